package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person is shown of a game of Hobe names no card of the opponent that was never seen. */
class HobeSecrecyTest {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final String[] QUESTIONS = {"why", "table", "piles", "undo", "why play", "?"};

    private static final int SESSIONS = 6;

    @TempDir
    Path folder;

    @Test
    @DisplayName("no name of a card that the person was never shown appears in a session, or in its replay")
    void sessions() throws Exception {
        int toldToAll = 0;
        for (int seed = 1; seed <= SESSIONS; seed++) {
            toldToAll += keepsSecrets(seed);
        }
        assertThat(toldToAll)
                .as("who sees everything is told some of the secrets")
                .isPositive();
    }

    /** Plays a session, and gives how many of its secrets are told to who sees everything. */
    private int keepsSecrets(int seed) throws Exception {
        Path file = folder.resolve("session-" + seed + ".replay");
        Seat person = Seat.of(seed % 2);
        Run run = Run.typing(
                monkey(seed), "--game", "hobe", "--human", "" + person, "--seed", "" + seed, "--save", "" + file);
        assertThat(run.code()).as(run.err()).isZero();

        Replay<GameConfig, Action> replay =
                Replay.parse(Files.readString(file), RULES.notation()).get();
        Seq<String> secrets =
                neverSeen(person, replay.config(), replay.verify(RULES).get());
        assertThat(secrets).as("there is something to be kept secret").isNotEmpty();
        assertThat(secrets.filter(name -> mentions(run.out(), name))).isEmpty();

        String eyes = Run.of("--replay", "" + file, "--view", "" + person, "--verbose")
                .out();
        assertThat(secrets.filter(name -> mentions(eyes, name))).isEmpty();
        String all = Run.of("--replay", "" + file).out();
        return secrets.count(name -> mentions(all, name));
    }

    /** Numbers at random, and every now and then a question. */
    private static String monkey(int seed) {
        Random random = new Random(seed);
        StringBuilder typed = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            boolean asks = random.nextInt(6) == 0;
            typed.append(asks ? QUESTIONS[random.nextInt(QUESTIONS.length)] : 1 + random.nextInt(7))
                    .append('\n');
        }
        return typed.toString();
    }

    /** The cards of the other deck that a person never saw, that the own deck has not, and that no text names. */
    private static Seq<String> neverSeen(Seat person, GameConfig config, Timeline<Game, Action, Event> played) {
        StringBuilder seen =
                new StringBuilder(config.decks().get(person.index()).toString());
        Array.of(played.first().state())
                .appendAll(played.moves().map(move -> move.step().state()))
                .forEach(game -> seen.append(RULES.view(game, person).table())
                        .append(RULES.view(game, person).agenda()));
        played.events().forEach(event -> seen.append(RULES.seenBy(event, person)));
        String texts = RULES.catalogue().cards().map(CardText::of).mkString(" ");
        return config.decks()
                .get(Players.opponent(person).index())
                .cards()
                .map(Card::name)
                .reject(name -> seen.indexOf(name) >= 0)
                .reject(texts::contains);
    }

    private static boolean mentions(String text, String name) {
        return text.replaceAll("\\s+", " ").contains(name);
    }
}
