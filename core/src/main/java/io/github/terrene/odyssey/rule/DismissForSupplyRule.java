package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

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
                                (game, action) -> mayGo(game, action),
                                (game, action) -> Rejection.of(
                                        "TO-7.3",
                                        "dismissing {character} would not lower the total",
                                        "character",
                                        Own.name(game, action.seat(), action.member())))));
    }

    /** Whoever lowers the total by leaving; should nobody do so alone, anybody. */
    private static boolean mayGo(Game game, DismissForSupply action) {
        Array<Member> all = game.side(action.seat()).members();
        return lowers(game.table(), Own.member(game, action.seat(), action.member()))
                || !all.exists(member -> lowers(game.table(), member));
    }

    private static boolean lowers(Table table, @Nullable Member leaving) {
        return leaving != null
                && table.without(Array.of(Harm.departure(table, leaving))).supplyUsed(leaving.seat())
                        < table.supplyUsed(leaving.seat());
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
