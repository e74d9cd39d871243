package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.server.Server;
import io.github.terrene.examples.server.Settings;
import io.github.terrene.examples.server.Timing;
import io.github.terrene.examples.server.store.Storage;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** People sit down, play, ask, come back, and invite others. */
class AtATableTest extends InABrowser {
    @Test
    void aPlayerWhoComesBackFindsTheTableAsItWas() {
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        int lines = browser.all(".log li").size();
        browser.click(".choices button");
        String asked = "document.querySelector('.choices button') !== null";
        // while the person is asked, the bot waits
        browser.awaitThat(asked + " && document.querySelectorAll('.log li').length > " + lines);
        String before = browser.script("return document.querySelector('.board').textContent");
        String log = browser.script("return document.querySelector('.log').textContent");
        browser.driver().navigate().refresh();
        browser.await(".board .side");
        browser.awaitThat(asked);
        assertThat(browser.script("return document.querySelector('.board').textContent"))
                .isEqualTo(before);
        assertThat(browser.script("return document.querySelector('.log').textContent"))
                .isEqualTo(log);
    }

    @Test
    void aServerThatIsStartedAgainIsFoundAgain(@TempDir Path folder) throws IOException {
        int port;
        try (Server own = Server.open(Settings.quick(folder))) {
            port = own.port();
            browser.start(port, "Hobe");
            browser.await(".choices button");
        }
        browser.await(".banner");
        try (Server again =
                Server.open(new Settings(Settings.LOCAL, port, new Storage.InFolder(folder, false), Timing.USUAL))) {
            assertThat(again.port()).isEqualTo(port);
            browser.awaitThat("!document.querySelector('.banner')");
            int before = browser.all(".log li").size();
            browser.click(".choices button");
            browser.awaitThat("document.querySelectorAll('.log li').length > " + before);
        }
    }

    @Test
    void whoAsksWhyNotIsToldTheRuleAndItsText() {
        browser.start(server.port(), "Hobe");
        browser.click(".choices button");
        browser.driver().findElement(By.tagName("body")).sendKeys("w");
        browser.await("dialog[open] .why li");
        String number = browser.await("dialog[open] .rule").getText();
        assertThat(number).matches("HB-\\d+\\.\\d+");
        browser.click("dialog[open] .rule");
        assertThat(browser.await("dialog[open] .rule-text").getText()).hasSizeGreaterThan(20);
        assertThat(browser.await("dialog[open] h2").getText()).contains(number);
        browser.await("dialog[open]").sendKeys(Keys.ESCAPE);
        browser.awaitThat("!document.querySelector('dialog[open]')");
    }

    @Test
    void theKeyboardAloneSuffices() {
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        int before = browser.all(".log li").size();
        browser.driver().findElement(By.tagName("body")).sendKeys("1");
        browser.awaitThat("document.querySelectorAll('.log li').length > " + before);
        browser.awaitThat("document.getElementById('said').textContent.length > 0");
    }

    @Test
    void whereTimeIsLimitedAClockRuns() {
        browser.go(server.port());
        browser.choose("Terralore");
        browser.choose("5 minutes, and 5 seconds for each move", "select");
        browser.click("form button.main");
        browser.await(".side.own .clock.runs");
        browser.awaitThat("document.querySelector('.side.own .clock').textContent === '4:58'");
    }

    @Test
    void theFirstCardOfADraftIsPicked() {
        browser.start(server.port(), "Random Encounter");
        assertThat(browser.all(".side")).hasSize(12);
        int cards = browser.all(".in-hand").size();
        assertThat(cards).isGreaterThan(1);
        Heard.everyCard(browser);
        browser.click(".in-hand.movable");
        browser.click(".choices button");
        browser.awaitThat("document.querySelector('.log').textContent.includes('You pick')");
        browser.awaitThat("document.querySelectorAll('.own .hand:first-of-type .in-hand').length === " + (cards - 1));
    }

    @Test
    void howStrongABotIsCanBeChosen() {
        browser.go(server.port());
        browser.choose("Terralore");
        browser.choose("a skilled bot", "select");
        browser.click("form button.main");
        browser.await(".board .side");
        String asked = "fetch('/api/tables/' + location.hash.split('/').pop()).then(each => each.json())";
        assertThat(browser.scriptThatWaits(asked + ".then(table => arguments[0](table.seats[1].level))"))
                .isEqualTo("SKILLED");
        browser.go(server.port());
        assertThat(browser.script("return document.forms[0].querySelectorAll('select').length > 0"
                        + " && [...document.querySelectorAll('option:checked')].map(each => each.value).join()"))
                .contains("SKILLED");
    }

    @Test
    void aDeckOfOnesOwnIsPlayed() {
        browser.go(server.port());
        browser.choose("Terralore");
        browser.choose("Your own deck …", "select");
        Array<Card> cards = ReadyDecks.all().head().cards();
        String name = cards.head().name();
        browser.await(".decklist textarea").sendKeys("2 " + name.substring(1));
        browser.click("form button.main");
        assertThat(browser.await(".notice").getText())
                .isEqualTo("That is not possible\ndeck A, line 1: There is no card " + name.substring(1)
                        + "; did you mean " + name + "?");
        write(cards.map(Card::name).mkString("\\n"));
        browser.await(".decklist .fine");
        browser.click("form button.main");
        browser.await(".board .side");
    }

    @Test
    void aDeckIsBuiltCardByCardAndKept() {
        browser.go(server.port());
        browser.choose("Terralore");
        browser.choose("Your own deck …", "select");
        assertThat(browser.await(".decklist .found li").getText()).startsWith("A deck has ");
        browser.await(".decklist [type=search]").sendKeys("blinding");
        browser.script(
                "[...document.querySelectorAll('.decklist .chips button')].find((each) => each.textContent === 'Light').click()");
        browser.awaitThat("document.querySelectorAll('.seekers li').length === 1");
        browser.click(".seekers li button");
        browser.click(".seekers li button");
        browser.awaitThat("document.querySelector('.decklist textarea').value === '2 Blinding Noon'");
        browser.click(".cards-in button[aria-label='Add: Blinding Noon']");
        browser.awaitThat("document.querySelector('.decklist textarea').value === '3 Blinding Noon'");
        browser.click(".cards-in button[aria-label='Take out: Blinding Noon']");
        browser.awaitThat("document.querySelector('.curve svg').getAttribute('aria-label').endsWith(': 2')");
        assertThat(browser.await(".cards-in li").getText()).contains("2").contains("Blinding Noon");
        hasNoBarriers();
        browser.driver().navigate().refresh();
        browser.await("form[aria-busy=false]");
        browser.choose("Terralore");
        browser.choose("Your own deck …", "select");
        browser.await(".cards-in li");
    }

    private static void write(String list) {
        browser.script("const list = document.querySelector('.decklist textarea'); list.value = `" + list
                + "`; list.dispatchEvent(new Event('input'))");
    }

    @Test
    void whoIsAskedSeesItInTheTitle() {
        browser.go(server.port());
        assertThat(browser.driver().getTitle()).isEqualTo("Terrene");
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        assertThat(browser.driver().getTitle()).isEqualTo("Your turn · Hobe");
    }

    /** A stand-in for what a system shows: a browser without a screen has none. */
    private static final String RINGS = """
            window.rung = [];
            window.Notification = class {
                static permission = "granted";
                static requestPermission() { return Promise.resolve("granted"); }
                constructor(title) { window.rung.push(title); }
            };
            """;

    @Test
    void whoWishesItIsToldOnAnotherPageThatItIsTheirTurn() {
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        browser.script(RINGS);
        browser.click(".more summary");
        browser.click(".more button[aria-pressed=false]");
        browser.await(".more button[aria-pressed=true]");
        browser.script("Object.defineProperty(document, 'hidden', { get: () => true })");
        browser.click(".choices button");
        browser.awaitThat("window.rung.length > 0");
        assertThat(browser.script("return window.rung[0]")).isEqualTo("Your turn · Hobe");
    }

    /** The other deck has cards that the own one does not have; at first none of them is known. */
    @Test
    void noCardThatIsHiddenIsInThePageOrInWhatItWasSent() {
        browser.start(server.port(), "Terralore");
        browser.await(".choices button");
        Array<Integer> usual = Array.of(0, 2);
        Array<Card> own = ReadyDecks.all().get(usual.get(0)).cards();
        Array<Card> others = ReadyDecks.all().get(usual.get(1)).cards().removeAll(own);
        assertThat(others).isNotEmpty();
        String page = browser.script("return document.documentElement.outerHTML");
        String sent = browser.scriptThatWaits(SENT);
        assertThat(own).anySatisfy(card -> assertThat(sent).contains(card.id()));
        assertThat(others).allSatisfy(card -> {
            assertThat(page).doesNotContain(card.name());
            assertThat(sent).doesNotContain(card.name()).doesNotContain(card.id());
        });
    }

    /** All that the server sends to the seat. */
    private static final String SENT = """
            const table = location.hash.split("/").pop();
            const { token } = JSON.parse(localStorage.getItem(`seat ${table}`));
            const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
            Promise.all(
              ["", "&language=en", "&language=de"].map(async (way) =>
                (await fetch(`/api/tables/${table}/journal?after=0${way}`, { headers })).text()),
            ).then((all) => arguments[0](all.join()));
            """;
}
