package io.github.terrene.twoversustwo;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.rule.battle.AttackRule;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.TeamBlocks;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** An attack is declared against one player, and that player's team may block it. */
@Rule("TO-13.6")
final class TeamAttackRule extends AttackRule {

    /** The player attacked, and then the team-mates in turn order; only the player attacked if the option says so. */
    @Override
    protected Array<Seat> blockers(Table table, Options options, Seat defender) {
        Array<Seat> attacked = super.blockers(table, options, defender);
        return options.teamBlocks() == TeamBlocks.OWN_ONLY
                ? attacked
                : attacked.appendAll(table.others(defender).filter(seat -> table.allied(seat, defender)));
    }
}
