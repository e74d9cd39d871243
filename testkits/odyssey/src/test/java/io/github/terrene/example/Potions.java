package io.github.terrene.example;

import static io.github.terrene.odyssey.Words.*;

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
