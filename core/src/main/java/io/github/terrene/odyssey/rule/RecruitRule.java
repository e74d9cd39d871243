package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.event.Recruited;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Turning an own hidden Character face-up. */
@Rule({"TO-4.8", "TO-7.2"})
final class RecruitRule extends ActionRule<Recruit> {
    /** What recruiting costs. */
    static final int PRICE = 1;

    RecruitRule() {
        super(
                ActionKind.RECRUIT,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.8",
                                (game, action) -> Own.member(game, action.seat(), action.member()) != null,
                                "there is no such Character under the own control"),
                        exists(
                                "TO-4.8",
                                (game, action) -> member(game, action).hidden(),
                                (game, action) -> Rejection.of(
                                        "TO-4.8",
                                        "{character} is recruited already",
                                        "character",
                                        member(game, action).name())),
                        requires(
                                "TO-4.8",
                                (game, action) -> game.side(action.seat()).actions() >= PRICE,
                                (game, action) ->
                                        Own.tooFewActions(game, action.seat(), "TO-4.8", "recruiting", PRICE)),
                        requires(
                                "TO-7.2",
                                (game, action) -> Own.fits(game, member(game, action)),
                                (game, action) -> Own.noRoom(game, member(game, action))),
                        requires(
                                "TO-4.9",
                                (game, action) -> Names.free(
                                        game.edition(),
                                        game.side(action.seat()),
                                        member(game, action).card()),
                                (game, action) -> Rejection.of(
                                        "TO-4.9",
                                        "another {character} is recruited already",
                                        "character",
                                        member(game, action).name()))));
    }

    private static Member member(Game game, Recruit action) {
        return game.table().member(action.member()).get();
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).hidden()) {
                candidates.offer(this, new Recruit(seat, members.get(i).id()));
            }
        }
    }

    @Override
    protected void carryOut(Recruit action, Play play) {
        Seat seat = action.seat();
        Member member = play.table().member(action.member()).get();
        play.emit(new Recruited(
                seat, member.id(), member.card(), play.table().side(seat).actions() - PRICE));
        Declarations.answered(play, Happening.of(Occasion.IS_RECRUITED, seat, member.id()));
    }
}
