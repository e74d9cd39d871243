package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Assigned;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Giving an Item or Command from hand to an own Character. */
@Rule({"TO-4.14", "TO-1.11"})
final class AssignRule extends ActionRule<Assign> {
    AssignRule() {
        super(
                ActionKind.ASSIGN,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.14",
                                (game, action) -> Own.member(game, action.seat(), action.member()) != null,
                                "there is no such Character under the own control"),
                        requires(
                                "TO-4.14",
                                (game, action) -> Own.assignable(game, action.seat(), action.card()) != null,
                                "there is no such Item or Command in the own hand"),
                        requires(
                                "TO-4.14",
                                (game, action) -> Own.member(game, action.seat(), action.member())
                                        .held()
                                        .isEmpty(),
                                (game, action) -> Rejection.of(
                                        "TO-4.14",
                                        "{character} holds a card already",
                                        "character",
                                        Own.name(game, action.seat(), action.member())))));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        Array<Card> hand = game.side(seat).hand().different();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            if (member.held().isEmpty()) {
                for (int k = 0; k < hand.size(); k++) {
                    Card card = hand.get(k);
                    if (card.asAssignable() != null) {
                        candidates.offer(this, new Assign(seat, card.id(), member.id()));
                    }
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
        Declarations.answered(play, Happening.of(Occasion.ASSIGNS, seat, action.member()));
    }
}
