package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.event.BlockDeclared;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Blocking an attack. */
@Rule({"TO-5.4", "TO-5.5", "TO-5.19"})
final class BlockRule extends ActionRule<Block> {
    BlockRule() {
        super(
                ActionKind.BLOCK,
                "TO-5.4",
                Check.of(
                        exists(
                                "TO-5.4",
                                (game, action) -> Own.member(game, action.seat(), action.blocker()) != null,
                                "there is no such Character under the own control"),
                        exists("TO-5.4", (game, action) -> game.table().battle().isDefined(), "nobody attacks"),
                        requires(
                                "TO-5.4",
                                (game, action) -> Blockers.able(game.table(), blocker(game, action)),
                                (game, action) -> Rejection.of(
                                        "TO-5.4",
                                        "{character} cannot block: it is hidden, Stunned or barred from it",
                                        "character",
                                        blocker(game, action).name())),
                        requires(
                                "TO-7.5",
                                (game, action) -> blocker(game, action).recruited(),
                                "a hidden Character does nothing"),
                        requires(
                                "TO-5.4",
                                (game, action) -> !Blockers.unblockable(game.table()),
                                "the attacker is Unblockable"),
                        requires(
                                "TO-5.19",
                                (game, action) -> mayChoose(game, action),
                                "another Character must block this attack")));
    }

    private static Member blocker(Game game, Block action) {
        return game.table().member(action.blocker()).get();
    }

    @Rule("TO-5.19")
    private static boolean mayChoose(Game game, Block action) {
        Array<Member> obliged = Blockers.obliged(game.table(), action.seat());
        return obliged.isEmpty() || obliged.exists(member -> member.id() == action.blocker());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).recruited()) {
                candidates.offer(this, new Block(seat, members.get(i).id()));
            }
        }
    }

    @Override
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
                        Happening.of(Occasion.BLOCKS, seat, action.blocker(), attacker),
                        Happening.of(Occasion.IS_BLOCKED, seat, attacker, action.blocker())),
                seat,
                new ConfirmAttack());
    }
}
