package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.word.Adjective;
import io.github.terrene.kernel.word.Comparison;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Noun;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.Where;

/** Why a thing is not of the sort that an effect asks for: each of these tells a verdict. */
final class Misfits {
    private Misfits() {}

    /** Whether it is one of those that are meant, whatever its numbers are. */
    static boolean sort(Targeting asked, Thing thing, Verdict why) {
        return noun(asked, thing, why)
                && whose(asked, thing, why)
                && (asked.board().isIn(asked.who().where(), thing, asked.self())
                        || why.no("TL-3.9/other-column", "{card} is in the other column", thing.card()))
                && asked.who().adjectives().forAll(each -> adjective(asked.board(), each, thing, why));
    }

    @Rule({"TL-1.6", "TL-9.27"})
    private static boolean noun(Targeting asked, Thing thing, Verdict why) {
        Noun noun = asked.who().noun();
        if (asked.board().is(thing, noun)) {
            return true;
        }
        if (!(noun instanceof Affinity) && noun != CardKind.CREATURE) {
            return why.stop("TL-9.27/other-kind", "{card} is not of the kind that is meant", thing.card());
        }
        return noun instanceof Affinity affinity && ((Card) thing.card()).kind().creature()
                ? why.no(
                        "TL-1.6/other-affinity",
                        "{card} does not have the affinity {affinity}",
                        thing.card(),
                        affinity.name())
                : why.stop("TL-9.27/no-creature", "{card} is not a Creature", thing.card());
    }

    @Rule("TL-9.27")
    private static boolean whose(Targeting asked, Thing thing, Verdict why) {
        if (asked.who().whose().means(asked.you(), thing.controller())) {
            return true;
        } else if (asked.who().whose() == Whose.ENEMY) {
            return why.no("TL-9.27/no-enemy", "{card} is not an enemy", thing.card());
        }
        return ((Where) asked.who().where()).onField()
                ? why.no("TL-9.27/not-yours", "{card} is not yours", thing.card())
                : why.no(
                        "TL-9.27/not-in-graveyard",
                        "{card:card} is not in your Graveyard",
                        thing.card().id());
    }

    @Rule("TL-1.7")
    private static boolean adjective(Board board, Adjective word, Thing thing, Verdict why) {
        return word.fits(board, thing)
                || word instanceof Tribe tribe
                        && why.no(
                                "TL-1.7/other-tribe", "{card} is not of the tribe {tribe}", thing.card(), tribe.name());
    }

    @Rule({"TL-1.3", "TL-1.11", "TL-9.27"})
    static boolean number(Targeting asked, Thing thing, Verdict why) {
        for (Filter.Than than : asked.who().than()) {
            boolean there = asked.board().has(thing, than.stat());
            int number = asked.board().stat(thing, than.stat());
            if (!there) {
                return why.no("TL-1.11/token-cost-free", "{card} is a token, and has no cost", thing.card());
            } else if (!than.comparison().holds(number, than.number())) {
                return than.stat() == Figure.COST ? cost(thing, than, number, why) : points(thing, than, number, why);
            }
        }
        return true;
    }

    private static boolean atMost(Filter.Than than) {
        return than.comparison() == Comparison.AT_MOST;
    }

    private static boolean cost(Thing thing, Filter.Than than, int cost, Verdict why) {
        return atMost(than)
                ? why.no(
                        "TL-1.3/too-dear-now",
                        "{card} costs {cost:number}, which is more than {most:number}",
                        thing.card(),
                        cost,
                        than.number())
                : why.no("TL-1.3/other-cost", "{card} costs {cost:number}", thing.card(), cost);
    }

    private static boolean points(Thing thing, Filter.Than than, int points, Verdict why) {
        return atMost(than)
                ? why.no(
                        "TL-9.27/too-strong",
                        "{card} has {points:number} points, which is more than {most:number}",
                        thing.card(),
                        points,
                        than.number())
                : why.no("TL-9.27/other-points", "{card} has {points:number} points", thing.card(), points);
    }
}
