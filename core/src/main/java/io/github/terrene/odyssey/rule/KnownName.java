package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Member;
import org.jspecify.annotations.Nullable;

/** What a refusal calls a Character: its name, unless the player who is refused may not know the card. */
@Internal
public final class KnownName {
    private KnownName() {}

    /** The name of a Character for that player. */
    public static String of(Game game, Seat seat, int id) {
        @Nullable Member member = game.table().find(id);
        if (member == null) {
            return "Character " + id;
        }
        boolean known =
                member.recruited() || game.side(member.seat()).insiders().contains(seat);
        return known ? member.name() : "a face-down Character";
    }
}
