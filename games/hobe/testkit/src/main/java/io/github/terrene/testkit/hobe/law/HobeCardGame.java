package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.law.card.CardGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Games of Hobe with any cards, one of each. */
public interface HobeCardGame extends CardGame<Card, GameConfig, Game, Action> {
    /** How many cards a deck has. */
    int DECK = 40;

    @Override
    default Seq<Problem> faults(Card card) {
        return Catalogue.of(Array.of(card)).fold(problems -> problems, catalogue -> Array.empty());
    }

    @Override
    default int decks() {
        return 2 * DECK;
    }

    @Override
    default Hobe rules(Seq<Card> cards) {
        return Hobe.of(Catalogue.of(StarterSet.cards().appendAll(cards)).get());
    }

    @Override
    default GameConfig config(Seq<Card> cards) {
        return GameConfig.of(Options.standard(), Deck.of("one", cards.take(DECK)), Deck.of("other", cards.drop(DECK)));
    }

    @Override
    default Seq<? extends Policy<? super Game, ? super Action>> policies() {
        return Styles.ALL;
    }
}
