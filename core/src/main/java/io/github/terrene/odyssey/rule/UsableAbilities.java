package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;

/** Goes through the abilities a player might use, without those a window does not admit; whether one may be used is checked elsewhere. */
@Internal
public final class UsableAbilities {
    private UsableAbilities() {}

    /** Looks at one ability after another. */
    @FunctionalInterface
    public interface Look {
        /** Looks at one; returns whether to stop. */
        boolean at(AbilityUse use);
    }

    /** Looks at the player's waiting abilities; returns whether the look stopped. */
    public static boolean eachWaiting(Game game, Seat seat, Look look) {
        Array<PendingTrigger> waiting = game.agenda().waiting();
        for (int i = 0; i < waiting.size(); i++) {
            PendingTrigger each = waiting.get(i);
            if (each.seat().equals(seat)
                    && first(waiting, i)
                    && AbilityUse.of(game.table(), each).exists(look::at)) {
                return true;
            }
        }
        return false;
    }

    /** An ability that waits for several events is looked at once: which event it answers is asked when it is activated. */
    private static boolean first(Array<PendingTrigger> waiting, int place) {
        PendingTrigger asked = waiting.get(place);
        return waiting.indexWhere(each -> each.is(asked.seat(), asked.ability())) == place;
    }

    /**
     * Looks at the abilities of the player's recruited Characters, what they hold, and the active Terrain; returns whether the look
     * stopped.
     */
    public static boolean eachInPlay(Game game, Window window, Look look) {
        Side side = game.side(window.seat());
        if (!window.admitsAny(side.abilityFlags())) {
            return false;
        }
        Array<Member> members = side.members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            if (member.recruited()
                    && window.admitsAny(member.abilityFlags())
                    && eachOf(member, side.actions(), window, look)) {
                return true;
            }
        }
        return !side.terrains().isEmpty() && eachOf(side, side.activeTerrain(), window, look);
    }

    private static boolean eachOf(Member member, int actions, Window window, Look look) {
        Seat seat = window.seat();
        Array<Integer> own = member.card().profile().triggers();
        for (int i = 0; i < own.size(); i++) {
            if (worthALook(member.card().trigger(own.get(i)), actions, window)
                    && look.at(AbilityUse.ofCharacter(seat, member, own.get(i)))) {
                return true;
            }
        }
        if (member.held().isEmpty()) {
            return false;
        }
        Card held = member.held().get().card();
        Array<Integer> given = held.profile().triggers();
        for (int i = 0; i < given.size(); i++) {
            if (window.admits(held.trigger(given.get(i))) && look.at(AbilityUse.ofHeld(seat, member, given.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the window admits an ability and there are enough Actions for it; what is not held costs neither less nor more than printed. */
    @Rule("TO-8.32")
    private static boolean worthALook(TriggerAbility trigger, int actions, Window window) {
        return trigger.cost().actions() <= actions && window.admits(trigger);
    }

    private static boolean eachOf(Side side, TerrainInPlay ground, Window window, Look look) {
        Array<Integer> triggers = ground.card().profile().triggers();
        for (int i = 0; i < triggers.size(); i++) {
            if (worthALook(ground.card().trigger(triggers.get(i)), side.actions(), window)
                    && look.at(AbilityUse.ofTerrain(window.seat(), side, ground, triggers.get(i)))) {
                return true;
            }
        }
        return false;
    }
}
