package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Statement;
import org.jspecify.annotations.Nullable;

/** The ATK of a Battle card while it is counted, text after text. It lives inside one call. */
@Rule({"HB-7.20", "HB-7.21", "HB-9.12", "HB-9.15"})
final class CountedAttack {
    private final Board board;
    private final CardInPlay card;
    private final Newest<Integer> base;
    private long added;
    private long times = 1;
    private int most = Bounds.MOST;
    private int ownMost = Bounds.MOST;
    private boolean changedByWeapon;

    CountedAttack(Board board, CardInPlay card) {
        this.board = board;
        this.card = card;
        this.base = new Newest<>(card, card.body().attack());
        for (int i = 0; i < card.changes().size(); i++) {
            base.offer(
                    card.changes().get(i).since(),
                    card.changes().get(i).change().attack());
            added += card.changes().get(i).change().adds();
        }
    }

    /** Counts what a text does to it. */
    void count(CardInPlay source, Statement text) {
        int adds = text.adds(board, source, card, Figure.ATK);
        @Nullable Integer sets = text.sets(board, source, card, Figure.ATK);
        int by = text.multiplies(board, source, card, Figure.ATK);
        added += Bounds.within(adds);
        times = Bounds.amount(times * Bounds.amount(by));
        base.offer(source, text, sets);
        changedByWeapon |= source.borneBy(card) && (adds != 0 || sets != null || by != 1);
        if (source.number() == card.number()) {
            ownMost = Math.min(ownMost, text.limits(board, source, card, Figure.ATK));
        } else {
            most = Math.min(most, text.limits(board, source, card, Figure.ATK));
        }
    }

    /** The card's limit for itself is off while a Weapon changes the ATK. */
    int value() {
        int limit = changedByWeapon ? most : Math.min(most, ownMost);
        long counted = Bounds.amount(Bounds.amount(base.value()) + added) * times;
        return Math.min(Bounds.amount(limit), Bounds.amount(counted));
    }
}
