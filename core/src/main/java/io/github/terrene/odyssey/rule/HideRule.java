package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.Hidden;

/** Putting a Character from hand into play face-down. */
@Rule({"TO-4.13", "TO-7.2"})
final class HideRule extends HandRule<Hide, CharacterCard> {
    HideRule() {
        super(
                ActionKind.HIDE,
                Card::asCharacter,
                Rejection.of("TO-4.13", "there is no such Character in your hand"),
                Check.of(requires(
                        (game, found) -> Own.room(game, found.seat(), 1) >= 0,
                        (game, found) -> Own.noRoom(game, found.seat(), "a hidden Character", 1))));
    }

    @Override
    String id(Hide action) {
        return action.card();
    }

    @Override
    Hide naming(Seat seat, String id) {
        return new Hide(seat, id);
    }

    @Override
    protected void carryOut(Hide action, Play play) {
        Seat seat = action.seat();
        int member = play.table().nextId();
        CharacterCard card = play.book().catalogue().character(action.card()).get();
        play.emit(new Hidden(seat, member, card, play.table().side(seat).insiders()));
        Declarations.answered(play, Happening.of(HappeningKind.HIDES, seat, member));
    }
}
