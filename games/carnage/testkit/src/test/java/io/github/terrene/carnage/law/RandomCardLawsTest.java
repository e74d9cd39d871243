package io.github.terrene.carnage.law;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.testkit.carnage.law.CarnageCardGame;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.RandomCards;
import io.github.terrene.testkit.law.card.AnyCardLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;
import net.jqwik.api.Example;

/** Whatever the card language can say is either refused by a catalogue or can be played. */
class RandomCardLawsTest implements CarnageCardGame, AnyCardLaws<Card, GameConfig, Game, Action, Event, View, Table> {

    @Override
    public Supplier<Card> cards(Dice dice) {
        return new RandomCards(dice);
    }

    @Override
    public CarnageSpecimen specimen(Seq<Card> cards) {
        return new CarnageSpecimen(rules(cards), cards);
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
                .appendAll(Array.of(
                        "Ability OWN ENEMY ANY COMPANION ADVENTURE LEGEND RELIC MONSTER LOCATION USED PLACED BEATEN"
                                .split(" ")));
    }

    /** In these games a text destroys or returns somebody who has fought, or is still to be lost, in the duel under way. */
    @Example
    @Rule("CG-12.18")
    void aDuelGoesOnWithoutWhomATextRemoves() {
        aCardHasAFaultOrCanBePlayedToTheEnd(82);
        aCardHasAFaultOrCanBePlayedToTheEnd(-5254451903905039403L);
        gamesWithAnyCardsKeepSecretsAndCards(13191);
    }

    @Override
    public Seq<String> refusals() {
        return Array.of(("CG-1.2 CG-1.4 CG-1.7 CG-1.11 CG-6.4 CG-6.5 CG-12.1 CG-12.7 CG-12.8 CG-12.10 CG-12.11 "
                        + "CG-12.13 CG-12.16")
                .split(" "));
    }
}
