package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.damage.Harm;
import io.github.terrene.odyssey.table.Departures;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Supply;
import io.github.terrene.odyssey.table.Table;

/** Dismissing one of your Characters because the supply limit is exceeded. */
@Rule("TO-7.3")
final class DismissForSupplyRule extends MemberRule<DismissForSupply> {
    DismissForSupplyRule() {
        super(DismissForSupply.class, "TO-7.3", "TO-7.3");
    }

    @Override
    protected int number(DismissForSupply action) {
        return action.member();
    }

    @Override
    protected DismissForSupply naming(Seat seat, Member leaving) {
        return new DismissForSupply(seat, leaving.id());
    }

    /** A Character that lowers the total by leaving; if none does so alone, any. */
    @Override
    protected boolean permits(Game game, Seat seat, Member leaving, Verdict why) {
        return lowers(game.table(), leaving)
                || !game.side(seat).members().exists(member -> lowers(game.table(), member))
                || why.no("TO-7.3/not-lower", "dismissing {character} would not lower the total", leaving.name());
    }

    private static boolean lowers(Table table, Member leaving) {
        return Supply.used(Departures.leave(table, Harm.departure(table, leaving)), leaving.seat())
                < Supply.used(table, leaving.seat());
    }

    @Override
    protected void carryOut(Seat seat, Member leaving, Play play) {
        play.take();
        Dismissals.dismiss(play, leaving);
    }
}
