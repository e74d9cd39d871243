package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Who can attack, and what an attack hits. */
public final class Battle {
    private Battle() {}

    /** Whether a card of the active player can attack now. */
    @Rule({"HB-9.3", "HB-9.4", "HB-9.11", "HB-9.16", "HB-10.27"})
    public static boolean canAttack(Table table, CardInPlay card) {
        return card.battle()
                && card.onBattlefield()
                && !attackedEnough(table, card)
                && !table.thisTurn().cameBack(card.number())
                && reachesSomething(table, card)
                && !table.forbids(card, Act.ATTACK);
    }

    /** Whether a card has attacked as often as it may. */
    @Rule("HB-9.3")
    public static boolean attackedEnough(Table table, CardInPlay card) {
        int attacks = table.thisTurn().attacks(card.number());
        return attacks > 0 && attacks >= CurrentStats.often(table, card, Act.ATTACK);
    }

    /** A Ranged card always reaches something, at least the deck; a Melee card only the enemy in the facing front slot. */
    @Rule({"HB-9.4", "HB-9.5"})
    public static boolean reachesSomething(Table table, CardInPlay card) {
        return card.place().slot().row() == Row.FRONT && table.at(card.place().facing(Row.FRONT)) != null
                || table.reach(card) == Reach.RANGED;
    }

    /** The first of those that can attack now, slot by slot, so many at most. */
    @Rule("HB-9.2")
    public static Array<CardInPlay> attackers(Table table, int most) {
        Array<CardInPlay> side = table.inPlay(table.active());
        Array<CardInPlay> attackers = Array.empty();
        for (int i = 0; i < side.size() && attackers.size() < most; i++) {
            if (canAttack(table, side.get(i))) {
                attackers = attackers.append(side.get(i));
            }
        }
        return attackers;
    }

    /** The Battle cards that an attack hits; none if it hits the deck. Each slot is hit once. */
    @Rule({"HB-9.5", "HB-9.6", "HB-9.13", "HB-9.14"})
    public static Array<CardInPlay> hit(Table table, CardInPlay attacker) {
        @Nullable CardInPlay first = table.firstObstacle(attacker.place());
        @Nullable CardInPlay back = table.at(attacker.place().facing(Row.BACK));
        if (first == null) {
            return Array.empty();
        }
        return back == null || back == first || !CurrentStats.hitsBack(table, attacker)
                ? Array.of(first)
                : Array.of(first, back);
    }
}
