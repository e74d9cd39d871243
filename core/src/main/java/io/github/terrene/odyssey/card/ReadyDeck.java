package io.github.terrene.odyssey.card;

/**
 * A deck with a starting party that suits it.
 *
 * @param deck the cards
 * @param party what to begin with, as a suggestion
 */
public record ReadyDeck(Deck deck, StartingParty party) {}
