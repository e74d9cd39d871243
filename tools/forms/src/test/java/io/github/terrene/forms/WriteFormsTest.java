package io.github.terrene.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.forms.sample.Pair;
import io.github.terrene.forms.sample.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Reflection;
import io.github.terrene.kernel.form.Shapes;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.release.FormOutline;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of types of one's own. */
class WriteFormsTest {
    private static final Forms FOUND = Forms.builder().build().by(new Reflection());

    @TempDir
    Path folder;

    private void write(String... names) throws IOException {
        WriteForms.main(Array.of("Table", folder.toString(), folder.toString())
                .appendAll(Array.of(names))
                .toJavaArray(String[]::new));
    }

    private static Form<?> pair(Forms forms) {
        return forms.of(Pair.class, forms.of(String.class), forms.of(int.class));
    }

    @Test
    void typeArgumentsReachTheMembersOfAFamily() {
        Shapes table = WrittenTable.of(folder, Array.of(Pair.class.getName())).shapes();
        assertThat(FormOutline.of(pair(FOUND.by(table))))
                .isEqualTo(FormOutline.of(pair(FOUND)))
                .contains("(second: int, first: text, more: Array<Pair1>)")
                .contains("(first: text, counts: map<text, long>, primitive only: boolean)");
    }

    @Test
    @SuppressWarnings("unchecked") // Java cannot name the class of pairs of a text and a number
    void valuesAreWrittenAndReadByATable() {
        Shapes table = WrittenTable.of(folder, Array.of(Pair.class.getName())).shapes();
        Form<Pair<String, Integer>> given = (Form<Pair<String, Integer>>) pair(FOUND.by(table));
        Pair<String, Integer> first = new Pair.First<>("a", TreeMap.of("b", 5L), true);
        Pair<String, Integer> all = new Pair.Swapped<>(7, "c", Array.of(first, new Pair.Neither<>(Pair.Colour.BLUE)));
        ComesBack.check(given, all);
        assertThat(Tree.of(given, all)).isEqualTo(Tree.of(pair(FOUND), all));
    }

    /** So a type that was forgotten is noticed. */
    @Test
    void aTableKnowsNothingElse() {
        Forms given = FOUND.by(
                WrittenTable.of(folder, Array.of(Pair.Colour.class.getName())).shapes());
        assertThat(FormOutline.of(given, Pair.Colour.class)).contains("{RED, BLUE}");
        assertThatIllegalArgumentException().isThrownBy(() -> pair(given)).withMessageContaining("has no form");
    }

    @Test
    void whatHasNoFormIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> write("io.github.terrene.forms.sample.Hidden"))
                .withMessageContaining("Hidden is not a public record");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> write("java.lang.Thread"))
                .withMessageContaining("java.lang.Thread is not");
    }

    @Test
    void aNameOfNothingIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> write("terrene-nothing"))
                .withMessageContaining("terrene-nothing is neither an artifact");
    }

    @Test
    void withoutTypesThereIsNoTable() {
        assertThatIllegalArgumentException().isThrownBy(this::write).withMessageStartingWith("usage: ");
    }

    /** The members of a public family can be members of another one that nobody else sees. */
    @Test
    void aFamilyThatIsNotPublicIsLeftOut() {
        Shapes table = WrittenTable.of(folder, Array.of("io.github.terrene.forms.sample.Shown"))
                .shapes();
        assertThat(FormOutline.of(number(FOUND.by(table))))
                .isEqualTo(FormOutline.of(number(FOUND)))
                .contains("number: int, other: text");
    }

    private static Form<?> number(Forms forms) {
        return forms.of(Shown.class, forms.of(String.class));
    }

    /** As an artifact that adds nothing but rules. */
    @Test
    void anArtifactWithoutTypesOfItsOwnAddsNothing() throws IOException {
        write(Pair.Colour.class.getName());
        String without = Files.readString(folder.resolve("Table.java"));
        write("terrene-without-types", Pair.Colour.class.getName());
        assertThat(folder.resolve("Table.java")).hasContent(without);
    }

    @Test
    void aTableIsNamedOnceBesideOthers() throws IOException {
        Path services = folder.resolve("META-INF/services/" + Shapes.class.getName());
        Files.createDirectories(services.getParent());
        Files.writeString(services, "my.Other\n");
        write(Pair.Colour.class.getName());
        write(Pair.Colour.class.getName());
        assertThat(services).hasContent("my.Other\nTable\n");
    }
}
