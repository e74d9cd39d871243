package io.github.terrene.bots.protocol;

import io.vavr.collection.Array;
import java.lang.ProcessBuilder.Redirect;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;

/** Programs for tests. */
final class Programs {
    /** More than any machine needs, for what is not to fail by time. */
    static final Duration PLENTY = Duration.ofMinutes(2);

    static final Duration SHORT = Duration.ofMillis(100);

    private Programs() {}

    /** A program that {@linkplain OddProgram behaves} so, and has plenty of time. */
    static BotProgram odd(String... manner) {
        Array<String> java = Array.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", // what is over in a moment begins sooner like this
                "-XX:+UseSerialGC",
                "-cp",
                classes(),
                OddProgram.class.getName());
        return BotProgram.of(java.appendAll(Array.of(manner)))
                .startingWithin(PLENTY)
                .decidingWithin(PLENTY)
                .errorsTo(Redirect.DISCARD)
                .on(OnFault.FALLBACK);
    }

    /** The same if it is to fail by time. */
    static BotProgram hasty(String... manner) {
        return odd(manner).decidingWithin(SHORT);
    }

    private static String classes() {
        try {
            return Path.of(OddProgram.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
