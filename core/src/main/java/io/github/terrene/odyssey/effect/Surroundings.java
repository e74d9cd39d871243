package io.github.terrene.odyssey.effect;

import io.vavr.control.Option;

/**
 * What stands around the words of an ability, as far as they rely on it.
 *
 * @param character whether its source is a Character: its own ability, or that of a card it holds
 * @param held whether it is that of a card that a Character holds
 * @param counters whether counters stay on its card: on a Character, or on a card that stays when it was used (8.22)
 * @param lasting whether its card is in play when the ability was carried out, so that something can last with it (8.31)
 * @param self whether its source is in play when it is carried out: not "when this Character is defeated"
 * @param target which Characters may be its target; none where it has no target, or one of another kind
 * @param activation whether it answers an activation that is on the chain (8.33)
 * @param attack whether an attack may be under way (5.16)
 */
public record Surroundings(
        boolean character,
        boolean held,
        boolean counters,
        boolean lasting,
        boolean self,
        Option<CharacterFilter> target,
        boolean activation,
        boolean attack) {

    /** What a Character gives its abilities. */
    public static final Surroundings CHARACTER = onCard(true, false, true, true);

    /** What a Terrain gives its abilities. */
    public static final Surroundings TERRAIN = onCard(false, false, false, true);

    /** What an On-going card gives its abilities. */
    public static final Surroundings ONGOING = onCard(true, true, true, true);

    /** What a card that is discarded when it was used gives its abilities. */
    public static final Surroundings DISCARDED = onCard(true, true, false, false);

    private static Surroundings onCard(boolean character, boolean held, boolean counters, boolean lasting) {
        return new Surroundings(character, held, counters, lasting, true, Option.none(), false, false);
    }

    /** The same card, and what one of its abilities adds. */
    public Surroundings with(
            boolean stillLasting,
            boolean stillSelf,
            Option<CharacterFilter> chosen,
            boolean answersActivation,
            boolean inAttack) {
        return new Surroundings(
                character, held, counters, stillLasting, stillSelf, chosen, answersActivation, inAttack);
    }
}
