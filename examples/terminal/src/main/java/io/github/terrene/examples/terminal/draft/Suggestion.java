package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.picking.DraftAction.AddCard;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;

/** What a person may leave to the program: which of the picks make a deck, and with whom a game begins. */
final class Suggestion {
    private Suggestion() {}

    /** All of it at once; nothing where nothing is suggested. */
    static Array<EncounterAction> of(EncounterView view) {
        return view.tournament().map(Suggestion::party).getOrElse(() -> deck(view.draft()));
    }

    private static Array<EncounterAction> deck(DraftView view) {
        boolean fresh =
                view.stage().deck(view.seat()).exists(deck -> deck.cards().isEmpty());
        return fresh
                ? DeckPlan.of(
                                view.table().picks(view.seat()),
                                view.config().options().edition())
                        .map(card -> new InDraft(new AddCard(view.seat(), card.id())))
                : Array.empty();
    }

    private static Array<EncounterAction> party(TournamentView view) {
        return view.game()
                .map(game -> party(view, game)
                        .map(action -> (EncounterAction) new InTournament(new Play(view.seat(), action))))
                .getOrElse(Array.empty());
    }

    private static Array<Action> party(TournamentView view, View game) {
        StartingParty party =
                Parties.of(view.own().get().deck().cards(), view.options().edition());
        return PartyPlan.of(game.seat(), party, party.slots().size()).suggested(game);
    }
}
