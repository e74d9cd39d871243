package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** One icon of a requirement: it requires one Battle card on its player's side. */
@Rule("HB-7.6")
public enum Icon {
    /** One God. */
    GOD("God"),
    /** One Demigod. */
    DEMIGOD("Demigod"),
    /** One Immortal. */
    IMMORTAL("Immortal"),
    /** One Human. */
    HUMAN("Human"),
    /** One Battle card of any type. */
    ANY("any");

    private static final Array<Icon> ALL = Array.of(values());

    private final String word;

    Icon(String word) {
        this.word = word;
    }

    /** The icon in a card's text. */
    public String word() {
        return word;
    }

    /** The icon that asks for a Battle card of that type. */
    public static Icon of(BattleType type) {
        return ALL.get(type.ordinal());
    }
}
