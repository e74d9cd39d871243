package io.github.terrene.examples.web;

import io.vavr.collection.Array;
import java.util.List;
import java.util.Map;

/**
 * What a screen reader is told of one thing on the page: it is taken from the browser's accessibility tree.
 *
 * @param name what it is called
 * @param description what else is said of it; empty if nothing is
 */
record Heard(String role, String name, String description) {
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

    /** Whether it is a card of that name, and all that stands on it is told, too. */
    boolean tells(String card, Array<String> words) {
        return role.equals("button") && name.startsWith(card) && words.forAll(description::contains);
    }

    private static String text(Map<?, ?> node, String field) {
        return node.get(field) instanceof Map<?, ?> found && found.get("value") instanceof String text ? text : "";
    }
}
