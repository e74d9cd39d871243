package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two people at two browsers: in a draft with bots, and with cards of one of them. */
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
}
