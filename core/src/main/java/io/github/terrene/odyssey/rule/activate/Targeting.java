package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.KnownName;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Filters;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** What has to be chosen for an ability, and what may be. */
@Internal
public final class Targeting {
    private static final int USUAL = 4;

    private Targeting() {}

    /** What is chosen next; null once everything is. */
    @Rule("TO-8.5")
    public static @Nullable Class<? extends Choice> next(AbilityInPlay ability, Aim aim) {
        TriggerAbility trigger = ability.trigger();
        if (trigger.target().isDefined()) {
            Target target = trigger.target().get();
            if (target instanceof Target.OfOpponent) {
                if (aim.opponent().isEmpty()) {
                    return Choice.Opponent.class;
                }
            } else if (aim.target() == CardNumbers.NONE) {
                return Choice.Target.class;
            }
        }
        return ability.modes() > 0 && aim.mode() == CardNumbers.NONE ? Choice.Mode.class : null;
    }

    /** Everything that might be chosen next; call only if something has to be. */
    public static Seq<? extends Choice> options(Table table, Aiming aiming) {
        TriggerAbility trigger = aiming.trigger();
        @Nullable Class<? extends Choice> next = next(aiming.ability(), aiming.aim());
        if (next == Choice.Mode.class) {
            return Array.range(0, aiming.ability().modes()).map(Choice.Mode::new);
        }
        return next == Choice.Opponent.class
                ? table.opponents(aiming.seat()).map(Choice.Opponent::new)
                : candidates(table, aiming.seat(), aiming.self(), trigger).map(Choice.Target::new);
    }

    /** All Characters, or all Terrains, where one of them is to be chosen. */
    public static Seq<Choice> beside(Table table, Aiming aiming) {
        if (next(aiming.ability(), aiming.aim()) != Choice.Target.class) {
            return Array.empty();
        }
        return aiming.trigger().target().get() instanceof Target.OfCharacter
                ? table.sides().flatMap(Side::members).map(member -> new Choice.Target(member.id()))
                : table.sides().flatMap(Side::terrains).map(terrain -> new Choice.Target(terrain.id()));
    }

    /** Whether a choice is permitted. */
    public static boolean permits(Game game, Aiming aiming, Choice choice, Verdict why) {
        if (choice.getClass() != next(aiming.ability(), aiming.aim())) {
            return why.no(choice.unasked());
        }
        if (choice instanceof Choice.Opponent opponent) {
            return game.table().opponents(aiming.seat()).contains(opponent.seat())
                    || why.no("TO-8.5/no-opponent", "that is not an opponent");
        }
        return choice instanceof Choice.Mode mode
                ? mode.place() >= 0 && mode.place() < aiming.ability().modes()
                        || why.no("TO-8.5/unknown-mode", "the text offers no such choice")
                : permits(game, aiming, ((Choice.Target) choice).number(), why);
    }

    @Rule({"TO-7.5", "TO-8.5"})
    private static boolean permits(Game game, Aiming aiming, int target, Verdict why) {
        return (!needlesslyHidden(game, aiming, target)
                        || !why.silent()
                                && why.no(
                                        "TO-7.5/target-hidden",
                                        "{character} is hidden and cannot be a target",
                                        KnownName.of(game, aiming.seat(), target)))
                && (fits(game.table(), aiming.seat(), aiming.self(), aiming.trigger(), target)
                        || !why.silent()
                                && why.no(
                                        "TO-8.5/illegal-target",
                                        "{target} is not a legal target",
                                        KnownName.of(game, aiming.seat(), target)));
    }

    private static boolean needlesslyHidden(Game game, Aiming aiming, int target) {
        @Nullable Member member = game.table().find(target);
        return member != null && member.hidden() && !wantsHidden(aiming.trigger());
    }

    private static boolean wantsHidden(TriggerAbility trigger) {
        return trigger.target().isDefined()
                && trigger.target().get() instanceof Target.OfCharacter characters
                && characters.filter().hidden();
    }

    /** The aim with that choice added. */
    public static Aim with(Aim aim, Choice choice) {
        if (choice instanceof Choice.Target target) {
            return aim.at(target.number());
        }
        if (choice instanceof Choice.Opponent opponent) {
            return aim.at(opponent.seat());
        }
        return choice instanceof Choice.Mode mode ? aim.inMode(mode.place()) : aim;
    }

    /** The choices by which an aim came about. */
    public static Array<Choice> chosen(Aim aim) {
        Array<Choice> target =
                aim.target() == CardNumbers.NONE ? Array.empty() : Array.of(new Choice.Target(aim.target()));
        Array<Choice> mode = aim.mode() == CardNumbers.NONE ? Array.empty() : Array.of(new Choice.Mode(aim.mode()));
        return target.appendAll(aim.opponent().map(Choice.Opponent::new)).appendAll(mode);
    }

    /** The aim to begin with, including what leaves no choice: the only opponent. */
    public static Aim begin(Table table, Seat you, TriggerAbility trigger) {
        boolean opponent = trigger.target().exists(Target.OfOpponent.class::isInstance);
        Array<Seat> opponents = opponent ? table.opponents(you) : Array.empty();
        return opponents.size() == 1 ? Aim.NONE.at(opponents.get(0)) : Aim.NONE;
    }

    /** Whether there is anything it could be aimed at. */
    @Rule("TO-8.5")
    public static boolean possible(Table table, Seat you, int self, TriggerAbility trigger) {
        if (trigger.target().isEmpty()) {
            return true;
        }
        Target target = trigger.target().get();
        if (target instanceof Target.OfCharacter characters) {
            return anyFits(table, you, self, characters.filter());
        }
        return target instanceof Target.OfOpponent || anyTerrain(table);
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

    /** The numbers in play of everything it may be aimed at; call only if it has a target that is in play. */
    public static Array<Integer> candidates(Table table, Seat you, int self, TriggerAbility trigger) {
        if (!(trigger.target().get() instanceof Target.OfCharacter characters)) {
            return terrains(table);
        }
        ArrayBuilder<Integer> fitting = new ArrayBuilder<>(USUAL);
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Array<Member> members = sides.get(s).members();
            for (int i = 0; i < members.size(); i++) {
                if (Filters.fits(table, you, self, characters.filter(), members.get(i))) {
                    fitting.add(members.get(i).id());
                }
            }
        }
        return fitting.all();
    }

    /** Whether the ability may be aimed at that. */
    @Rule("TO-8.5")
    public static boolean fits(Table table, Seat you, int self, TriggerAbility trigger, int target) {
        if (trigger.target().isEmpty()) {
            return false;
        }
        if (!(trigger.target().get() instanceof Target.OfCharacter characters)) {
            return terrains(table).contains(target);
        }
        @Nullable Member member = table.find(target);
        return member != null && Filters.fits(table, you, self, characters.filter(), member);
    }

    private static boolean anyTerrain(Table table) {
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            if (spare(sides.get(s))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player has more than one Terrain: the only one is no target. */
    private static boolean spare(Side side) {
        return side.terrains().size() > 1;
    }

    private static Array<Integer> terrains(Table table) {
        return table.sides().filter(Targeting::spare).flatMap(Side::terrains).map(TerrainInPlay::id);
    }
}
