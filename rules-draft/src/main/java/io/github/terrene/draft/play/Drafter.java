package io.github.terrene.draft.play;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftAction.AddCard;
import io.github.terrene.draft.picking.DraftAction.Pick;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Seq;

/**
 * Drafts a deck: from each pile it takes the card that is worth most in addition to what it has, and from the picks it builds the most promising
 * deck. It decides at once and in the same way for all seeds, and remembers nothing, so one drafter may sit at many seats.
 *
 * <pre>{@code
 * Agent<EncounterView, EncounterAction, EncounterEvent> bot =
 *         RandomEncounter.agent(new Drafter(), view -> Suggestions.party(view).before(player));
 * }</pre>
 */
public final class Drafter implements Agent<DraftView, DraftAction, DraftEvent> {
    /** A drafter. */
    public Drafter() {}

    @Override
    public DraftAction decide(DraftView view, Seq<DraftAction> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        return view.stage() instanceof Building building
                ? built(view, building.decks().of(view.seat()))
                : picked(view);
    }

    private static DraftAction picked(DraftView view) {
        PickPreference taste = PickPreference.with(view.table().picks(view.seat()), edition(view));
        return new Pick(
                view.seat(),
                view.table().pile(view.seat()).maxBy(taste::of).get().id());
    }

    private static DraftAction built(DraftView view, DeckDraft deck) {
        Card next = DeckPlan.next(view.table().picks(view.seat()), edition(view), deck);
        return new AddCard(view.seat(), next.id());
    }

    private static Edition edition(DraftView view) {
        return view.config().options().edition();
    }
}
