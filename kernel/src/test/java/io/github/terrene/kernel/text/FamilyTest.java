package io.github.terrene.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** An interface that is not sealed, whose members are declared. */
class FamilyTest {
    /** Something to do. */
    public interface Errand {}

    /** A member. */
    public record Fetch(String what) implements Errand {}

    /** A member that has members of its own. */
    public sealed interface Walk extends Errand {}

    /** A member of that. */
    public record Far(int miles) implements Walk {}

    /** A member that was not declared. */
    public record Rest() implements Errand {}

    /** Another one. */
    public record Swim(int lengths) implements Errand {}

    /** One of which nobody can say what it consists of. */
    private record Secret(Runnable what) implements Errand {}

    /** What is written. */
    public record Day(Array<Errand> errands) {}

    private final Canonical canonical = new Canonical(Forms.builder()
            .family(Errand.class, Array.of(Fetch.class, Walk.class))
            .build());

    @Test
    void isWrittenLikeASealedInterface() {
        Day day = new Day(Array.of(new Fetch("milk"), new Far(3)));
        String text = "(errands:[Fetch(what:milk),Far(miles:3)])";
        assertThat(canonical.write(Day.class, day)).isEqualTo(text);
        assertThat(canonical.read(Day.class, text).get()).isEqualTo(day);
        assertThat(canonical.forms().reflected(Day.class))
                .containsExactly(Day.class, Errand.class, Far.class, Fetch.class, Walk.class);
    }

    @Test
    void hasOnlyDeclaredMembers() {
        assertThat(canonical.read(Day.class, "(errands:[Rest()])").isLeft()).isTrue();
        assertThatThrownBy(() -> canonical.write(Day.class, new Day(Array.of(new Rest()))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void hasOthersWhereItIsOnlyWritten() {
        Canonical open = new Canonical(canonical.forms().open());
        Day day = new Day(Array.of(new Fetch("milk"), new Swim(2), new Rest(), new Secret(() -> {})));
        assertThat(open.write(Day.class, day))
                .isEqualTo("(errands:[Fetch(what:milk),Swim(lengths:2),Rest(),Secret()])");
        assertThat(open.read(Day.class, "(errands:[Rest()])").isLeft()).isTrue();
    }

    @Test
    void isDeclaredOnlyOnce() {
        Forms.Builder builder = Forms.builder().family(Errand.class, Array.of(Fetch.class));
        assertThatThrownBy(() -> builder.family(Errand.class, Array.of(Rest.class)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("io.github.terrene.kernel.text.FamilyTest$Errand already has its members");
        assertThatThrownBy(() -> new Canonical(Forms.builder().type(Day.class).build()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
