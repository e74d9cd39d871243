package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.event.BattleEvent.BlockDeclared;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** The rule for blocking an attack. */
@Rule({"TO-5.4", "TO-5.5", "TO-5.19"})
final class BlockRule extends MemberRule<Block> {
    BlockRule() {
        super(Block.class, "TO-5.4", "TO-5.4");
    }

    @Override
    protected int number(Block action) {
        return action.blocker();
    }

    @Override
    protected Block naming(Seat seat, Member blocker) {
        return new Block(seat, blocker.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Member blocker, Verdict why) {
        return (Blockers.able(game.table(), blocker)
                        || why.no(
                                "TO-5.4/cannot-block",
                                "{character} cannot block: it is hidden, Stunned or barred from blocking",
                                blocker.name()))
                && (blocker.recruited() || why.no("TO-7.5/hidden-idle", "a hidden Character does nothing"))
                && (!Blockers.unblockable(game.table()) || why.no("TO-5.4/unblockable", "the attacker is Unblockable"))
                && (mayChoose(game, blocker)
                        || why.no("TO-5.19/other-must-block", "another Character must block this attack"));
    }

    @Rule("TO-5.19")
    private static boolean mayChoose(Game game, Member blocker) {
        Array<Member> obliged = Blockers.obliged(game.table(), blocker.seat());
        return obliged.isEmpty() || obliged.exists(member -> member.id() == blocker.id());
    }

    /** Whoever was attacked, it is the blocking player who declares the block. */
    @Override
    @Rule({"TO-5.5", "TO-13.16"})
    protected void carryOut(Seat seat, Member blocker, Play play) {
        play.take();
        Table table = play.table();
        int attacker = table.battle().get().attacker();
        Array<Integer> relieved = Blockers.obliged(table, seat).map(Member::id);
        play.emit(new BlockDeclared(seat, blocker.id(), relieved));
        Declarations.answered(
                play,
                Array.of(
                        Happening.of(HappeningKind.BLOCKS, seat, blocker.id(), attacker),
                        Happening.of(HappeningKind.IS_BLOCKED, seat, attacker, blocker.id())),
                seat,
                new ConfirmAttack());
    }
}
