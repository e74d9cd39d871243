package io.github.terrene.hobe.scenario;

import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.melee;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.Destroyed;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.EventCountered;
import io.github.terrene.hobe.event.Returned;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.Events;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.starter.Weapons;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What stands beside the name of a card agrees with it. */
class GermanNamesTest {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final Card TWINS = melee("Twin Rowers", 2, 2);
    private static final Card COOK = melee("Harbour Cook", 1, 1);
    private static final Narrator<Action, Event> NARRATOR = new Narrator<>(
            Wording.of("hobe", "de")
                    .get()
                    .and("names:\n  twin-rowers (many) = Zwillinge[.case: ||n] am Ruder\n")
                    .get(),
            Cards.of(
                    CardForms.STANDARD.of(Card.class),
                    StarterSet.cards().append(TWINS).append(COOK),
                    Card::name),
            RULES.forms(),
            new Cast(Array.of("Nora", "Emil"), Option.some(SOUTH)));

    private static CardInPlay put(int number, Card card, Seat seat) {
        return CardInPlay.entering(number, card, seat, Place.of(seat, Slot.FRONT_0));
    }

    private static Array<String> told(Event... events) {
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        var start = Timeline.start(RULES, config, 3).get().state();
        return NARRATOR.tell(Array.of(events), NARRATOR.scene(RULES.shown(RULES.view(start, SOUTH))))
                .map(sentence -> sentence.said().text());
    }

    @Test
    void whatIsInPlayIsMasculineFeminineOrNeuter() {
        CardInPlay archer = put(41, BattleCards.WALL_ARCHER, SOUTH);
        CardInPlay enchantress = put(42, BattleCards.ISLAND_ENCHANTRESS, SOUTH);
        CardInPlay sword = put(43, Weapons.BRONZE_SWORD, SOUTH);
        assertThat(told(
                        new Destroyed(Array.of(archer)),
                        new Destroyed(Array.of(enchantress)),
                        new Destroyed(Array.of(sword))))
                .containsExactly(
                        "Dein Mauerschütze wird zerstört.",
                        "Deine Inselzauberin wird zerstört.",
                        "Dein Bronzeschwert wird zerstört.");
        assertThat(told(new Destroyed(Array.of(enchantress, put(44, BattleCards.OAR_HAND, NORTH)))))
                .containsExactly("Deine Inselzauberin und Emils Ruderer werden zerstört.");
        assertThat(told(
                        new EffectBegan(archer, 0, Option.none()),
                        new EffectBegan(enchantress, 0, Option.none()),
                        new EffectBegan(sword, 0, Option.none())))
                .containsExactly(
                        "Der Effekt von deinem Mauerschützen wird ausgeführt.",
                        "Der Effekt von deiner Inselzauberin wird ausgeführt.",
                        "Der Effekt von deinem Bronzeschwert wird ausgeführt.");
    }

    @Test
    void soAreEvents() {
        assertThat(Array.of(Events.TORN_BANNER, Events.CUNNING_ANSWER, Events.LOOSENED_KNOT)
                        .flatMap(card -> told(new EventCountered(new PlayedEvent(SOUTH, card, Array.empty())))))
                .containsExactly(
                        "Dein Zerrissenes Banner wird gekontert und kommt in die Unterwelt.",
                        "Deine Listige Antwort wird gekontert und kommt in die Unterwelt.",
                        "Dein Gelöster Knoten wird gekontert und kommt in die Unterwelt.");
    }

    @Test
    void aNameCanBePlural() {
        CardInPlay twins = put(41, TWINS, SOUTH);
        assertThat(told(
                        new Destroyed(Array.of(twins)),
                        new Returned(twins, TWINS),
                        new EffectBegan(twins, 0, Option.none())))
                .containsExactly(
                        "Deine Zwillinge am Ruder werden zerstört.",
                        "Deine Zwillinge am Ruder gehen zurück auf die Hand.",
                        "Der Effekt von deinen Zwillingen am Ruder wird ausgeführt.");
    }

    @Test
    void aNameThatTheLanguageDoesNotKnowIsSaidAsItIsPrinted() {
        assertThat(told(new Returned(put(41, COOK, SOUTH), COOK)))
                .containsExactly("Dein Harbour Cook geht zurück auf die Hand.");
    }
}
