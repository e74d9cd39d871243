package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.setup.Draft.KeptRelic;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import org.jspecify.annotations.Nullable;

/** Keeping a Relic for a Legend. */
@Rule({"CG-4.2", "CG-4.3", "CG-4.11"})
final class KeepRelicRule extends ActionRule<Game, KeepRelic, Picks.Pick, Play> {
    KeepRelicRule() {
        super(KeepRelic.class, "CG-4.2");
    }

    @Override
    protected Picks.@Nullable Pick find(Game game, KeepRelic action, Verdict why) {
        return Picks.find(Picks.draft(game, action.seat()), action.card(), action.place(), why);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Picks.Pick> listing) {
        Draft draft = Picks.draft(game, seat);
        for (int place = 1; place <= draft.keptLegends().size(); place++) {
            Picks.offer(draft, place, listing);
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Picks.Pick> listing) {
        for (int place = 1; listing.offered() && place <= Spearhead.PLACES; place++) {
            Picks.offerAll(Picks.draft(game, seat), place, listing);
        }
    }

    @Override
    protected KeepRelic naming(Seat seat, Picks.Pick pick) {
        return new KeepRelic(seat, pick.card().id(), pick.place());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Picks.Pick pick, Verdict why) {
        Draft draft = Picks.draft(game, seat);
        boolean manned =
                pick.place() >= 1 && pick.place() <= draft.keptLegends().size();
        boolean borne = draft.keptRelics().exists(kept -> kept.place() == pick.place());
        return (manned || why.no("CG-4.3/no-legend", "no kept Legend is at place {place:number}", pick.place()))
                && (!borne
                        || why.no("CG-4.3/has-relic", "the Legend at place {place:number} has a Relic", pick.place()))
                && Picks.mayKeep(game, draft, pick, "CG-4.2", why);
    }

    @Override
    protected void carryOut(Seat seat, Picks.Pick pick, Play play) {
        Picks.choose(seat, draft -> draft.keeping(new KeptRelic(pick.index(), pick.place())), play);
    }
}
