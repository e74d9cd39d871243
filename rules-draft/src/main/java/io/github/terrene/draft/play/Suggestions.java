package io.github.terrene.draft.play;

import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.deck.DeckBuilding;
import io.github.terrene.draft.picking.DraftAction.AddCard;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.game.SuggestedParty;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;

/** Suggestions for people, and for bots that only play games: which picks to build a deck from, and with whom to begin a game. */
public final class Suggestions {
    private Suggestions() {}

    /**
     * A deck built from what was picked; whatever that was, the rules accept the deck.
     *
     * @param picks the picks in any order, copies repeated
     * @param edition which Characters can be in a starting party
     * @return 20 cards or as many as the picks allow, sorted by id
     */
    @Rule("TO-14.6")
    public static Array<Card> deck(Array<Card> picks, Edition edition) {
        return DeckPlan.of(picks, edition);
    }

    /**
     * A party to begin with, as large as a deck allows.
     *
     * @param deck the cards in any order
     * @param edition which Characters can be in it
     */
    @Rule("TO-14.7")
    public static StartingParty party(Array<Card> deck, Edition edition) {
        return Parties.of(deck, edition);
    }

    /**
     * The party to begin games of a tournament with.
     *
     * @param view the view of a seat that has a deck
     */
    @Rule("TO-14.7")
    public static SuggestedParty party(TournamentView view) {
        StartingParty party =
                party(view.own().get().deck().cards(), view.options().edition());
        return SuggestedParty.of(party, RandomEncounter.FORMAT);
    }

    /**
     * The choices to make now, one after another, for a decision that bots make well: a whole deck before its first card is chosen, or a whole
     * party before its first one.
     *
     * @return the choices; empty if nothing is suggested
     */
    public static Array<EncounterAction> of(EncounterView view) {
        return view.tournament().map(Suggestions::inGame).getOrElse(() -> inDraft(view.draft()));
    }

    private static Array<EncounterAction> inDraft(DraftView view) {
        Edition edition = view.config().options().edition();
        DeckBuilding building = new DeckBuilding(view.table().picks(view.seat()), edition);
        return view.stage()
                .deck(view.seat())
                .filter(building.begun()::equals)
                .toArray()
                .flatMap(begun -> building.choices(begun, deck(building.picks(), edition)))
                .map(card -> new InDraft(new AddCard(view.seat(), card.id())));
    }

    private static Array<EncounterAction> inGame(TournamentView view) {
        return view.game()
                .toArray()
                .flatMap(game -> party(view).suggested(game))
                .map(action -> new InTournament(new Play(view.seat(), action)));
    }
}
