package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.battle.AttackRule;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.TeamBlocks;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Three teams of two, who block for each other. */
final class ThreeTeams {
    static final Format FORMAT = new Format(
            "three-teams",
            Array.range(0, 3).map(team -> Array.of(Seat.of(team), Seat.of(team + 3))),
            3,
            1,
            50,
            "TO-4.18");
    private static final DeckRules DECKS = new DeckRules(15, 1, 3, 1);

    static TerreneOdyssey rules(Catalogue catalogue) {
        return TerreneOdyssey.of(StandardRules.of(FORMAT, catalogue).replacing(new Blocking()), DECKS);
    }

    private static final class Blocking extends AttackRule {
        @Override
        protected Array<Seat> blockers(Table table, Options options, Seat defender) {
            Array<Seat> attacked = super.blockers(table, options, defender);
            return options.teamBlocks() == TeamBlocks.OWN_ONLY
                    ? attacked
                    : attacked.appendAll(table.others(defender).filter(seat -> table.allied(seat, defender)));
        }
    }

    private ThreeTeams() {}
}
