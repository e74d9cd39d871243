package io.github.terrene.terralore.law;

import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.CardPutIntoDeck;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.CreaturesDestroyed;
import io.github.terrene.terralore.event.CreaturesMoved;
import io.github.terrene.terralore.event.DamageLimited;
import io.github.terrene.terralore.event.DiceRolled;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.PutOntoField;
import io.github.terrene.terralore.event.RanOut;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.Specimen;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/** Checks, by counting, that the walks that the laws are tested with reach deep states, as far as they are played with cards that are printed. */
class TerraloreReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    @Override
    public Specimen<GameConfig, Game, Action, Event, View> specimen() {
        return new WorkshopSpecimen();
    }

    @Property(tries = 300, seed = "2015")
    void walksReachDeepStates(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        atLeast(30, "turn 5", state(playthrough, game -> game.table().turn() >= 5));
        atLeast(15, "turn 8", state(playthrough, game -> game.table().turn() >= 8));
        atLeast(40, "a target is chosen", asked(playthrough, "target"));
        atLeast(5, "a fifth Creature", asked(playthrough, "place"));
        atLeast(10, "a discard is chosen", asked(playthrough, "discard"));
        atLeast(5, "cards are looked at", asked(playthrough, "order"));
        atLeast(3, "lanes are exchanged", asked(playthrough, "exchange"));
        atLeast(30, "Creatures are destroyed", event(playthrough, CreaturesDestroyed.class));
        atLeast(10, "Creatures move", event(playthrough, CreaturesMoved.class));
        atLeast(10, "a Creature comes from a Graveyard", event(playthrough, PutOntoField.class));
        atLeast(5, "a card is put into a deck", event(playthrough, CardPutIntoDeck.class));
        atLeast(10, "damage is limited", event(playthrough, DamageLimited.class));
        atLeast(10, "a roll", event(playthrough, DiceRolled.class));
        atLeast(10, "a hand overflows", overflow(playthrough));
        atLeast(3, "somebody runs out", event(playthrough, RanOut.class));
        atLeast(25, "the end of the game", playthrough.last().over());
    }

    private static void atLeast(double percent, String what, boolean reached) {
        Statistics.label(what)
                .collect(reached)
                .coverage(coverage -> coverage.check(true).percentage(found -> found >= percent));
    }

    private static boolean state(Playthrough<?, Game, ?, ?> playthrough, Predicate<Game> wanted) {
        return playthrough.states().exists(wanted);
    }

    private static boolean asked(Playthrough<?, Game, ?, ?> playthrough, String about) {
        return state(
                playthrough,
                game -> game.prompt() instanceof Ask ask && ask.key().equals(about));
    }

    private static boolean event(Playthrough<?, ?, ?, Event> playthrough, Class<? extends Event> wanted) {
        return playthrough.moves().exists(move -> move.step().events().exists(wanted::isInstance));
    }

    private static boolean overflow(Playthrough<?, ?, ?, Event> playthrough) {
        return playthrough
                .moves()
                .exists(move -> move.step()
                        .events()
                        .exists(event -> event instanceof CardsDrawn drawn
                                && drawn.lost().nonEmpty()));
    }
}
