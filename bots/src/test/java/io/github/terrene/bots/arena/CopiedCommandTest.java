package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The command on a page can be copied into a shell. */
class CopiedCommandTest extends CalledArena {
    private static final String ARGUMENTS = "arena() { for each; do echo \"<$each>\"; done; }\n";

    @BeforeEach
    void thereIsAShell() {
        assumeTrue(new File("/bin/sh").canExecute(), "there is no shell");
    }

    /** The arguments that a shell gives to the command of a page, in brackets. */
    private Array<String> copied(String page) throws IOException {
        String command = file(page)
                .replaceAll("(?s).*<pre><code>(.*)</code></pre>.*", "$1")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
        Process shell = new ProcessBuilder("/bin/sh", "-c", ARGUMENTS + command)
                .redirectErrorStream(true)
                .start();
        return Array.of(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8).split("\n"));
    }

    @Test
    void ofAgentsAndDecks() throws IOException {
        String agents = "random,program:no-such \"one\" 'two; echo $HOME' & `date` *";
        assertThat(arena("--game hobe --games 2 --seed 3 --report @page.html --only", "high.walls", "--agents", agents))
                .isZero();
        assertThat(copied("page.html"))
                .containsExactly(
                        "<--game>",
                        "<hobe>",
                        "<--only>",
                        "<high.walls>",
                        "<--agents>",
                        "<" + agents + ">",
                        "<--games>",
                        "<2>",
                        "<--seed>",
                        "<3>");
    }

    @Test
    void ofShares() throws IOException {
        String part = folder.resolve("my part's.csv").toString();
        String all = folder.resolve("all & $1.csv").toString();
        arena("--game hobe --decks --games 2 --seed 3 --out", part);
        assertThat(arena("merge --report @page.html", part, "--out", all)).isZero();
        assertThat(copied("page.html")).containsExactly("<merge>", "<" + part + ">", "<--out>", "<" + all + ">");
        assertThat(Files.readString(folder.resolve("page.html"))).contains("<code>arena merge '/");
    }

    @Test
    void whatNeedsNoQuotesHasNone() throws IOException {
        arena("--game hobe --agents random,search:1 --games 2 --seed 3 --report @page.html");
        assertThat(file("page.html"))
                .contains("<code>arena --game hobe --agents random,search:1 --games 2 --seed 3</code>");
    }
}
