package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.print.PrintOptions;

/** Somebody looks through all cards of a game, searches them, and prints them. */
class AllCardsTest extends InABrowser {
    /** How many cards are shown, and how many colours and emblems they have. */
    private static final String SHOWN = """
            const distinct = (selector, name) => new Set([...document.querySelectorAll(selector)].map((each) => each.getAttribute(name))).size;
            return [document.querySelectorAll(".proofs article").length, distinct(".card > path:first-of-type", "fill"), distinct(".card circle + path[transform]", "d")].join(" ");
            """;

    private static final Pattern PAGE = Pattern.compile("/Type\\s*/Page\\b");

    private void open(String game) {
        browser.driver().get("http://localhost:" + server.port() + "/#/cards/" + game);
        browser.await(".proofs .card");
    }

    @ParameterizedTest
    @CsvSource({
        "odyssey, 115 10 7",
        "terralore, 52 5 3",
        "hobe, 34 7 5",
        "carnage, 96 4 4",
    })
    void cardsOfDifferentSortsLookDifferent(String game, String cardsColoursEmblems) {
        open(game);
        assertThat(browser.script(SHOWN)).isEqualTo(cardsColoursEmblems);
    }

    @Test
    void cardsAreSearchedAndFiltered() {
        open("terralore");
        browser.script(
                "[...document.querySelectorAll('.chips button')].find((each) => each.textContent === 'Light').click()");
        browser.awaitThat("document.querySelectorAll('.proofs article').length === 12");
        browser.script(
                "[...document.querySelectorAll('.chips button')].find((each) => each.textContent === 'Skill').click()");
        browser.awaitThat("document.querySelectorAll('.proofs article').length === 3");
        browser.await(".gallery input[type=search]").sendKeys("exile");
        browser.awaitThat("document.querySelectorAll('.proofs article').length === 1");
        assertThat(browser.await(".proofs article").getAttribute("aria-label")).isEqualTo("Blinding Noon");
    }

    @Test
    void nineAreOnASheet() {
        open("terralore");
        byte[] printed = Base64.getDecoder()
                .decode(browser.driver().print(new PrintOptions()).getContent());
        assertThat(PAGE.matcher(new String(printed, StandardCharsets.ISO_8859_1))
                        .results())
                .hasSize((52 + 8) / 9);
    }

    @ParameterizedTest
    @CsvSource({"1280,true", "390,false"})
    void thereAreNoBarriers(int width, boolean dark) {
        browser.becomes(width, HIGH, dark);
        open("hobe");
        browser.click(".chips button");
        hasNoBarriers();
        assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo("true");
    }
}
