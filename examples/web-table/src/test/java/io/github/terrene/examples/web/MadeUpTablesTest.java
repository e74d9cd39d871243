package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the page does at tables that no server knows: they are made up in the page itself, so that all is there at once. */
class MadeUpTablesTest extends InABrowser {
    /** Face-down cards of both players, in a row, in places and with another card. */
    private static final String FACE_DOWN = """
            const done = arguments[0];
            (async () => {
              const { render } = await import("/lib/lit-html.js");
              const { board } = await import("/board.js");
              const { words } = await import("/words.js");
              const box = (kind, label, ...boxes) => ({ kind, label, keys: [], boxes });
              const down = (...boxes) => box("HIDDEN", "", ...boxes);
              const rows = () => [
                box("ROW", "attack", down(), down()),
                box("ROW", "front", box("SPOT", "", down()), box("SPOT", "", down(down(), down()))),
              ];
              const table = { words: words("en"), cards: new Map(), choices: [], picked: [], pickable: new Set(), awaited: [], clocks: new Map() };
              const room = document.createElement("main");
              document.body.replaceChildren(room);
              render(board([box("SIDE", "Ben", ...rows()), box("OWN", "Anna", ...rows())].map((side, i) => ({ ...side, keys: ["AB"[i]] })), table), room);
              done("drawn");
            })().catch((problem) => done(String(problem)));
            """;

    @Test
    void cardsThatLieFaceDownAreToldApart() {
        browser.go(server.port());
        assertThat(browser.scriptThatWaits(FACE_DOWN)).isEqualTo("drawn");
        assertThat(Heard.on(browser)
                        .filter(each -> each.role().equals("button"))
                        .map(Heard::name))
                .hasSize(12)
                .contains("a card face down, Ben, attack 2", "a card face down, Anna, front 1")
                .doesNotHaveDuplicates();
    }

    /** Draws an offer, then another one instead, and tells where the buttons are by which one agrees. */
    private static final String OFFERS = """
            const done = arguments[0];
            (async () => {
              const { render } = await import("/lib/lit-html.js");
              const { Table } = await import("/table.js");
              const { words } = await import("/words.js");
              const room = document.createElement("div");
              document.body.replaceChildren(room);
              const table = new Table({ words: words("en"), kept: () => ({ seat: "A" }), draw() {} }, "none");
              table.about = { title: "Hobe", seats: [] };
              table.boards = [{ boxes: [] }];
              const agree = (offer) => {
                table.lines = [{ awaited: [], proposal: { by: "B", offer, reply: true } }];
                render(table.view(), room);
                return room.querySelector(".notice button.main");
              };
              const place = (button) => {
                const { top, bottom } = button.getBoundingClientRect();
                return { top, bottom, words: button.textContent };
              };
              const undo = agree("UNDO");
              const before = place(undo);
              const draw = agree("DRAW");
              const after = place(draw);
              const apart = before.bottom <= after.top || after.bottom <= before.top;
              done(`${undo === draw ? "the same" : "another"} ${apart ? "elsewhere" : "in its place"}: ${before.words}, ${after.words}`);
            })().catch((problem) => done(String(problem)));
            """;

    /** Points at the only card of a pile, twice, and tells after each time whether the window is still open, and what was sent. */
    private static final String FROM_A_PILE = """
            const done = arguments[0];
            (async () => {
              const { render } = await import("/lib/lit-html.js");
              const { Table } = await import("/table.js");
              const { words } = await import("/words.js");
              const room = document.createElement("div");
              document.body.replaceChildren(room);
              const table = new Table({ words: words("en"), kept: () => ({ seat: "A" }), draw: () => render(table.view(), room) }, "none");
              const box = (kind, keys, ...boxes) => ({ kind, label: kind, number: boxes.length, keys, boxes });
              table.boards = [{ boxes: [box("OWN", ["A"], box("PILE", [], box("CARD", ["card/oar"])))] }];
              table.lines = [{ number: 1, awaited: ["A"], choices: [{ action: "fetch the oar", label: [], keys: ["card/oar"] }] }];
              table.about = { title: "Hobe", seats: [] };
              table.page.draw();
              const told = [];
              window.fetch = async (_, { body }) => (told.push(body), new Response("{}"));
              for (let i = 0; i < 2; i++) {
                room.querySelector(".pile").click();
                told.push(room.querySelector("dialog").open);
                room.querySelector("dialog .tile").click();
                told.push(room.querySelector("dialog").open);
              }
              done(told.join(" "));
            })().catch((problem) => done(String(problem)));
            """;

    /** Draws a table that its server cannot play on, and one that is gone, and tells what stands there. */
    private static final String STOPPED = """
            const done = arguments[0];
            (async () => {
              const { render } = await import("/lib/lit-html.js");
              const { Table } = await import("/table.js");
              const { Refused } = await import("/refused.js");
              const { words } = await import("/words.js");
              const room = document.createElement("div");
              document.body.replaceChildren(room);
              const table = new Table({ words: words("en"), kept: () => ({ seat: "A" }), draw: () => render(table.view(), room) }, "none");
              table.about = { title: "Hobe", seats: [] };
              table.boards = [{ boxes: [] }];
              table.lines = [{ number: 1, awaited: [] }];
              const buttons = () => [...room.querySelectorAll(".tools button")].length;
              table.page.draw();
              const before = buttons();
              table.about.stopped = { key: "server/outdated", sentence: "nobody plays on" };
              table.page.draw();
              const told = [before > 0, buttons(), room.querySelector(".banner").textContent];
              table.boards = [];
              table.about = undefined;
              table.gone(new Refused(410, { problems: [{ key: "server/closed" }] }));
              done([...told, room.querySelector(".banner").textContent].join(" | "));
            })().catch((problem) => done(String(problem)));
            """;

    @Test
    void whyNobodyPlaysOnIsSaid() {
        browser.go(server.port());
        assertThat(browser.scriptThatWaits(STOPPED)).isEqualTo("true | 0 | nobody plays on | This table was closed.");
    }

    @Test
    void whatIsPickedInAPileLeavesNoWindowInTheWay() {
        browser.go(server.port());
        assertThat(browser.scriptThatWaits(FROM_A_PILE))
                .isEqualTo("true false true {\"answers\":1,\"action\":\"fetch the oar\"} false");
    }

    @Test
    void nobodyAgreesToAnOfferThatHasJustCome() {
        browser.go(server.port());
        assertThat(browser.scriptThatWaits(OFFERS))
                .isEqualTo("another elsewhere: Let it be taken back, Agree to a draw");
    }
}
