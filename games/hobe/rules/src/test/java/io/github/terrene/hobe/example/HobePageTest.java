package io.github.terrene.hobe.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Seq;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The examples of docs/hobe.md, whose code is beside this class, do what the page says. */
class HobePageTest {
    @Test
    void aTurnIsPlayed() {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        PrintStream console = System.out;
        System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
        Timeline<Game, Action, Event> after;
        try {
            after = FirstTurn.play();
        } finally {
            System.setOut(console);
        }
        assertThat(told.toString(StandardCharsets.UTF_8))
                .contains("Beach Slinger\nRanged Human, ATK 1, HP 2, cost 0\n")
                .contains("Captain of the Guard asks for Human and any (HB-7.9)")
                .contains("CardPlayed[");
        assertThat(after.state().table().turn()).isEqualTo(2);
        assertThat(after.length()).isEqualTo(4);
    }

    @Test
    void aHalfMadeDeckIsAskedWhatItLacksAndWhatItCanTake() {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        PrintStream console = System.out;
        System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            assertThat(HalfADeck.missing().map(Problem::toString))
                    .containsExactly("my deck: a deck has 40 cards, not 3 (HB-2.1)");
        } finally {
            System.setOut(console);
        }
        assertThat(told.toString(StandardCharsets.UTF_8).lines()).containsExactly("1", "0", "Array()");
    }

    @Test
    void botsPlayWithYourOwnCard() {
        Seq<Outcome> outcomes = ManyGames.play(Cauldron.rules(), Cauldron.config(), 60);
        assertThat(outcomes).hasSize(60);
        assertThat(outcomes.count(outcome -> outcome.wonBy(Players.SOUTH)))
                .as("who brings cards to the battlefield wins more often")
                .isGreaterThan(30);
    }

    @Test
    void yourOwnCardHasWords() {
        Form<Card> printed = CardForms.with(Cauldron.Spill.class).of(Card.class);
        Wording english =
                Wording.of("hobe", "en").get().and("cauldrons", Cauldron.class).get();
        String text = english.say(printed, Cauldron.BRONZE_CAULDRON, "print", Known.NOTHING)
                .get()
                .text();
        assertThat(CardSheet.read(text, printed, english).get()).containsExactly(Cauldron.BRONZE_CAULDRON);
        assertThat(text)
                .endsWith(
                        "\nWhen it enters the battlefield: draw a card.\nWhen it is destroyed: if the opponent's deck is larger than"
                                + " yours, it loses 2 cards.");
    }

    @Test
    void aReplayWithoutYourCardIsRefused() {
        Timeline<Game, Action, Event> game =
                Timeline.start(Cauldron.rules(), Cauldron.config(), 1).get();
        String text = Replay.of(Cauldron.rules(), Cauldron.config(), 1, game)
                .text(Cauldron.rules().notation());
        assertThat(Replay.parse(text, Cauldron.rules().notation()).isRight()).isTrue();
        assertThat(Replay.parse(text, Hobe.of(StarterSet.catalogue()).notation())
                        .getLeft()
                        .mkString())
                .contains("there is no Card bronze-cauldron");
    }
}
