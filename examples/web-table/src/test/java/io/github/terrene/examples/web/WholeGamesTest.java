package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

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

    @ParameterizedTest
    @CsvSource({"Terrene Odyssey, 3", "Terralore, 4", "Hobe, 5", "Carnage, 6"})
    void aWholeDuelIsPlayedByClicks(String game, int chance) {
        browser.start(server.port(), game);
        assertThat(browser.scriptThatWaits(PLAY.formatted(chance))).isEqualTo("over");
        assertThat(browser.scriptThatWaits(SCREENS)).isEqualTo("same");
        assertThat(browser.await(".log .ends").getText()).contains("(");
        assertThat(browser.await(".question").getText())
                .isEqualTo(browser.all(".log .ends").last().getText());
        assertThat(browser.driver().getTitle()).isEqualTo("Over · " + game);
        hasNoBarriers();
        Heard.everyCard(browser);
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
