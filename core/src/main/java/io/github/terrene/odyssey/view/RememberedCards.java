package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Face-down cards in play that a seat knows because it saw them before.
 *
 * @param known what it knows; a card that cannot be in a place is not put there
 */
@Rule({"TO-7.10", "TO-11.4"})
record RememberedCards(Catalogue catalogue, Knowledge known) {
    /** The sides of a view, with those cards in their places. */
    Side[] of(Array<Side> seen) {
        Side[] sides = new Side[seen.size()];
        for (int i = 0; i < sides.length; i++) {
            Side side = seen.get(i);
            sides[i] = known.inPlay().isEmpty()
                    ? side
                    : side.withMembers(side.members().map(this::member));
        }
        return sides;
    }

    private Member member(Member seen) {
        Member member =
                seen.card().unknown() ? card(seen.id(), CharacterCard.class).fold(() -> seen, seen::withCard) : seen;
        return member.withHeld(member.held().map(this::held));
    }

    private Held held(Held seen) {
        return seen.card().unknown() ? card(seen.id(), AssignableCard.class).fold(() -> seen, seen::withCard) : seen;
    }

    private <C> Option<C> card(int number, Class<C> kind) {
        return known.inPlay(number)
                .flatMap(catalogue::find)
                .filter(kind::isInstance)
                .map(kind::cast);
    }
}
