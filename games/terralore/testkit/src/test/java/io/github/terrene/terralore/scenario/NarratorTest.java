package io.github.terrene.terralore.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Word;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.event.CardEntered;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.CastlesDamaged.Hit;
import io.github.terrene.terralore.event.CreaturesDestroyed;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.OrderFixed;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.NatureCards;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a narrator says of Terralore to a player, to the other one, and to an onlooker. */
@Rule("TL-12.1")
class NarratorTest {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Seat NORA = Players.SOUTH;
    private static final Seat EMIL = Players.NORTH;

    private static Narrator<Action, Event> narrator(Option<Seat> you) {
        return narrator("en", you);
    }

    private static Narrator<Action, Event> narrator(String language, Option<Seat> you) {
        return new Narrator<>(
                Wording.of("terralore", language).get(),
                Cards.of(CardForms.STANDARD.of(Card.class), RULES.catalogue().all(), Card::name),
                RULES.forms(),
                new Cast(Array.of("Nora", "Emil"), you));
    }

    private static Shown<Action> shown() {
        GameConfig config = GameConfig.of(
                Options.standard(), ReadyDecks.all().get(0), ReadyDecks.all().get(1));
        Timeline<Game, Action, Event> game = Timeline.start(RULES, config, 3).get();
        return RULES.shown(RULES.view(game.state(), NORA));
    }

    private static String told(Option<Seat> you, Event event) {
        Narrator<Action, Event> narrator = narrator(you);
        Scene<Action> scene = narrator.scene(shown());
        return narrator.tell(Array.of(event), scene)
                .map(Sentence::said)
                .map(Said::text)
                .mkString(" ");
    }

    @Test
    void eachIsToldInTheirOwnWay() {
        Event hurt = new CastlesDamaged(Array.of(new Hit(NORA, 2, 8), new Hit(EMIL, 10, 0)));
        assertThat(told(Option.some(NORA), hurt))
                .isEqualTo(
                        "Your castle takes 2 damage and falls to 8 HP, Emil's castle takes 10 damage and falls to 0 HP.");
        assertThat(told(Option.some(EMIL), hurt))
                .isEqualTo(
                        "Nora's castle takes 2 damage and falls to 8 HP, your castle takes 10 damage and falls to 0 HP.");
        assertThat(told(Option.none(), new OrderFixed(EMIL, OrderFixed.Trailing.FIELD)))
                .isEqualTo("Emil goes first, with equal HP and fewer field points.");
        Event hidden = new CardsDrawn(EMIL, Array.of(Card.UNKNOWN, LightCards.LAMP_MOTH), Array.empty());
        assertThat(told(Option.some(NORA), hidden)).isEqualTo("Emil draws Lamp Moth and a card.");
    }

    @Test
    void whatIsSaidHasPartsThatAnAppMakesLinksOf() {
        Narrator<Action, Event> narrator = narrator(Option.some(NORA));
        Event drawn = new CardsDrawn(EMIL, Array.of(LightCards.LAMP_MOTH), Array.empty());
        Array<Word> words = narrator.tell(Array.of(drawn), narrator.scene(shown()))
                .head()
                .said()
                .words();
        assertThat(words.filter(word -> word.kind() == Word.Kind.CARD).map(Word::about))
                .containsExactly(LightCards.LAMP_MOTH.id());
        assertThat(words.filter(word -> word.kind() == Word.Kind.SEAT).map(Word::about))
                .containsExactly("B");
    }

    /** It is on the table neither before nor after. */
    @Test
    void whatComesAndGoesInOneStepIsCalledByItsName() {
        Place lane = Place.of(EMIL, Lane.ATTACKING);
        Array<CardOnField> moths = Array.of(8, 9)
                .map(number -> new CardOnField(number, LightCards.LAMP_MOTH, EMIL, lane, number, Array.empty()));
        Array<Event> events =
                moths.<Event>map(CardEntered::new).append(new CreaturesDestroyed(moths.map(CardOnField::number)));
        Narrator<Action, Event> narrator = narrator(Option.some(NORA));
        Scene<Action> scene = narrator.scene(shown());
        assertThat(narrator.tell(events, scene).last().said().text())
                .isEqualTo("Emil's Lamp Moth #8 and Emil's Lamp Moth #9 are destroyed.");
    }

    /** What stands beside the German name of a card agrees with it. */
    @Test
    void cardsAreMasculineFeminineOrNeuterInGerman() {
        Narrator<Action, Event> narrator = narrator("de", Option.some(NORA));
        Place lane = Place.of(NORA, Lane.ATTACKING);
        Array<CardOnField> all = Array.of(LightCards.PALE_JUDGE, DarknessCards.BLOOD_MOTH, NatureCards.WINDFALL)
                .zipWithIndex()
                .map(card -> new CardOnField(8 + card._2, card._1, NORA, lane, 8, Array.empty()));
        Array<Event> events = all.<Event>map(CardEntered::new)
                .appendAll(all.map(card -> new CreaturesDestroyed(Array.of(card.number()))))
                .append(new CreaturesDestroyed(all.map(CardOnField::number)));
        assertThat(narrator.tell(events, narrator.scene(shown()))
                        .map(told -> told.said().text()))
                .endsWith(
                        "Dein Bleicher Richter wird zerstört.",
                        "Deine Blutmotte wird zerstört.",
                        "Dein Fallobst wird zerstört.",
                        "Dein Bleicher Richter, deine Blutmotte und dein Fallobst werden zerstört.");
    }

    @Test
    void outcomesPlacesAndPlayersAreSaid() {
        Narrator<Action, Event> narrator = narrator(Option.some(NORA));
        assertThat(narrator.outcome(new Outcome(NORA.asList(), "TL-11.2")).text())
                .isEqualTo("you win: the other player has run out of cards (TL-11.2)");
        assertThat(narrator.outcome(new Outcome(Array.empty(), "TL-11.5")).text())
                .isEqualTo("the game is drawn: both are equal in HP and field points (TL-11.5)");
        assertThat(narrator.value(Place.class, Place.of(EMIL, Lane.ATTACKING), "")
                        .text())
                .isEqualTo("Emil's attacking lane");
        assertThat(narrator.player(EMIL, "name").text()).isEqualTo("Emil");
    }
}
