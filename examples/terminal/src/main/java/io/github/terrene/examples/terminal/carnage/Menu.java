package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardText;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The choices of one decision, numbered from 1 in the order of {@link #legal}; giving up has no number. Those with a card of the hand or of
 * the draft stand below that card, all others in lines of their own.
 *
 * @param legal what may be chosen
 * @param phrases what actions are called
 * @param page what shows the texts of cards
 */
record Menu(Seq<Action> legal, Phrases phrases, CardPage<Card> page) {
    private static final char NO_BREAK = '\u00A0';

    /** A menu whose numbers ascend down the page. */
    static Menu of(Seq<Action> legal, Phrases phrases, CardPage<Card> page) {
        Menu menu = new Menu(legal, phrases, page);
        Array<Action> below = menu.cards().map(Card::id).distinct().flatMap(menu::with);
        return new Menu(below.appendAll(legal.reject(below::contains)), phrases, page);
    }

    /** What may be done with a card, burning it last. */
    private Seq<Action> with(String card) {
        return legal.filter(action -> subject(action).contains(card))
                .sortBy(action -> action.kind() == ActionKind.BURN);
    }

    /** Shows all of it. */
    void show(Paper paper) {
        cards().distinctBy(Card::id).forEach(card -> card(paper, card));
        for (int i = 0; i < legal.size(); i++) {
            if (subject(legal.get(i)).isEmpty()) {
                paper.choice(i + 1, phrases.of(legal.get(i)));
            }
        }
    }

    View view() {
        return phrases.view();
    }

    /** The cards with which something may be done. */
    private Array<Card> cards() {
        Array<Card> known = phrases.draft()
                .map(draft -> draft.legends().appendAll(draft.relics()))
                .getOrElse(() -> view().own().hand().cards());
        return known.filter(card -> legal.exists(action -> subject(action).contains(card.id())));
    }

    /** The id of the card below which an action stands. */
    private static Option<String> subject(Action action) {
        return switch (action.kind()) {
            case KEEP_LEGEND -> Option.some(((KeepLegend) action).card());
            case KEEP_RELIC -> Option.some(((KeepRelic) action).card());
            case BURN -> Option.some(((Burn) action).card());
            case PLACE -> Option.some(((Place) action).card());
            case ADD -> Option.some(((Add) action).card());
            case REINFORCE -> Option.some(((Reinforce) action).card());
            default -> Option.none();
        };
    }

    /** A card with its type, its text, and what may be done with it. */
    private void card(Paper paper, Card card) {
        int copies = cards().count(each -> each.id().equals(card.id()));
        paper.wrapped(
                "  ",
                "      ",
                paper.paint(Ink.STRONG, card.name()) + (copies == 1 ? "" : " x" + copies) + " · "
                        + CardText.typeLine(card));
        page.text(card);
        paper.wrapped("      ", "      ", done(card));
    }

    private String done(Card card) {
        Array<Integer> with =
                Array.range(0, legal.size()).filter(i -> subject(legal.get(i)).contains(card.id()));
        String others = numbered(with.reject(this::burns));
        if (phrases.draft().isDefined()) {
            return (card.is(CardKind.RELIC) ? "give to: " : "") + others;
        }
        String placing = others.isEmpty()
                ? phrases.price(card, "costs") + ", cannot be placed now"
                : others + " " + phrases.price(card, "for");
        return placing + "; " + numbered(with.filter(this::burns));
    }

    private boolean burns(int choice) {
        return legal.get(choice).kind() == ActionKind.BURN;
    }

    private String numbered(Array<Integer> choices) {
        return choices.map(i -> ((i + 1) + " " + briefly(legal.get(i))).replace(' ', NO_BREAK))
                .mkString(", ");
    }

    /** An action where its card was named just above. */
    private String briefly(Action action) {
        return switch (action.kind()) {
            case KEEP_LEGEND -> "keep";
            case KEEP_RELIC -> phrases.kept(((KeepRelic) action).place());
            case BURN -> "burn for " + phrases.gain(((Burn) action).card());
            case ADD -> "at place " + ((Add) action).place();
            case REINFORCE -> "reinforce";
            default -> "place";
        };
    }
}
