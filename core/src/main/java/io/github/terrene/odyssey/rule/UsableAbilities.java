package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.PrintedTrigger;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;

/** Offers the abilities a player might use, without those a window does not admit; whether one may be used is checked elsewhere. */
@Internal
public final class UsableAbilities {
    private UsableAbilities() {}

    /** Offers the player's waiting abilities. */
    public static void offerWaiting(Game game, Seat seat, Listing<AbilityUse> listing) {
        Array<PendingTrigger> waiting = game.agenda().waiting();
        for (int i = 0; i < waiting.size() && !listing.enough(); i++) {
            if (waiting.get(i).seat().equals(seat) && first(waiting, i)) {
                AbilityUse.of(game.table(), waiting.get(i)).peek(listing::offer);
            }
        }
    }

    /** An ability that waits for several events is offered once: which event it answers is asked when it is activated. */
    private static boolean first(Array<PendingTrigger> waiting, int place) {
        PendingTrigger asked = waiting.get(place);
        return waiting.indexWhere(each -> each.is(asked.seat(), asked.ability())) == place;
    }

    /** Offers all abilities of the player's Characters, what they hold, and the player's Terrains, wherever and whenever they can be used. */
    public static void offerAll(Game game, Seat seat, Listing<AbilityUse> listing) {
        Side side = game.side(seat);
        for (Member member : side.members()) {
            triggers(member.card()).forEach(each -> listing.offer(AbilityUse.ofCharacter(seat, member, each)));
            member.held()
                    .forEach(held -> triggers(held.card())
                            .forEach(each -> listing.offer(AbilityUse.ofHeld(seat, member, each))));
        }
        for (TerrainInPlay ground : side.terrains()) {
            triggers(ground.card()).forEach(each -> listing.offer(AbilityUse.ofTerrain(seat, side, ground, each)));
        }
    }

    private static Array<PrintedTrigger> triggers(Card card) {
        return card.profile().triggers();
    }

    /** Offers the abilities of the player's recruited Characters, what they hold, and the active Terrain. */
    public static void offerInPlay(Game game, Window window, Listing<AbilityUse> listing) {
        Side side = game.side(window.seat());
        if (!window.admitsAny(side.abilityFlags())) {
            return;
        }
        Array<Member> members = side.members();
        for (int i = 0; i < members.size() && !listing.enough(); i++) {
            Member member = members.get(i);
            if (member.recruited() && window.admitsAny(member.abilityFlags())) {
                offerOf(member, side.actions(), window, listing);
                offerHeld(member, window, listing);
            }
        }
        if (!side.terrains().isEmpty() && !listing.enough()) {
            offerOf(side, side.activeTerrain(), window, listing);
        }
    }

    private static void offerOf(Member member, int actions, Window window, Listing<AbilityUse> listing) {
        Array<PrintedTrigger> triggers = member.card().profile().triggers();
        for (int i = 0; i < triggers.size(); i++) {
            if (worthALook(triggers.get(i).ability(), actions, window)) {
                listing.offer(AbilityUse.ofCharacter(window.seat(), member, triggers.get(i)));
            }
        }
    }

    private static void offerHeld(Member member, Window window, Listing<AbilityUse> listing) {
        if (member.held().isEmpty()) {
            return;
        }
        Array<PrintedTrigger> triggers = member.held().get().card().profile().triggers();
        for (int i = 0; i < triggers.size(); i++) {
            if (window.admits(triggers.get(i).ability())) {
                listing.offer(AbilityUse.ofHeld(window.seat(), member, triggers.get(i)));
            }
        }
    }

    private static void offerOf(Side side, TerrainInPlay ground, Window window, Listing<AbilityUse> listing) {
        Array<PrintedTrigger> triggers = ground.card().profile().triggers();
        for (int i = 0; i < triggers.size(); i++) {
            if (worthALook(triggers.get(i).ability(), side.actions(), window)) {
                listing.offer(AbilityUse.ofTerrain(window.seat(), side, ground, triggers.get(i)));
            }
        }
    }

    /** Whether the window admits an ability and there are enough Actions for it; what is not held costs neither less nor more than printed. */
    @Rule("TO-8.32")
    private static boolean worthALook(TriggerAbility trigger, int actions, Window window) {
        return trigger.cost().actions() <= actions && window.admits(trigger);
    }
}
