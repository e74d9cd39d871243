package io.github.terrene.examples.terminal.odyssey.tale;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.examples.terminal.SealedFamily;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.EndEvent.TeamsLeft;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.TurnEvent.ReprieveEnded;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whatever happens in matches played at random can be told, to everybody. */
class RandomPlayTest {
    private static final int MATCHES = 72;
    private static final Array<ActionKind> DISMISSING = Array.of(ActionKind.DISMISS_CHARACTER, ActionKind.DISMISS_CARD);
    private static final BaseSet SET = new BaseSet();
    private static final Catalogue CATALOGUE = Catalogue.ofSets(Array.of(SET)).get();
    private static final BestOfThree<MatchConfig, Game, Action, Event, View, Table> DUEL =
            MatchRules.of(TerreneOdyssey.duel(CATALOGUE));
    private static final BestOfThree<MatchConfig, Game, Action, Event, View, Table> FOUR =
            TwoVersusTwo.match(CATALOGUE);

    private static final Pattern FAULT = Pattern.compile("null|Some\\(|None|Array\\(|\\.\\.| [.,]|\\S  on |that is gone"
            + "|(?i)\\byou (gains|draws|recruits|takes|places|rolls|falls|has|discards|plays|passes)\\b|\\byou's\\b");

    private static final TreeSet<String> HAPPENED = new TreeSet<>();
    private static String told = "";

    @BeforeAll
    static void tellAll() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Paper paper = new Paper(new PrintStream(out, false, StandardCharsets.UTF_8), false, true);
        for (int i = 0; i < MATCHES; i++) {
            tell(paper, DUEL, i, SET.decks().get(i % 6), SET.decks().get(i / 6 % 6));
            if (i % 4 == 0) {
                int next = i / 4;
                tell(
                        paper,
                        FOUR,
                        next,
                        SET.decks().get(next % 6),
                        SET.decks().get((next + 1) % 6),
                        SET.decks().get((next + 2) % 6),
                        SET.decks().get((next + 4) % 6));
            }
        }
        told = out.toString(StandardCharsets.UTF_8);
    }

    /** Plays a match and tells it, once to who sees everything, and then to each seat in turn. */
    private static void tell(
            Paper paper,
            BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules,
            int seed,
            ReadyDeck... decks) {
        int listeners = decks.length + 1;
        Option<Seat> eyes = seed % listeners == 0 ? Option.none() : Option.some(Seat.of(seed % listeners - 1));
        tell(paper, rules, Array.of(decks), play(rules, Array.of(decks), seed), eyes);
    }

    private static Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> play(
            BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules, Array<ReadyDeck> decks, int seed) {
        Edition edition = seed % 2 == 0 ? Edition.RULEBOOK : Edition.UPDATE_2015;
        MatchConfig config = new MatchConfig(Options.standard().withEdition(edition), decks.map(ReadyDeck::deck));
        Agent<MatchView<View>, Action, MatchEvent<Event, Table>> random = RandomPlayTest::choose;
        Step<Match<MatchConfig, Game>, MatchEvent<Event, Table>> start =
                rules.start(config, seed).get();
        return Host.of(rules, decks.map(deck -> random))
                .play(start, Rng.of(seed).split(1))
                .timeline();
    }

    /** Anything, but often an ability, and seldom to throw away what one has: that ends every game in its first turn. */
    private static Action choose(MatchView<View> view, Seq<Action> legal, Rng rng) {
        Dice dice = rng.dice();
        Seq<Action> abilities = legal.filter(action -> action.kind() == ActionKind.ACTIVATE);
        if (!abilities.isEmpty() && dice.below(2) == 0) {
            return dice.pick(abilities);
        }
        Seq<Action> keeping = legal.reject(action -> DISMISSING.contains(action.kind()));
        return dice.pick(keeping.isEmpty() || dice.below(50) == 0 ? legal : keeping);
    }

    private static void tell(
            Paper paper,
            BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules,
            Array<ReadyDeck> decks,
            Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match,
            Option<Seat> eyes) {
        PlayerNames cast = PlayerNames.of(paper, decks.map(deck -> deck.deck().name()), eyes);
        Narrator narrator = new Narrator(paper, cast, new Onlooker(rules, eyes), Detail.ALL);
        narrator.begin(match.first());
        Match<MatchConfig, Game> before = match.first().state();
        for (Move<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> move : match.moves()) {
            narrator.tell(before, move);
            before = move.step().state();
            for (MatchEvent<Event, Table> event : move.step().events()) {
                if (event instanceof MatchEvent.InGame<Event, Table> inGame) {
                    HAPPENED.add(inGame.event().getClass().getSimpleName());
                }
            }
        }
        narrator.pause();
    }

    @Test
    @DisplayName("nearly everything that can happen happened")
    void coverage() {
        // no team leaves a game of two: it is over; and only who drafted can begin without Characters
        int possible = SealedFamily.members(Event.class).size() - 2;
        assertThat(HAPPENED).doesNotContain(TeamsLeft.class.getSimpleName(), ReprieveEnded.class.getSimpleName());
        assertThat(HAPPENED.size()).as("of " + possible + ": " + HAPPENED).isGreaterThan(possible - 6);
    }

    @Test
    @DisplayName("no sentence lacks a name, or has one too many")
    void sentences() {
        assertThat(told.lines().filter(FAULT.asPredicate())).isEmpty();
        assertThat(told.lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    @DisplayName("every sentence begins with a capital")
    void capitals() {
        assertThat(told.lines().filter(line -> line.startsWith("  • ")))
                .allMatch(line -> !Character.isLowerCase(line.charAt(4)));
    }
}
