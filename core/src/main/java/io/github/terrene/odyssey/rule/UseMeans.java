package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.ability.Means;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import org.jspecify.annotations.Nullable;

/**
 * What a player has to pay for an ability with.
 *
 * @param table as it is
 * @param use the ability
 */
record UseMeans(Table table, Use use) implements Means {
    @Override
    public int handSize() {
        return table.side(use.seat()).hand().size();
    }

    @Override
    public int hp() {
        return table.team(use.seat()).hp();
    }

    @Override
    public int counters(Counter counter) {
        return use.counters().of(counter);
    }

    @Override
    public boolean bears(int damage) {
        @Nullable Member self = use.self();
        return self != null && self.damage() + damage < table.stat(self, Stat.HP);
    }

    @Override
    public boolean sourceInPlay() {
        return use.self() != null;
    }

    @Override
    public boolean canDismiss() {
        return table.side(use.seat())
                .members()
                .exists(member -> Payments.sacrificeFits(table, use.seat(), use.selfId(), use.trigger(), member));
    }
}
