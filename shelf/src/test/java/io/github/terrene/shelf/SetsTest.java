package io.github.terrene.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.card.PrintedSet;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever brings cards is told what is wrong with them before they are played. */
class SetsTest {
    private static final Wording ENGLISH = Wording.parse("language en\n").get();

    @TempDir
    Path folder;

    /** What a card does. */
    public interface Trick {}

    /** A trick of the game. */
    public record Known() implements Trick {}

    /** A trick of a set. */
    public record Told() implements Trick {}

    /** A card. */
    public record Card(String id, Trick trick) implements PrintedCard {}

    /** A set with one card. */
    private record Tricks(Trick trick, Seq<Class<?>> types, Seq<String> words) implements PrintedSet<Card, Void> {
        @Override
        public String name() {
            return "Tricks";
        }

        @Override
        public Seq<Card> cards() {
            return Array.of(new Card("trick", trick));
        }
    }

    private static Sets<Tricks, Card, Void> found(Tricks... sets) {
        return Sets.of(
                Array.of(sets),
                Card.class,
                own -> Forms.builder()
                        .family(Trick.class, Array.of(Known.class))
                        .members(Array.of(own))
                        .build());
    }

    private static Array<String> keys(Seq<Problem> problems) {
        return problems.map(problem -> problem.why().key()).toArray();
    }

    private Either<Problem, CardFile> file(String text) throws IOException {
        Path path = folder.resolve("my-own.cards.txt");
        Files.write(path, text.getBytes(StandardCharsets.ISO_8859_1));
        return CardFile.read(path, Array.of(ENGLISH));
    }

    @Test
    void aSetNamesItsOwnEffects() {
        assertThat(keys(found(new Tricks(new Told(), Array.empty(), Array.empty()))
                        .stock(Array.empty(), Wish.USUAL)
                        .getLeft()))
                .containsExactly("set/types");
        assertThat(found(new Tricks(new Told(), Array.of(Told.class), Array.empty()))
                        .stock(Array.empty(), Wish.USUAL)
                        .map(Stock::own))
                .isEqualTo(Either.right(Array.empty()));
    }

    @Test
    void theWordsOfASetCanBeRead() {
        Sets<Tricks, Card, Void> garbled = found(new Tricks(new Known(), Array.empty(), Array.of("garbled-tricks")));
        assertThat(keys(garbled.misworded(ENGLISH))).containsExactly("set/words");
        assertThat(found(new Tricks(new Known(), Array.empty(), Array.of("there-are-none")))
                        .misworded(ENGLISH))
                .isEmpty();
    }

    @Test
    void aFileOfCardsHasSome() throws IOException {
        CardFile empty = file("# nothing yet\n").get();
        assertThat(empty.name()).isEqualTo("my-own.cards");
        assertThat(keys(found().stock(Array.empty(), Wish.USUAL.withCards(empty))
                        .getLeft()))
                .containsExactly("cards/none");
    }

    @Test
    void aFileThatCannotBeReadSaysWhy() throws IOException {
        assertThat(file("Dr\u00fcben\n").getLeft().key()).isEqualTo("cards/no-utf-8");
        assertThat(CardFile.read(folder.resolve("none"), Array.of(ENGLISH))
                        .getLeft()
                        .key())
                .isEqualTo("cards/no-file");
        assertThat(CardFile.read(folder, Array.of(ENGLISH)).getLeft().key()).isEqualTo("cards/unreadable");
    }
}
