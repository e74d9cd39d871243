package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.card.Asks;
import io.github.terrene.odyssey.trait.CardKind;

/**
 * Which cards a text means.
 *
 * @param kind the kind of card
 * @param mostSp for Characters, the highest printed SP; 99 for no limit
 * @param noCopier whether Items that copy other Items are left out (8.38)
 */
public record CardFilter(CardKind kind, int mostSp, boolean noCopier) implements Asks.ForThings {
    /** An Item that does not itself copy another (8.38). */
    public static final CardFilter COPYABLE_ITEM = new CardFilter(CardKind.ITEM, CharacterFilter.NO_LIMIT, true);

    /** Cards of a kind. */
    public static CardFilter of(CardKind kind) {
        return new CardFilter(kind, CharacterFilter.NO_LIMIT, false);
    }

    /** The same, limited to that SP or less. */
    public CardFilter ofSpOrLess(int sp) {
        return new CardFilter(kind, sp, noCopier);
    }

    /** Tells a proofreader its numbers, and that only Characters have SP (1.2). */
    public void proofread(Proofreader reader) {
        reader.upTo("SP", mostSp);
        reader.require(
                mostSp == CharacterFilter.NO_LIMIT || kind == CardKind.CHARACTER,
                "TO-1.2/no-sp",
                "only Characters have SP");
    }
}
