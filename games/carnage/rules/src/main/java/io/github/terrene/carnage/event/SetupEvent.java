package io.github.terrene.carnage.event;

/** What happens before the first turn. */
public sealed interface SetupEvent extends Event permits SpearheadShown, DecksShuffled, SwordDrawn {}
