package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Eligibility;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Whose;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Effects on cards in hands and decks. */
public sealed interface CardEffect extends Effect {
    /**
     * Players draw cards.
     *
     * @param who the players who draw
     * @param cards the number of cards
     */
    @Rule("TL-5.6")
    record Draw(
            Whose who,

            @Rule("TL-5.6") @Bounded(most = Proofreader.DECK)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            who.players(here.controller()).forEach(player -> here.draw(player, cards));
        }
    }

    /**
     * A player chooses cards and discards them, or discards the whole hand if it has fewer.
     *
     * @param who the player who discards; not {@link Whose#ANY}
     * @param cards the number of cards
     */
    @Rule({"TL-9.15", "TL-9.16"})
    record Discard(
            Whose who,

            @Rule("TL-9.15") @Bounded(most = Proofreader.HAND)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            Seat player = who.players(here.controller()).head();
            here.chooseDiscards(player, cards).forEach(chosen -> here.discard(player, chosen));
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.require(
                    who != Whose.ANY, "TL-9.15/any-player", "one part of an effect can ask only one player to discard");
        }
    }

    /**
     * Players discard cards at random, or discard the whole hand if it has fewer.
     *
     * @param who the players who discard
     * @param cards the number of cards
     */
    @Rule({"TL-9.15", "TL-9.16"})
    record DiscardAtRandom(
            Whose who,

            @Rule("TL-9.15") @Bounded(most = Proofreader.HAND)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            who.players(here.controller()).forEach(player -> here.discardAtRandom(player, cards));
        }
    }

    /**
     * The controller chooses a deck, and its top cards are put into its Graveyard. That is not a draw.
     *
     * @param cards the number of cards; fewer if the deck has fewer
     */
    @Rule({"TL-5.7", "TL-9.9"})
    record Mill(
            @Rule("TL-5.7") @Bounded(most = Proofreader.DECK)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            Question deck = Question.of(here.controller(), "TL-9.9", "deck", Players.BOTH.map(Choice.Player::new));
            here.choose(deck, Mill::permits).forEach(choice -> here.mill(((Choice.Player) choice).who(), cards));
        }

        @Rule("TL-3.1")
        private static boolean permits(Choice choice, Verdict why) {
            return !(choice instanceof Choice.Player player)
                    || Players.has(player.who())
                    || why.no("TL-3.1/no-seat", "nobody sits at seat {seat:seat}", player.who());
        }
    }

    /**
     * The controller looks at the top cards of their own deck and puts them back in any order. The first one chosen ends up on top.
     *
     * @param cards the number of cards; fewer if the deck has fewer
     */
    @Rule({"TL-9.18", "TL-12.7"})
    record Reorder(
            @Rule("TL-9.18") @Bounded(most = Proofreader.DECK)
            int cards) implements CardEffect {
        @Override
        public void resolve(Resolution here) {
            Seat seat = here.controller();
            Array<Card> shown = Array.ofAll(here.look(seat, cards));
            Array<Card> left = shown;
            Array<Card> order = Array.empty();
            while (left.nonEmpty()) {
                Question question = new Question(
                        seat, "TL-9.18", "order", left.map(card -> new Choice.OnTop(card.id())), seat, shown);
                Option<Choice> choice = here.choose(question, eligible(shown, left));
                if (choice.isEmpty()) {
                    return;
                }
                String next = ((Choice.OnTop) choice.get()).card();
                order = order.appendAll(left.filter(card -> card.id().equals(next)));
                left = left.reject(card -> card.id().equals(next));
            }
            here.putBack(seat, order);
        }

        private static Eligibility eligible(Array<Card> shown, Array<Card> left) {
            return (choice, why) -> !(choice instanceof Choice.OnTop next)
                    || !shown.exists(card -> card.id().equals(next.card()))
                    || left.exists(card -> card.id().equals(next.card()))
                    || why.no("TL-9.18/back-already", "{card:card} is back already", next.card());
        }
    }
}
