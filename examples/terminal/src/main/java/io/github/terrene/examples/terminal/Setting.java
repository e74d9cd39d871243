package io.github.terrene.examples.terminal;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.tale.Detail;
import io.github.terrene.examples.terminal.tale.Narrator;
import io.github.terrene.examples.terminal.tale.Onlooker;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchRules;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How a match is told, and by which rules it is played.
 *
 * @param paper where it is told
 * @param detail how much
 * @param eyes through whose eyes; nobody's: everything is told
 */
record Setting(Paper paper, Detail detail, Option<Seat> eyes) {
    /** The cards. */
    static final CardSet BASE_SET = new BaseSet();

    private static final MatchRules RULES = MatchRules.of(TerreneOdyssey.duel(Catalogue.ofSets(Array.of(BASE_SET))
            .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")))));

    /** The rules. */
    MatchRules rules() {
        return RULES;
    }

    /** The same through the eyes of a seat. */
    Setting seenBy(Seat seat) {
        return new Setting(paper, detail, Option.some(seat));
    }

    /** A narrator of a match between these players. */
    Narrator narrator(Cast cast) {
        return new Narrator(paper, cast, new Onlooker(RULES, eyes), detail);
    }
}
