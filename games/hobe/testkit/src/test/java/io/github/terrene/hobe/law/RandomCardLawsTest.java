package io.github.terrene.hobe.law;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.testkit.hobe.law.HobeCardGame;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.github.terrene.testkit.hobe.law.RandomCards;
import io.github.terrene.testkit.law.card.AnyCardLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/** Whatever the card language can say is either refused by a catalogue or can be played. */
class RandomCardLawsTest implements HobeCardGame, AnyCardLaws<Card, GameConfig, Game, Action, Event, View, Table> {
    @Override
    public Supplier<Card> cards(Dice dice) {
        return new RandomCards(dice);
    }

    @Override
    public HobeSpecimen specimen(Seq<Card> cards) {
        return new HobeSpecimen(rules(cards), cards);
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
                .appendAll(Array.of(("Damage Mill Filter Adds Costs OWN ENEMY ANY BATTLEFIELD STANDBY IN_PLAY "
                                + "THIS_TURN LASTING START_OF_TURN END_OF_TURN ENTERS DESTROYED LEAVES PLAYED")
                        .split(" ")));
    }

    @Override
    public Seq<String> refusals() {
        return Array.of(("HB-1.6 HB-1.8 HB-5.4 HB-7.16 HB-7.18 HB-7.19 HB-7.28 HB-7.35 HB-7.37 HB-8.3 HB-9.12 HB-10.24 "
                        + "HB-10.1 HB-10.2 HB-10.5 HB-10.7 HB-10.8 HB-10.9 HB-10.11 HB-10.14 HB-10.15 HB-10.17 HB-10.18 "
                        + "HB-10.20 HB-10.21 HB-10.22 HB-10.23 HB-10.25 HB-1.3 HB-3.11 HB-12.3 HB-9.3 HB-3.5 HB-10.29")
                .split(" "));
    }
}
