package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.testkit.law.card.CardGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Games of Terralore with any cards, one of each. */
public interface TerraloreCardGame extends CardGame<Card, GameConfig, Game, Action> {
    /** The tokens that cards of the starter set make. */
    Array<Card> STARTER_TOKENS = StarterSet.catalogue().all().filter(card -> card.kind() == CardKind.TOKEN);

    /** Tokens of the starter set may be spoken of. Its other cards are known to be faultless: they are not inspected with each card again. */
    @Override
    default Seq<Problem> faults(Card card) {
        return Catalogue.of(STARTER_TOKENS.append(card)).fold(problems -> problems, catalogue -> Array.empty());
    }

    @Override
    default int decks() {
        return 2 * DeckRules.SIZE;
    }

    @Override
    default Terralore rules(Seq<Card> cards) {
        return Terralore.of(Catalogue.of(StarterSet.cards().appendAll(cards)).get());
    }

    @Override
    default GameConfig config(Seq<Card> cards) {
        return GameConfig.of(
                Options.standard(),
                Deck.of("one", cards.take(DeckRules.SIZE)),
                Deck.of("other", cards.drop(DeckRules.SIZE)));
    }

    @Override
    default Seq<? extends Policy<? super Game, ? super Action>> policies() {
        return Styles.ALL;
    }
}
