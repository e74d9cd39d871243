package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckFaults;
import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * A whole deck that a player wants to hand in.
 *
 * @param draft the draft at that moment
 * @param seat whose deck it is; null if that was not said
 * @param cards its cards; null if there is no deck
 */
@Rule({"TO-14.6", "TO-14.13", "TO-14.17"})
record WholeDeck(Draft draft, @Nullable Seat seat, @Nullable Array<Card> cards) {
    /** A whole deck; what a program was given may be readable only once, so it is read here. */
    static WholeDeck of(Draft draft, @Nullable Seat seat, @Nullable Iterable<? extends Card> deck) {
        return new WholeDeck(draft, seat, deck == null ? null : DeckNeeds.read(deck));
    }

    /** Everything that keeps the player from handing it in now. */
    Seq<Problem> problems() {
        if (seat == null) {
            return Array.of(Problem.missing("seat", "TO-14.6"));
        }
        String place = "deck of seat " + seat;
        if (!draft.offers(seat, DraftAction.AddCard.class)) {
            Rejection refused = draft.notNow(seat, "TO-14.6");
            return Array.of(new Problem(place, refused));
        }
        Seq<Problem> problems = DeckFaults.problemsOf(
                cards, draft.table().picks(seat), draft.config().options().edition(), place);
        return cards == null || problems.nonEmpty() ? problems : without(taken(seat), cards, place);
    }

    /** The single choices by which it is handed in, or the problems. */
    Either<Seq<Problem>, Seq<DraftAction>> actions() {
        Seq<Problem> problems = problems();
        return seat == null || cards == null || problems.nonEmpty()
                ? Either.left(problems)
                : Either.right(draft.building(seat)
                        .choices(draft.stage().deck(seat).get(), cards)
                        .map(card -> new DraftAction.AddCard(seat, card.id())));
    }

    private Array<Card> taken(Seat seat) {
        return draft.stage().deck(seat).get().cards();
    }

    private static Array<Problem> without(Array<Card> taken, Array<Card> cards, String place) {
        return cards.sortBy(Card::id).startsWith(taken)
                ? Array.empty()
                : Array.of(Problem.at(
                        place,
                        "TO-14.6/taken-otherwise",
                        "does not begin with the cards that are already taken: {cards}",
                        taken.map(Card::name).mkString(", ")));
    }
}
