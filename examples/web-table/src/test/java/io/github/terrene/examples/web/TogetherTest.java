package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.server.Server;
import io.github.terrene.examples.server.Settings;
import io.github.terrene.examples.server.Timing;
import io.github.terrene.examples.server.store.Storage;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people at two browsers: how they find each other, when one of them is away, in a draft with bots, and with cards of one of them. */
class TogetherTest extends InABrowser {
    private static final String CARDS =
            "Harbour Cook\\nMelee Human, ATK 1, HP 3, cost 0\\n\\nBroken Oar\\nWeapon, cost 0";

    private String opened(String against) {
        browser.choose(against, "select");
        browser.click("form button.main");
        return browser.await(".invitation").getAttribute("value");
    }

    @Test
    void twoPeopleAndTwoBotsDraft() {
        browser.go(server.port());
        browser.choose("Random Encounter");
        browser.choose("friends, by a link", "select");
        browser.choose("4", "select");
        hasNoBarriers();
        String link = opened("friends, by a link");
        assertThat(browser.all(".side")).hasSize(4);
        try (Browser other = Browser.open()) {
            other.driver().get(link);
            other.await(".board .side");
            other.click(".note button");
            browser.awaitThat("!document.querySelector('.invitation')");
            browser.click(".choices button");
            browser.awaitThat("document.querySelector('.question').textContent.includes('Waiting for')");
            assertThat(browser.await(".question").getText()).contains("\n");
            other.click(".choices button");
            browser.awaitThat("document.querySelector('.log').textContent.includes('You pick')");
            browser.await(".choices button");
        }
    }

    @Test
    void whoComesAgreesToCardsOfSomebodysOwn() {
        browser.go(server.port());
        browser.script("localStorage.setItem('cards hobe', `" + CARDS + "`)");
        browser.choose("Hobe");
        browser.choose("Your own deck …", "select");
        browser.click(".decklist .check input");
        browser.awaitThat("document.querySelector('.seekers').textContent.includes('Broken Oar')");
        String list =
                browser.scriptThatWaits("fetch('/api/games/hobe/cards').then((answer) => answer.json()).then((cards) =>"
                        + " arguments[0](cards.filter(({ name }) => name && !/Gatherer|Counsel/.test(name)).slice(0, 17)"
                        + ".map(({ name }) => `2 ${name}`).join('\\n')))");
        browser.script("const list = document.querySelector('.decklist textarea'); list.value = arguments;"
                        .replace("arguments", "`3 Harbour Cook\\n3 Broken Oar\\n" + list + "`")
                + " list.dispatchEvent(new Event('input'))");
        browser.await(".decklist .fine");
        String link = opened("friends, by a link");
        assertThat(browser.await(".note p").getText()).startsWith("2 cards of somebody's own are played");
        try (Browser other = Browser.open()) {
            other.becomes(WIDE, HIGH, true);
            other.driver().get(link);
            other.await(".board .side");
            other.click(".note button.main");
            other.await("dialog[open] .proofs article[aria-label='Broken Oar']");
            assertThat(other.all("dialog[open] .proofs article")).hasSize(2);
            other.click("dialog[open] button.main");
            other.await(".in-hand");
            browser.awaitThat("!document.querySelector('.invitation')");
        }
    }

    @Test
    void whoeverComesFindsWhoeverWaits() {
        browser.go(server.port());
        browser.choose("Hobe");
        browser.choose("whoever comes", "select");
        browser.click("form button.main");
        browser.await(".invitation");
        try (Browser other = Browser.open()) {
            other.go(server.port());
            assertThat(other.await(".lobby li").getText()).matches("Hobe: [^\n]+\\sa seat is free");
            other.choose("Hobe");
            other.choose("whoever comes", "select");
            other.click("form button.main");
            other.await(".board");
            browser.awaitThat("!document.querySelector('.invitation')");
            assertThat(other.script("return location.hash")).isEqualTo(browser.script("return location.hash"));
        }
        try (Browser onlooker = Browser.open()) {
            onlooker.go(server.port());
            assertThat(onlooker.await(".lobby li").getText()).endsWith("you can watch");
        }
    }

    @Test
    void friendsPlayByALink() {
        browser.go(server.port());
        browser.choose("Hobe");
        browser.choose("friends, by a link", "select");
        browser.click("form button.main");
        String link = browser.await(".invitation").getAttribute("value");
        try (Browser other = Browser.open()) {
            other.becomes(PHONE, HIGH, true);
            other.driver().get(link);
            assertThat(other.await(".note p").getText()).isEqualTo("You are watching.");
            assertThat(other.all(".in-hand")).isEmpty();
            other.click(".note button");
            other.await(".in-hand");
            browser.awaitThat("!document.querySelector('.invitation')");
            assertThat(other.await(".own .player-name").getText()).isEqualTo("Guest");
            theyPlayOnceMore(browser, other);
        }
    }

    /** One gives up; both want to play again, and come together. */
    private static void theyPlayOnceMore(Browser one, Browser other) {
        one.await(".choices button, .question");
        Browser asked = one.all(".choices button").isEmpty() ? other : one;
        asked.click(".more summary");
        asked.click(".more button:last-child");
        asked.click("dialog button.main");
        String before = one.script("return location.hash");
        for (Browser each : Array.of(one, other)) {
            if (each == other) {
                each.awaitThat(
                        "document.querySelector('.asked').textContent.includes('waits for you at the next table')");
            }
            each.awaitThat(
                    "[...document.querySelectorAll('.tools button')].some((each) => each.textContent.startsWith('Once'))");
            each.script(
                    "[...document.querySelectorAll('.tools button')].find((each) => each.textContent.startsWith('Once')).click()");
            each.awaitThat("location.hash !== '" + before + "'");
            each.await(".in-hand");
        }
        assertThat(one.script("return location.hash")).isEqualTo(other.script("return location.hash"));
        one.awaitThat("!document.querySelector('.invitation')");
    }

    /** A clock that is set by hand. */
    private static final class SetClock extends Clock {
        private volatile Instant time = Instant.now();

        void pass(int seconds) {
            time = time.plusSeconds(seconds);
        }

        @Override
        public Instant instant() {
            return time;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private static String button(String words) {
        return "[...document.querySelectorAll('.panel button')].find((each) => each.textContent.startsWith('" + words
                + "'))";
    }

    private static void press(String words) {
        browser.awaitThat(button(words));
        browser.script(button(words) + ".click()");
    }

    /** The server notices after a moment only that somebody reads no more. */
    private static void passes(SetClock clock) {
        for (int i = 0; browser.all(".away").isEmpty(); i++) {
            assertThat(i).isLessThan(100);
            clock.pass(20);
            browser.scriptThatWaits("setTimeout(arguments[0], 200)");
        }
    }

    @Test
    void theHostStopsAllClocksAndWhoIsAwayIsLetGo(@TempDir Path folder) throws IOException {
        SetClock clock = new SetClock();
        Timing timing = Timing.USUAL
                .pausing(Duration.ZERO)
                .beating(Duration.ofMillis(50))
                .timed(clock);
        try (Server own = Server.open(new Settings(Settings.LOCAL, 0, new Storage.InFolder(folder, false), timing));
                Browser other = Browser.open()) {
            browser.go(own.port());
            browser.choose("Hobe");
            browser.choose("friends, by a link", "select");
            browser.choose("20 minutes, and 10 seconds for each move", "select");
            browser.await("#name").sendKeys("Anna");
            browser.click("form button.main");
            other.driver().get(browser.await(".invitation").getAttribute("value"));
            other.click(".note button");
            other.await(".in-hand");
            browser.click(".more summary");
            press("Stop all clocks");
            assertThat(other.await(".pause").getText()).isEqualTo("All clocks stand: Anna has stopped them.");
            assertThat(other.all(".clock.runs")).isEmpty();
            press("Let the clocks run");
            other.awaitThat("document.querySelector('.clock.runs') && !document.querySelector('.pause')");
            other.leave();
            passes(clock);
            assertThat(browser.await(".away").getText()).isEqualTo("away");
            assertThat(browser.script("return document.getElementById('said').textContent"))
                    .isEqualTo("Guest is away.");
            assertThat(browser.all(".absent")).isEmpty();
            clock.pass(100);
            assertThat(browser.await(".absent p").getText())
                    .isEqualTo("Guest has been away for more than two minutes.");
            hasNoBarriers();
            press("Let Guest go");
            browser.click("dialog button.main");
            browser.awaitThat("!document.querySelector('.away, .absent')");
            assertThat(browser.await(".log").getText()).contains("You let Guest go, who has been away for long.");
        }
    }

    @Test
    void aCoachSeesWhatThePlayerSeesAndDoesNothing() {
        String hand = "return document.querySelector('.own .hand').textContent";
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        String seen = browser.script(hand);
        browser.click(".more summary");
        press("Link for a coach");
        String link = browser.await("dialog .invitation").getAttribute("value");
        browser.driver().get(link);
        browser.awaitThat("location.hash.startsWith('#/table/')");
        browser.await(".choices button:enabled"); // whoever plays there goes on playing
        browser.leave();
        browser.driver().get(link);
        assertThat(browser.await(".note p").getText()).isEqualTo("You see what Anna sees, and cannot do anything.");
        assertThat(link).doesNotContain(browser.script("return location.href"));
        assertThat(browser.script(hand)).isEqualTo(seen);
        assertThat(browser.all(".choices button:disabled")).isNotEmpty();
        assertThat(browser.all(".choices button:enabled, .movable, .more")).isEmpty();
        assertThat(browser.driver().getTitle()).isEqualTo("Hobe");
        hasNoBarriers();
    }
}
