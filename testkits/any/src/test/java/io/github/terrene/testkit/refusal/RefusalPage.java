package io.github.terrene.testkit.refusal;

import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;

/** The page that lists the refusals of a module. */
final class RefusalPage {
    private static final String HEAD = """
            # Refusals

            The keys of all refusals and problems of this module, with what they say. Programs go by the key and the facts, which stay; the
            sentence may change. Before the slash stands the number of the rule, or the sort of input that is wrong; an asterisk stands for
            the number of the rule in question, which differs from place to place. A name in braces is a fact, with its type behind a colon
            unless it is a text. The build makes this page from the sources; make it anew with

            ```
            mvn -pl testkits/any -am test -Dtest=RefusalsTest -Dsurefire.failIfNoSpecifiedTests=false -Drefusals.write=true
            ```

            | key | says |
            | --- | --- |
            """;

    private RefusalPage() {}

    static String of(Array<ListedRefusal> refusals) {
        return HEAD
                + refusals.distinct()
                        .sortBy(RefusalPage::order)
                        .map(ListedRefusal::row)
                        .mkString("", "\n", "\n");
    }

    /** Numbers in the order of numbers: with leading zeros, texts are in it. */
    private static String order(ListedRefusal refusal) {
        return refusal.key().replaceAll("\\b([0-9])\\b", "0$1");
    }
}
