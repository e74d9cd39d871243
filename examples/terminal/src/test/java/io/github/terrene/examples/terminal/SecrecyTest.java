package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardText;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person is shown holds no card of the opponent that was never seen. */
class SecrecyTest {
    private static final Contests CONTESTS = Contests.found().get();

    private static final String[] QUESTIONS = {"why", "table", "discards", "hand", "more", "undo", "why attack", "?"};

    @TempDir
    Path folder;

    @ParameterizedTest(name = "seed {0}")
    @DisplayName("no name of a card that the person was never shown appears in a person's session")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void session(int seed) throws Exception {
        keepsSecrets(CONTESTS.duel(), Seat.of(0), seed, "--decks", seed % 2 == 0 ? "gregory,sk" : "jin,mr");
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("nor in that of one of four, at whichever seat")
    @ValueSource(strings = {"A", "B", "C", "D"})
    void sessionOfFour(String seat) throws Exception {
        int place = "ABCD".indexOf(seat);
        keepsSecrets(CONTESTS.named("2v2").get(), Seat.of(place), 20 + place, "--format", "2v2");
    }

    private void keepsSecrets(Contest contest, Seat person, int seed, String... options) throws Exception {
        Path file = folder.resolve("session.replay");
        String[] match = with(options, "--seed", String.valueOf(seed), "--human", person.toString());
        Run run = Run.typing(monkey(seed), with(match, "--save", file.toString()));
        assertThat(run.code()).as(run.err()).isZero();

        MatchRules rules = contest.rules();
        Replay<MatchConfig, Action> replay =
                Replay.parse(Files.readString(file), rules.notation()).get();
        Timeline<Match, Action, MatchEvent> played = replay.verify(rules).get();
        Seq<String> secrets = neverSeen(rules, person, replay.config(), played);
        assertThat(secrets).as("there is something to be kept secret").isNotEmpty();
        assertThat(secrets.filter(name -> mentions(run.out(), name))).isEmpty();

        String all = Run.of("--replay", file.toString()).out();
        assertThat(secrets.filter(name -> mentions(all, name)))
                .as("who sees everything is told some of it")
                .isNotEmpty();
        String eyes = Run.of("--replay", file.toString(), "--view", person.toString(), "--verbose")
                .out();
        assertThat(secrets.filter(name -> mentions(eyes, name))).isEmpty();
    }

    /** Numbers at random, and every now and then a question. */
    private static String monkey(int seed) {
        Random random = new Random(seed);
        StringBuilder typed = new StringBuilder("1\n");
        for (int i = 0; i < 400; i++) {
            boolean asks = random.nextInt(6) == 0;
            typed.append(asks ? QUESTIONS[random.nextInt(QUESTIONS.length)] : 1 + random.nextInt(7))
                    .append('\n');
        }
        return typed.toString();
    }

    /** The cards of others' decks that a person never saw and that no text could mention by chance. */
    private static Seq<String> neverSeen(
            MatchRules rules, Seat person, MatchConfig config, Timeline<Match, Action, MatchEvent> played) {
        StringBuilder seen =
                new StringBuilder(config.decks().get(person.index()).toString());
        Array<Match> states = Array.of(played.first().state())
                .appendAll(played.moves().map(move -> move.step().state()));
        states.forEach(state -> seen.append(rules.view(state, person).game().table())
                .append(rules.view(state, person).game().agenda()));
        played.events().forEach(event -> seen.append(rules.seenBy(event, person)));
        String texts = rules.game()
                .book()
                .catalogue()
                .cards()
                .flatMap(card -> CardText.lines(card).append(CardText.typeLine(card)))
                .mkString(" ");
        return config.decks()
                .removeAt(person.index())
                .flatMap(Deck::cards)
                .map(Card::name)
                .distinct()
                .reject(name -> config.decks().exists(deck -> deck.name().equals(name)))
                .reject(name -> seen.indexOf(name) >= 0)
                .reject(texts::contains);
    }

    private static boolean mentions(String text, String name) {
        return Pattern.compile("\\b" + Pattern.quote(name) + "\\b")
                .matcher(text.replaceAll("\\s+", " "))
                .find();
    }

    private static String[] with(String[] some, String... more) {
        return Array.of(some).appendAll(Array.of(more)).toJavaArray(String[]::new);
    }
}
