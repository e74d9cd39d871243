package io.github.terrene.bots.protocol;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A game of Hobe that has just begun, and whoever decides first. */
final class HobeTable {
    static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    static final TriedGame<GameConfig, Game, Action, Event, View> GAME = TriedGame.of(
            "hobe",
            RULES,
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS),
            PlayStyles.SENSIBLE,
            PlayStyles.PROSPECT);
    static final Step<Game, Event> START = RULES.start(GAME.config(), 3).get();
    static final Seat FIRST = RULES.deciders(START.state()).head();
    static final Seq<Action> CHOICES = RULES.choices(START.state(), FIRST);

    private HobeTable() {}

    static ProgramAgent<View, Action, Event> start(BotProgram program) {
        return program.start(RULES, "hobe", FIRST, RULES.seats(START.state()));
    }

    /** The first decision of the game. */
    static Action decide(Agent<View, Action, Event> agent) {
        return agent.decide(RULES.view(START.state(), FIRST), CHOICES, Rng.of(5));
    }

    /** The game to its end; the other seat does anything. */
    static Played<Game, Action, Event> play(Agent<View, Action, Event> agent) {
        Agent<View, Action, Event> any = (view, legal, rng) -> rng.dice().pick(legal);
        return Host.of(RULES, Seat.first(2).map(seat -> seat.equals(FIRST) ? agent : any))
                .play(START, Rng.of(8));
    }

    /** The action that is made for a program that does not decide. */
    static Action fallback() {
        return CHOICES.last();
    }

    static Array<Event> told() {
        return START.events().map(event -> RULES.seenBy(event, FIRST)).toArray();
    }
}
