package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import io.github.terrene.examples.server.Server;
import io.github.terrene.examples.server.Settings;
import io.github.terrene.examples.server.Timing;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** People play in a real browser. Left out where there is none. */
@Timeout(300)
class BrowserTest {
    private static final int WIDE = 1280;
    private static final int HIGH = 900;
    private static final int PHONE = 390;

    @TempDir
    Path folder;

    private Server server;
    private Browser browser;

    @BeforeAll
    static void thereIsABrowser() {
        if (Browser.installed().isEmpty()) {
            System.out.println(
                    "There is no Chromium with its driver on this computer: the tests in a browser are left out.");
        }
        assumeTrue(Browser.installed().isDefined());
    }

    @BeforeEach
    void open() throws IOException {
        server = Server.open(Settings.quick(folder));
        browser = Browser.open(WIDE, HIGH, false);
    }

    @AfterEach
    void close() throws IOException {
        browser.close();
        server.close();
    }

    /** Clicks on things and choices, somehow, until the game is over. */
    private static final String PLAY = """
            const done = arguments[0];
            let chance = %d;
            const next = (most) => (chance = (chance * 48271) %% 2147483647) %% most;
            const step = () => {
              if (document.querySelector(".tools a.button")) return done("over");
              const choices = [...document.querySelectorAll(".choices button")];
              const things = [...document.querySelectorAll("button.movable, button.target")];
              const all = next(3) === 0 && things.length ? things : choices;
              if (all.length) all[next(all.length)].click();
              setTimeout(step, 5);
            };
            step();
            """;

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
        assertThat(browser.await(".question").getText()).isEqualTo("The game is over.");
        hasNoBarriers();
    }

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
    void aServerThatIsStartedAgainIsFoundAgain() throws IOException {
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        int port = server.port();
        server.close();
        browser.await(".banner");
        server = Server.open(new Settings(Settings.LOCAL, port, folder, false, Timing.USUAL));
        browser.awaitThat("!document.querySelector('.banner')");
        int before = browser.all(".log li").size();
        browser.click(".choices button");
        browser.awaitThat("document.querySelectorAll('.log li').length > " + before);
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
        browser.click("button.main");
        browser.await(".side.own .clock.runs");
        browser.awaitThat("document.querySelector('.side.own .clock').textContent === '4:58'");
    }

    @Test
    void theFirstCardOfADraftIsPicked() {
        browser.start(server.port(), "Random Encounter");
        assertThat(browser.all(".side")).hasSize(12);
        int cards = browser.all(".in-hand").size();
        assertThat(cards).isGreaterThan(1);
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
    void friendsPlayByALink() {
        browser.go(server.port());
        browser.choose("Hobe");
        browser.choose("friends, by a link", "select");
        browser.click("form button.main");
        String link = browser.await(".invitation").getAttribute("value");
        try (Browser other = Browser.open(PHONE, HIGH, true)) {
            other.driver().get(link);
            assertThat(other.await(".note p").getText()).isEqualTo("You are watching.");
            assertThat(other.all(".in-hand")).isEmpty();
            other.click(".note button");
            other.await(".in-hand");
            browser.awaitThat("!document.querySelector('.invitation')");
            assertThat(other.await(".own .player-name").getText()).isEqualTo("Guest");
        }
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

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothingIsInTheWayOfThoseWhoSeeOrHearDifferently(boolean dark) {
        browser.close();
        browser = Browser.open(dark ? PHONE : WIDE, HIGH, dark);
        browser.go(server.port());
        hasNoBarriers();
        browser.start(server.port(), "Terrene Odyssey");
        browser.await(".choices button");
        hasNoBarriers();
    }

    private void hasNoBarriers() {
        assertThat(new AxeBuilder().analyze(browser.driver()).getViolations())
                .extracting(BrowserTest::told)
                .isEmpty();
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getDescription() + " "
                + rule.getNodes().stream().map(node -> node.getHtml()).limit(3).toList();
    }

    @Test
    void aPhoneScrollsInOneDirectionOnly() {
        browser.close();
        browser = Browser.open(PHONE, HIGH, false);
        browser.start(server.port(), "Terrene Odyssey");
        browser.await(".choices button");
        browser.awaitThat("document.documentElement.scrollWidth <= " + PHONE);
    }

    @Test
    void onAPhoneACardIsShownInAWindow() {
        browser.close();
        browser = Browser.open(PHONE, HIGH, false);
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        browser.await(".log button.link");
        browser.script("document.querySelector('.log button.link').click()");
        browser.await("dialog[open] .shown svg");
    }
}
