package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At a server that is far away, the page shows at once what is certain about a move, and takes nothing back. */
class ForeseenTest extends InABrowser {
    private static final int FAR = 200;
    private static final int ENOUGH = 8;

    /** Plays, and compares each board that was foreseen with the one that came. */
    private static final String PLAY_AND_COMPARE = """
            const done = arguments[0];
            (async () => {
              const { Table } = await import("/table.js");
              const { fetch } = window;
              window.fetch = async (address, how) => {
                if (how?.method === "POST") await new Promise((come) => setTimeout(come, %d));
                return fetch(address, how);
              };
              const sorted = (name, value) =>
                value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
              const text = (boxes) => JSON.stringify(boxes, sorted);
              const soon = [], late = [], wrong = [];
              let begun, table;
              const { play, receive } = Table.prototype;
              Table.prototype.play = function (choice) {
                table = this;
                begun = performance.now();
                return play.call(this, choice);
              };
              Table.prototype.receive = function (message) {
                const before = this.foreseen;
                receive.call(this, message);
                if (before && message.event !== "table" && text(before.boxes) !== text(this.boards.at(-1).boxes)) wrong.push(text(before.boxes));
              };
              let number = 0, chance = 5;
              const step = () => {
                if (document.querySelector(".tools a.button") || soon.length >= %d) return done([soon.length, late.length, wrong.join(), Math.max(0, ...soon)].join(";"));
                const choices = [...document.querySelectorAll(".choices button")];
                const known = table?.known?.number === table?.last?.number;
                if (begun && table.foreseen) {
                  soon.push(performance.now() - begun);
                  begun = undefined;
                } else if (begun && table.last.number > number) {
                  late.push(performance.now() - begun);
                  begun = undefined;
                } else if (!begun && choices.length && (!table || (known && !table.foreseen))) {
                  number = table?.last.number ?? 1;
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
        browser.start(server.port(), game);
        Array<String> told = Array.of(
                browser.scriptThatWaits(PLAY_AND_COMPARE.formatted(FAR, ENOUGH)).split(";", -1));
        assertThat(told).hasSize(4);
        assertThat(told.get(2)).isEmpty();
        assertThat(Integer.parseInt(told.get(0))).isGreaterThanOrEqualTo(ENOUGH);
    }
}
