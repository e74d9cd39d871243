package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissForSupply;

/** Dismissing an own Character because the supply limit is exceeded. */
@Rule("TO-7.3")
final class DismissForSupplyRule extends ActionRule<DismissForSupply> {
    DismissForSupplyRule() {
        super(
                ActionKind.DISMISS_FOR_SUPPLY,
                "TO-7.3",
                Check.of(
                        exists(
                                "TO-7.3",
                                (game, action) -> Own.member(game, action.seat(), action.member()) != null,
                                "there is no such Character under the own control"),
                        requires(
                                "TO-7.3",
                                (game, action) -> game.table()
                                                .supplyOf(game.table()
                                                        .member(action.member())
                                                        .get())
                                        > 0,
                                (game, action) -> Rejection.of(
                                        "TO-7.3",
                                        "dismissing {character} would not lower the total",
                                        "character",
                                        Own.name(game, action.seat(), action.member())))));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        game.side(seat).members().forEach(member -> candidates.offer(this, new DismissForSupply(seat, member.id())));
    }

    @Override
    protected void carryOut(DismissForSupply action, Play play) {
        play.take();
        Dismissals.dismiss(play, play.table().member(action.member()).get(), false);
    }
}
