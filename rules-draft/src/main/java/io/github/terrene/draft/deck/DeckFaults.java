package io.github.terrene.draft.deck;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is wrong with a whole deck, each in a sentence. */
final class DeckFaults {
    private DeckFaults() {}

    static Array<String> of(Array<Card> deck, Array<Card> picks, DeckNeeds needs, Tally tally) {
        return notPicked(deck, picks)
                .appendAll(
                        when(deck.size() != needs.cards(), "has " + deck.size() + " cards instead of " + needs.cards()))
                .appendAll(many("Heroes", deck.filter(card -> isCharacter(card, CharacterCard::hero))))
                .appendAll(many(
                        "Characters of SP 3 or more", deck.filter(card -> isCharacter(card, CharacterCard::villain))))
                .appendAll(few("Characters for a starting party", tally.characters(true), needs.characters()))
                .appendAll(few("Items and Commands", tally.assignables(), needs.assignables()))
                .appendAll(few("Terrains that are no Storm", tally.terrains(), needs.terrains()));
    }

    private static Array<String> notPicked(Array<Card> deck, Array<Card> picks) {
        return deck.distinctBy(Card::id)
                .filter(card -> copies(deck, card) > copies(picks, card))
                .map(card -> "has " + copies(deck, card) + " of " + card.name() + ", of which " + copies(picks, card)
                        + " were picked");
    }

    private static int copies(Array<Card> cards, Card card) {
        return cards.count(card::equals);
    }

    private static boolean isCharacter(Card card, Predicate<CharacterCard> such) {
        @Nullable CharacterCard character = card.asCharacter();
        return character != null && such.test(character);
    }

    private static Array<String> many(String what, Array<Card> found) {
        return when(
                found.size() > 1,
                "has " + found.size() + " " + what + " (at most 1): "
                        + found.map(Card::name).mkString(", "));
    }

    private static Array<String> few(String what, int has, int needed) {
        return when(has < needed, "has " + has + " different " + what + "; from these picks it needs " + needed);
    }

    private static Array<String> when(boolean broken, String sentence) {
        return broken ? Array.of(sentence) : Array.empty();
    }
}
