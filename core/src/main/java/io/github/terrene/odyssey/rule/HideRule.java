package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.Hidden;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.List;

/** Putting a Character from hand into play face-down. */
@Rule({"TO-4.13", "TO-7.2"})
final class HideRule extends ActionRule<Hide> {
    HideRule() {
        super(
                ActionKind.HIDE,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.13",
                                (game, action) ->
                                        Own.inHand(game, action.seat(), action.card(), CharacterCard.class) != null,
                                "there is no such Character in the own hand"),
                        requires(
                                "TO-7.2",
                                (game, action) -> Own.room(game, action.seat(), 1) >= 0,
                                (game, action) -> Own.noRoom(game, action.seat(), "a hidden Character", 1))));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (Own.room(game, seat, 1) >= 0) {
            for (List<Card> rest = game.side(seat).hand().cards(); !rest.isEmpty(); rest = Pile.behindCopies(rest)) {
                if (rest.head() instanceof CharacterCard) {
                    candidates.offer(this, new Hide(seat, rest.head().id()));
                }
            }
        }
    }

    @Override
    protected void carryOut(Hide action, Play play) {
        Seat seat = action.seat();
        int member = play.table().nextId();
        CharacterCard card = play.book().catalogue().character(action.card()).get();
        play.emit(new Hidden(seat, member, card, play.table().side(seat).insiders()));
        Declarations.answered(play, Happening.of(Occasion.HIDES, seat, member));
    }
}
