package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Wording;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What things are called at one moment.
 *
 * @param cast the players
 * @param table what is known of the table
 */
record Speech(PlayerNames cast, Table table) implements Wording<Card> {
    @Override
    public Option<String> name(Card card) {
        return Option.when(!card.unknown(), card::name);
    }

    /** A card in play: "South's Oar Hand", with its place if its player has two of that name in play. */
    String inPlay(CardInPlay card) {
        Seat seat = card.controller();
        boolean alone = table.inPlay(seat).count(each -> each.card().equals(card.card())) <= 1;
        return whose(seat) + " " + card(seat, card.card())
                + (alone ? "" : " (" + card.place().slot() + ")");
    }

    String inPlay(int number) {
        @Nullable CardInPlay card = table.find(number);
        return card == null ? "a card that has left" : inPlay(card);
    }

    /** Cards, and what happens to all of them: "South's Oar Hand and North's Sea Fog are destroyed". */
    String happens(Seq<CardInPlay> cards, String what) {
        return Names.list(cards.map(this::inPlay)) + (cards.size() == 1 ? " is " : " are ") + what;
    }

    /** What was named or chosen. */
    String choice(Choice choice) {
        if (choice instanceof Choice.InPlay one) {
            return inPlay(one.number());
        } else if (choice instanceof Choice.Buried buried) {
            Card card = table.underworld(buried.of())
                    .find(each -> each.id().equals(buried.card()))
                    .getOrElse(Card.UNKNOWN);
            return card(buried.of(), card) + " in " + whose(buried.of()) + " Underworld";
        }
        return choice instanceof Choice.At at ? at.slot().toString() : "a card";
    }

    /** What follows the name of a played card: " on North's Oar Hand"; nothing without targets. */
    String targets(Seq<Choice> targets) {
        return targets.isEmpty() ? "" : " on " + Names.list(targets.map(this::choice));
    }
}
