package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import io.github.terrene.examples.server.Server;
import io.github.terrene.examples.server.Settings;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server for each test, and a real browser for all of a class, since it takes a second or two to open one: what a page keeps belongs to
 * the port of its server. Left out where there is no browser.
 */
@Timeout(300)
abstract class InABrowser {
    static final int WIDE = 1280;
    static final int HIGH = 900;
    static final int PHONE = 390;

    /** Clicks on things and choices, somehow, until the game is over. */
    static final String PLAY = """
            const done = arguments[0];
            let chance = %d;
            const next = (most) => (chance = (chance * 48271) %% 2147483647) %% most;
            const step = () => {
              if (document.querySelector(".tools a.button")) return done("over");
              const choices = [...document.querySelectorAll(".choices button")];
              const things = [...document.querySelectorAll("button.movable, button.target")];
              const all = next(3) === 0 && things.length ? things : choices;
              if (all.length) all[next(all.length)].click();
              setTimeout(step, 5);
            };
            step();
            """;

    static Browser browser;

    @TempDir
    Path folder;

    Server server;

    @BeforeAll
    static void thereIsABrowser() {
        if (Browser.installed().isEmpty()) {
            System.out.println(
                    "There is no Chromium with its driver on this computer: the tests in a browser are left out.");
        }
        assumeTrue(Browser.installed().isDefined());
        browser = Browser.open();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    final void begin() throws IOException {
        server = Server.open(Settings.quick(folder));
        browser.becomes(WIDE, HIGH, false);
    }

    @AfterEach
    final void end() throws IOException {
        browser.leave();
        server.close();
    }

    final void hasNoBarriers() {
        assertThat(new AxeBuilder().analyze(browser.driver()).getViolations())
                .extracting(InABrowser::told)
                .isEmpty();
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getDescription() + " "
                + rule.getNodes().stream().map(node -> node.getHtml()).limit(3).toList();
    }
}
