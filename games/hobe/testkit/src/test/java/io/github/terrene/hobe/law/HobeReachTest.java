package io.github.terrene.hobe.law;

import static io.github.terrene.testkit.law.Reach.atLeast;
import static io.github.terrene.testkit.law.Reach.event;
import static io.github.terrene.testkit.law.Reach.state;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.event.Brought;
import io.github.terrene.hobe.event.CardDiscarded;
import io.github.terrene.hobe.event.CardsChanged;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.CardsRecovered;
import io.github.terrene.hobe.event.CardsShown;
import io.github.terrene.hobe.event.ControlTaken;
import io.github.terrene.hobe.event.CostPaidOpenly;
import io.github.terrene.hobe.event.DamagePrevented;
import io.github.terrene.hobe.event.Destroyed;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.EventCountered;
import io.github.terrene.hobe.event.Exiled;
import io.github.terrene.hobe.event.PutIntoPlay;
import io.github.terrene.hobe.event.Returned;
import io.github.terrene.hobe.event.Sacrificed;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Seq;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Checks, by counting, that the walks that the laws are tested with reach deep states, as far as they are played with cards that are printed. */
class HobeReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final HobeSpecimen SPECIMEN = new HobeSpecimen(Workshop.RULES, Workshop.CARDS);

    @Override
    public HobeSpecimen specimen() {
        return SPECIMEN;
    }

    @Property(tries = 300, seed = "2015")
    void walksReachDeepStates(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> played = specimen().playthrough(walk);
        atLeast(30, "turn 6", state(played, game -> game.table().turn() >= 6));
        atLeast(10, "turn 15", state(played, game -> game.table().turn() >= 15));
        atLeast(30, "an attack", event(played, Attacked.class));
        atLeast(15, "an attacker is named", asked(played, "attacker"));
        atLeast(
                15,
                "a wound",
                state(
                        played,
                        game -> anyone(game, card -> card.tokens() < card.card().hp())));
        atLeast(20, "cards are destroyed", event(played, Destroyed.class));
        atLeast(10, "a Weapon is borne", state(played, game -> anyone(game, CardInPlay::weapon)));
        atLeast(10, "cards are changed", event(played, CardsChanged.class));
        atLeast(10, "an Event is countered", event(played, EventCountered.class));
        atLeast(
                3,
                "a counter is countered",
                state(played, game -> game.table().played().size() > 2));
        atLeast(10, "a window before the battle", asked(played, "window"));
        atLeast(20, "an effect waits", event(played, EffectBegan.class));
        atLeast(10, "a target is chosen", asked(played, "target"));
        atLeast(3, "a slot is chosen", asked(played, "slot"));
        atLeast(5, "a discard is chosen", asked(played, "discard"));
        atLeast(5, "a card is discarded", event(played, CardDiscarded.class));
        atLeast(10, "an effect moves a card", event(played, Brought.class));
        atLeast(3, "a card comes from an Underworld", event(played, PutIntoPlay.class));
        atLeast(5, "a card returns to a hand", event(played, Returned.class));
        atLeast(3, "a card goes to the Lost pile", event(played, Exiled.class));
        atLeast(2, "a card changes sides", event(played, ControlTaken.class));
        atLeast(2, "damage is prevented", event(played, DamagePrevented.class));
        atLeast(5, "cards are looked at", event(played, CardsShown.class));
        atLeast(10, "a sacrifice", event(played, Sacrificed.class));
        atLeast(20, "cards are lost", event(played, CardsLost.class));
        atLeast(10, "a cost is paid openly", event(played, CostPaidOpenly.class));
        atLeast(3, "lost cards come back", event(played, CardsRecovered.class));
        atLeast(10, "a deck runs out", state(played, Game::over));
        atLeast(2, "a cost is the last", costWins(played));
    }

    private static boolean asked(Playthrough<?, Game, ?, ?> played, String about) {
        return state(
                played, game -> game.prompt() != null && game.prompt().key().equals(about));
    }

    private static boolean anyone(Game game, Predicate<CardInPlay> wanted) {
        return game.table().sides().exists(side -> side.inPlay().exists(wanted));
    }

    /** Whether somebody pays the last card for a card. */
    private static boolean costWins(Playthrough<?, Game, Action, Event> played) {
        Seq<Move<Game, Action, Event>> moves = played.moves();
        return moves.nonEmpty()
                && moves.last().action() instanceof Action.PlayCard play
                && moves.last().step().state().table().deckSize(play.seat()) == 0
                && moves.last().step().events().size() <= 4;
    }
}
