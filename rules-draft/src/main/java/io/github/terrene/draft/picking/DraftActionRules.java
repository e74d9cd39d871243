package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.deck.NextCards;
import io.github.terrene.draft.picking.DraftAction.AddCard;
import io.github.terrene.draft.picking.DraftAction.Leave;
import io.github.terrene.draft.picking.DraftAction.Pick;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What can be done in a draft: one rule for each kind of action. */
final class DraftActionRules {
    /** All the rules. */
    @Rule("TO-14.16")
    static final ActionRules<Draft, DraftAction, DraftEvent, DraftPlay> ALL = ActionRules.of(Array.of(
            new PickRule(),
            new AddCardRule(),
            new ConcedeRule<>(Leave.class, "TO-14.16", Leave::new, (seat, play) -> play.leave(seat))));

    private DraftActionRules() {}

    /** Picking a card of the pile in hand. */
    @Rule({"TO-14.5", "TO-14.18"})
    private static final class PickRule extends ActionRule<Draft, Pick, Card, DraftPlay> {
        PickRule() {
            super(Pick.class, "TO-14.5");
        }

        @Override
        protected @Nullable Card find(Draft draft, Pick action, Verdict why) {
            Array<Card> pile = draft.table().pile(action.seat());
            for (int i = 0; i < pile.size(); i++) {
                if (pile.get(i).id().equals(action.card())) {
                    return pile.get(i);
                }
            }
            return why.none("TO-14.5/not-in-pile", "there is no {card:card} in the pile in your hand", action.card());
        }

        /** Copies of one card are one choice. */
        @Override
        protected void list(Draft draft, Seat seat, Listing<Card> listing) {
            Array<Card> pile = draft.table().pile(seat);
            listing.expect(pile.size());
            for (int i = 0; i < pile.size(); i++) {
                if (i == 0 || !pile.get(i).id().equals(pile.get(i - 1).id())) {
                    listing.offer(pile.get(i));
                }
            }
        }

        @Override
        protected Pick naming(Seat seat, Card card) {
            return new Pick(seat, card.id());
        }

        @Override
        protected boolean permits(Draft draft, Seat seat, Card card, Verdict why) {
            return true;
        }

        @Override
        protected void carryOut(Seat seat, Card card, DraftPlay play) {
            Picking picking = (Picking) play.stage();
            play.chose(new Picking(picking.picks().with(seat, SealedPick.of(card))), true);
        }
    }

    /** Taking a card of the picks into the deck. */
    @Rule({"TO-14.6", "TO-14.17"})
    private static final class AddCardRule extends ActionRule<Draft, AddCard, NextCards.Candidate, DraftPlay> {
        AddCardRule() {
            super(AddCard.class, "TO-14.6");
        }

        @Override
        protected NextCards.@Nullable Candidate find(Draft draft, AddCard action, Verdict why) {
            return next(draft, action.seat()).find(action.card(), why);
        }

        @Override
        protected void list(Draft draft, Seat seat, Listing<NextCards.Candidate> listing) {
            next(draft, seat).candidates().forEach(listing::offer);
        }

        private static NextCards next(Draft draft, Seat seat) {
            return draft.building(seat).after(draft.stage().deck(seat).get());
        }

        @Override
        protected AddCard naming(Seat seat, NextCards.Candidate candidate) {
            return new AddCard(seat, candidate.card().id());
        }

        @Override
        protected boolean permits(Draft draft, Seat seat, NextCards.Candidate candidate, Verdict why) {
            return candidate.permitted(why);
        }

        @Override
        protected void carryOut(Seat seat, NextCards.Candidate candidate, DraftPlay play) {
            DeckDraft deck = candidate.added();
            Building building = (Building) play.stage();
            play.chose(new Building(building.decks().with(seat, deck)), deck.complete());
        }
    }
}
