package io.github.terrene.kernel.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Unreadable;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class DifferenceTest {
    public sealed interface Card {}

    public record Known(String name, int damage) implements Card {}

    public record Hidden() implements Card {}

    public record Table(int turn, Array<Card> hand, Option<Card> drawn) {}

    private static final Form<Table> TABLE = Forms.builder().build().of(Table.class);
    private static final Table BEFORE =
            new Table(3, Array.of(new Known("Zane", 0), new Hidden(), new Known("Isaac", 5)), Option.none());

    private static Difference to(Table after) throws Unreadable {
        Difference difference = Difference.between(TABLE, BEFORE, after);
        assertThat(difference.apply(TABLE, BEFORE)).isEqualTo(after);
        return difference;
    }

    @Test
    void equalValuesDoNotDiffer() throws Unreadable {
        assertThat(to(new Table(3, BEFORE.hand(), Option.none())).changes()).isEmpty();
    }

    @Test
    void aChangedPartIsOneChangeWithItsPath() throws Unreadable {
        assertThat(to(new Table(3, BEFORE.hand().update(2, new Known("Isaac", 9)), Option.none()))
                        .changes())
                .containsExactly(
                        new Change(Array.of("hand", "2", "damage"), new Change.Replace(new Tree.Whole(9, false))));
    }

    @Test
    void anotherMemberReplacesTheWhole() throws Unreadable {
        assertThat(to(new Table(3, BEFORE.hand().update(1, new Known("Lena", 1)), Option.none()))
                        .changes()
                        .map(Change::path))
                .containsExactly(Array.of("hand", "1"));
    }

    @Test
    void whatWasRemovedAndAddedIsOneSplice() throws Unreadable {
        Table after = new Table(
                4,
                BEFORE.hand().removeAt(0).insert(1, new Hidden()).insert(1, new Hidden()),
                Option.some(new Hidden()));
        assertThat(to(after).changes().map(change -> change.path().mkString(".")))
                .containsExactly("turn", "hand", "drawn");
        assertThat(to(after).changes().get(1).edit()).isInstanceOf(Change.Splice.class);
    }

    @Test
    void aChangeOfAnotherValueDoesNotFit() {
        Change change = new Change(Array.of("hand", "7"), new Change.Replace(new Tree.None()));
        Difference difference = new Difference(Array.of(change));
        assertThatThrownBy(() -> difference.apply(TABLE, BEFORE)).isInstanceOfSatisfying(Unreadable.class, fault -> {
            assertThat(fault.place()).isEqualTo("hand.7");
            assertThat(fault.key()).isEqualTo("difference/misfit");
        });
        Difference removing = new Difference(
                Array.of(new Change(Array.of("hand"), new Change.Splice(2, Integer.MAX_VALUE, Array.empty()))));
        assertThatThrownBy(() -> removing.apply(TABLE, BEFORE)).isInstanceOf(Unreadable.class);
    }

    @Test
    void aTreeOfAnotherFormIsRefusedWithItsPlace() {
        refused("hand[2].damage", "text/other-value", "damage", new Tree.Text("much"));
        refused("hand[2].damage", "text/too-wide", "damage", new Tree.Whole(1L << 40, true));
        Tree owned = new Tree.Product(Array.of(Tuple.of("owner", new Tree.Text("Anna"))));
        refused("drawn.owner", "text/unknown-part", "drawn", new Tree.Member("Known", owned));
    }

    /** A table of which one part is something else. */
    private static void refused(String place, String key, String part, Tree instead) {
        Array<String> path = part.equals("damage") ? Array.of("hand", "2", part) : Array.of(part);
        Difference wrong = new Difference(Array.of(new Change(path, new Change.Replace(instead))));
        assertThatThrownBy(() -> wrong.apply(Tree.of(TABLE, BEFORE)).as(TABLE))
                .isInstanceOfSatisfying(Unreadable.class, fault -> {
                    assertThat(fault.place()).isEqualTo(place);
                    assertThat(fault.key()).isEqualTo(key);
                });
    }
}
