package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Effects on cards in hands, decks and Graveyards. */
public sealed interface PileEffect extends OwnEffect {
    /**
     * The controller chooses a deck, and its top cards are put into its Graveyard. That is not a draw.
     *
     * @param cards the number of cards; fewer if the deck has fewer
     */
    @Rule({"TL-5.7", "TL-9.9"})
    record MillEither(
            @Rule("TL-5.7") @Bounded(most = Proofreader.DECK)
            int cards) implements PileEffect {
        @Override
        public void resolve(Resolution here) {
            Question deck = Question.of(here.you(), "TL-9.9", "deck", Players.BOTH.map(OwnChoice.Player::new));
            here.choose(deck, MillEither::permits)
                    .forEach(
                            choice -> here.mill(((OwnChoice.Player) choice).who(), cards, Where.DECK, Where.GRAVEYARD));
        }

        @Rule("TL-3.1")
        private static boolean permits(Choice choice, Verdict why) {
            return !(choice instanceof OwnChoice.Player player)
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
            int cards) implements PileEffect {
        @Override
        public void resolve(Resolution here) {
            Seat seat = here.you();
            Array<Card> shown = Array.ofAll(here.look(seat, cards));
            Array<Card> left = shown;
            Array<Card> order = Array.empty();
            while (left.nonEmpty()) {
                Question question =
                        Question.secret(seat, "TL-9.18", "order", left.map(card -> new OwnChoice.OnTop(card.id())));
                Option<Choice> choice = here.chooseOnTop(question, seat, shown, eligible(shown, left));
                if (choice.isEmpty()) {
                    return;
                }
                String next = ((OwnChoice.OnTop) choice.get()).card();
                order = order.appendAll(left.filter(card -> card.id().equals(next)));
                left = left.reject(card -> card.id().equals(next));
            }
            here.putBack(seat, order);
        }

        private static Eligibility eligible(Array<Card> shown, Array<Card> left) {
            return (choice, why) -> !(choice instanceof OwnChoice.OnTop next)
                    || !shown.exists(card -> card.id().equals(next.card()))
                    || left.exists(card -> card.id().equals(next.card()))
                    || why.no("TL-9.18/back-already", "{card:card} is back already", next.card());
        }
    }

    /**
     * The controller looks at the top cards of their own deck and draws one of them.
     *
     * @param cards the number of cards; fewer if the deck has fewer
     */
    @Rule({"TL-9.18", "TL-9.38"})
    record DrawOneOf(
            @Rule("TL-9.18") @Bounded(least = 2, most = Proofreader.DECK)
            int cards) implements PileEffect {
        @Override
        public void resolve(Resolution here) {
            Seat seat = here.you();
            Array<Card> shown = Array.ofAll(here.look(seat, cards));
            Question question =
                    Question.secret(seat, "TL-9.38", "keep", shown.map(card -> new OwnChoice.OnTop(card.id())));
            here.chooseOnTop(question, seat, shown, Eligibility.OFFERED).forEach(choice -> {
                String kept = ((OwnChoice.OnTop) choice).card();
                here.putBack(seat, shown.filter(card -> card.id().equals(kept)));
                here.draw(seat, 1);
            });
        }
    }

    /** Creatures that came onto the field are revealed: their "on reveal" effects happen. */
    @Rule("TL-8.10")
    record Reveal(Selection whom) implements PileEffect {
        @Override
        public void resolve(Resolution here) {
            Option<? extends Array<? extends Thing>> things = whom.in(here);
            if (things.isDefined()) {
                here.reveal(things.get());
            }
        }

        @Override
        public void proofread(Proof proof) {
            proof.inPlay(whom);
        }
    }

    /** The card comes back from the Graveyard to the lane it left. */
    @Rule({"TL-9.21", "TL-8.6"})
    record ComeBack() implements PileEffect {
        @Override
        public void resolve(Resolution here) {
            here.comeBack();
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).comesBack(this);
        }
    }
}
