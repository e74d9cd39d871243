package io.github.terrene.testkit.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.architecture.Repository;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Every refusal has a key, and every key is listed in the {@code REFUSALS.md} of its module.
 *
 * <p>With the system property {@code refusals.write} the pages are written, and not compared.
 */
class RefusalsTest {
    private static final Array<Refusals.Found> ALL = Refusals.all();

    @Test
    void aKeyHasOneSentence() {
        assertThat(ALL).hasSizeGreaterThan(500);
        assertThat(ALL.filter(each -> ALL.exists(other -> sameGame(each, other)
                        && each.refusal().key().equals(other.refusal().key())
                        && !each.refusal().equals(other.refusal()))))
                .as("keys with several sentences")
                .isEmpty();
    }

    /** Whether somebody who plays one game can meet both. */
    private static boolean sameGame(Refusals.Found one, Refusals.Found other) {
        Array<String> modules = Array.of(one.file().module(), other.file().module());
        return modules.distinct().size() == 1
                || modules.contains("kernel")
                || modules.forAll(module -> !module.startsWith("games/"));
    }

    @Test
    void everySentenceIsKnownBeforeTheGameIsPlayed() {
        assertThat(ALL.filter(each -> each.refusal().template().contains(Constants.UNKNOWN)))
                .isEmpty();
    }

    /** Whoever writes cards need not know Java. The options of a game are called as programs call them. */
    @Test
    void nothingOfJavaIsToldAboutACard() {
        assertThat(ALL.filter(each -> each.file().module().startsWith("games/")
                                || each.file().module().equals("core"))
                        .map(each -> each.refusal().template())
                        .filter(template -> template.matches("(?s).*([a-z][A-Z]|\\w\\().*")))
                .isEmpty();
    }

    @Test
    void everyPageIsAsTheSourcesSay() throws IOException {
        for (String module : Repository.modules()) {
            Array<ListedRefusal> refusals =
                    ALL.filter(each -> each.file().module().equals(module)).map(Refusals.Found::refusal);
            Path path = Repository.ROOT.resolve(module).resolve("REFUSALS.md");
            if (refusals.nonEmpty() && Boolean.getBoolean("refusals.write")) {
                Files.writeString(path, RefusalPage.of(refusals));
            }
            assertThat(Files.exists(path) ? Repository.text(path) : "")
                    .as("%s, to be made anew with -Drefusals.write=true", path)
                    .isEqualTo(refusals.isEmpty() ? "" : RefusalPage.of(refusals));
        }
    }
}
