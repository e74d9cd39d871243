package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.OwnStatement;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Statement;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All texts in play, one after another in the order of 12.20. It stands before the first text until {@link #next} is called, and lives inside
 * one call. Cards without texts, which most are, cost nothing.
 */
@Rule("CG-12.20")
final class Texts {
    private static final int PLACES = 2 * Spearhead.PLACES;

    private final Table table;
    private Seat seat;
    private int card = -1;
    private int text;
    private @Nullable CardInPlay source;

    Texts(Table table) {
        this.table = table;
        this.seat = table.active();
    }

    /** Whether there are none that say anything of other cards: then nobody need go through them. Asking allocates nothing. */
    static boolean none(Table table) {
        return !table.hasInPlay(Texts::saysMore);
    }

    private static boolean saysMore(Card card) {
        Array<Statement> texts = card.continuous();
        for (int i = 0; i < texts.size(); i++) {
            if (!(texts.get(i) instanceof OwnStatement own && own.ofItsCardOnly())) {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next text; false if there is none. */
    boolean next() {
        text++;
        while (source == null || text >= source.card().continuous().size()) {
            card++;
            @Nullable Card next = card(table.side(seat));
            if (next != null && saysMore(next)) {
                source = new CardInPlay(seat, place(), next);
                text = 0;
            } else if (next == null && card >= size(table.side(seat))) {
                if (seat.equals(table.passive())) {
                    return false;
                }
                seat = table.passive();
                card = -1;
                source = null;
            }
        }
        return true;
    }

    private static int size(Side side) {
        return PLACES + side.domain().realm().size() + side.domain().nest().size();
    }

    /** The card at the current place, or null. */
    private @Nullable Card card(Side side) {
        if (card < PLACES) {
            Option<Stack> stack =
                    side.spearhead().at(1 + card / 2).get(card % 2 == 0 ? CardKind.LEGEND : CardKind.RELIC);
            return stack.isEmpty() ? null : stack.get().card();
        }
        Array<Card> realm = side.domain().realm();
        int behind = card - PLACES;
        if (behind < realm.size()) {
            return realm.get(behind);
        }
        Array<Card> nest = side.domain().nest();
        return behind - realm.size() < nest.size() ? nest.get(behind - realm.size()) : null;
    }

    private int place() {
        int realm = table.side(seat).domain().realm().size();
        int behind = card - PLACES;
        return card < PLACES ? 1 + card / 2 : 1 + (behind < realm ? behind : behind - realm);
    }

    /** The card on which the text is. */
    CardInPlay source() {
        return Objects.requireNonNull(source);
    }

    /** The text. */
    Statement text() {
        return source().card().continuous().get(text);
    }
}
