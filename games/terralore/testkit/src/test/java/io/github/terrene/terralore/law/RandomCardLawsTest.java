package io.github.terrene.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.card.AnyCardLaws;
import io.github.terrene.testkit.terralore.law.RandomCards;
import io.github.terrene.testkit.terralore.law.TerraloreCardGame;
import io.github.terrene.testkit.terralore.law.TerraloreSpecimen;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/** Whatever the card language can say is either refused by a catalogue or can be played. */
class RandomCardLawsTest implements TerraloreCardGame, AnyCardLaws<Card, GameConfig, Game, Action, Event, View, Table> {
    @Override
    public Supplier<Card> cards(Dice dice) {
        return new RandomCards(dice);
    }

    @Override
    public TerraloreSpecimen specimen(Seq<Card> cards) {
        return new TerraloreSpecimen(rules(cards), cards);
    }

    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Seq<String> words() {
        return CardForms.STANDARD
                .reflected(Card.class)
                .filter(Class::isRecord)
                .map(Class::getSimpleName)
                .appendAll(
                        Array.of(("Destroy Adds Chosen ForEach FlankedInDefence OWN ENEMY ANY HERE ANYWHERE THIS_TURN "
                                        + "LASTING ON_REVEAL AT_COUNTING WHEN_DESTROYED END_OF_TURN CREATURE SKILL TOKEN BURIED EXILED "
                                        + "STAYING")
                                .split(" ")));
    }

    @Override
    public Seq<String> refusals() {
        return Array.of(("TL-1.3 TL-1.4 TL-1.8 TL-1.9 TL-1.10 TL-3.3 TL-3.5 TL-5.6 TL-5.7 TL-7.10 TL-9.3 TL-9.5 TL-9.6 "
                        + "TL-9.12 TL-9.13 TL-9.14 TL-9.15 TL-9.18 TL-9.21 TL-9.24 TL-9.26 TL-10.2")
                .split(" "));
    }
}
