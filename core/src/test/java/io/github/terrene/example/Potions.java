package io.github.terrene.example;

import static io.github.terrene.odyssey.ability.Cost.free;
import static io.github.terrene.odyssey.ability.Target.target;
import static io.github.terrene.odyssey.card.Cards.item;
import static io.github.terrene.odyssey.effect.CharacterFilter.yourCharacter;
import static io.github.terrene.odyssey.effect.character.CharacterEffects.damage;
import static io.github.terrene.odyssey.effect.character.CharacterEffects.gain;
import static io.github.terrene.odyssey.trait.Color.BLUE;
import static io.github.terrene.odyssey.trait.Duration.END_OF_TURN;
import static io.github.terrene.odyssey.trait.Keyword.HASTE;

import io.github.terrene.odyssey.card.AssignableCard;

/** The first card that README.md and docs/card-language.md show. */
public final class Potions {
    public static final AssignableCard HASTE_POTION = item("Haste Potion")
            .trigger(
                    BLUE,
                    free(),
                    target(yourCharacter()),
                    damage(10),
                    gain(HASTE).until(END_OF_TURN))
            .build();

    private Potions() {}
}
