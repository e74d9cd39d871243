package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Whose;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.vavr.control.Option;

/** Effects on decks, hands, piles, Situations and Events. */
public sealed interface CardEffect extends Effect {
    /**
     * Decks lose cards, the active player's deck first.
     *
     * @param whose whose deck
     * @param cards the number of cards
     */
    @Rule({"HB-10.4", "HB-10.18"})
    record LoseCards(Whose whose, @Rule("HB-10.18") @Bounded int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            whose.players(here.board().active(), here.controller()).forEach(player -> here.lose(player, cards));
        }
    }

    /**
     * Players draw cards.
     *
     * @param whose the players who draw
     * @param cards the number of cards
     */
    @Rule("HB-5.4")
    record Draw(Whose whose, @Rule("HB-5.4") @Bounded int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            whose.players(here.board().active(), here.controller()).forEach(player -> here.draw(player, cards));
        }
    }

    /**
     * A player discards a card of that player's choice.
     *
     * @param whose the player who discards: the controller or the opponent
     */
    @Rule({"HB-10.15", "HB-10.19"})
    record Discard(Whose whose) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            Seat player =
                    whose.players(here.board().active(), here.controller()).head();
            here.chooseInHand(player).forEach(card -> here.discard(player, card));
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.require(whose != Whose.ANY, "HB-10.4/any-player", "each player's discard is a part of its own");
        }
    }

    /** A Situation is destroyed. */
    @Rule({"HB-3.10", "HB-7.29"})
    record DestroySituation(Whose whose) implements CardEffect {
        @Override
        public Option<Targets> targets() {
            return Option.some(new Targets(1, new Sorts.SituationOf(whose)));
        }

        @Override
        public void resolve(Resolution here) {
            here.aimedAt(targets().get())
                    .forEach(all -> here.destroy(all.map(each -> ((Choice.InPlay) each).number())));
        }
    }

    /**
     * A card comes back from an Underworld to its owner's hand.
     *
     * @param kind which cards may be chosen
     */
    @Rule({"HB-7.34", "HB-12.7"})
    record TakeBack(CardKind kind) implements CardEffect {
        @Override
        public Option<Targets> targets() {
            return Option.some(new Targets(1, new Sorts.InUnderworld(Whose.OWN, kind)));
        }

        @Override
        public void resolve(Resolution here) {
            here.aimedAt(targets().get())
                    .forEach(all -> all.forEach(
                            each -> here.takeBack(((Choice.Buried) each).of(), ((Choice.Buried) each).card())));
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.kind(kind);
        }
    }

    /** A Battle card comes from its player's Underworld to standby. */
    @Rule({"HB-9.16", "HB-10.10", "HB-10.17"})
    record Revive() implements CardEffect {
        @Override
        public Option<Targets> targets() {
            return Option.some(new Targets(1, new Sorts.InUnderworld(Whose.OWN, CardKind.BATTLE)));
        }

        @Override
        public void resolve(Resolution here) {
            here.aimedAt(targets().get())
                    .forEach(all -> all.forEach(
                            each -> here.putIntoStandby(((Choice.Buried) each).of(), ((Choice.Buried) each).card())));
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
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            here.recover(here.controller(), cards);
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
            Option<Integer> limit) implements CardEffect {
        /** Counters any Event. */
        public static Counter any() {
            return new Counter(Option.none());
        }

        @Override
        public boolean answers(Card event) {
            return limit.forAll(most -> event.cost() <= most);
        }

        @Override
        public void resolve(Resolution here) {
            here.counter();
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.onCounter();
        }
    }
}
