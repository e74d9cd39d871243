package io.github.terrene.draft.pool;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Finds what keeps both a draft and a tournament from beginning, each problem with the place that the caller names. */
@Internal
public final class EncounterCheck {
    private EncounterCheck() {}

    /** What is wrong with the number of players: nothing from 3 to 12. */
    @Rule("TO-14.1")
    public static Array<Problem> players(String game, String place, int players) {
        return Dealing.seats(players)
                ? Array.empty()
                : Array.of(Problem.at(
                        place, "TO-14.1/players", "{game} has 3 to 12 players, not {number:number}", game, players));
    }

    /**
     * What is wrong with the options: what is wrong with them in any game, and whether a starting player is named. Nobody may be named, since
     * each game decides for itself who goes first.
     */
    @Rule("TO-14.15")
    public static Array<Problem> options(Options options, TerreneOdyssey games) {
        Array<Problem> named = options.startingPlayer() instanceof StartingPlayer.Named starter
                ? Array.of(Problem.at(
                        "startingPlayer",
                        "TO-14.15/named-starter",
                        "seat {seat:seat} cannot be named: each game decides who goes first",
                        starter.seat()))
                : Array.empty();
        return named.appendAll(games.problems(unnamed(options)));
    }

    /** The same options without a named starting player. */
    public static Options unnamed(Options options) {
        return options.startingPlayer() instanceof StartingPlayer.Named
                ? options.withStartingPlayer(new StartingPlayer.WinnerDecides())
                : options;
    }

    /** The cards that cannot be in any pool, each once. */
    @Rule("TO-14.1")
    public static Array<Problem> cards(Seq<Card> cards, Catalogue catalogue, String place) {
        Array<Card> different = cards.distinctBy(Card::id).toArray();
        Array<Problem> unknown = different
                .reject(catalogue::knows)
                .map(card -> Problem.at(
                        place, "TO-14.1/not-in-catalogue", "{card} is not in the catalogue of this game", card.name()));
        Array<Problem> strangers = different
                .filter(card -> catalogue.knows(card) && !card.ofDecks())
                .map(card -> Problem.at(place, "TO-14.1/stranger", "{card} cannot be in a pool", card.name()));
        return unknown.appendAll(strangers);
    }
}
