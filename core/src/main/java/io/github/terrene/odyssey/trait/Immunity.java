package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What a Character can be Immune to: unaffected by it, though it may be chosen as a target. */
@Rule("TO-8.19")
public enum Immunity {
    /** What Items do. */
    ITEMS("Items", CardKind.ITEM),
    /** What Commands do. */
    COMMANDS("Commands", CardKind.COMMAND),
    /** What Items and Commands do. */
    ITEMS_AND_COMMANDS("Items and Commands", CardKind.ITEM, CardKind.COMMAND),
    /** What Spells do. */
    SPELLS("Spells", CardKind.SPELL),
    /** What Traps do. */
    TRAPS("Traps", CardKind.TRAP),
    /** Slow, Stun and Silence, including those it already has. */
    STATUSES("statuses");

    private final String label;
    private final Array<CardKind> kinds;

    Immunity(String label, CardKind... kinds) {
        this.label = label;
        this.kinds = Array.of(kinds);
    }

    /** The words on the cards. */
    public String label() {
        return label;
    }

    /** The kinds of cards whose effects do not affect it. */
    public Seq<CardKind> kinds() {
        return kinds;
    }
}
