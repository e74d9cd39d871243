package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import org.jspecify.annotations.Nullable;

/** Keeping a Legend. */
@Rule({"CG-4.1", "CG-4.11"})
final class KeepLegendRule extends ActionRule<Game, KeepLegend, Picks.Pick, Play> {
    KeepLegendRule() {
        super(KeepLegend.class, "CG-4.1");
    }

    @Override
    protected Picks.@Nullable Pick find(Game game, KeepLegend action, Verdict why) {
        return Picks.find(Picks.draft(game, action.seat()), action.card(), 0, why);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Picks.Pick> listing) {
        Picks.offer(Picks.draft(game, seat), 0, listing);
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Picks.Pick> listing) {
        if (listing.offered()) {
            Picks.offerAll(Picks.draft(game, seat), 0, listing);
        }
    }

    @Override
    protected KeepLegend naming(Seat seat, Picks.Pick pick) {
        return new KeepLegend(seat, pick.card().id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Picks.Pick pick, Verdict why) {
        return Picks.mayKeep(game, Picks.draft(game, seat), pick, "CG-4.1", why);
    }

    @Override
    protected void carryOut(Seat seat, Picks.Pick pick, Play play) {
        Picks.choose(seat, draft -> draft.keeping(pick.index()), play);
    }
}
