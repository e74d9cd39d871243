package io.github.terrene.testkit.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.json.schema.Notes;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Comments become plain sentences. */
class SourceNotesTest {
    private static final Notes NOTES = SourceNotes.of(Path.of("src/test/java/io/github/terrene/testkit/release"));

    /** Whatever can be {@linkplain #toString sent}. More of it is not told. */
    interface Sendable {
        /** Who sends it &amp; pays. */
        String sender();
    }

    /**
     * A parcel with {@code stamps}
     * and a <em>weight</em>
     *
     * <p>This is another paragraph.
     *
     * @param weight in grams, {@link Integer#MAX_VALUE} at most
     * @param size one of {@link Size}; S. and L. are short for it. The rest is not told
     */
    record Parcel(String sender, int weight, Size size) implements Sendable {}

    /** How large something is! */
    enum Size {
        SMALL,
        LARGE
    }

    /** Something with a parcel. */
    interface Box {
        /** {@return what is in it} */
        Parcel parcel();
    }

    record Silent(int number) {}

    @Test
    void typesAreWhatTheFirstSentenceSays() {
        assertThat(NOTES.of(Sendable.class)).containsExactly("Whatever can be sent.");
        assertThat(NOTES.of(Size.class)).containsExactly("How large something is!");
    }

    @Test
    void aParagraphIsASentence() {
        assertThat(NOTES.of(Parcel.class)).containsExactly("A parcel with stamps and a weight.");
    }

    @Test
    void componentsAreWhatTheRecordSays() {
        assertThat(NOTES.of(Parcel.class, "weight")).containsExactly("In grams, MAX_VALUE at most.");
        assertThat(NOTES.of(Parcel.class, "size")).containsExactly("One of Size; S. and L. are short for it.");
    }

    @Test
    void partsOfValuesAreWhatTheirMethodsSay() {
        assertThat(NOTES.of(Sendable.class, "sender")).containsExactly("Who sends it & pays.");
        assertThat(NOTES.of(Box.class, "parcel")).containsExactly("What is in it.");
    }

    @Test
    void aPartThatSaysNothingIsWhatItsInterfaceSays() {
        assertThat(NOTES.of(Parcel.class, "sender")).containsExactly("Who sends it & pays.");
    }

    @Test
    void nothingIsSaidOfWhatHasNoComment() {
        assertThat(NOTES.of(Silent.class)).isEmpty();
        assertThat(NOTES.of(Silent.class, "number")).isEmpty();
        assertThat(NOTES.of(String.class)).isEmpty();
    }
}
