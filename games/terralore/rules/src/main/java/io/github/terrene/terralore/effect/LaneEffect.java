package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiPredicate;

/** Effects on the lanes of a column, and between lanes. */
public sealed interface LaneEffect extends OwnEffect {
    /**
     * Points are added to the total of the controller's lane in the column of the card, this turn.
     *
     * @param points the number of points; may be negative
     */
    @Rule("TL-9.13")
    record AddToTotal(
            @Rule("TL-9.13") @Bounded(least = -Proofreader.MOST_POINTS, notZero = true, called = "a change")
            int points) implements LaneEffect {
        @Override
        public void resolve(Resolution here) {
            here.addToTotal(here.self().place().sideOf(here.you()), points);
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).beforeTotals(this);
        }
    }

    /**
     * The total of the controller's lane in the column of the card is multiplied, this turn.
     *
     * @param by the factor; not 1, which changes nothing
     */
    @Rule("TL-9.13")
    record MultiplyTotal(
            @Rule("TL-9.13") @Bounded(least = 0, most = 9, called = "a factor")
            int by) implements LaneEffect {
        @Override
        public void resolve(Resolution here) {
            here.multiplyTotal(here.self().place().sideOf(here.you()), by);
        }

        @Override
        public void proofread(Proof proof) {
            proof.require(by != 1, "TL-9.13/no-change", "multiplying by 1 changes nothing");
            ((Proofreader) proof).beforeTotals(this);
        }
    }

    /**
     * Tokens are made in the column of the card.
     *
     * @param token the token
     * @param number the number of tokens; fewer if there are not enough places
     * @param side on whose side; {@link Whose#ANY} means both
     */
    @Rule({"TL-1.9", "TL-3.11", "TL-8.6", "TL-8.8"})
    record MakeTokens(
            Card token,

            @Rule("TL-3.5") @Bounded(most = Proofreader.LANE, called = "the number of tokens")
            int number,

            Whose side)
            implements LaneEffect {
        @Override
        public void resolve(Resolution here) {
            for (Seat seat : here.players(side)) {
                for (int i = 0; i < number; i++) {
                    here.makeToken(token, here.self().place().sideOf(seat));
                }
            }
        }

        @Override
        public Seq<? extends PrintedCard> makes() {
            return Array.of(token);
        }
    }

    /** Creatures are destroyed, and the card gains the current points that they had. */
    @Rule({"TL-8.4", "TL-9.11"})
    record Devour(Filter who) implements LaneEffect {
        @Override
        public void resolve(Resolution here) {
            Array<Thing> eaten = who.in(here);
            long points = 0;
            for (Thing each : eaten) {
                points += here.world().stat(each, Figure.POINTS);
            }
            if (eaten.nonEmpty()) {
                here.destroy(eaten);
                int gained = (int) Math.min(points, Integer.MAX_VALUE);
                here.add(Array.of(here.self()), Figure.POINTS, gained, Duration.LASTING);
            }
        }

        @Override
        public void proofread(Proof proof) {
            proof.thisCard();
            proof.inPlay(new Selection.This());
        }
    }

    /** Two Creatures of one player, one from each lane, exchange lanes. The one in the attacking lane is chosen first. */
    @Rule("TL-14.5")
    record ExchangeLanes() implements LaneEffect {
        @Override
        public void resolve(Resolution here) {
            for (CardOnField one : ask(here, (each, why) -> canBeFirst(here, each, why))) {
                Place opposite = one.place().other();
                ask(here, (each, why) -> isIn(opposite, here, each, why)).forEach(other -> here.exchange(one, other));
            }
        }

        private static Option<CardOnField> ask(Resolution here, BiPredicate<CardOnField, Verdict> who) {
            Board now = here.world();
            Array<Choice> options = Place.all()
                    .flatMap(now::standing)
                    .filter(each -> who.test(each, Verdict.SILENT))
                    .map(each -> new OwnChoice.Creature(each.number()));
            return here.choose(
                            Question.of(here.you(), "TL-14.5", "exchange", options),
                            (choice, why) -> OwnChoice.onField(choice, now).forAll(each -> who.test(each, why)))
                    .flatMap(choice -> OwnChoice.onField(choice, now));
        }

        private static boolean canBeFirst(Resolution here, CardOnField each, Verdict why) {
            Place attacking = Place.of(each.controller(), Lane.ATTACKING);
            return isIn(attacking, here, each, why)
                    && (here.world().standing(attacking.other()).exists(other -> canMove(here, other, Verdict.SILENT))
                            || why.no(
                                    "TL-14.5/no-partner",
                                    "{card} has no Creature to exchange lanes with",
                                    each.card()));
        }

        private static boolean isIn(Place place, Resolution here, CardOnField each, Verdict why) {
            return canMove(here, each, why)
                    && (each.place().equals(place)
                            || why.no("TL-14.5/other-lane", "{card} is not in the lane that is meant", each.card()));
        }

        @Rule({"TL-9.22", "TL-9.27"})
        private static boolean canMove(Resolution here, CardOnField each, Verdict why) {
            return (each.creature() || why.stop("TL-9.27/no-creature", "{card} is not a Creature", each.card()))
                    && (!here.world().same(here.self(), each)
                            || why.no(
                                    "TL-9.22/own-card", "an effect does not reach its own card, {card}", each.card()));
        }
    }
}
