package io.github.terrene.odyssey.event;

import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.CardEvent.CardsDrawn;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.CountersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.DamageEvent.CharactersHealed;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.PlayerEvent.PlayerHealed;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.TurnEvent.ActionsChanged;

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
    /** Why it happened. Everybody may know it. */
    Cause cause();
}
