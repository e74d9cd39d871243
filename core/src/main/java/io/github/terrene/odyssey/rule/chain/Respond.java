package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.PassableWindow;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.TriggerFinder;
import io.github.terrene.odyssey.rule.UsableAbilities;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;

/**
 * A player may respond, or pass.
 *
 * @param seat the player who decides
 * @param rest the players asked after that
 * @param happenings the declared events, which abilities may answer
 */
@Rule({"TO-8.4", "TO-8.9"})
public record Respond(Seat seat, Array<Seat> rest, Array<Happening> happenings) implements PassableWindow {

    @Override
    public Array<Due> due() {
        return Array.of(new Due.Responses(rest, happenings));
    }

    @Override
    public String rule() {
        return "TO-8.9";
    }

    @Override
    public String key() {
        return "response";
    }

    /** Players do not respond to their own actions, and all others are asked in turn. */
    @Override
    public String forbidsActivation(Table table, Seat player) {
        return "TO-8.9";
    }

    @Override
    public void offerUsable(Game game, Listing<AbilityUse> listing) {
        UsableAbilities.offerInPlay(game, this, listing);
    }

    @Override
    public boolean admitsAny(int flags) {
        return AbilityFlags.answer(flags);
    }

    @Override
    public boolean admits(TriggerAbility trigger) {
        return trigger.color() != Color.GREEN;
    }

    @Override
    public boolean admitsGreen() {
        return false;
    }

    /** What other players declared, and their activations on the chain that are not cancelled. */
    @Override
    @Rule("TO-8.23")
    public Array<Happening> answerable(Game game, AbilityUse use) {
        When when = use.trigger().when().get();
        ArrayBuilder<Happening> heard = new ArrayBuilder<>(1);
        for (int i = 0; i < happenings.size(); i++) {
            hear(game, use, when, happenings.get(i), heard);
        }
        Array<Link> links = game.table().chain().links();
        for (int i = 0; i < links.size(); i++) {
            if (!links.get(i).cancelled()) {
                hear(game, use, when, links.get(i).activation(), heard);
            }
        }
        return heard.all();
    }

    private void hear(Game game, AbilityUse use, When when, Happening happening, ArrayBuilder<Happening> heard) {
        if (!happening.seat().equals(seat) && TriggerFinder.hears(game.table(), when, happening, seat, use.selfId())) {
            heard.add(happening);
        }
    }

    @Override
    public void afterActivation(Play play, Activated activated) {
        play.next(Responses.following(play.table(), activated.link(), happenings));
    }

    @Override
    public void afterPass(Play play) {
        play.next(new Responses(rest, happenings));
    }
}
