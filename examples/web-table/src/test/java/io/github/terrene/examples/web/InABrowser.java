package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
 * A server for each class of tests, since each makes all games anew, and one real browser for all that a machine tests, since it takes some
 * seconds to open one. What a page has kept is gone before the next test. Left out where there is no browser.
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
            // Nobody looks meanwhile: painting and laying out take longer than all else that the page does.
            document.documentElement.style.display = "none";
            const over = () => {
              document.documentElement.style.display = "";
              document.querySelector("dialog").close();
              done("over");
            };
            // A click while a move is on its way would only be refused.
            const { fetch } = window;
            let sent = 0;
            window.fetch = (...request) => {
              sent += request[1]?.method === "POST" ? 1 : 0;
              return fetch(...request).finally(() => (sent -= request[1]?.method === "POST" ? 1 : 0));
            };
            const step = () => {
              if (document.querySelector(".tools a.button")) return over();
              if (sent > 0) return setTimeout(step, 5);
              const choices = [...document.querySelectorAll(".choices button")];
              const things = [...document.querySelectorAll("button.movable, button.target")];
              const all = next(3) === 0 && things.length ? things : choices;
              if (all.length) all[next(all.length)].click();
              setTimeout(step, 5);
            };
            step();
            """;

    /** All rules of axe; it says nothing of what is well, which would take most of the time. */
    private static final String BARRIERS = """
            const told = ({ id, description, nodes }) => `${id}: ${description} ${nodes.slice(0, 3).map((each) => each.html)}`;
            axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
              .then(({ violations }) => arguments[0](violations.map(told).join()), (problem) => arguments[0](String(problem)));
            """;

    /** What a finger would miss: axe lets pass what is small if there is nothing beside it. */
    private static final String SMALL = """
            return [...document.querySelectorAll("button, a, input:not([type=radio], [type=checkbox]), label:has(input), select, summary")]
              .filter((each) => each.getClientRects().length && (each.offsetWidth < 24 || each.offsetHeight < 24))
              .map((each) => `${each.offsetWidth} x ${each.offsetHeight}: ${each.outerHTML.slice(0, 200)}`).join("\\n");
            """;

    private static final String AXE = "/axe.min.js";

    static Browser browser;
    static Server server;

    @BeforeAll
    static void thereIsAServer(@TempDir Path folder) throws IOException {
        thereIsABrowser();
        server = Server.open(Settings.quick(folder));
    }

    static void thereIsABrowser() {
        if (Browser.installed().isEmpty()) {
            System.out.println(
                    "There is no Chromium with its driver on this computer: the tests in a browser are left out.");
        }
        assumeTrue(Browser.installed().isDefined());
        if (browser == null) {
            browser = Browser.open();
            Runtime.getRuntime().addShutdownHook(new Thread(browser::close));
        }
    }

    @AfterAll
    static void thereIsNoServer() throws IOException {
        if (server != null) {
            server.close();
            server = null;
        }
    }

    @BeforeEach
    final void begin() {
        browser.becomes(WIDE, HIGH, false);
    }

    @AfterEach
    final void end() {
        browser.leave();
    }

    static void hasNoBarriers() {
        browser.learns("axe", AXE);
        assertThat(browser.scriptThatWaits(BARRIERS)).isEmpty();
        assertThat(browser.script(SMALL)).isEmpty();
    }
}
