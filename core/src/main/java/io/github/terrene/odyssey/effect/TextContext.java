package io.github.terrene.odyssey.effect;

import io.vavr.control.Option;

/**
 * What the words of an ability can rely on in the place where they are printed.
 *
 * @param character whether its source is a Character: it is the Character's own ability, or that of a card it holds
 * @param held whether it is the ability of a card that a Character holds
 * @param counters whether counters stay on its card: a Character, or a card that stays after use (8.22)
 * @param lasting whether its card is still in play after the ability, so that something can last as long as the card (8.31)
 * @param self whether its source is in play when it is resolved: not with "when this Character is defeated"
 * @param target which Characters may be its target; none if it has no target, or a target of another kind
 * @param activation whether it answers an activation that is on the chain (8.33)
 * @param attack whether an attack may be under way (5.16)
 */
public record TextContext(
        boolean character,
        boolean held,
        boolean counters,
        boolean lasting,
        boolean self,
        Option<CharacterFilter> target,
        boolean activation,
        boolean attack) {

    /** What the abilities of a Character can rely on. */
    public static final TextContext CHARACTER = onCard(true, false, true, true);

    /** What the abilities of a Terrain can rely on. */
    public static final TextContext TERRAIN = onCard(false, false, false, true);

    /** What the abilities of an On-going card can rely on. */
    public static final TextContext ONGOING = onCard(true, true, true, true);

    /** What the abilities of a card that is discarded after use can rely on. */
    public static final TextContext DISCARDED = onCard(true, true, false, false);

    private static TextContext onCard(boolean character, boolean held, boolean counters, boolean lasting) {
        return new TextContext(character, held, counters, lasting, true, Option.none(), false, false);
    }

    /** The same context with what one of the card's abilities adds. */
    public TextContext with(
            boolean stillLasting,
            boolean stillSelf,
            Option<CharacterFilter> chosen,
            boolean answersActivation,
            boolean inAttack) {
        return new TextContext(character, held, counters, stillLasting, stillSelf, chosen, answersActivation, inAttack);
    }
}
