package io.github.terrene.examples.benchmarks;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Decisions from random play with real decks, taken at regular intervals, both early and late ones. */
@State(Scope.Thread)
public class Positions {
    private static final int NUMBER = 1024;
    private static final int APART = 37;

    final TerreneOdyssey rules;
    /** The cards that each seat plays with: decks are open here. */
    final CardPool pool;

    private final Game[] games = new Game[NUMBER];
    private final Seat[] seats = new Seat[NUMBER];
    private final Action[] actions = new Action[NUMBER];
    private final View[] views = new View[NUMBER];
    private int place;

    /** Plays until there are enough. */
    public Positions() {
        LibraryPlay play = LibraryPlay.realDecks();
        rules = play.rules();
        pool = rules.pool(play.config());
        play.playDecisions(1);
        for (int i = 0; i < NUMBER; i++) {
            play.playDecisions(APART);
            while (rules.outcome(play.game()).isDefined() || legal(play).size() < 2) {
                play.playDecisions(1);
            }
            games[i] = play.game();
            seats[i] = play.awaited();
            actions[i] = Rng.of(i).dice().pick(rules.choices(games[i], seats[i]));
            views[i] = rules.view(games[i], seats[i]);
        }
    }

    private static Seq<Action> legal(LibraryPlay play) {
        return play.rules().legal(play.game(), play.awaited());
    }

    /** Goes to the next one. */
    Positions next() {
        place = (place + 1) % NUMBER;
        return this;
    }

    int place() {
        return place;
    }

    Game game() {
        return games[place];
    }

    /** Who decides. */
    Seat seat() {
        return seats[place];
    }

    /** One of the legal actions, drawn at random. */
    Action action() {
        return actions[place];
    }

    /** What the deciding seat may know. */
    View view() {
        return views[place];
    }
}
