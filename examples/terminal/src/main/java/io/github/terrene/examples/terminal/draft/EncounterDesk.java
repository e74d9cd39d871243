package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.Sides;
import io.github.terrene.examples.terminal.told.Desk;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What a person has before them in an encounter: the picks of a draft, and then the standings and the own game. */
final class EncounterDesk implements Desk<EncounterView> {
    @Override
    public void table(EncounterView view, Voice voice) {
        view.tournament().forEach(tournament -> {
            new Ranking(voice).draw(tournament.progress());
            tournament.game().forEach(game -> new Sides().draw(game.table(), inGame(tournament, voice)));
        });
        if (view.tournament().isEmpty()) {
            piles(view)
                    .forEach(pile -> voice.paper()
                            .pile(voice.word(pile.word()), pile.cards().map(voice::name)));
        }
    }

    /** By the names of the two who play it. */
    private static Voice inGame(TournamentView view, Voice voice) {
        Fixture fixture = view.progress().round().gameOf(view.seat()).get();
        return new Voice(voice.narrator(), inside(voice.cast(), fixture.players()));
    }

    /** The players of a game by their seats in it. */
    static PlayerNames inside(PlayerNames cast, Seq<Seat> players) {
        return new PlayerNames(
                cast.paper(),
                players.toArray().map(seat -> cast.names().get(seat.index())),
                cast.you().filter(players::contains).map(you -> Seat.of(players.indexOf(you))));
    }

    /** The picks, and in a game the hand. */
    @Override
    public Seq<String> hand(EncounterView view) {
        return game(view)
                .map(game -> new Sides().hand(game))
                .getOrElse(() -> ids(view.draft().table().picks(view.draft().seat())));
    }

    @Override
    public Seq<OpenPile> piles(EncounterView view) {
        DraftView draft = view.draft();
        return view.tournament()
                .map(tournament ->
                        tournament.game().map(game -> inGame(tournament, game)).getOrElse(Array.empty()))
                .getOrElse(() -> Array.of(new OpenPile(
                        draft.seat(), "DraftTable.picks", ids(draft.table().picks(draft.seat())))));
    }

    private static Array<OpenPile> inGame(TournamentView view, View game) {
        Fixture fixture = view.progress().round().gameOf(view.seat()).get();
        return new Sides()
                .piles(game)
                .toArray()
                .map(pile -> new OpenPile(fixture.playerAt(pile.seat()), pile.word(), pile.cards()));
    }

    private static Option<View> game(EncounterView view) {
        return view.tournament().flatMap(TournamentView::game);
    }

    private static Array<String> ids(Array<Card> cards) {
        return cards.map(Card::id);
    }
}
