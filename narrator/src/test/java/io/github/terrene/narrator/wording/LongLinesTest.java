package io.github.terrene.narrator.wording;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Kitchen.Course;
import io.github.terrene.narrator.wording.Kitchen.Menu;
import io.github.terrene.narrator.wording.Kitchen.Spice;
import io.vavr.collection.Array;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Reading takes longer the longer a line is, but not twice as long with each word more; for what means nothing, too. */
class LongLinesTest {
    private static final Wording WORDS = Kitchen.wording("""
            Menu = {courses ", "}
            Menu/told = {courses ", " " and "}
            Course = {name}
            Rack = {spices ", "}
            Spice = {name}
            Spice.name.salt = salz
            Chore:
              Sweep = sweep
              Call = call {name}
              Later = later {chores " and "}
              Choose = choose: {chores apart "; or "}
            """);

    /** What spices there are. */
    public record Rack(Array<Spice> spices) {}

    /** What is to be done. */
    public sealed interface Chore permits Sweep, Call, Later, Choose {}

    /** Something is done. */
    public record Sweep() implements Chore {}

    /** Somebody is called. */
    public record Call(String name) implements Chore {}

    /** Several things are done later. */
    public record Later(Array<Chore> chores) implements Chore {}

    /** One of several things is done. */
    public record Choose(Array<Chore> chores) implements Chore {}

    @Test
    void aListOfWordsThatCouldBeAnything() {
        assertThat(read(Menu.class, "fig jam, toast"))
                .isEqualTo(Array.of(new Menu(Array.of(new Course("fig jam"), new Course("toast")))));
        assertGrowsModestly(Menu.class, "", "fig, ", "fig");
        assertGrowsModestly(Menu.class, "", "fig, ", "fig\nfig");
    }

    /** A name in an element ends where the list goes on. */
    @Test
    void whatStandsBetweenTwoElementsIsNoPartOfOne() {
        var menu = Forms.builder().build().of(Menu.class);
        assertThat(WORDS.read(menu, "fig, jam and toast", "told", Known.NOTHING))
                .hasSize(1);
        assertThat(WORDS.read(menu, "fig, jam", "told", Known.NOTHING)).isEmpty();
    }

    @Test
    void aListOfWordsThatProgramsKnow() {
        assertThat(read(Rack.class, "salz, mace"))
                .isEqualTo(Array.of(new Rack(Array.of(new Spice("salt"), new Spice("mace")))));
        assertGrowsModestly(Rack.class, "", "salz, ", "salz");
        assertGrowsModestly(Rack.class, "", "salz, ", "salz\nsalz");
    }

    /** What could belong to several lists belongs to the innermost. */
    @Test
    void listsWithinLists() {
        Chore sweep = new Sweep();
        assertThat(read(Chore.class, "later sweep and later sweep and sweep"))
                .isEqualTo(Array.of(new Later(Array.of(sweep, new Later(Array.of(sweep, sweep))))));
        assertThat(read(Chore.class, "choose: sweep; or choose: sweep; or sweep"))
                .isEqualTo(Array.of(new Choose(Array.of(sweep, new Choose(Array.of(sweep, sweep))))));
        assertGrowsModestly(Chore.class, "", "later sweep and ", "sweep");
        assertGrowsModestly(Chore.class, "", "later sweep and ", "sweap");
        assertGrowsModestly(Chore.class, "", "choose: sweep; or ", "sweep");
        assertGrowsModestly(Chore.class, "later ", "call Ann and ", "sweep");
        assertGrowsModestly(Chore.class, "", "later call Ann and ", "sweep");
    }

    @Test
    void aLineThatNobodyWouldReadIsRefused() {
        var menu = Forms.builder().build().of(Menu.class);
        assertThat(CardSheet.read("# Mine\n" + "a".repeat(1_001), menu, WORDS).getLeft())
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem.place() + ": " + problem.key()).isEqualTo("line 2: words/too-long"));
    }

    private static Array<Object> read(Class<?> type, String text) {
        return WORDS.read(Forms.builder().build().of(type), text, "", Known.NOTHING);
    }

    /** Twice as many of these words take at most the third power of twice as much. */
    private static void assertGrowsModestly(Class<?> type, String before, String repeated, String after) {
        read(type, before + repeated + after); // whatever is done only once
        long some = cost(type, before + repeated.repeat(6) + after);
        assertThat(cost(type, before + repeated.repeat(12) + after))
                .as("bytes allocated to read %s, of which 6 take %d", repeated, some)
                .isLessThan(8 * some);
    }

    /** In bytes, which are the same on a slow machine. */
    private static long cost(Class<?> type, String text) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        WORDS.understand(Forms.builder().build().of(type), text, "", Known.NOTHING, 1);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
