package io.github.terrene.examples.web;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void onAPhoneACardIsShownInAWindow() {
        browser.becomes(PHONE, HIGH, false);
        browser.start(server.port(), "Hobe");
        browser.await(".choices button");
        browser.await(".log button.link");
        browser.script("document.querySelector('.log button.link').click()");
        browser.await("dialog[open] .shown svg");
    }
}
