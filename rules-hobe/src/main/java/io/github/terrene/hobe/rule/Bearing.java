package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Players;
import io.github.terrene.hobe.setup.Options.WeaponTargets;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Which Battle cards can bear a Weapon. */
@Rule({"HB-7.15", "HB-7.16", "HB-7.17", "HB-7.18"})
final class Bearing {
    private Bearing() {}

    /** All Battle cards in play, one by one. */
    static Array<Array<Choice>> bearers(Board board) {
        return Players.BOTH
                .flatMap(board::inPlay)
                .filter(CardInPlay::battle)
                .map(card -> Array.of(new Choice.InPlay(card.number())));
    }

    /** The bearer that is named, which must be there. */
    static CardInPlay bearer(Table table, PlayCardRule.Playing playing) {
        return table.find(((Choice.InPlay) playing.targets().head()).number());
    }

    /** Whether the bearer that is named can bear the Weapon. */
    static boolean fits(Game game, Seat seat, PlayCardRule.Playing playing, Verdict why) {
        Array<Choice> named = playing.targets();
        @Nullable
        CardInPlay bearer = named.size() == 1 && named.head() instanceof Choice.InPlay one
                ? game.table().find(one.number())
                : null;
        if (bearer == null || !bearer.battle()) {
            return why.no(
                    "HB-7.15",
                    "{card} is put on a Battle card in play",
                    "card",
                    playing.card().name());
        }
        return reachable(game, seat, playing.card(), bearer, why)
                && free(game, bearer, why)
                && allowed(playing.card(), bearer, why);
    }

    @Rule("HB-7.16")
    private static boolean reachable(Game game, Seat seat, Card weapon, CardInPlay bearer, Verdict why) {
        return bearer.controller().equals(seat)
                || game.options().weaponTargets() == WeaponTargets.ANY
                || weapon.continuous().exists(Continuous::across)
                || why.no(
                        "HB-7.16",
                        "{bearer} is not one of your own",
                        "bearer",
                        bearer.card().name());
    }

    @Rule("HB-7.17")
    private static boolean free(Game game, CardInPlay bearer, Verdict why) {
        return game.table().weapons(bearer.place()).size() < game.options().weaponsPerCard()
                || why.no(
                        "HB-7.17",
                        "{bearer} bears a Weapon already",
                        "bearer",
                        bearer.card().name());
    }

    @Rule({"HB-7.18", "HB-7.36"})
    private static boolean allowed(Card weapon, CardInPlay bearer, Verdict why) {
        return bearer.card().continuous().forAll(text -> text.bears(weapon))
                        && weapon.continuous().forAll(text -> text.borneBy(bearer))
                || why.no(
                        "HB-7.18",
                        "{bearer} cannot bear {card}",
                        "bearer",
                        bearer.card().name(),
                        "card",
                        weapon.name());
    }
}
