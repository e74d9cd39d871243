package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All cards of all games are drawn as their data say. */
class EveryCardTest extends InABrowser {
    /** Draws all cards, as they are in a hand and on the table, with the longest numbers and labels. */
    private static final String DRAWN = """
            const [language, done] = arguments;
            (async () => {
              const { html, render } = await import("/lib/lit-html.js");
              const { small, whole } = await import("/card.js");
              const { call } = await import("/api.js");
              const games = await call("GET", "/games", { language });
              const lists = await Promise.all(games.map((game) => call("GET", `/games/${game.game}/cards`, { language })));
              window.cards = [...new Map(lists.flat().map((card) => [JSON.stringify([card.name, card.line, card.text]), card])).values()];
              window.figures = ["Angriff", "Verteidigung", "HP", "Aktionen"].map((label) => ({ kind: "FIGURE", label, number: 100, most: 150 }));
              const room = document.createElement("main");
              room.style.visibility = "hidden";
              document.body.replaceChildren(room);
              render(cards.map((card) => html`<div class="hand"><div class="cards"><div><div class="tile in-hand">${whole(card)}</div></div></div></div>
                <div class="thing"><div class="tile">${small(card, { boxes: figures })}</div></div>`), room);
              return cards.length > 300 ? "drawn" : `only ${cards.length} cards`;
            })().then(done, (problem) => done(String(problem)));
            """;

    /** Tells which words are not there, or stand outside of their card or on each other. */
    private static final String FAULTS = """
            const letters = (text) => text.replace(/\\s/g, "");
            const faults = (svg, name, expected) => {
              const texts = [...svg.querySelectorAll("text")].map((each) => ({
                part: each.classList[0], said: each.textContent, size: Number(each.getAttribute("font-size")), y: Number(each.getAttribute("y")), box: each.getBBox(),
              }));
              const drawn = (part) => letters(texts.filter((each) => each.part === part).map((each) => each.said).join(""));
              const { width, height } = svg.viewBox.baseVal;
              const outside = ({ box }) => box.x < 2 || box.x + box.width > width - 2 || box.y < 0 || box.y + box.height > height - 2;
              const crossed = (one, other) => one.box.x < other.box.x + other.box.width && other.box.x < one.box.x + one.box.width
                && Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.99;
              return [
                ...Object.entries(expected).filter(([part, text]) => drawn(part) !== letters(text)).map(([part]) => `another ${part}`),
                ...texts.filter(outside).map((each) => `outside: ${each.said}`),
                ...texts.filter((each, i) => texts.some((other, j) => i < j && crossed(each, other))).map((each) => `on another: ${each.said}`),
              ].map((fault) => `${name}: ${fault}`);
            };
            const svgs = [...document.querySelectorAll("svg")];
            return cards.flatMap((card, i) => [
              ...faults(svgs[2 * i], card.name, { name: card.name, line: card.line.replaceAll("\\n", "·"), text: card.text.join("") }),
              ...faults(svgs[2 * i + 1], card.name, { name: card.name, label: figures.map((each) => each.label).join("") }),
            ]).join("\\n");
            """;

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void whatIsDrawnIsWhatTheDataSay(String language) {
        browser.go(server.port());
        assertThat(browser.scriptThatWaits(DRAWN, language)).isEqualTo("drawn");
        assertThat(browser.script(FAULTS)).isEmpty();
        browser.becomes(PHONE, HIGH, false);
        assertThat(browser.script(FAULTS)).isEmpty();
    }
}
