package io.github.terrene.examples.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.table.Inventory;
import io.github.terrene.table.Keeper;
import io.github.terrene.table.Store;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What tables expect of wherever they are kept. */
abstract class StorageContract {
    static final String ONE = "0123456789abcdef0123456789abcdef";
    static final String TWO = "1123456789abcdef0123456789abcdef";
    static final String FIRST = "{\"game\":\"hobe\",\"name\":\"Änne\"}";

    Storage storage;

    abstract Storage.Place place();

    @BeforeEach
    void open() throws IOException {
        storage = place().open();
    }

    @AfterEach
    void close() throws IOException {
        storage.close();
    }

    private void again() throws IOException {
        close();
        open();
    }

    List<String> lines(String id) throws IOException {
        return storage.find(id).map(Store.Kept::lines).get().asJava();
    }

    @Test
    void linesAreFoundInTheirOrder() throws IOException {
        Keeper keeper = storage.create(ONE, FIRST);
        storage.create(TWO, FIRST);
        for (int number = 2; number < 12; number++) {
            assertThat(keeper.keep(number, "{\"number\":" + number + "}")).isTrue();
        }
        assertThat(keeper.leads()).isTrue();
        assertThat(lines(ONE)).hasSize(11).startsWith(FIRST, "{\"number\":2}").endsWith("{\"number\":11}");
        again();
        assertThat(lines(ONE)).hasSize(11).startsWith(FIRST, "{\"number\":2}").endsWith("{\"number\":11}");
        assertThat(lines(TWO)).containsExactly(FIRST);
        Store.Kept found = storage.find(ONE).get();
        assertThat(found.keeper().leads()).isTrue();
        assertThat(found.keeper().keep(12, "{\"number\":12}")).isTrue();
        assertThat(lines(ONE)).endsWith("{\"number\":12}");
        assertThat(found.keeper().after(12).get()).isEmpty();
    }

    @Test
    void whatIsNotThereIsNotFound() throws IOException {
        storage.create(ONE, FIRST);
        for (String id : List.of(TWO, "", "\0", "../lock", "lock", "%", ONE.substring(1), ONE + "'")) {
            assertThat(storage.find(id).isDefined()).as(id).isFalse();
            assertThat(storage.item(id).isDefined()).as(id).isFalse();
            assertThat(storage.isAway(id)).as(id).isFalse();
            assertThat(storage.putAway(id)).as(id).isFalse();
        }
    }

    @Test
    void whatIsPutAwayIsFoundNoMoreAndNotLost() throws IOException {
        storage.create(TWO, FIRST);
        storage.create(ONE, FIRST);
        assertThat(storage.ids()).containsExactly(ONE, TWO);
        assertThat(storage.putAway(ONE)).isTrue();
        assertThat(storage.putAway(ONE)).isFalse();
        assertThat(storage.ids()).containsExactly(TWO);
        assertThat(storage.find(ONE).isDefined()).isFalse();
        assertThat(storage.item(ONE).isDefined()).isFalse();
        assertThat(storage.isAway(ONE)).isTrue();
        again();
        assertThat(storage.isAway(ONE)).isTrue();
        assertThat(storage.isAway(TWO)).isFalse();
        assertThat(storage.ids()).containsExactly(TWO);
    }

    @Test
    void operatorsSeeWhenSomethingWasDoneLast() throws IOException {
        long before = System.currentTimeMillis() - 2_000;
        Keeper keeper = storage.create(ONE, FIRST);
        keeper.keep(2, "{}");
        Inventory.Item item = storage.item(ONE).get();
        assertThat(item.first()).isEqualTo(FIRST);
        assertThat(item.changed()).isBetween(before, System.currentTimeMillis() + 2_000);
    }

    @Test
    void tablesAreCounted() throws IOException {
        storage.create(ONE, FIRST);
        storage.create(TWO, FIRST);
        again();
        assertThat(storage.size()).isEqualTo(2);
        assertThat(storage.full()).isFalse();
        assertThat(storage.isWritable()).isTrue();
    }
}
