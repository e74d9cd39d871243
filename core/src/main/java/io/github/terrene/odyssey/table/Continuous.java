package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.Each;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What passive abilities add to stats: those of recruited Characters, of face-up cards they hold, of active Terrains. */
@Rule("TO-8.1")
final class Continuous {
    private Continuous() {}

    /** What all of them together add to a stat of a recruited Character. */
    static int bonus(Table table, Member member, Stat stat) {
        int sum = 0;
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Side side = sides.get(s);
            if (!AbilityFlags.change(side.abilityFlags(), stat)) {
                continue;
            }
            Array<Member> members = side.members();
            for (int i = 0; i < members.size(); i++) {
                Member source = members.get(i);
                if (source.recruited()) {
                    sum += bonusFrom(table, source, member, stat);
                }
            }
            if (!side.terrains().isEmpty()) {
                Card terrain = side.activeTerrain().card();
                sum += terrain.profile().changes(stat)
                        ? added(table, terrain, side.seat(), CardNumbers.NONE, member, stat)
                        : 0;
            }
        }
        return sum;
    }

    private static int bonusFrom(Table table, Member source, Member member, Stat stat) {
        int sum = 0;
        if (source.card().profile().changes(stat) && !CurrentStats.silenced(table, source)) {
            sum += added(table, source.card(), source.seat(), source.id(), member, stat);
        }
        @Nullable Card held = ActivePassives.held(source);
        if (held != null && held.profile().changes(stat) && !CurrentStats.immune(table, member, held.kinds())) {
            sum += added(table, held, source.seat(), source.id(), member, stat);
        }
        return sum;
    }

    private static int added(Table table, Card card, Seat you, int self, Member member, Stat stat) {
        Array<PassiveAbility> passives = card.profile().passives();
        int sum = 0;
        for (int i = 0; i < passives.size(); i++) {
            for (Passive statement : passives.get(i).statements()) {
                if (statement instanceof Passive.StatBonus bonus
                        && bonus.stat() == stat
                        && isFor(table, bonus, you, self, member)) {
                    TableContext here = ActivePassives.perspective(table, card, you, self);
                    sum += here.all(passives.get(i).conditions())
                            ? bonus.amount().in(here)
                            : 0;
                }
            }
        }
        return sum;
    }

    private static boolean isFor(Table table, Passive.StatBonus bonus, Seat you, int self, Member member) {
        return bonus.to() == Role.SELF
                ? member.id() == self
                : bonus.to() instanceof Each each && Filters.fits(table, you, self, each.filter(), member);
    }
}
