package io.github.terrene.examples.web;

import io.github.terrene.examples.server.Server;
import io.github.terrene.examples.server.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/** Plays a while in a browser, and takes the picture of it that the README shows. */
final class Picture {
    private static final int WIDE = 1280;
    private static final int HIGH = 800;
    private static final int TRIES = 20;
    private static final int MOVES = 40;
    private static final int ENOUGH = 6;

    /** After so many milliseconds a move is answered. */
    private static final int ANSWERED = 300;

    private Picture() {}

    /** Takes it; the argument is the file. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path tables = Files.createTempDirectory("tables");
        try (Server server = Server.open(Settings.quick(tables));
                Browser browser = Browser.open()) {
            browser.becomes(WIDE, HIGH, false);
            for (int i = 0; i < TRIES; i++) {
                browser.start(server.port(), "Terrene Odyssey");
                if (isLively(browser, new Random(i))) {
                    Files.write(Path.of(args[0]), browser.picture());
                    System.out.println("Written: " + args[0]);
                    return;
                }
            }
            throw new IllegalStateException("no game became lively enough");
        }
    }

    /** Whether there is much to be seen after some moves, and the person is asked. */
    private static boolean isLively(Browser browser, Random chance) throws InterruptedException {
        for (int i = 0; i < MOVES; i++) {
            browser.awaitThat("document.querySelector('.choices button, .tools a.button') !== null");
            if (browser.all(".tools a.button").nonEmpty()) {
                return false;
            }
            if (browser.all(".side .thing").size() >= ENOUGH
                    && browser.all(".side:not(.own) .strip").nonEmpty()
                    && browser.all(".in-hand").size() >= 3
                    && browser.all(".movable").size() >= 2) {
                return true;
            }
            browser.script("const all = document.querySelectorAll('.choices button'); all[" + chance.nextInt(1000)
                    + " % all.length]?.click()");
            Thread.sleep(ANSWERED); // until then, the old choices stand there
        }
        return false;
    }
}
