package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At a server that is far away, the page shows at once what is certain about a move, and takes nothing back. */
class ForeseenTest extends InABrowser {
    private static final int ENOUGH = 8;
    private static final int GAMES = 6;

    /**
     * Plays, and compares each board that was foreseen with the one that came. However far away the server is, it hears of a move only when it is
     * known here whether it can be foreseen: so nothing depends on time.
     */
    private static final String PLAY_AND_COMPARE = """
            const done = arguments[0];
            (async () => {
              const { Table } = await import("/table.js");
              const { fetch } = window;
              let thought, table, soon = 0, chance = 5, waited = 0;
              const wrong = [];
              window.fetch = async (address, how) => {
                if (how?.method === "POST") await thought;
                return fetch(address, how);
              };
              const sorted = (name, value) =>
                value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
              const text = (boxes) => JSON.stringify(boxes, sorted);
              const { foresee, receive } = Table.prototype;
              Table.prototype.foresee = function (choice) {
                table = this;
                return (thought = foresee.call(this, choice));
              };
              Table.prototype.receive = function (message) {
                const before = this.foreseen;
                receive.call(this, message);
                if (before && message.event !== "table") {
                  soon++;
                  if (text(before.boxes) !== text(this.boards.at(-1).boxes)) wrong.push(text(before.boxes));
                }
              };
              const step = () => {
                if (document.querySelector(".tools a.button") || soon >= %d) return done([soon, wrong.join()].join(";"));
                const choices = [...document.querySelectorAll(".choices button")];
                const asked = choices.length && (!table || table.known?.number === table.last.number || ++waited > 400);
                if (asked) {
                  waited = 0;
                  chance = (chance * 48271) %% 2147483647;
                  choices[chance %% choices.length].click();
                }
                setTimeout(step, 5);
              };
              step();
            })().catch((problem) => done(String(problem)));
            """;

    @ParameterizedTest
    @ValueSource(strings = {"Terralore", "Hobe"})
    void whatIsCertainIsShownAtOnceAndNothingIsTakenBack(String game) {
        int soon = 0;
        for (int i = 0; i < GAMES && soon < ENOUGH; i++) {
            browser.start(server.port(), game);
            Array<String> told = Array.of(
                    browser.scriptThatWaits(PLAY_AND_COMPARE.formatted(ENOUGH)).split(";", -1));
            assertThat(told).hasSize(2);
            assertThat(told.get(1)).isEmpty();
            soon += Integer.parseInt(told.get(0));
        }
        assertThat(soon).isGreaterThanOrEqualTo(ENOUGH);
    }
}
