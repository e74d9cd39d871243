package io.github.terrene.hobe.due;

import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.Usage;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * An effect that waits to happen.
 *
 * @param source the card that has the effect, as it was when the effect became due
 * @param ability the place of the ability on the card
 * @param cause the card that caused the effect, as it was then; none for effects that come with a turn
 */
@Rule({"HB-10.6", "HB-10.7", "HB-10.14"})
public record PendingEffect(CardInPlay source, int ability, Option<CardInPlay> cause) {
    /** What it does. */
    public Ability what() {
        return source.card().abilities().get(ability);
    }

    /** Its card as it is, or as it was when it left. */
    public CardInPlay now(Table table) {
        return table.latest(source);
    }

    /** Whether an ability of a card works where the card is. */
    @Rule({"HB-7.22", "HB-10.1"})
    public static boolean works(CardInPlay card, Ability ability) {
        return card.situation() || card.onBattlefield() || ability.inStandby();
    }

    /**
     * Whether it happens when its turn comes: not if it has happened this turn, nor if its card has left the place where it works, unless
     * it waited for just that.
     */
    @Rule({"HB-10.7", "HB-10.14"})
    public boolean happens(Table table) {
        @Nullable CardInPlay there = table.find(source.number());
        return (leftWithCause() || there != null && works(there, what()))
                && !table.thisTurn().used().contains(new Usage(source.number(), ability));
    }

    /** Whether its card has left by what it waited for. */
    @Rule("HB-10.14")
    private boolean leftWithCause() {
        return ((When) what().trigger().moment()).ofLeaving()
                && cause.exists(gone -> gone.number() == source.number() || source.borneBy(gone));
    }

    /** Whether it is the same ability of the same card: it is due once, whatever else gives cause to it. */
    @Rule("HB-10.7")
    public boolean same(PendingEffect other) {
        return source.number() == other.source.number() && ability == other.ability;
    }

    /** The active player's Situation, Battle cards slot by slot, a card before its Weapons; then the passive player's likewise. */
    @Rule({"HB-10.6", "HB-10.14"})
    public static Array<PendingEffect> inOrder(Array<PendingEffect> effects, Table table) {
        if (effects.size() <= 1) {
            return effects;
        }
        Comparator<PendingEffect> byPlayer =
                Comparator.comparing(each -> !each.now(table).controller().equals(table.active()));
        return effects.sorted(
                byPlayer.thenComparing(each -> each.now(table).place().slot())
                        .thenComparing(each -> each.source().weapon())
                        .thenComparing(each -> each.source().number())
                        .thenComparing(PendingEffect::ability));
    }
}
