package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Nothing is in the way of those who see or hear differently, or who play on a phone. */
class ForEverybodyTest extends InABrowser {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothingIsInTheWayOfThoseWhoSeeOrHearDifferently(boolean dark) {
        browser.becomes(dark ? PHONE : WIDE, HIGH, dark);
        browser.go(server.port());
        hasNoBarriers();
        browser.start(server.port(), "Terrene Odyssey");
        browser.await(".choices button");
        hasNoBarriers();
    }

    @Test
    void aPhoneScrollsInOneDirectionOnly() {
        browser.becomes(PHONE, HIGH, false);
        browser.start(server.port(), "Terrene Odyssey");
        browser.await(".choices button");
        browser.awaitThat("document.documentElement.scrollWidth <= " + PHONE);
    }

    @Test
    void inGermanRulesAreGermanAndWhatIsNotIsMarked() {
        browser.go(server.port());
        browser.script("localStorage.setItem('language', 'de')");
        browser.driver().navigate().refresh();
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        assertThat(browser.driver().getTitle()).isEqualTo("Du bist dran · Hobe");
        browser.driver().findElement(By.tagName("body")).sendKeys("w");
        browser.click("dialog[open] .rule");
        assertThat(browser.await("dialog[open] .rule-text").getAttribute("lang"))
                .isEqualTo("de");
        browser.script("""
                window.fetch = async () => new Response('{"problems":[{"place":"seat","key":"server/token","sentence":"this needs a token"},'
                  + '{"place":"x","key":"other/thing","sentence":"that is wrong"}]}', { status: 401 });
                document.querySelector("dialog").close();
                document.querySelector(".choices button").click();
                """);
        assertThat(browser.await(".notice").getText())
                .isEqualTo("Das geht nicht\nDieser Platz gehört dir nicht mehr.\nThat is wrong");
        assertThat(browser.all(".notice [lang=en]").map(WebElement::getText)).containsExactly("That is wrong");
    }

    @Test
    void onAPhoneACardIsShownInAWindow() {
        browser.becomes(PHONE, HIGH, false);
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        browser.await(".log button.link");
        browser.script("document.querySelector('.log button.link').click()");
        browser.await("dialog[open] .shown svg");
        String name = browser.await("dialog[open] h2").getText();
        String words = browser.script("return document.querySelector('dialog .unseen').textContent");
        assertThat(words).isNotEmpty();
        Array<Heard> heard = Heard.on(browser);
        assertThat(heard)
                .anyMatch(each -> each.role().equals("heading") && each.name().equals(name));
        assertThat(heard.filter(each -> each.role().equals("StaticText"))
                        .map(Heard::name)
                        .mkString())
                .contains(words);
    }
}
