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
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.event.Recruited;
import io.github.terrene.odyssey.table.Member;

/** Turning one of your hidden Characters face-up. */
@Rule({"TO-4.8", "TO-7.2"})
final class RecruitRule extends MemberRule<Recruit> {
    /** What recruiting costs. */
    static final int PRICE = 1;

    RecruitRule() {
        super(
                ActionKind.RECRUIT,
                "TO-4.20",
                "TO-4.8",
                Check.of(
                        exists(
                                (game, member) -> member.hidden(),
                                (game, member) -> Rejection.of(
                                        "TO-4.8", "{character} is recruited already", "character", member.name())),
                        requires(
                                (game, member) -> game.side(member.seat()).actions() >= PRICE,
                                (game, member) ->
                                        Own.tooFewActions(game, member.seat(), "TO-4.8", "recruiting", PRICE)),
                        requires((game, member) -> Own.fits(game, member), (game, member) -> Own.noRoom(game, member)),
                        requires(
                                (game, member) ->
                                        UniqueNames.free(game.edition(), game.side(member.seat()), member.card()),
                                (game, member) -> Rejection.of(
                                        "TO-4.9",
                                        "another {character} is recruited already",
                                        "character",
                                        member.name()))));
    }

    @Override
    int number(Recruit action) {
        return action.member();
    }

    @Override
    Recruit naming(Seat seat, int number) {
        return new Recruit(seat, number);
    }

    @Override
    protected void carryOut(Recruit action, Play play) {
        Seat seat = action.seat();
        Member member = play.table().member(action.member()).get();
        play.emit(new Recruited(
                seat, member.id(), member.card(), play.table().side(seat).actions() - PRICE));
        Declarations.answered(play, Happening.of(HappeningKind.IS_RECRUITED, seat, member.id()));
    }
}
