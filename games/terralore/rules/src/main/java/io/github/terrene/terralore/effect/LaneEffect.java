package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Duration;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiPredicate;

/** Effects on the lanes of a column, and between lanes. */
public sealed interface LaneEffect extends Effect {
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
            here.addToTotal(here.source().place().sideOf(here.controller()), points);
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.beforeTotals();
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
            here.multiplyTotal(here.source().place().sideOf(here.controller()), by);
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.require(by != 1, "TL-9.13/no-change", "multiplying by 1 changes nothing");
            reader.beforeTotals();
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
            for (Seat seat : side.players(here.controller())) {
                for (int i = 0; i < number; i++) {
                    here.makeToken(token, here.source().place().sideOf(seat));
                }
            }
        }

        @Override
        public Seq<Card> tokens() {
            return Array.of(token);
        }
    }

    /** Creatures are destroyed, and the card gains the current points that they had. */
    @Rule({"TL-8.4", "TL-9.11"})
    record Devour(CreatureFilter who) implements LaneEffect {
        @Override
        public void resolve(Resolution here) {
            Array<Integer> eaten = who.in(here);
            int points = Place.all()
                    .flatMap(here::standing)
                    .filter(each -> eaten.contains(each.number()))
                    .map(here::points)
                    .sum()
                    .intValue();
            if (eaten.nonEmpty()) {
                here.destroy(eaten);
                here.change(Array.of(here.source().number()), new Change.Added(points, Duration.LASTING));
            }
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.thisCreature();
        }
    }

    /** Two Creatures of one player, one from each lane, exchange lanes. The one in the attacking lane is chosen first. */
    @Rule("TL-14.5")
    record ExchangeLanes() implements LaneEffect {
        @Override
        public void resolve(Resolution here) {
            for (CardOnField one : ask(here, (each, why) -> canBeFirst(here, each, why))) {
                Place opposite = one.place().other();
                ask(here, (each, why) -> isIn(opposite, here, each, why))
                        .forEach(other -> here.exchange(one.number(), other.number()));
            }
        }

        private static Option<CardOnField> ask(Resolution here, BiPredicate<CardOnField, Verdict> who) {
            Array<Choice> options = Place.all()
                    .flatMap(here::standing)
                    .filter(each -> who.test(each, Verdict.SILENT))
                    .map(each -> new Choice.Creature(each.number()));
            return here.choose(
                            Question.of(here.controller(), "TL-14.5", "exchange", options),
                            (choice, why) -> choice.onField(here).forAll(each -> who.test(each, why)))
                    .flatMap(choice -> choice.onField(here));
        }

        private static boolean canBeFirst(Resolution here, CardOnField each, Verdict why) {
            Place attacking = Place.of(each.controller(), Lane.ATTACKING);
            return isIn(attacking, here, each, why)
                    && (here.standing(attacking.other()).exists(other -> canMove(here, other, Verdict.SILENT))
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
                    && (!here.own(each)
                            || why.no(
                                    "TL-9.22/own-card", "an effect does not reach its own card, {card}", each.card()));
        }
    }
}
