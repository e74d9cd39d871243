package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Somebody writes cards, sees them, and plays with them. */
class AtTheWorkshopTest extends InABrowser {
    private static final String COOK =
            "Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it enters the battlefield: draw a card.\n";
    private static final String WRONG = "\nBroken Oar\nWaepon, cost 0\nThe bearer has ATK +1.\n";
    private static final String ONE_CARD = "document.querySelectorAll('.proofs .card').length === 1";

    private WebElement field(String game) {
        browser.driver().get("http://localhost:" + server.port() + "/#/workshop/" + game);
        return browser.await(".editor textarea");
    }

    private static String drawn() {
        return browser.script("return document.querySelector('.proofs').textContent.replace(/\\s+/g, ' ')");
    }

    @Test
    void whatIsRightIsDrawnAndWhatIsWrongIsUnderlined() {
        field("hobe").sendKeys(COOK + WRONG);
        browser.awaitThat("document.querySelector('.underlined mark.wrong')?.textContent === 'Waepon'");
        assertThat(drawn()).contains("Harbour Cook", "draw a card.").doesNotContain("Oar");
        assertThat(browser.await(".found li").getText())
                .isEqualTo("Line 6 \"Waepon\" is not understood: did you mean \"Weapon\"?");
        browser.click(".found button");
        assertThat(
                        browser.script(
                                "const { activeElement } = document;"
                                        + " return activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd)"))
                .isEqualTo("Waepon");
        browser.driver().switchTo().activeElement().sendKeys("Weapon");
        browser.awaitThat("document.querySelectorAll('.proofs .card').length === 2");
        assertThat(browser.all(".found li")).isEmpty();
    }

    @Test
    void aCardIsWrittenByTheKeyboardAlone() {
        WebElement field = field("hobe");
        field.sendKeys("Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it en");
        browser.await("#next li");
        field.sendKeys(Keys.ARROW_DOWN, Keys.ENTER);
        browser.awaitThat(
                "document.querySelector('.editor textarea').value.endsWith('When it enters the battlefield')");
        field.sendKeys(": dr");
        browser.awaitThat("document.querySelector('#next li')?.textContent === 'draw'");
        field.sendKeys(Keys.ESCAPE, "aw ", Keys.chord(Keys.CONTROL, Keys.SPACE));
        browser.awaitThat("document.querySelector('#next [aria-selected=true]') !== null");
        field.sendKeys(Keys.ESCAPE, "a card.");
        browser.awaitThat(ONE_CARD);
        assertThat(drawn()).contains("When it enters the battlefield: draw a card.");
    }

    @Test
    void cardsAreInTheHandAtOnce() {
        field("hobe").sendKeys(COOK);
        browser.awaitThat(ONE_CARD);
        browser.click(".workshop button.main");
        browser.await(".board .side");
        browser.awaitThat("document.querySelector('.own')?.textContent.includes('Harbour Cook')");
        browser.driver().navigate().back();
        browser.awaitThat(ONE_CARD); // what was written is kept
    }

    @Test
    void aLinkHoldsTheCards() {
        field("hobe");
        String link = browser.scriptThatWaits(
                "const done = arguments[arguments.length - 1];"
                        + " import('/texts.js').then(({ packed }) => packed(arguments[0])).then(done)",
                COOK);
        browser.driver().get("about:blank");
        browser.driver().get("http://localhost:" + server.port() + "/#/workshop/hobe/" + link);
        browser.awaitThat(ONE_CARD);
        assertThat(browser.await(".editor textarea").getAttribute("value")).isEqualTo(COOK);
        assertThat(browser.script("return localStorage.getItem('cards hobe')")).isEmpty();
        browser.driver().get("about:blank");
        browser.driver().get("http://localhost:" + server.port() + "/#/workshop/hobe/" + link.substring(4));
        assertThat(browser.await(".notice").getText()).isEqualTo("This link is not complete.");
    }

    @ParameterizedTest
    @CsvSource({"terralore", "carnage", "odyssey", "hobe"})
    void thePlaceholderIsACardThatIsUnderstood(String game) {
        WebElement field = field(game);
        browser.awaitThat("document.querySelector('.editor textarea').placeholder.length > 0");
        field.sendKeys(field.getAttribute("placeholder").replaceFirst(".*", "My Own Card"));
        browser.awaitThat(ONE_CARD);
        assertThat(browser.all(".found .wrong")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1280,false", "390,true"})
    void thereAreNoBarriers(int width, boolean dark) {
        browser.becomes(width, HIGH, dark);
        field("hobe").sendKeys(COOK + WRONG + "\nOar\nWea");
        browser.await("#next li");
        browser.await(".found li");
        browser.click(".sentences summary");
        hasNoBarriers();
        assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo("true");
    }
}
