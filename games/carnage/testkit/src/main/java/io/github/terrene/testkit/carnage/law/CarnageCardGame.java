package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.law.card.CardGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Games of Carnage with any cards; cards of the starter set fill the decks. */
public interface CarnageCardGame extends CardGame<Card, GameConfig, Game, Action> {
    @Override
    default Seq<Problem> faults(Card card) {
        return Catalogue.of(StarterSet.elements(), Array.of(card))
                .fold(problems -> problems, catalogue -> Array.empty());
    }

    /** Enough that there are all types among them. */
    @Override
    default int decks() {
        return 60;
    }

    @Override
    default Carnage rules(Seq<Card> cards) {
        return Carnage.of(Catalogue.of(StarterSet.elements(), StarterSet.cards().appendAll(cards))
                .get());
    }

    @Override
    default GameConfig config(Seq<Card> cards) {
        Array<Card> all = Array.ofAll(cards).appendAll(StarterSet.cards());
        return GameConfig.of(
                Options.standard(), CarnageSpecimen.list("one", all, 1), CarnageSpecimen.list("other", all, 2));
    }

    @Override
    default Seq<? extends Policy<? super Game, ? super Action>> policies() {
        return Styles.ALL;
    }
}
