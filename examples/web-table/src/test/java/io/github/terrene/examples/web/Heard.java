package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.WebElement;

/**
 * What a screen reader is told of one thing on the page: it is taken from the browser's accessibility tree.
 *
 * @param name what it is called
 * @param description what else is said of it; empty if nothing is
 */
record Heard(String role, String name, String description) {
    /** The cards in boxes of some kinds on the board that the server sends: a card in a line. */
    private static final String CARDS = """
            const [kinds, done] = arguments;
            (async () => {
              const table = location.hash.split("/").pop();
              const { token } = JSON.parse(localStorage.getItem(`seat ${table}`));
              const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
              const answer = async (path) => (await fetch(`/api/${path}`, { headers })).json();
              const { game } = await answer(`tables/${table}`);
              const known = new Map((await answer(`games/${game}/cards?language=en`)).map((card) => [card.id, card]));
              const lines = async (after) => (await answer(`tables/${table}/journal?after=${after}&language=en`)).lines;
              const [{ board }] = await lines((await lines(0)).length - 1);
              const cards = (boxes, around) => boxes.flatMap((box) => [
                ...(box.kind === "CARD" && kinds.includes(around) ? [box] : []),
                ...cards(box.boxes, ["ROW", "HAND", "PILE"].includes(box.kind) ? box.kind : around),
              ]);
              const words = (box) => [box.label, ...known.get(box.card).line.split("\\n"), ...known.get(box.card).text];
              done(cards(board.boxes).map((box) => words(box).filter(Boolean).join("\\t")).join("\\n"));
            })().catch((problem) => done(String(problem)));
            """;

    /** All that is told of a page, from top to bottom. */
    static Array<Heard> on(Browser browser) {
        List<?> nodes = (List<?>) browser.driver()
                .executeCdpCommand("Accessibility.getFullAXTree", Map.of())
                .get("nodes");
        return Array.ofAll(nodes)
                .map(node -> (Map<?, ?>) node)
                .filter(node -> Boolean.FALSE.equals(node.get("ignored")))
                .map(node -> new Heard(text(node, "role"), text(node, "name"), text(node, "description")));
    }

    /** All cards that the server has put on the board can be read without seeing them, in piles, too; and those face down are told apart. */
    static void everyCard(Browser browser) {
        Array<Array<String>> lying = cards(browser, "ROW", "HAND");
        assertThat(lying).isNotEmpty();
        Array<Heard> heard = on(browser);
        assertThat(lying).allSatisfy(card -> assertThat(heard).anyMatch(each -> each.tells(card.head(), card.tail())));
        assertThat(heard.map(Heard::name).filter(name -> name.startsWith("a card face down")))
                .doesNotHaveDuplicates();
        Array<Heard> heardInPiles = browser.all("button.pile").flatMap(pile -> opened(pile, browser));
        assertThat(cards(browser, "PILE"))
                .allSatisfy(card -> assertThat(heardInPiles).anyMatch(each -> each.tells(card.head(), card.tail())));
    }

    private static Array<Heard> opened(WebElement pile, Browser browser) {
        pile.click();
        Array<Heard> heard = on(browser);
        browser.script("document.querySelector('dialog').close()");
        return heard;
    }

    /** The cards of all boxes of some kinds: the name, the line, the texts. */
    private static Array<Array<String>> cards(Browser browser, String... kinds) {
        String found = browser.scriptThatWaits(CARDS, List.of(kinds));
        return Array.of(found.split("\n")).reject(String::isEmpty).map(card -> Array.of(card.split("\t")));
    }

    /** Whether it is a card of that name, and all that stands on it is told, too. */
    boolean tells(String card, Array<String> words) {
        return role.equals("button") && name.startsWith(card) && words.forAll(description::contains);
    }

    private static String text(Map<?, ?> node, String field) {
        return node.get(field) instanceof Map<?, ?> found && found.get("value") instanceof String text ? text : "";
    }
}
