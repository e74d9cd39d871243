package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Somebody who never saw a game learns it. */
class AtALessonTest extends InABrowser {
    private static final int STEPS = 10;
    private static final int FIRST_CHOICE = 4;

    private void open(String place) {
        browser.driver().get("about:blank");
        browser.driver().get("http://localhost:" + server.port() + "/" + place);
        browser.await(".lesson .main");
    }

    private static void comes(int step) {
        browser.awaitThat("document.querySelector('#step')?.textContent.match(/[0-9]+/)[0] === '" + step
                + "' && document.activeElement === document.querySelector('.lesson .main')");
    }

    private static String said() {
        return browser.script("return document.getElementById('said').textContent");
    }

    @Test
    void hobeIsLearnedByTheKeyboardAlone() {
        browser.go(server.port());
        browser.choose("Hobe");
        WebElement door = browser.await(".learn a");
        assertThat(door.getText()).isEqualTo("Learn to play: Hobe");
        door.sendKeys(Keys.ENTER);
        comes(1);
        assertThat(browser.driver().getTitle()).isEqualTo("What you win by · Learn to play · Hobe");
        assertThat(browser.all(".taught")).hasSize(2);
        assertThat(said()).startsWith("Step 1 of 10 What you win by. Your deck is your life.");
        assertThat(browser.await(".rules").getText())
                .contains("HB-11.1 [R] A player whose deck holds no card has lost");
        hasNoBarriers();
        for (int step = 2; step <= STEPS; step++) {
            browser.driver()
                    .switchTo()
                    .activeElement()
                    .sendKeys(step > FIRST_CHOICE && step % 2 == 1 ? "1" : Keys.ENTER);
            comes(step);
        }
        assertThat(said())
                .startsWith("Your Oar Hand attacks the deck with ATK 2.")
                .contains("Step 10 of 10 Play on.");
        assertThat(browser.driver().getCurrentUrl()).endsWith("#/learn/hobe/10");
        hasNoBarriers();
        browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
        browser.awaitThat("location.hash.startsWith('#/table/') && document.querySelector('.board .side') !== null");
        browser.click(".home");
        assertThat(browser.await(".kept a").getText()).isEqualTo("Hobe against a bot that does anything");
    }

    @Test
    void aChoiceIsMadeOnTheBoardAndAnotherOneIsForLater() {
        browser.becomes(PHONE, HIGH, true);
        browser.go(server.port());
        browser.click(".top button");
        open("#/learn/hobe/6");
        assertThat(browser.await("#step").getText()).isEqualTo("Schritt 6 von 10 Bewegen");
        assertThat(browser.await("details summary").getText()).isEqualTo("8 andere Möglichkeiten, für später");
        assertThat(browser.all(".movable, .target").map(each -> each.getAttribute("aria-label")))
                .contains("Ruderer, ATK 2, HP 3/3, Nahkampf, Bereitschaft 1");
        hasNoBarriers();
        browser.click(".tile.movable");
        browser.click(".place.target");
        comes(7);
        assertThat(browser.await(".since").getText())
                .isEqualTo("Du bewegst Ruderer von Bereitschaft 0 auf Platz vorn 0.");
        browser.driver().findElement(By.cssSelector(".lesson .rule")).click();
        assertThat(browser.await("dialog[open] h2").getText()).isEqualTo("Regel HB-7.6");
        hasNoBarriers();
    }

    @Test
    void aLinkThatIsMadeUpIsRefused() {
        browser.driver().get("about:blank");
        browser.driver().get("http://localhost:" + server.port() + "/#/learn/hobe/99");
        assertThat(browser.await(".banner").getText()).isEqualTo("The steps of this lesson are numbered from 1 to 10");
    }
}
