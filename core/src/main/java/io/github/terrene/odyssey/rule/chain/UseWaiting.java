package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.PassableWindow;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.UsableAbilities;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player may use one of the abilities whose event has happened, or give them all up.
 *
 * @param seat the player who decides
 */
@Rule("TO-8.24")
public record UseWaiting(Seat seat) implements PassableWindow {
    @Override
    public String rule() {
        return "TO-8.24";
    }

    @Override
    public String key() {
        return "ability";
    }

    @Override
    public String forbidsActivation(Table table, Seat player) {
        return "TO-8.24";
    }

    @Override
    public void offerUsable(Game game, Listing<AbilityUse> listing) {
        UsableAbilities.offerWaiting(game, seat, listing);
    }

    @Override
    public boolean admits(TriggerAbility trigger) {
        return trigger.when().isDefined();
    }

    @Override
    public boolean admitsGreen() {
        return true;
    }

    @Override
    public boolean needsEvent() {
        return true;
    }

    @Override
    public Array<Happening> answerable(Game game, AbilityUse use) {
        AbilityInPlay asked = use.inPlay();
        Array<PendingTrigger> waiting = game.agenda().waiting();
        Array<Happening> heard = Array.empty();
        for (int i = 0; i < waiting.size(); i++) {
            if (waiting.get(i).is(seat, asked)) {
                heard = heard.append(waiting.get(i).happening());
            }
        }
        return heard.size() < 2 ? heard : heard.distinct();
    }

    @Override
    public void afterActivation(Play play, Activated activated) {
        Link link = activated.link();
        int used = play.waiting()
                .indexWhere(each ->
                        each.is(seat, link.ability()) && link.happening().contains(each.happening()));
        play.keepWaiting(play.waiting().removeAt(used));
        play.next(Responses.toActivation(play.table(), link), new ResolveChain(Array.empty()));
    }

    /** Gives up all of the player's waiting abilities. */
    @Override
    public void afterPass(Play play) {
        play.keepWaiting(play.waiting().reject(each -> each.seat().equals(seat)));
        play.keepOffers(play.offers().remove(seat));
    }
}
