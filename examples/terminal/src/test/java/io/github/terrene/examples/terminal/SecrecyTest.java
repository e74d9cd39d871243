package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person is shown of a game names no card of others that was never seen. */
class SecrecyTest {
    @TempDir
    Path folder;

    static Iterable<Sessions<?, ?, ?, ?>> games() {
        Catalogue base = Catalogue.ofSets(Array.of(new BaseSet())).get();
        Terralore terralore = Terralore.of(io.github.terrene.terralore.starter.StarterSet.catalogue());
        Hobe hobe = Hobe.of(io.github.terrene.hobe.starter.StarterSet.catalogue());
        Carnage carnage = Carnage.of(io.github.terrene.carnage.starter.StarterSet.catalogue());
        return Array.of(
                odyssey(base, TerreneOdyssey.duel(base), 2, "--decks", "jin,mr"),
                odyssey(base, TwoVersusTwo.rules(base), 4, "--format", "2v2"),
                new Sessions<>(
                        terralore,
                        Array.of("--game", "terralore"),
                        2,
                        4,
                        view -> view,
                        config -> config.decks().map(deck -> deck.cards().map(card -> card.name())),
                        texts(
                                "terralore",
                                io.github.terrene.terralore.CardForms.STANDARD.of(
                                        io.github.terrene.terralore.card.Card.class),
                                terralore.catalogue().all())),
                new Sessions<>(
                        hobe,
                        Array.of("--game", "hobe"),
                        2,
                        2,
                        view -> view,
                        config -> config.decks().map(deck -> deck.cards().map(card -> card.name())),
                        texts(
                                "hobe",
                                io.github.terrene.hobe.CardForms.STANDARD.of(io.github.terrene.hobe.card.Card.class),
                                hobe.catalogue().all())),
                new Sessions<>(
                        carnage,
                        Array.of("--game", "carnage"),
                        2,
                        2,
                        view -> view,
                        config -> config.lists().map(list -> list.cards().map(card -> card.name())),
                        texts(
                                "carnage",
                                io.github.terrene.carnage.CardForms.STANDARD.of(
                                        io.github.terrene.carnage.card.Card.class),
                                carnage.catalogue().cards())));
    }

    private static Sessions<?, ?, ?, ?> odyssey(Catalogue base, TerreneOdyssey game, int many, String... options) {
        return new Sessions<>(
                MatchRules.of(game),
                Array.of(options),
                game.book().format().seats().size(),
                many,
                SecrecyTest::table,
                SecrecyTest::names,
                texts(
                        "terrene-odyssey",
                        io.github.terrene.odyssey.CardForms.STANDARD.of(io.github.terrene.odyssey.card.Card.class),
                        base.all()));
    }

    /** Without the lists of the decks, which are secret in no rule, but name cards that nobody has seen. */
    private static String table(MatchView<View> view) {
        return view.game().table().toString() + view.game().agenda();
    }

    /** The names of the cards of each deck, but for those that a deck is named after. */
    private static Array<Array<String>> names(MatchConfig config) {
        return config.decks()
                .map(deck -> deck.cards()
                        .map(card -> card.name())
                        .reject(name ->
                                config.decks().exists(each -> each.name().equals(name))));
    }

    static <K> String texts(String game, Form<K> form, Iterable<? extends K> cards) {
        Wording words = Wording.of(game, "en").get();
        return Array.ofAll(cards)
                .flatMap(card -> words.say(form, card, "text", Known.NOTHING).map(Said::text))
                .mkString(" ");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("no name of a card that the person was never shown appears in a session, or in its replay")
    void sessions(Sessions<?, ?, ?, ?> sessions) {
        int toldToAll = 0;
        for (int seed = 1; seed <= sessions.many() * Tries.TIMES; seed++) {
            toldToAll += sessions.keepsSecrets(seed, folder);
        }
        assertThat(toldToAll)
                .as("who sees everything is told some of the secrets")
                .isPositive();
    }

    /**
     * Sessions of a game in which a person types at random.
     *
     * @param rules the rules
     * @param options the options that ask for it
     * @param seats how many play
     * @param many how many sessions, at least one at each seat; few, since each is a game played and played back twice
     * @param known what a seat knows by its view
     * @param cards the names of the cards of each deck
     * @param texts the texts of all cards
     */
    record Sessions<C, S, A, V>(
            Rules<C, S, A, ?, V> rules,
            Array<String> options,
            int seats,
            int many,
            Function<V, Object> known,
            Function<C, ? extends Seq<? extends Seq<String>>> cards,
            String texts) {
        private static final int LINES = 120;

        /** Plays a session, and gives how many of its secrets are told to who sees everything. */
        int keepsSecrets(int seed, Path folder) {
            Seat person = Seat.of(seed % seats);
            String typed = "7\n" + new Monkey(7, "why", "table", "piles", "undo", "why place", "?").types(LINES, seed);
            Path file = folder.resolve(seed + ".replay");
            SavedGame saved = SavedGame.typing(
                    typed,
                    file,
                    options.appendAll(Array.of("--human", "" + person, "--level", "casual", "--seed", "" + seed))
                            .toJavaArray(String[]::new));
            Secrets secrets = secrets(saved, person);
            assertThat(secrets.toldIn(saved.played().out())).isEmpty();
            assertThat(secrets.toldIn(
                            saved.playedBack("--view", "" + person, "--verbose").out()))
                    .isEmpty();
            return secrets.toldIn(saved.playedBack().out()).size();
        }

        /** The cards of the other decks that a person never saw. */
        private Secrets secrets(SavedGame saved, Seat person) {
            Replay<C, A> replay = Replay.parse(saved.text(), rules.notation()).get();
            Array<? extends Seq<String>> decks = cards.apply(replay.config()).toArray();
            return Secrets.of(
                    decks.removeAt(person.index()).flatMap(deck -> deck),
                    decks.get(person.index()) + seen(rules, replay, person),
                    texts);
        }

        private <E> String seen(Rules<C, S, A, E, V> same, Replay<C, A> replay, Seat person) {
            Timeline<S, A, E> played = replay.verify(same).get();
            return Array.of(played.first())
                    .appendAll(played.moves().map(Move::step))
                    .map(step -> known.apply(same.view(step.state(), person))
                            + step.events()
                                    .map(event -> same.seenBy(event, person))
                                    .mkString())
                    .mkString();
        }

        @Override
        public String toString() {
            return options.mkString(" ");
        }
    }
}
