package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Paper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * One run of the program.
 *
 * @param code its exit code
 * @param out what it told
 * @param err what went wrong
 */
record Run(int code, String out, String err) {

    /** A run without anybody at the keyboard. */
    static Run of(String... args) {
        return typing("", args);
    }

    /** A run of somebody who types these lines. */
    static Run typing(String typed, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                new ByteArrayInputStream(typed.getBytes(Charset.defaultCharset())),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                true,
                () -> Paper.USUAL);
        int code = new Terminal(streams).run(args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
