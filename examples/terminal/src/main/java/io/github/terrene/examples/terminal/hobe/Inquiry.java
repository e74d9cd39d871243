package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.battle.NameAttacker;
import io.github.terrene.hobe.rule.play.Window;
import io.github.terrene.hobe.rule.resolve.Ask;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.trait.EventTiming;
import org.jspecify.annotations.Nullable;

/**
 * Shows what a person is asked, and what it is about.
 *
 * @param paper where to
 * @param menu what may be chosen, and what the person sees
 */
record Inquiry(Paper paper, Menu menu) {
    void ask() {
        @Nullable Prompt prompt = menu.view().agenda().prompt();
        if (prompt instanceof Ask ask) {
            effect(ask.question());
        } else if (prompt instanceof Window window) {
            strong(
                    window.timing() == EventTiming.COUNTER
                            ? countering()
                            : "Before the first attack: do you play an Event?");
        } else if (prompt instanceof NameAttacker) {
            strong("Which of your cards attacks next?");
        } else {
            strong(menu.view().table().phase() == Phase.MOVE ? "What do you move or play?" : "What else do you play?");
        }
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

    private void effect(Question question) {
        menu.view().asking().forEach(card -> paper.wrapped("", "    ", card.name() + ": " + CardText.of(card)));
        strong(
                switch (question.about()) {
                    case "discard" -> "Which card do you discard?";
                    case "slot" -> "To which slot?";
                    default -> "Which one?";
                });
    }
}
