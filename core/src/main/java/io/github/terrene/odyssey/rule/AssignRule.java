package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Assigned;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Giving an Item or Command from your hand to one of your Characters. */
@Rule({"TO-4.14", "TO-1.11"})
final class AssignRule extends SubjectRule<Assign, AssignRule.Gift> {
    /**
     * Who is given what.
     *
     * @param holder who is to hold it
     * @param card the Item or Command from hand, null if there is none such
     */
    record Gift(Member holder, @Nullable AssignableCard card) {}

    AssignRule() {
        super(
                ActionKind.ASSIGN,
                "TO-4.20",
                Rejection.of("TO-4.14", Own.NO_CHARACTER),
                Check.of(
                        requires(
                                "TO-4.14",
                                (game, gift) -> gift.card() != null,
                                "there is no such Item or Command in your hand"),
                        requires(
                                (game, gift) -> gift.holder().held().isEmpty(),
                                (game, gift) -> Rejection.of(
                                        "TO-4.14",
                                        "{character} holds a card already",
                                        "character",
                                        gift.holder().name()))));
    }

    @Override
    @Nullable
    Gift find(Game game, Assign action) {
        @Nullable Member holder = game.side(action.seat()).find(action.member());
        @Nullable Card card = game.side(action.seat()).hand().find(action.card());
        return holder == null ? null : new Gift(holder, card == null ? null : card.asAssignable());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        Array<Card> hand = game.side(seat).hand().different();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            for (int k = 0; k < hand.size() && member.held().isEmpty(); k++) {
                @Nullable AssignableCard card = hand.get(k).asAssignable();
                if (card != null && permitsWith(game, new Gift(member, card))) {
                    candidates.add(new Assign(seat, card.id(), member.id()));
                }
            }
        }
    }

    @Override
    protected void carryOut(Assign action, Play play) {
        Seat seat = action.seat();
        AssignableCard card =
                (AssignableCard) play.book().catalogue().find(action.card()).get();
        int held = play.table().nextId();
        play.emit(new Assigned(
                seat, action.member(), held, card, play.table().side(seat).insiders()));
        Declarations.answered(play, Happening.of(HappeningKind.ASSIGNS, seat, action.member()));
    }
}
