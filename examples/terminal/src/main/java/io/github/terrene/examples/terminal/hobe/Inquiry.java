package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.PlayedEvent;

/**
 * Shows what a person is asked, and what it is about.
 *
 * @param paper where to
 * @param menu what may be chosen, and what the person sees
 */
record Inquiry(Paper paper, Menu menu) {
    void ask() {
        menu.view().shown().asked().forEach(asked -> {
            asked.within().forEach(this::text);
            strong(words(asked.about()));
        });
    }

    /** The text of the card that asks. */
    private void text(Due due) {
        if (due instanceof Due.UnderWay effect) {
            paper.wrapped("", "    ", effect.card().name() + ": " + CardText.of(effect.card()));
        }
    }

    private String words(String about) {
        return switch (about) {
            case "turn" ->
                menu.view().table().phase() == Phase.MOVE ? "What do you move or play?" : "What else do you play?";
            case "counter" -> countering();
            case "window" -> "Before the first attack: do you play an Event?";
            case "attacker" -> "Which of your cards attacks next?";
            case "discard" -> "Which card do you discard?";
            case "slot" -> "To which slot?";
            default -> "Which one?";
        };
    }

    private void strong(String words) {
        paper.line(paper.paint(Ink.STRONG, words));
    }

    private String countering() {
        PlayedEvent event = menu.view().table().played().last();
        Speech speech = menu.phrases().speech();
        return speech.cast().does(event.seat(), "play") + " " + speech.card(event.seat(), event.card())
                + speech.targets(event.targets()) + " (\"" + CardText.of(event.card()) + "\"). Do you counter it?";
    }
}
