package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.UsableAbilities;
import io.github.terrene.odyssey.table.Aim;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The rule for beginning to use a trigger ability. */
@Rule({"TO-4.11", "TO-8.2", "TO-8.5"})
final class ActivateRule extends OdysseyRule<Activate, AbilityUse> {
    ActivateRule() {
        super(Activate.class, "TO-4.20");
    }

    @Override
    protected String moment(Game game, Activate action) {
        @Nullable Prompt prompt = game.promptKnownTo(action.seat());
        return prompt == null ? super.moment(game, action) : prompt.forbidsActivation(game.table(), action.seat());
    }

    @Override
    protected @Nullable AbilityUse find(Game game, Activate action, Verdict why) {
        @Nullable AbilityUse use = AbilityUse.find(game, action);
        return use == null ? why.none("TO-4.11/unknown-ability", AbilityUseRules.UNKNOWN) : use;
    }

    @Override
    protected void list(Game game, Seat seat, Listing<AbilityUse> listing) {
        game.window().offerUsable(game, listing);
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<AbilityUse> listing) {
        UsableAbilities.offerAll(game, seat, listing);
        UsableAbilities.offerWaiting(game, seat, listing);
    }

    @Override
    protected Activate naming(Seat seat, AbilityUse use) {
        return new Activate(seat, use.source(), use.place());
    }

    @Override
    protected boolean permits(Game game, Seat seat, AbilityUse use, Verdict why) {
        return AbilityUseRules.permit(game, use, why);
    }

    @Override
    protected void carryOut(Seat seat, AbilityUse use, Play play) {
        Aim begun = Targeting.begin(play.table(), seat, use.trigger());
        Array<Happening> answered = Answerable.happenings(play.game(), use);
        new CompleteActivation(seat, use.inPlay(), answered, begun, Array.empty(), Array.empty()).proceed(play);
    }
}
