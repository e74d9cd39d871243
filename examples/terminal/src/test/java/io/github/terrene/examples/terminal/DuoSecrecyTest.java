package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person is shown of a game for two names no card of the opponent that was never seen. */
class DuoSecrecyTest {
    @TempDir
    Path folder;

    static Iterable<Sessions<?, ?, ?>> games() {
        TerraloreDuo terralore = new TerraloreDuo();
        HobeDuo hobe = new HobeDuo();
        CarnageDuo carnage = new CarnageDuo();
        return Array.of(
                new Sessions<>(
                        terralore,
                        12,
                        120,
                        "why place",
                        config -> config.decks().map(deck -> deck.cards().map(card -> card.name())),
                        texts(
                                "terralore",
                                io.github.terrene.terralore.CardForms.STANDARD.of(
                                        io.github.terrene.terralore.card.Card.class),
                                terralore.rules().catalogue().cards())),
                new Sessions<>(
                        hobe,
                        6,
                        60,
                        "why play",
                        config -> config.decks().map(deck -> deck.cards().map(card -> card.name())),
                        texts(
                                "hobe",
                                io.github.terrene.hobe.CardForms.STANDARD.of(io.github.terrene.hobe.card.Card.class),
                                hobe.rules().catalogue().cards())),
                new Sessions<>(
                        carnage,
                        6,
                        60,
                        "why place",
                        config -> config.lists().map(list -> list.cards().map(card -> card.name())),
                        texts(
                                "carnage",
                                io.github.terrene.carnage.CardForms.STANDARD.of(
                                        io.github.terrene.carnage.card.Card.class),
                                carnage.rules().catalogue().cards())));
    }

    private static <K> Seq<String> texts(String game, Form<K> form, Seq<K> cards) {
        Wording words = Wording.of(game, "en").get();
        return cards.map(card ->
                words.say(form, card, "text", Known.NOTHING).map(Said::text).getOrElse(""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("no name of a card that the person was never shown appears in a session, or in its replay")
    void sessions(Sessions<?, ?, ?> sessions) {
        int toldToAll = 0;
        for (int seed = 1; seed <= sessions.many(); seed++) {
            toldToAll += sessions.keepsSecrets(seed, folder);
        }
        assertThat(toldToAll)
                .as("who sees everything is told some of the secrets")
                .isPositive();
    }

    /**
     * Sessions of a game in which a person types at random.
     *
     * @param duo the game
     * @param many how many sessions
     * @param lines how many lines are typed in each
     * @param why a question
     * @param cards the names of the cards of each deck
     * @param texts the texts of all cards
     */
    record Sessions<C, S, A>(
            Duo<C, S, A, ?, ?> duo,
            int many,
            int lines,
            String why,
            Function<C, ? extends Seq<? extends Seq<String>>> cards,
            Seq<String> texts) {
        /** Plays a session, and gives how many of its secrets are told to who sees everything. */
        int keepsSecrets(int seed, Path folder) {
            Seat person = Seat.of(seed % 2);
            String typed = new Monkey(7, "why", "table", "piles", "undo", why, "?").types(lines, seed);
            Path file = folder.resolve(seed + ".replay");
            SavedGame saved =
                    SavedGame.typing(typed, file, "--game", toString(), "--human", "" + person, "--seed", "" + seed);
            Secrets secrets = secrets(saved, person);
            assertThat(secrets.toldIn(saved.played().out())).isEmpty();
            assertThat(secrets.toldIn(
                            saved.playedBack("--view", "" + person, "--verbose").out()))
                    .isEmpty();
            return secrets.toldIn(saved.playedBack().out()).size();
        }

        /** The cards of the other deck that a person never saw. */
        private Secrets secrets(SavedGame saved, Seat person) {
            Rules<C, S, A, ?, ?> rules = duo.rules();
            Replay<C, A> replay = Replay.parse(saved.text(), rules.notation()).get();
            return Secrets.of(
                    cards.apply(replay.config()).get(Players.opponent(person).index()),
                    seen(rules, replay, person),
                    texts.mkString(" "));
        }

        private static <C, S, A, E> String seen(Rules<C, S, A, E, ?> rules, Replay<C, A> replay, Seat person) {
            Timeline<S, A, E> played = replay.verify(rules).get();
            return Array.of(played.first())
                    .appendAll(played.moves().map(Move::step))
                    .map(step -> rules.view(step.state(), person)
                            + step.events()
                                    .map(event -> rules.seenBy(event, person))
                                    .mkString())
                    .mkString();
        }

        @Override
        public String toString() {
            return duo.rules().notation().game();
        }
    }
}
