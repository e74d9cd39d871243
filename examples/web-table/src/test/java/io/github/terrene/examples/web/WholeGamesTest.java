package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Whole games are played by clicks, and looked at afterwards. */
class WholeGamesTest extends InABrowser {
    /** Whether all changes of boards, one after another, lead to the board that the server sends to one who has just come. */
    private static final String SCREENS = """
            const done = arguments[0];
            (async () => {
              const { changed } = await import("/changes.js");
              const table = location.hash.split("/").pop();
              const { token } = JSON.parse(localStorage.getItem(`seat ${table}`));
              const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
              const lines = async (after) =>
                (await (await fetch(`/api/tables/${table}/journal?after=${after}&language=en`, { headers })).json()).lines;
              const all = await lines(0);
              const board = all.slice(1).reduce((before, line) => changed(before, line.boardChanges), all[0].board);
              const last = (await lines(all.length - 1))[0].board;
              const sorted = (name, value) =>
                value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
              const texts = [board, last].map((each) => JSON.stringify(each, sorted));
              done(texts[0] === texts[1] ? "same" : texts.join(" / "));
            })().catch((problem) => done(String(problem)));
            """;

    /** The cards in boxes of some kinds on the board that the server sends: a card in a line. */
    private static final String CARDS = """
            const [kinds, done] = arguments;
            (async () => {
              const table = location.hash.split("/").pop();
              const { token } = JSON.parse(localStorage.getItem(`seat ${table}`));
              const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
              const answer = async (path) => (await fetch(`/api/${path}`, { headers })).json();
              const { game } = await answer(`tables/${table}`);
              const known = new Map((await answer(`games/${game}/cards?language=en`)).map((card) => [card.id, card]));
              const lines = async (after) => (await answer(`tables/${table}/journal?after=${after}&language=en`)).lines;
              const [{ board }] = await lines((await lines(0)).length - 1);
              const cards = (boxes, around) => boxes.flatMap((box) => [
                ...(box.kind === "CARD" && kinds.includes(around) ? [box] : []),
                ...cards(box.boxes, ["ROW", "HAND", "PILE"].includes(box.kind) ? box.kind : around),
              ]);
              const words = (box) => [box.label, ...known.get(box.card).line.split("\\n"), ...known.get(box.card).text];
              done(cards(board.boxes).map((box) => words(box).filter(Boolean).join("\\t")).join("\\n"));
            })().catch((problem) => done(String(problem)));
            """;

    @ParameterizedTest
    @CsvSource({"Terrene Odyssey, 3", "Terralore, 4", "Hobe, 5", "Carnage, 6"})
    void aWholeDuelIsPlayedByClicks(String game, int chance) {
        browser.start(server.port(), game);
        assertThat(browser.scriptThatWaits(PLAY.formatted(chance))).isEqualTo("over");
        assertThat(browser.scriptThatWaits(SCREENS)).isEqualTo("same");
        assertThat(browser.await(".log .ends").getText()).contains("(");
        assertThat(browser.await(".question").getText()).isEqualTo("The game is over.");
        assertThat(browser.driver().getTitle()).isEqualTo("Over · " + game);
        hasNoBarriers();
        everyCardIsRead();
    }

    /** All cards that the server has put on the board can be read without seeing them, in piles, too; and those face down are told apart. */
    private void everyCardIsRead() {
        Array<Array<String>> lying = cards("ROW", "HAND");
        assertThat(lying).isNotEmpty();
        Array<Heard> heard = Heard.on(browser);
        assertThat(lying).allSatisfy(card -> assertThat(heard).anyMatch(each -> each.tells(card.head(), card.tail())));
        assertThat(heard.map(Heard::name).filter(name -> name.startsWith("a card face down")))
                .doesNotHaveDuplicates();
        Array<Heard> heardInPiles = browser.all("button.pile").flatMap(WholeGamesTest::opened);
        assertThat(cards("PILE"))
                .allSatisfy(card -> assertThat(heardInPiles).anyMatch(each -> each.tells(card.head(), card.tail())));
    }

    private static Array<Heard> opened(WebElement pile) {
        pile.click();
        Array<Heard> heard = Heard.on(browser);
        browser.script("document.querySelector('dialog').close()");
        return heard;
    }

    /** The cards of all boxes of some kinds: the name, the line, the texts. */
    private Array<Array<String>> cards(String... kinds) {
        String found = browser.scriptThatWaits(CARDS, List.of(kinds));
        return Array.of(found.split("\n")).reject(String::isEmpty).map(card -> Array.of(card.split("\t")));
    }

    @Test
    void aPastMomentIsLookedAt() {
        browser.start(server.port(), "Terralore");
        browser.scriptThatWaits(PLAY.formatted(2));
        browser.await(".slider input");
        String now = browser.script("return document.querySelector('.board').textContent");
        browser.await(".slider input").sendKeys(Keys.HOME);
        browser.await(".slider button");
        assertThat(browser.all(".choices button")).isEmpty();
        assertThat(browser.script("return document.querySelector('.board').textContent"))
                .isNotEqualTo(now);
        browser.click(".slider button");
        assertThat(browser.script("return document.querySelector('.board').textContent"))
                .isEqualTo(now);
    }
}
