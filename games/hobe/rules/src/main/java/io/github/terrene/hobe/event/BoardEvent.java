package io.github.terrene.hobe.event;

/** What attacks and effects do to cards in play, which are identified by number. */
public sealed interface BoardEvent extends Event
        permits TokensChanged,
                Destroyed,
                CardsChanged,
                Brought,
                PutIntoPlay,
                Returned,
                DamagePrevented,
                ControlTaken,
                Exiled {}
