package io.github.terrene.terralore.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The examples of docs/terralore.md, whose code is beside this class, do what the page says. */
class TerralorePageTest {
    @Test
    void aTurnIsPlayedByWholePlans() {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        PrintStream console = System.out;
        System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
        Game after;
        try {
            after = FirstTurn.play();
        } finally {
            System.setOut(console);
        }
        assertThat(told.toString(StandardCharsets.UTF_8))
                .contains("Silt Eel\nCreature of Water, Eel, cost 0, points 2, uncommon\nOn reveal: ")
                .contains("Orchard Stag costs 1, not 0 (TL-6.5)")
                .contains("PlansOpened[");
        assertThat(after.table().turn()).isEqualTo(2);
    }

    @Test
    void aPlanCountsAsOneMovePerSmallChoice() {
        Terralore rules = Terralore.of(StarterSet.catalogue());
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);
        Timeline<Game, Action, Event> start = Timeline.start(rules, config, 7).get();
        Plan plan = Plan.of(
                PlannedCard.of("silt-eel", Lane.ATTACKING),
                PlannedCard.of("orchard-stag", Lane.DEFENDING, "tide-reader"));
        Timeline<Game, Action, Event> played = FirstTurn.handIn(rules, start, Players.SOUTH, plan);
        assertThat(played.length()).as("two placed, one paid, handed in").isEqualTo(4);
        assertThat(played.state())
                .isEqualTo(
                        rules.handIn(start.state(), Players.SOUTH, plan).get().state());
    }

    @Test
    void aRefusedPlanIsNotAMove() {
        Terralore rules = Foxes.rules();
        Timeline<Game, Action, Event> start =
                Timeline.start(rules, Foxes.config(), 3).get();
        Plan foreign = Plan.of(PlannedCard.of("nothing", Lane.ATTACKING));
        assertThat(FirstTurn.handIn(rules, start, Players.SOUTH, foreign).length())
                .isZero();
    }

    @Test
    void botsPlayWithYourOwnCard() {
        Array<Outcome> ends = Array.ofAll(ManyGames.play(Foxes.rules(), Foxes.config(), 100));
        assertThat(ends).hasSize(100).anyMatch(end -> end.wonBy(Players.SOUTH));
    }

    @Test
    void yourOwnCardHasWords() {
        Form<Card> printed = CardForms.with(Foxes.Toll.class).of(Card.class);
        Wording english =
                Wording.of("terralore", "en").get().and("foxes", Foxes.class).get();
        String text = english.say(printed, Foxes.EMBER_FOX, "print", Known.NOTHING)
                .get()
                .text();
        assertThat(CardSheet.read(text, printed, english).get()).containsExactly(Foxes.EMBER_FOX);
        assertThat(text)
                .endsWith("\nOn reveal: If the opponent holds more cards than you, 1 damage to the enemy castle."
                        + "\nWhen destroyed: 1 damage to the enemy castle.");
    }

    @Test
    void aReplayNeedsTheCardAsItWasPrinted() {
        Terralore rules = Foxes.rules();
        GameConfig config = Foxes.config();
        Game start = rules.start(config, 1).get().state();
        String replay = Replay.start(rules, config, 1, start).text(rules.notation());
        assertThat(Replay.parse(replay, rules.notation()).get().verify(rules).isRight())
                .isTrue();
        Terralore without = Terralore.of(StarterSet.catalogue());
        assertThat(Replay.parse(replay, without.notation()).getLeft().head().toString())
                .contains("there is no Card ember-fox");
    }
}
