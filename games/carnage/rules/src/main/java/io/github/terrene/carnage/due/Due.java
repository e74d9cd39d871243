package io.github.terrene.carnage.due;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.table.Loss;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Progress;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is under way in a game, or waiting to happen. */
public sealed interface Due {
    /** What follows automatically. Whose it is goes without saying: the active player's, unless it says otherwise. */
    enum Course {
        /** Both players draw an Element card: who has the higher one is asked. */
        DRAW_FOR_SWORD,
        /** The player with the higher Element card chooses between Sword and Diamond. */
        SWORD_OR_DIAMOND,
        /** The active player receives action points. */
        ACTION_POINTS,
        /** The active player goes on with the turn. */
        TURN,
        /** The active player may burn another card in the same action. */
        BURN,
        /** A pillar of the active player may be complete. */
        PILLAR,
        /** A player orders the company: first the attacker, then the defender. */
        ORDER,
        /** The defender blocks, or lets the attack or invasion pass. */
        BLOCK,
        /** Element cards are drawn for the duel. */
        ELEMENT_CARDS,
        /** The three rounds are fought. */
        ROUNDS,
        /** The duel is over, and who won it gains by it. */
        END_OF_DUEL,
        /** The invader picks a Location of the opponent's realm. */
        LOCATION,
        /** The invader, whose Monsters have lost, saves one of them. */
        SAVE;

        private final Array<Due> due = Array.of(new Then(this));

        /** This as what is due. */
        public Array<Due> next() {
            return due;
        }
    }

    /** Why cards are drawn. */
    enum Reason {
        /** The first hand. */
        FIRST_HAND("CG-4.8", "CG-4.8"),
        /** The turn begins. */
        TURN("CG-5.3", "CG-5.9"),
        /** A text says so. */
        TEXT("CG-12.7", "CG-5.9");

        private final String rule;
        private final String mandatory;

        Reason(String rule, String mandatory) {
            this.rule = rule;
            this.mandatory = mandatory;
        }

        /** The number of the rule by which they are drawn. */
        public String rule() {
            return rule;
        }

        /** The number of the rule by which that may not be declined. */
        public String mandatory() {
            return mandatory;
        }
    }

    /**
     * The draft of a player, which only that player sees. What is kept so far is what was chosen.
     *
     * @param legends the Legends drawn, in that order
     * @param relics the Relics drawn, in that order
     */
    @Rule({"CG-4.1", "CG-4.2", "CG-4.11", "CG-14.7"})
    record DraftOffer(Seat seat, Array<Card> legends, Array<Card> relics) implements Due {}

    /**
     * The text of a card is being carried out, one part after another.
     *
     * @param source the card that has the text, as it was when that began
     * @param cause the other card to which something happened that the text waited for
     * @param ability the place of the ability on the card, counted from 0
     * @param progress how far it is carried out: at the part that asks, or else at the next one
     * @param answers what was chosen for that part so far, the first choice first
     */
    @Rule({"CG-12.1", "CG-12.3", "CG-12.20"})
    record UnderWay(CardInPlay source, Option<CardInPlay> cause, int ability, Progress progress, Array<Choice> answers)
            implements Due {}

    /**
     * A player draws cards, and names the deck for each.
     *
     * @param reason why the cards are drawn
     * @param left the number of cards still to be drawn, if the decks hold so many
     */
    @Rule({"CG-4.8", "CG-5.3", "CG-12.7"})
    record Drawing(Seat seat, Reason reason, int left) implements Due {}

    /**
     * A player discards cards by an effect, one after another.
     *
     * @param left the number of cards still to be discarded, if the hand holds so many
     */
    @Rule("CG-12.8")
    record Discarding(Seat seat, int left) implements Due {}

    /**
     * A player looks at the top cards of their Element deck.
     *
     * @param number the number of cards, if the deck holds so many
     * @param discarding whether the player may discard them; otherwise all of them go back
     */
    @Rule({"CG-6.4", "CG-8.13"})
    record Looking(Seat seat, int number, boolean discarding) implements Due {}

    /**
     * A player has looked at the top cards of their Element deck, and puts them back in any order.
     *
     * @param number the number of cards
     * @param discarding whether the player may discard them instead
     */
    @Rule({"CG-6.4", "CG-14.8"})
    record PuttingBack(Seat seat, int number, boolean discarding) implements Due {}

    /**
     * The pillar of a player is complete: one Location of each element goes to the Pantheon.
     *
     * @param locations the Locations chosen so far, in the order of the elements
     */
    @Rule({"CG-11.1", "CG-12.14"})
    record CompletingPillar(Seat seat, Array<Card> locations) implements Due {}

    /**
     * Fighters of the opponent are exchanged by effects.
     *
     * @param left the players who still have to name a pair, the next one first; a player appears once for each effect
     */
    @Rule({"CG-12.4", "CG-12.9"})
    record Exchanging(Array<Seat> left) implements Due {}

    /**
     * Losses are settled, one after another.
     *
     * @param left the losses that are not settled yet, the next one first
     */
    @Rule({"CG-9.1", "CG-9.2", "CG-9.3"})
    record SettlingLosses(Array<Loss> left) implements Due {}

    /**
     * A player puts a Legend into the Pantheon.
     *
     * @param won whether the player won a duel; otherwise the player's attack was let pass
     */
    @Rule({"CG-7.6", "CG-9.5", "CG-9.6"})
    record Ascending(Seat seat, boolean won) implements Due {}

    /**
     * A player may put a Legend from the hand into the place of one that ascended.
     *
     * @param place the place in the spearhead, from 1 to 3
     */
    @Rule("CG-9.9")
    record Replacing(Seat seat, @Names(Named.PLACE) int place) implements Due {}

    /**
     * The game continues.
     *
     * @param course what follows
     */
    @Rule({"CG-4.9", "CG-5.5", "CG-5.11", "CG-7.4", "CG-8.17", "CG-10.14", "CG-12.3", "CG-12.16"})
    record Then(Course course) implements Due {}
}
