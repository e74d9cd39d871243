package io.github.terrene.hobe.event;

/** What happens to cards in decks, hands and piles. */
public sealed interface PileEvent extends Event
        permits CardDrawn, CardsShown, CardsLost, CostPaidOpenly, CardDiscarded, TakenBack, CardsRecovered {}
