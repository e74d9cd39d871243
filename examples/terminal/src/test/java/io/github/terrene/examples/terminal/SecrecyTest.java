package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.odyssey.Printed;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person is shown holds no card of the opponent that was never seen. */
class SecrecyTest {
    private static final Contests CONTESTS = Contests.found().get();

    private static final Monkey MONKEY =
            new Monkey(7, "why", "table", "discards", "hand", "more", "undo", "why attack", "?");

    @TempDir
    Path folder;

    @ParameterizedTest(name = "seed {0}")
    @DisplayName("no name of a card that the person was never shown appears in a person's session")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void session(int seed) {
        keepsSecrets(CONTESTS.duel(), Seat.of(0), seed, "--decks", seed % 2 == 0 ? "gregory,sk" : "jin,mr");
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("nor in that of one of four, at whichever seat")
    @ValueSource(strings = {"A", "B", "C", "D"})
    void sessionOfFour(String seat) {
        int place = "ABCD".indexOf(seat);
        keepsSecrets(CONTESTS.named("2v2").get(), Seat.of(place), 20 + place, "--format", "2v2");
    }

    private void keepsSecrets(Contest contest, Seat person, int seed, String... options) {
        String[] match = with(options, "--seed", String.valueOf(seed), "--human", person.toString());
        SavedGame saved = SavedGame.typing("1\n" + MONKEY.types(400, seed), folder.resolve("session.replay"), match);

        BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules = contest.rules();
        Replay<MatchConfig, Action> replay =
                Replay.parse(saved.text(), rules.notation()).get();
        Secrets secrets =
                secrets(contest, person, replay.config(), replay.verify(rules).get());
        assertThat(secrets.toldIn(saved.played().out())).isEmpty();
        assertThat(secrets.toldIn(saved.playedBack().out()))
                .as("who sees everything is told some of it")
                .isNotEmpty();
        assertThat(secrets.toldIn(saved.playedBack("--view", person.toString(), "--verbose")
                        .out()))
                .isEmpty();
    }

    /** The cards of others' decks that a person never saw, but for those that a deck is named after. */
    private static Secrets secrets(
            Contest contest,
            Seat person,
            MatchConfig config,
            Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> played) {
        StringBuilder seen =
                new StringBuilder(config.decks().get(person.index()).toString());
        Array<Match<MatchConfig, Game>> states = Array.of(played.first().state())
                .appendAll(played.moves().map(move -> move.step().state()));
        states.forEach(
                state -> seen.append(contest.rules().view(state, person).game().table())
                        .append(contest.rules().view(state, person).game().agenda()));
        played.events().forEach(event -> seen.append(contest.rules().seenBy(event, person)));
        String texts = contest.game()
                .book()
                .catalogue()
                .cards()
                .flatMap(card -> Printed.lines(card).append(Printed.typeLine(card)))
                .mkString(" ");
        Array<String> names = config.decks()
                .removeAt(person.index())
                .flatMap(Deck::cards)
                .map(Card::name)
                .reject(name -> config.decks().exists(deck -> deck.name().equals(name)));
        return Secrets.of(names, seen.toString(), texts);
    }

    private static String[] with(String[] some, String... more) {
        return Array.of(some).appendAll(Array.of(more)).toJavaArray(String[]::new);
    }
}
