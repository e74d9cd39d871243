package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.table.Side;

/** Which names may be recruited. */
@Internal
public final class UniqueNames {
    private UniqueNames() {}

    /** Whether a player may recruit a Character with that name; refuses if not. */
    public static boolean permit(Game game, Seat seat, CharacterCard card, Verdict why) {
        return free(game.edition(), game.side(seat), card)
                || why.no("TO-4.9/unique", "another {character} is already recruited", card.name());
    }

    /** Whether the player's recruited Characters leave room for another with that name; tokens are exempt. */
    @Rule("TO-4.9")
    public static boolean free(Edition edition, Side side, CharacterCard card) {
        return !edition.uniqueNames()
                || card.token()
                || !side.members()
                        .exists(member ->
                                member.recruited() && member.card().id().equals(card.id()));
    }
}
