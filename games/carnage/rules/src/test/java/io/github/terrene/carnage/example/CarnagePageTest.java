package io.github.terrene.carnage.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
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

/** The examples of docs/carnage.md, whose code is beside this class, do what the page says. */
class CarnagePageTest {
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
                .contains(" Price now: ")
                .contains("you do not have the Sword (CG-5.1)")
                .contains("burn: ");
        assertThat(after.state().table().turn()).isEqualTo(2);
    }

    @Test
    void botsPlayWithYourOwnCard() {
        Seq<Outcome> outcomes = ManyGames.play(LampKeeper.rules(), LampKeeper.config(), 60);
        assertThat(outcomes).hasSize(60);
        assertThat(outcomes.count(outcome -> outcome.wonBy(Players.SOUTH)))
                .as("who attacks and strengthens wins more often")
                .isGreaterThan(30);
    }

    @Test
    void yourOwnCardHasWords() {
        Form<Card> printed = CardForms.with(LampKeeper.Kindle.class).of(Card.class);
        Wording english =
                Wording.of("carnage", "en").get().and("lamps", LampKeeper.class).get();
        String text = english.say(printed, LampKeeper.LAMP_KEEPER, "print", Known.NOTHING)
                .get()
                .text();
        assertThat(CardSheet.read(text, printed, english).get()).containsExactly(LampKeeper.LAMP_KEEPER);
        assertThat(text)
                .isEqualTo("Lamp Keeper\nfire Legend, level 2: fire 4, air 2\n"
                        + "Power (1 shard): if you have fewer cards in hand than the opponent, draw a card from your Companion deck,"
                        + " then gain 2 shards for each element in your realm.");
    }

    @Test
    void aReplayWithoutYourCardIsRefused() {
        Timeline<Game, Action, Event> game =
                Timeline.start(LampKeeper.rules(), LampKeeper.config(), 1).get();
        String text = Replay.of(LampKeeper.rules(), LampKeeper.config(), 1, game)
                .text(LampKeeper.rules().notation());
        assertThat(Replay.parse(text, LampKeeper.rules().notation()).isRight()).isTrue();
        assertThat(Replay.parse(text, Carnage.of(StarterSet.catalogue()).notation())
                        .getLeft()
                        .mkString())
                .contains("there is no Card lamp-keeper");
    }
}
