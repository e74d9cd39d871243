package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;
import java.util.function.Consumer;
import java.util.function.Function;

/** Something that can be set up at the start and checked afterwards, in the same words. */
public final class Statement implements Premise, Fact {
    private final Consumer<TableBuilder> laying;
    private final Function<Table, Seq<String>> looking;

    Statement(Consumer<TableBuilder> laying, Function<Table, Seq<String>> looking) {
        this.laying = laying;
        this.looking = looking;
    }

    @Override
    public void layOut(TableBuilder table) {
        laying.accept(table);
    }

    @Override
    public Seq<String> faults(Table table) {
        return looking.apply(table);
    }
}
