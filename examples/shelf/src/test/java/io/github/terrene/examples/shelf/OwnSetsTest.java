package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedSet;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.wording.Known.Value;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.CardFile;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A jar brings cards with an effect of its own, words for it and a deck: every game finds them, plays them, writes them and tells of them. */
class OwnSetsTest {
    @TempDir
    Path folder;

    static Stream<Arguments> sets() {
        return Stream.of(
                Arguments.of("odyssey", Tolls.OfOdyssey.class),
                Arguments.of("terralore", Tolls.OfTerralore.class),
                Arguments.of("hobe", Tolls.OfHobe.class),
                Arguments.of("carnage", Tolls.OfCarnage.class));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void isPlayedAndTold(String id, Class<? extends PrintedSet<?, ?>> set) throws IOException {
        Game<?, ?, ?, ?, ?> game = with(set, id).get().game();
        assertThat(game.decks().names()).contains("Tolls");
        assertStarts(game);
        assertThat(text(game, words(set, game))).containsIgnoringCase("everybody pays 3 at the gate");
    }

    /** A file in German calls a token by its German name, or as it is printed; any other token does not exist. */
    @Test
    void aFileNamesTokensInItsLanguage() {
        for (String token : Array.of("Energiefunke", "Energy Token")) {
            assertThat(spark(token)).as(token).isEmpty();
        }
        assertThat(spark("Energiewesen").map(Problem::key)).containsExactly("TO-1.10/unknown-token");
    }

    private static Array<Problem> spark(String token) {
        Array<Wording> german =
                Array.of(Shelf.onPath().wording("terrene-odyssey-duel", "de").get());
        String text = "Funkenfabrik\nBefehl\nGrün, 1 Aktion: Erschaffe einen Spielstein „" + token + "“.\n";
        Wish wish = Wish.USUAL.withCards(new CardFile("Funken", text, german));
        return Array.ofAll(Shelf.onPath().ready("odyssey", wish).swap().getOrElse(Array.empty()));
    }

    /** Also where only single cards are drawn from all sets. */
    @Test
    void isDrafted() throws IOException {
        Class<Tolls.OfOdyssey> set = Tolls.OfOdyssey.class;
        Game<?, ?, ?, ?, ?> draft = in(set, () -> DraftGame.of(Wish.USUAL).get().game());
        assertThat(text(draft, words(set, draft))).containsIgnoringCase("everybody pays 3 at the gate");
    }

    /** Rather than when its card is first told of, in the middle of a game. */
    @Test
    void aSetThatDoesNotNameItsEffectsIsRefusedAtOnce() throws IOException {
        assertThat(with(Tolls.Untold.class, "hobe").getLeft().map(Problem::toString))
                .containsExactly(
                        "Untold, toll-bell: Toll[coins=3] is not a value of Effect: the types() of the set name its"
                                + " own effects");
    }

    @Test
    void aSetWhoseWordsCannotBeReadIsRefusedAtOnce() throws IOException {
        assertThat(with(Tolls.Garbled.class, "hobe").getLeft().map(Problem::toString))
                .containsExactly("Garbled, garbled-tolls.en.words: line 1, column 31: there is no feature called at");
    }

    private static <C> void assertStarts(Game<C, ?, ?, ?, ?> game) {
        int own = game.decks().names().indexOf("Tolls");
        C config = game.decks().config().apply(game.decks().usual().update(0, own));
        assertThat(Timeline.start(game.rules(), config, 1).isRight()).isTrue();
    }

    private static String text(Game<?, ?, ?, ?, ?> game, Wording words) {
        Value card = game.cards().byId().get("toll-bell").get().value();
        assertThat(Tree.of(card.form(), card.value()).toString()).contains("Toll");
        return new Narrator<>(words, game.cards(), game.rules().forms(), Cast.LETTERS)
                .card("toll-bell", "text")
                .text();
    }

    private Wording words(Class<? extends PrintedSet<?, ?>> set, Game<?, ?, ?, ?, ?> game) throws IOException {
        return in(
                set,
                () -> Shelf.onPath()
                        .wording(game.rules().notation().game(), "en")
                        .get());
    }

    private Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> with(Class<? extends PrintedSet<?, ?>> set, String id)
            throws IOException {
        return in(set, () -> Shelf.onPath().ready(id, Wish.USUAL));
    }

    /** As if a jar on the class path declared it. */
    private <T> T in(Class<? extends PrintedSet<?, ?>> set, Supplier<T> done) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(set.getInterfaces()[0].getName()), set.getName());
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader found =
                new URLClassLoader(Array.of(folder.toUri().toURL()).toJavaArray(URL[]::new), before)) {
            thread.setContextClassLoader(found);
            return done.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
