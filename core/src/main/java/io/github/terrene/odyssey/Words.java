package io.github.terrene.odyssey;

import io.github.terrene.odyssey.card.AssignableBuilder;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainBuilder;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/**
 * All the words that cards are written with, so that one import is enough to write any card:
 *
 * <pre>{@code
 * import static io.github.terrene.odyssey.Words.*;
 *
 * AssignableCard potion = item("Haste Potion")
 *         .trigger(BLUE, free(), target(yourCharacter()), damage(10), gain(HASTE).until(END_OF_TURN))
 *         .build();
 * }</pre>
 *
 * <p>The words are spread over several files by what they say; each class extends the next: how cards begin (here), abilities, what happens on
 * the table and to Characters, terms, names.
 */
public final class Words extends AbilityWords {
    private Words() {}

    // how a card begins; its id is derived from its name: lower-case words joined by hyphens, without dots and
    // apostrophes

    /**
     * A Character; {@link #character()} means one in a text instead.
     *
     * @throws IllegalArgumentException if the name has no letter and no digit
     */
    public static CharacterBuilder character(String name) {
        return new CharacterBuilder(name, false);
    }

    /** A token: a Character that effects create (1.10). */
    public static CharacterBuilder token(String name) {
        return new CharacterBuilder(name, true);
    }

    /** A Terrain. */
    public static TerrainBuilder terrain(String name) {
        return new TerrainBuilder(name, false);
    }

    /** A Storm (9). */
    public static TerrainBuilder storm(String name) {
        return new TerrainBuilder(name, true);
    }

    /** An Item. */
    public static AssignableBuilder item(String name) {
        return new AssignableBuilder(name, false);
    }

    /** A Command. */
    public static AssignableBuilder command(String name) {
        return new AssignableBuilder(name, true);
    }

    // what a Terrain gives for XP

    /** Raises a stat. */
    public static Gain plus(int change, Stat stat) {
        return lasting(new Alteration.StatChange(stat, change));
    }

    /** A keyword. */
    public static Gain plus(Keyword keyword) {
        return lasting(new Alteration.GainedKeyword(keyword));
    }

    /** Immunity. */
    public static Gain plus(Immunity from) {
        return lasting(new Alteration.GainedImmunity(from));
    }

    /** Heals damage, and nothing else. */
    public static Gain healing(int damage) {
        return new Gain(Array.empty(), damage);
    }

    private static Gain lasting(Alteration alteration) {
        return new Gain(Array.of(alteration), 0);
    }
}
