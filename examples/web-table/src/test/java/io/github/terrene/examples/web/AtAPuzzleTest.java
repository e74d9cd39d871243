package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.puzzle.Puzzle;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Somebody solves puzzles. */
class AtAPuzzleTest extends InABrowser {
    private static final String PLACE = "#/puzzle/carnage/4";

    private void open(String place) {
        browser.driver().get("about:blank");
        browser.driver().get("http://localhost:" + server.port() + "/" + place);
        browser.await(".puzzle");
    }

    private static void type(String keys) {
        browser.driver().findElement(By.tagName("body")).sendKeys(keys);
    }

    private static String verdict() {
        return browser.await(".verdict").getText();
    }

    private static Iterable<String> choices() {
        return browser.all(".choices button").map(WebElement::getText);
    }

    @Test
    void aWrongChoiceAndTheRightOnesByTheKeyboardAlone() {
        open(PLACE);
        browser.await(".choices button");
        assertThat(browser.driver().getTitle()).isEqualTo("Puzzle 4 · Carnage");
        assertThat(browser.await(".puzzle p b").getText()).isEqualTo("You are Ada. Win before this turn ends.");
        hasNoBarriers();
        type("2");
        assertThat(verdict())
                .isEqualTo("That is not it: there is an answer, or a card that could lie hidden, against it.");
        assertThat(choices()).containsExactly("Pay a Raïven and keep it", "Let it go to the discard pile wrong");
        type("1");
        browser.await(".verdict.right");
        assertThat(choices())
                .containsExactly("Premium Harbour Judge (level 4)", "Tide Reckoner (level 3)", "Bell Ringer (level 2)");
        type("1");
        browser.await(".verdict.solved");
        assertThat(verdict()).isEqualTo("Solved.");
        assertThat(browser.script("return document.getElementById('said').textContent"))
                .startsWith("Solved. ");
        assertThat(browser.await(".log .ends").getText()).contains("(CG-");
        hasNoBarriers();
        browser.click(".asked a.button");
        browser.awaitThat("document.title === 'Puzzle 5 · Carnage'");
    }

    @Test
    void aHintAndTheSolutionInGermanOnAPhone() {
        browser.becomes(PHONE, HIGH, true);
        browser.go(server.port());
        browser.click(".top button");
        open(PLACE);
        browser.await(".choices button");
        browser.click(".asked .tools button");
        browser.await(".choices b.wrong");
        assertThat(choices())
                .containsExactly("Einen Raïven bezahlen und sie behalten", "Sie auf die Ablage legen falsch");
        browser.click(".asked .tools button");
        browser.await(".choices b.right");
        assertThat(choices())
                .containsExactly("Einen Raïven bezahlen und sie behalten richtig", "Sie auf die Ablage legen falsch");
        hasNoBarriers();
    }

    @Test
    void theDayHasAPuzzle() {
        browser.go(server.port());
        browser.choose("Hobe");
        browser.click("form button.main");
        browser.await(".board .side");
        browser.go(server.port());
        browser.click(".door");
        browser.await(".puzzle .board, .board .side");
        assertThat(browser.driver().getTitle())
                .isEqualTo("Puzzle " + (Puzzle.ofDay(LocalDate.now().toEpochDay(), 12) + 1) + " · Hobe");
    }

    @Test
    void aLinkThatIsMadeUpIsRefusedAndAnotherPuzzleChosen() {
        open("#/puzzle/hobe/99");
        assertThat(browser.await(".banner").getText()).isEqualTo("The puzzles of this game are numbered from 1 to 12");
        browser.choose("3: difficulty 3 of 5", "select");
        browser.await(".choices button");
        open("#/puzzle/nothing/1");
        assertThat(browser.await(".banner").getText()).isEqualTo("There is no such thing any more.");
    }
}
