package io.github.terrene.terralore.event;

/** What happens to cards in decks, hands and Graveyards. */
public sealed interface CardEvent extends Event
        permits HandShuffledBack,
                CardsDrawn,
                RanOut,
                CardsDiscarded,
                CardsMilled,
                DeckLookedAt,
                HandLookedAt,
                DeckRearranged,
                CardPutIntoDeck,
                BuriedExiled,
                TakenBack {}
