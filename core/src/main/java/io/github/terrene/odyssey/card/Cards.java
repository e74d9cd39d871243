package io.github.terrene.odyssey.card;

/**
 * The words with which the definition of a card begins.
 *
 * <pre>{@code
 * public static final AssignableCard HASTE_POTION = item("Haste Potion")
 *         .trigger(BLUE, free(), target(yourCharacter()), damage(10), gain(HASTE).until(END_OF_TURN))
 *         .build();
 * }</pre>
 *
 * <p>The id of a card is derived from its name: lower-case words joined by hyphens, without dots and apostrophes. A name without a letter
 * or digit is refused.
 */
public final class Cards {
    private Cards() {}

    /** A Character. */
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
}
