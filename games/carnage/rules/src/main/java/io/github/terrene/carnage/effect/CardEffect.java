package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Effects on hands, on the Companion and Adventure decks, and on the discard pile. */
public sealed interface CardEffect extends Effect {
    /**
     * A player draws cards, and names the deck for each.
     *
     * @param who the player
     * @param cards the number of cards
     */
    @Rule({"CG-12.7", "CG-12.15"})
    record Draw(
            Who who,

            @Rule("CG-12.7") @Bounded(most = Proofreader.MOST_CARDS)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            here.draw(who.seat(here.controller()), cards);
        }
    }

    /**
     * A player draws cards from a deck that the card names.
     *
     * @param who the player
     * @param deck the deck
     * @param cards the number of cards
     */
    @Rule({"CG-12.7", "CG-12.15"})
    record DrawFrom(
            Who who,
            DeckKind deck,

            @Rule("CG-12.7") @Bounded(most = Proofreader.MOST_CARDS)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            here.draw(who.seat(here.controller()), deck, cards);
        }
    }

    /**
     * A player discards cards of that player's choice.
     *
     * @param who the player
     * @param cards the number of cards
     */
    @Rule("CG-12.8")
    record Discard(
            Who who,

            @Rule("CG-12.8") @Bounded(most = Proofreader.MOST_CARDS)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            here.discard(who.seat(here.controller()), cards);
        }
    }

    /**
     * The player takes a card back from their discard pile.
     *
     * @param kind the kind that the card must be of; none for any card
     */
    @Rule({"CG-12.2", "CG-14.9"})
    record TakeBack(@Rule("CG-1.1") Option<CardKind> kind) implements CardEffect {
        /** Takes back any card. */
        public static TakeBack any() {
            return new TakeBack(Option.none());
        }

        /** Takes back a card of that kind. */
        public static TakeBack of(CardKind kind) {
            return new TakeBack(Option.some(kind));
        }

        /** The cards that can be taken, sorted by id; copies are one. */
        private Array<Card> fitting(Board board, Seat controller) {
            return board.discarded(controller)
                    .filter(card -> kind.forAll(card::is))
                    .distinctBy(Card::id)
                    .sortBy(Card::id);
        }

        @Override
        public boolean possible(Board board, Seat controller) {
            return board.discarded(controller).exists(card -> kind.forAll(card::is));
        }

        @Override
        public void resolve(Resolution here) {
            Array<Card> fitting = fitting(here.board(), here.controller());
            here.choose("card", fitting.map(card -> new Choice.OnTable(card.id())))
                    .flatMap(chosen -> fitting.find(card -> chosen.equals(new Choice.OnTable(card.id()))))
                    .forEach(here::takeBack);
        }

        @Override
        public void proofread(Proofreader proof) {
            proof.require(
                    !kind.contains(CardKind.UNKNOWN),
                    "CG-1.1/unknown-type",
                    "only a Legend, Relic, Monster or Location comes back");
        }
    }
}
