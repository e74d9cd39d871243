package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.exists;
import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.event.BlockDeclared;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Blocking an attack. */
@Rule({"TO-5.4", "TO-5.5", "TO-5.19"})
final class BlockRule extends MemberRule<Block> {
    BlockRule() {
        super(
                ActionKind.BLOCK,
                "TO-5.4",
                "TO-5.4",
                Check.of(
                        exists(
                                "TO-5.4",
                                (game, blocker) -> game.table().battle().isDefined(),
                                "nobody attacks"),
                        requires(
                                (game, blocker) -> Blockers.able(game.table(), blocker),
                                (game, blocker) -> Rejection.of(
                                        "TO-5.4",
                                        "{character} cannot block: it is hidden, Stunned or barred from it",
                                        "character",
                                        blocker.name())),
                        requires("TO-7.5", (game, blocker) -> blocker.recruited(), "a hidden Character does nothing"),
                        requires(
                                "TO-5.4",
                                (game, blocker) -> !Blockers.unblockable(game.table()),
                                "the attacker is Unblockable"),
                        requires("TO-5.19", BlockRule::mayChoose, "another Character must block this attack")));
    }

    @Rule("TO-5.19")
    private static boolean mayChoose(Game game, Member blocker) {
        Array<Member> obliged = Blockers.obliged(game.table(), blocker.seat());
        return obliged.isEmpty() || obliged.exists(member -> member.id() == blocker.id());
    }

    @Override
    int number(Block action) {
        return action.blocker();
    }

    @Override
    Block naming(Seat seat, int number) {
        return new Block(seat, number);
    }

    /** Whoever was attacked, the block is the declaration of the player whose Character blocks. */
    @Override
    @Rule({"TO-5.5", "TO-13.16"})
    protected void carryOut(Block action, Play play) {
        play.take();
        Table table = play.table();
        Seat seat = action.seat();
        int attacker = table.battle().get().attacker();
        Array<Integer> relieved = Blockers.obliged(table, seat).map(Member::id);
        play.emit(new BlockDeclared(seat, action.blocker(), relieved));
        Declarations.answered(
                play,
                Array.of(
                        Happening.of(HappeningKind.BLOCKS, seat, action.blocker(), attacker),
                        Happening.of(HappeningKind.IS_BLOCKED, seat, attacker, action.blocker())),
                seat,
                new ConfirmAttack());
    }
}
