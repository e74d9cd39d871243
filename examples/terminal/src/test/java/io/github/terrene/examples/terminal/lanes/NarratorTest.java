package io.github.terrene.examples.terminal.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.SealedFamily;
import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.tale.Detail;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whatever happens in games played at random can be told, to everybody. */
class NarratorTest {
    private static final int GAMES = 48;
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Pattern FAULT = Pattern.compile("null|Some\\(|None|Array\\(|\\.\\.| [.,]|\\S  on |unknown|#-"
            + "|(?i)\\byou (draws|reveals|places|rolls|goes|attacks|defends|discards|has|looks|wins)\\b|\\byou's\\b");

    private static final TreeSet<String> HAPPENED = new TreeSet<>();
    private static String told = "";

    @BeforeAll
    static void tellAll() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Paper paper = new Paper(new PrintStream(out, false, StandardCharsets.UTF_8), false, true);
        for (int i = 0; i < GAMES; i++) {
            Option<Seat> eyes = i % 3 == 0 ? Option.none() : Option.some(Seat.of(i % 3 - 1));
            tell(paper, play(i, ReadyDecks.all().get(i % 4), ReadyDecks.all().get(i / 4 % 4)), eyes);
        }
        told = out.toString(StandardCharsets.UTF_8);
    }

    private static Timeline<Game, Action, Event> play(int seed, Deck south, Deck north) {
        Options options =
                seed % 4 == 0 ? Options.standard().withMulligan(Mulligan.REDRAW_ONE_FEWER) : Options.standard();
        Agent<View, Action, Event> random = (view, legal, rng) -> rng.dice().pick(legal);
        Step<Game, Event> start =
                RULES.start(GameConfig.of(options, south, north), seed).get();
        return Host.of(RULES, Array.of(random, random))
                .play(start, Rng.of(seed).split(1))
                .timeline();
    }

    private static void tell(Paper paper, Timeline<Game, Action, Event> game, Option<Seat> eyes) {
        Cast cast = new Cast(paper, Players.BOTH.map(Players::name), eyes);
        Narrator narrator = new Narrator(paper, cast, Detail.ALL, eyes);
        narrator.begin(game.first());
        Step<Game, Event> before = game.first();
        for (Move<Game, Action, Event> move : game.moves()) {
            narrator.tell(before.state().table(), move.step());
            before = move.step();
            move.step().events().forEach(event -> HAPPENED.add(event.getClass().getSimpleName()));
        }
        narrator.board(game.state());
    }

    @Test
    @DisplayName("every event has a telling, and nothing else has")
    void types() {
        assertThat(Tales.ALL.types().toJavaSet().stream().<Class<?>>map(type -> type))
                .containsExactlyInAnyOrderElementsOf(SealedFamily.members(Event.class));
    }

    @Test
    @DisplayName("nearly everything that can happen happened")
    void coverage() {
        assertThat(HAPPENED.size())
                .as("of " + SealedFamily.members(Event.class).size() + ": " + HAPPENED)
                .isGreaterThan(SealedFamily.members(Event.class).size() - 3);
    }

    @Test
    @DisplayName("no sentence lacks a name, or has one too many")
    void sentences() {
        assertThat(told.lines().filter(FAULT.asPredicate())).isEmpty();
        assertThat(told.lines()).allMatch(line -> line.length() <= Paper.USUAL);
        assertThat(told.lines()).allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    @DisplayName("every sentence begins with a capital")
    void capitals() {
        assertThat(told.lines().filter(line -> line.startsWith("  • ")))
                .allMatch(line -> !Character.isLowerCase(line.charAt(4)));
    }
}
