package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.board.Pointer;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.LessonStep;
import io.github.terrene.shelf.ReadyLesson;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lessons that come with the games can be played, are said in all languages, and speak of what is there. */
class LessonsTest {
    private static final Shelf SHELF = Shelf.onPath();
    private static final int STEPS = 10;

    @Test
    void theseGamesHaveALesson() {
        assertThat(ReadyLesson.games(SHELF).map(ShelvedGame::id))
                .containsExactly("odyssey", "terralore", "hobe", "carnage");
    }

    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "terralore", "hobe", "carnage"})
    void isALesson(String id) {
        isALesson(ReadyLesson.of(SHELF, id).get(), SHELF.find(id).get());
    }

    private static <C, S, A, E, V> void isALesson(ReadyLesson<C, S, A, E, V> ready, ShelvedGame shelved) {
        assertThat(ready.faults()).isEmpty();
        assertThat(ready.lesson().steps()).hasSize(STEPS);
        Game<C, S, A, E, V> game = ready.ready().game();
        String rules = shelved.artifacts()
                .map(artifact -> GameFile.read("META-INF/" + artifact + "/RULES.md", shelved.getClass())
                        .get())
                .mkString();
        for (int number = 1; number <= STEPS; number++) {
            LessonStep<A> step = ready.lesson().step(number);
            S state = state(ready, number);
            String place = shelved.id() + ", step " + number;
            assertThat(step.choice()
                            .filter(choice -> !game.rules()
                                    .choices(state, ready.lesson().seat())
                                    .contains(choice)))
                    .as("%s: what cannot be chosen there", place)
                    .isEmpty();
            assertThat(step.rules().filter(rule -> !rules.contains("**" + rule + "**")))
                    .as("%s: what is no rule", place)
                    .isEmpty();
            assertThat(step.rules()).as(place).isNotEmpty();
            for (String language : Shelf.LANGUAGES) {
                new Told<>(ready, step, state, language).isWhole(place);
            }
        }
        assertThat(ready.lesson().step(STEPS).choice()).isEmpty();
    }

    private static <C, S, A, E, V> S state(ReadyLesson<C, S, A, E, V> ready, int number) {
        Game<C, S, A, E, V> game = ready.ready().game();
        C config = game.decks().config().apply(ready.lesson().decks());
        S start = game.rules().start(config, ready.lesson().seed()).get().state();
        return game.rules().applyAll(start, ready.lesson().played(number)).get().state();
    }

    /** A step as it is told in a language. */
    private record Told<C, S, A, E, V>(ReadyLesson<C, S, A, E, V> ready, LessonStep<A> step, S state, String language) {
        void isWhole(String where) {
            String place = where + " in " + language;
            Game<C, S, A, E, V> game = ready.ready().game();
            String family = game.rules().notation().game();
            Wording wording = Wording.of(family, language).get();
            Narrator<A, E> narrator = new Narrator<>(
                    wording,
                    game.cards(),
                    game.rules().forms(),
                    Cast.LETTERS.toldTo(ready.lesson().seat()));
            Scene<A> scene = narrator.scene(
                    game.rules().shown(game.rules().view(state, ready.lesson().seat())));
            Option<Said> title = narrator.sentence(step.titleKey(), step.facts(), scene);
            Option<Said> said = narrator.sentence(step.key(), step.facts(), scene);
            assertThat(title).as("%s: the title", place).isNotEmpty();
            assertThat(said).as("%s: what is said", place).isNotEmpty();
            assertThat(said.get().text()).as(place).endsWith(".");
            step.facts()
                    .forEach(fact -> assertThat(said.get()
                                    .words()
                                    .filter(word -> fact.value().equals(word.about())))
                            .as("%s: %s is not spoken of", place, fact.name())
                            .isNotEmpty());
            Board board = narrator.board(scene, Layout.of(family).get());
            for (Pointer pointer : step.points()) {
                assertThat(pointer.in(board, wording))
                        .as("%s: %s is not on the board", place, pointer)
                        .isNotEmpty();
                wording.word("Board." + pointer.what())
                        .forEach(label -> assertThat(small(title.get()) + " " + small(said.get()))
                                .as("%s: what is pointed at is called as on the board", place)
                                .contains(label.toLowerCase(Locale.ROOT)));
            }
        }

        private static String small(Said said) {
            return said.text().toLowerCase(Locale.ROOT);
        }
    }

    /** No line is missing or never said, and none speaks of what is not on cards. */
    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "terralore", "hobe", "carnage"})
    void everyLineIsSaid(String id) {
        ReadyLesson<?, ?, ?, ?, ?> ready = ReadyLesson.of(SHELF, id).get();
        for (String language : Shelf.LANGUAGES) {
            Wording wording = Wording.of(ready.ready().game().rules().notation().game(), language)
                    .get();
            Array<Need> cards = ready.ready().game().cards().forms().map(form -> (Need) new Need.Texts(form, "print"));
            Array<Problem> gaps =
                    wording.gaps(cards.appendAll(ready.lesson().steps().flatMap(LessonStep::needs)));
            assertThat(gaps.map(Problem::sentence).filter(sentence -> sentence.contains("lesson.")))
                    .as(language)
                    .isEmpty();
        }
    }
}
