package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.CardText;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * What the answers to a question are called.
 *
 * @param phrases what else is called something
 * @param about what the question is about
 */
record ChoicePhrases(Phrases phrases, String about) {
    private static final Tellings<ChoicePhrases, Choice> ALL = Tellings.<ChoicePhrases, Choice>none()
            .on(Choice.Answer.class, (to, answer) -> to.answer(answer.yes()))
            .on(Choice.Rescued.class, (to, rescued) -> "Keep it without paying, by the power that waits")
            .on(Choice.Nothing.class, (to, nothing) -> to.nothing())
            .on(Choice.From.class, (to, from) -> to.deck(from.deck()))
            .on(Choice.OfElement.class, (to, named) -> named.element().name())
            .on(Choice.At.class, (to, at) -> to.legend(at.place()))
            .on(Choice.InHand.class, (to, held) -> to.held(held.card()))
            .on(Choice.OnTable.class, (to, card) -> to.inShort(card.card()))
            .on(Choice.Order.class, (to, order) -> to.speech().fighters(to.seat(), order.fighters()))
            .on(Choice.Pair.class, (to, pair) -> to.fighter(pair.one()) + " and " + to.fighter(pair.other()))
            .on(Choice.Kept.class, (to, kept) -> to.elements(kept.kept()));

    String of(Choice choice) {
        return ALL.of(this, choice);
    }

    private Speech speech() {
        return phrases.speech();
    }

    private Seat seat() {
        return phrases.view().seat();
    }

    private String answer(boolean yes) {
        return switch (about) {
            case "sword" -> yes ? "Take the Sword, and begin" : "Take the Diamond, and let the other begin";
            case "block" -> yes ? "Block" : "Let it pass";
            case "keep" -> yes ? "Pay a Raïven and keep it" : "Let it go to the discard pile";
            default -> yes ? "Yes" : "No";
        };
    }

    private String nothing() {
        return switch (about) {
            case "ascend" -> "None of them";
            case "replace" -> "Leave the place empty";
            case "burn" -> "That is all";
            default -> "Nothing";
        };
    }

    private String deck(DeckKind deck) {
        return "The " + deck.word() + " deck: "
                + (deck == DeckKind.COMPANION ? "Legends and Relics, " : "Locations and Monsters, ")
                + phrases.view().table().deckSize(seat(), deck) + " left";
    }

    private String legend(int place) {
        int level = phrases.view()
                .own()
                .spearhead()
                .legend(place)
                .map(stack -> stack.card().level())
                .getOrElse(0);
        return speech().legend(seat(), place) + (about.equals("ascend") ? " for " + level + " VP" : "");
    }

    private String held(String id) {
        return about.equals("burn") ? phrases.burn(id) : inShort(id);
    }

    private String inShort(String id) {
        return phrases.catalogue()
                .find(id)
                .map(card -> card.name() + " (" + CardText.typeLine(card) + ")")
                .getOrElse(id);
    }

    private String fighter(int round) {
        return speech().table()
                        .duel()
                        .map(duel -> speech().fighter(duel, Players.opponent(seat()), round))
                        .getOrElse("nobody")
                + " of round " + round;
    }

    /** What goes back, the top first, and what does not. */
    private String elements(Array<String> kept) {
        Array<String> dropped = looked(phrases.view()).removeAll(kept);
        String back = kept.isEmpty() ? "" : "put back " + words(kept, ", then ");
        String away = dropped.isEmpty() ? "" : "discard " + words(dropped, " and ");
        return Array.of(back, away).reject(String::isEmpty).mkString("; ");
    }

    private String words(Array<String> ids, String between) {
        return ids.map(id -> phrases.catalogue()
                        .elementCard(id)
                        .getOrElse(ElementCard.UNKNOWN)
                        .toString())
                .mkString(between);
    }

    /** The Element cards that a person is looking at, the top first; none if that is not what is asked. */
    static Array<String> looked(View view) {
        return view.question()
                .flatMap(question -> question.options().headOption())
                .filter(Choice.Kept.class::isInstance)
                .map(first -> ((Choice.Kept) first).kept())
                .getOrElse(Array.empty());
    }
}
