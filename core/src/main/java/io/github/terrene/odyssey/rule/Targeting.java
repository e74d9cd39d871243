package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Filters;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What has to be chosen for an ability, and what may be. */
final class Targeting {
    private Targeting() {}

    /** The kind of choice that comes next; none when it is aimed. */
    @Rule("TO-8.5")
    static Option<ActionKind> next(Table table, Seat you, TriggerAbility trigger, Aim aim) {
        if (trigger.target().isDefined()) {
            Target target = trigger.target().get();
            if (target instanceof Target.OfOpponent) {
                if (aim.opponent().isEmpty()) {
                    return Option.some(ActionKind.CHOOSE_OPPONENT);
                }
            } else if (aim.target() == CardNumbers.NONE) {
                return Option.some(ActionKind.CHOOSE_TARGET);
            }
        }
        return trigger.modes() > 0 && aim.mode() == CardNumbers.NONE
                ? Option.some(ActionKind.CHOOSE_MODE)
                : Option.none();
    }

    /** The aim with what leaves no choice: the only opponent. */
    static Aim begin(Table table, Seat you, TriggerAbility trigger) {
        boolean opponent = trigger.target().exists(Target.OfOpponent.class::isInstance);
        Array<Seat> opponents = opponent ? table.opponents(you) : Array.empty();
        return opponents.size() == 1 ? Aim.NONE.at(opponents.get(0)) : Aim.NONE;
    }

    /** Whether there is anything it could be aimed at. */
    @Rule("TO-8.5")
    static boolean possible(Table table, Seat you, int self, TriggerAbility trigger) {
        if (trigger.target().isEmpty()) {
            return true;
        }
        Target target = trigger.target().get();
        if (target instanceof Target.OfCharacter characters) {
            return anyFits(table, you, self, characters.filter());
        }
        return target instanceof Target.OfOpponent || !terrains(table).isEmpty();
    }

    private static boolean anyFits(Table table, Seat you, int self, CharacterFilter filter) {
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Array<Member> members = sides.get(s).members();
            for (int i = 0; i < members.size(); i++) {
                if (Filters.fits(table, you, self, filter, members.get(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The numbers in play of all it may be aimed at. */
    static Array<Integer> candidates(Table table, Seat you, int self, TriggerAbility trigger) {
        Target target = trigger.target().get();
        return target instanceof Target.OfCharacter characters
                ? table.sides()
                        .flatMap(Side::members)
                        .filter(member -> Filters.fits(table, you, self, characters.filter(), member))
                        .map(Member::id)
                : terrains(table);
    }

    /** Whether it may be aimed at that. */
    static boolean fits(Table table, Aiming aiming, int target) {
        return aiming.trigger().target().isDefined()
                && candidates(table, aiming.seat(), aiming.self(), aiming.trigger())
                        .contains(target);
    }

    /** Terrains that are not their player's only one. */
    private static Array<Integer> terrains(Table table) {
        return table.sides()
                .filter(side -> side.terrains().size() > 1)
                .flatMap(Side::terrains)
                .map(TerrainInPlay::id);
    }
}
