package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.PartyEvent.Hidden;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.HandRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.SupplyRoom;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.table.DifferentCards;

/** The rule for putting a Character from hand into play face-down. */
@Rule({"TO-4.13", "TO-7.2"})
final class HideRule extends HandRule<Hide, CharacterCard> {
    HideRule() {
        super(Hide.class, DifferentCards::characters);
    }

    @Override
    protected String id(Hide action) {
        return action.card();
    }

    @Override
    protected Rejection missing() {
        return Rejection.of("TO-4.13/not-in-hand", "there is no such Character in your hand");
    }

    @Override
    protected Hide naming(Seat seat, CharacterCard card) {
        return new Hide(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, CharacterCard card, Verdict why) {
        return SupplyRoom.left(game, seat, 1) >= 0
                || !why.silent() && why.no(SupplyRoom.noRoom(game, seat, "a hidden Character", 1));
    }

    @Override
    protected void carryOut(Seat seat, CharacterCard card, Play play) {
        int member = play.table().nextId();
        play.emit(new Hidden(seat, member, card, play.table().side(seat).insiders()));
        Declarations.answered(play, Happening.of(HappeningKind.HIDES, seat, member));
    }
}
