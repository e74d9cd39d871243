package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What happens only in Hobe. */
public sealed interface HobeEffect extends OwnEffect {
    /** A Battle card comes to an empty slot of the battlefield that the controller of the card chooses. */
    @Rule("HB-10.17")
    record BringToBattlefield(Selection whom) implements HobeEffect {
        @Override
        public Option<Selection.Chosen> target() {
            return whom.target();
        }

        @Override
        public void resolve(Resolution here) {
            Option<? extends Array<? extends Thing>> things = whom.in(here);
            if (things.isDefined() && things.get().headOption().getOrNull() instanceof CardInPlay named) {
                Option.of(here.world().find(named.number()))
                        .filter(here::reaches)
                        .forEach(card -> bring(card, here));
            }
        }

        private static void bring(CardInPlay card, Resolution here) {
            Seat side = card.controller();
            Board board = here.world();
            here.choose(
                            Question.of(
                                    side,
                                    "HB-10.17",
                                    "slot",
                                    board.empty(side, Slot.BATTLEFIELD).map(OwnChoice.At::new)),
                            (choice, why) ->
                                    !(choice instanceof OwnChoice.At at) || isEmpty(board, side, at.slot(), why))
                    .forEach(slot -> here.bringToBattlefield(card, ((OwnChoice.At) slot).slot()));
        }

        private static boolean isEmpty(Board board, Seat side, Slot slot, Verdict why) {
            @Nullable CardInPlay there = board.at(side, slot);
            return (slot.battlefield()
                            || why.no("HB-10.17/not-on-battlefield", "{slot} is not on the battlefield", slot))
                    && (there == null
                            || why.no(
                                    "HB-10.17/slot-taken",
                                    "{slot} is taken by {card}",
                                    slot,
                                    there.card().name()));
        }

        @Override
        public void proofread(Proof proof) {
            proof.inPlay(whom);
            proof.require(!whom.plural(), "HB-10.17/several-cards", "only one card at a time comes to the battlefield");
        }
    }

    /**
     * Lost cards are shuffled back into the deck.
     *
     * @param cards the highest number of cards
     */
    @Rule("HB-10.11")
    record Recover(
            @Rule("HB-10.11") @Bounded(most = Proofreader.MOST_RECOVERED)
            int cards) implements HobeEffect {
        @Override
        public void resolve(Resolution here) {
            here.recover(here.you(), cards);
        }
    }

    /**
     * The Event played directly before is countered.
     *
     * @param limit the highest cost of an Event that can be countered; none for no limit
     */
    @Rule({"HB-8.6", "HB-8.12"})
    record Counter(
            @Rule({"HB-1.8", "HB-8.12"}) @Bounded(least = 0, called = "a cost")
            Option<Integer> limit) implements HobeEffect {
        @Override
        public boolean answers(Card event) {
            return limit.forAll(most -> event.cost() <= most);
        }

        @Override
        public void resolve(Resolution here) {
            here.counter();
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).onCounter();
        }
    }
}
