package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Asked;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.plan.ChoosePlans;
import io.github.terrene.terralore.rule.plan.PlanDraft;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Shows what a person is asked, and what it is about.
 *
 * @param paper where to
 * @param menu what may be chosen, and what the person sees
 */
record Inquiry(Paper paper, Menu menu) {

    void ask() {
        View view = menu.view();
        Option<Prompt> prompt = Option.of(view.agenda().prompt());
        prompt.forEach(asked -> {
            if (asked instanceof ChoosePlans plans) {
                plan(plans.of(view.seat()));
            } else if (asked instanceof Ask ask) {
                effect(ask.question());
            } else {
                strong("Your first hand: " + names(view.own().hand().cards()) + ". Do you keep it?");
            }
        });
    }

    private void strong(String words) {
        paper.line(paper.paint(Ink.STRONG, words));
    }

    private void plan(PlanDraft draft) {
        if (draft.entries().nonEmpty()) {
            Array<String> entries = draft.entries().map(this::entry);
            paper.wrapped("Your plan so far: ", "    ", entries.mkString("; ") + ".");
        }
        if (draft.owing() > 0) {
            String cards = draft.owing() == 1 ? "One more card." : draft.owing() + " more cards.";
            strong("What do you discard for " + name(draft.entries().last().card()) + "? " + cards);
            if (draft.owing() > 1) {
                paper.line(paper.paint(
                        Ink.FAINT, "  Name them from above to below: what you pass over is not offered again."));
            }
        } else {
            strong(placing(draft.entries().isEmpty()));
        }
    }

    private String placing(boolean first) {
        if (!menu.legal().exists(action -> action.kind() == ActionKind.PLACE_CARD)) {
            return first ? "There is no card that you can place." : "There is no other card that you can place.";
        }
        return first ? "What do you place face-down, and where?" : "What else do you place?";
    }

    private String entry(PlannedCard entry) {
        String paid = entry.paid().isEmpty()
                ? ""
                : ", paid with " + Names.list(entry.paid().map(this::name));
        return name(entry.card()) + " in the " + entry.lane().word() + " lane" + paid;
    }

    private String name(String id) {
        return menu.phrases().catalogue().find(id).map(Card::name).getOrElse(id);
    }

    private static String names(Array<Card> cards) {
        return Names.list(cards.map(Card::name));
    }

    /** The text of the card that asks, and the question. */
    private void effect(Question question) {
        menu.view().shown().asked().flatMap(Asked::within).forEach(this::text);
        strong(words(question));
    }

    private void text(Due due) {
        if (due instanceof Due.UnderWay effect) {
            Card card = effect.source().card();
            paper.wrapped("", "    ", card.name() + ": " + CardText.of(card));
        }
    }

    private String words(Question question) {
        return switch (question.about()) {
            case "place" -> "Your lane is full: which of the four Creatures there is destroyed for the fifth?";
            case "discard" -> "Which card do you discard?";
            case "order" -> "Which card goes on top, of those that are left?";
            case "exchange" -> "Which Creature exchanges lanes?";
            case "deck" -> "Whose deck?";
            default -> "Which one?";
        };
    }
}
