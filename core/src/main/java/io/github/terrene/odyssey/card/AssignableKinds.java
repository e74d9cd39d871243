package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;

/** The kinds that an Item or Command can be of, each list made once. */
enum AssignableKinds {
    /** Neither a Spell nor a Trap. */
    PLAIN,
    /** A Spell. */
    SPELL(CardKind.SPELL),
    /** A Trap. */
    TRAP(CardKind.TRAP),
    /** Both. */
    SPELL_AND_TRAP(CardKind.SPELL, CardKind.TRAP);

    private final Array<CardKind> item;
    private final Array<CardKind> command;

    AssignableKinds(CardKind... more) {
        this.item = Array.of(more).prepend(CardKind.ITEM);
        this.command = Array.of(more).prepend(CardKind.COMMAND);
    }

    static Array<CardKind> of(boolean command, boolean spell, boolean trap) {
        AssignableKinds kinds = spell ? (trap ? SPELL_AND_TRAP : SPELL) : (trap ? TRAP : PLAIN);
        return command ? kinds.command : kinds.item;
    }
}
