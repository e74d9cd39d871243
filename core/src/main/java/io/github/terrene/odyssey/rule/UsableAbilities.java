package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;

/** Goes through the abilities a player might use, leaving out at a glance those that are out of the question. */
final class UsableAbilities {
    private UsableAbilities() {}

    /** Looks at one; whether that was enough. */
    @FunctionalInterface
    interface Look {
        boolean at(AbilityUse use);
    }

    /** Looks at each, in the order of entry, until one is enough; whether one was. */
    static boolean each(Game game, Seat seat, Look look) {
        return game.prompt() instanceof UseWaiting ? eachWaiting(game, seat, look) : eachInPlay(game, seat, look);
    }

    private static boolean eachWaiting(Game game, Seat seat, Look look) {
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

    /** An ability that waits for several events is looked at once: which is answered is asked when it is activated. */
    private static boolean first(Array<PendingTrigger> waiting, int place) {
        PendingTrigger asked = waiting.get(place);
        return waiting.indexWhere(each -> each.is(asked.seat(), asked.ability())) == place;
    }

    private static boolean eachInPlay(Game game, Seat seat, Look look) {
        Side side = game.side(seat);
        boolean any =
                game.prompt() instanceof TakeTurn ? AbilityFlags.act(side.signs()) : AbilityFlags.answer(side.signs());
        if (!any) {
            return false;
        }
        Array<Member> members = side.members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            if (member.recruited() && each(game, seat, member, look)) {
                return true;
            }
        }
        if (side.terrains().isEmpty()) {
            return false;
        }
        TerrainInPlay ground = side.activeTerrain();
        Array<Integer> triggers = ground.card().profile().triggers();
        for (int i = 0; i < triggers.size(); i++) {
            if (possible(game, seat, ground.card(), triggers.get(i))
                    && look.at(AbilityUse.ofTerrain(seat, side, ground, triggers.get(i)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean each(Game game, Seat seat, Member member, Look look) {
        Array<Integer> own = member.card().profile().triggers();
        for (int i = 0; i < own.size(); i++) {
            if (possible(game, seat, member.card(), own.get(i))
                    && look.at(AbilityUse.ofCharacter(seat, member, own.get(i)))) {
                return true;
            }
        }
        if (member.held().isEmpty()) {
            return false;
        }
        Card held = member.held().get().card();
        Array<Integer> triggers = held.profile().triggers();
        for (int i = 0; i < triggers.size(); i++) {
            if (possible(game, seat, held, triggers.get(i))
                    && look.at(AbilityUse.ofHeld(seat, member, triggers.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /** The requirements of color and event that need no look at the table; the check has them all. */
    private static boolean possible(Game game, Seat seat, Card card, int place) {
        TriggerAbility trigger = card.trigger(place);
        if (game.prompt() instanceof TakeTurn) {
            return trigger.when().isEmpty();
        }
        return game.prompt() instanceof UseWaiting ? trigger.when().isDefined() : trigger.color() != Color.GREEN;
    }
}
