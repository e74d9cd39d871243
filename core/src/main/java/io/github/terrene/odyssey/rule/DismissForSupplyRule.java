package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Dismissing one of your Characters because the supply limit is exceeded. */
@Rule("TO-7.3")
final class DismissForSupplyRule extends SubjectRule<DismissForSupply, Member> {
    DismissForSupplyRule() {
        super(
                ActionKind.DISMISS_FOR_SUPPLY,
                "TO-7.3",
                Rejection.of("TO-7.3", Own.NO_CHARACTER),
                Check.of(requires(
                        DismissForSupplyRule::mayGo,
                        (game, leaving) -> Rejection.of(
                                "TO-7.3",
                                "dismissing {character} would not lower the total",
                                "character",
                                leaving.name()))));
    }

    @Override
    @Nullable
    Member find(Game game, DismissForSupply action) {
        return game.side(action.seat()).find(action.member());
    }

    /** Whoever lowers the total by leaving; should nobody do so alone, anybody. */
    private static boolean mayGo(Game game, Member leaving) {
        return lowers(game.table(), leaving)
                || !game.side(leaving.seat()).members().exists(member -> lowers(game.table(), member));
    }

    private static boolean lowers(Table table, Member leaving) {
        return table.without(Array.of(Harm.departure(table, leaving))).supplyUsed(leaving.seat())
                < table.supplyUsed(leaving.seat());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        for (Member member : game.side(seat).members()) {
            if (permitsWith(game, member)) {
                candidates.add(new DismissForSupply(seat, member.id()));
            }
        }
    }

    @Override
    protected void carryOut(DismissForSupply action, Play play) {
        play.take();
        Dismissals.dismiss(play, play.table().member(action.member()).get());
    }
}
