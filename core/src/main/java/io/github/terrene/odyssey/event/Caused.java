package io.github.terrene.odyssey.event;

/** An event that says why it happened. */
public sealed interface Caused
        permits ActionsChanged,
                CardsDiscarded,
                CardsDrawn,
                CharactersChanged,
                CharactersDefeated,
                CharactersHealed,
                CountersChanged,
                DamageDealt,
                HeldDiscarded,
                PlayerHealed,
                PlayersDamaged,
                XpGained {
    /** Why. Everybody may know it. */
    Cause cause();
}
