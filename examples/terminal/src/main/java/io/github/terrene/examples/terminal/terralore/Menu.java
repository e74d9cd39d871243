package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.rule.plan.ChoosePlans;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The choices of one decision, numbered from 1; giving up has no number. Those of a plan are in a table with a line for each card and a
 * column for each lane.
 *
 * @param view what the person sees
 * @param legal what may be chosen
 * @param phrases what actions are called
 * @param page what shows the texts of cards
 */
record Menu(View view, Seq<Action> legal, Phrases phrases, CardPage<Card> page) {
    /** Room for a card, if there is enough of it. */
    private static final int CARD = 62;

    private static final int LANE = 11;
    private static final int INDENT = 2;

    /** The number of a choice; none if it is not among them. */
    Option<Integer> number(Action action) {
        int place = legal.indexOf(action);
        return place < 0 ? Option.none() : Option.some(place + 1);
    }

    /** Shows all of it. */
    void show(Paper paper) {
        if (legal.exists(action -> action.kind() == ActionKind.HAND_IN)) {
            plan(paper);
        }
        legal.reject(action -> action.kind() == ActionKind.PLACE_CARD).forEach(action -> line(paper, action));
    }

    private void line(Paper paper, Action action) {
        paper.choice(number(action).get(), Paper.capital(phrases.of(action)));
        if (action instanceof PayWith paid) {
            phrases.catalogue().find(paid.card()).forEach(page::text);
        }
    }

    /** The cards left in the hand, with their texts and the numbers that place them in each lane. */
    private void plan(Paper paper) {
        Array<Card> left = left();
        int room = Math.min(CARD, paper.columns() - INDENT - 2 * LANE);
        if (left.nonEmpty()) {
            paper.line(paper.paint(
                    Ink.FAINT,
                    "  " + Paper.left("in hand", room) + Paper.right("defending", LANE)
                            + Paper.right("attacking", LANE)));
        }
        left.forEach(card -> placeable(paper, card, room));
    }

    /** A card beside its numbers; its tribes below it, if they do not fit. */
    private void placeable(Paper paper, Card card, int room) {
        String name = Phrases.inShort(card);
        String tribes = card.tribes().map(Tribe::name).mkString(" ");
        boolean fits = name.length() + 1 + tribes.length() <= room;
        String shown = fits && !tribes.isEmpty() ? name + " " + paper.paint(Ink.FAINT, tribes) : name;
        paper.line("  " + Paper.left(shown, room) + numbered(card, Lane.DEFENDING) + numbered(card, Lane.ATTACKING));
        if (!fits) {
            paper.line("      " + paper.paint(Ink.FAINT, tribes));
        }
        page.text(card);
    }

    private Array<Card> left() {
        return view.agenda().prompt() instanceof ChoosePlans plans
                ? view.own().hand().cards().reject(card -> plans.of(view.seat()).uses(card.id()))
                : view.own().hand().cards();
    }

    private String numbered(Card card, Lane lane) {
        return Paper.right(
                number(new PlaceCard(view.seat(), card.id(), lane))
                        .map(String::valueOf)
                        .getOrElse("-"),
                LANE);
    }
}
