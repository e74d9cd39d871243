package io.github.terrene.testkit.odyssey.law;

import static io.github.terrene.testkit.law.Reach.atLeast;
import static io.github.terrene.testkit.law.Reach.event;
import static io.github.terrene.testkit.law.Reach.state;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.ArrivalEvent.TokenCreated;
import io.github.terrene.odyssey.event.BattleEvent.AttackAdded;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersHidden;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.HeldEvent.HeldTaken;
import io.github.terrene.odyssey.event.TerrainEvent.StormBroke;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.chain.UseWaiting;
import io.github.terrene.odyssey.rule.resolve.AskAim;
import io.github.terrene.odyssey.rule.upkeep.ReduceSupply;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.trait.Status;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.Specimen;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The walks that the laws are tried with reach deep states: counted, and refused if they do not. */
class DuelReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final DuelSpecimen SPECIMEN = new DuelSpecimen();

    @Override
    public Specimen<GameConfig, Game, Action, Event, View> specimen() {
        return SPECIMEN;
    }

    @Property(tries = 300, seed = "2015")
    void walksReachDeepStates(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        atLeast(40, "turn 10", state(playthrough, game -> game.table().turn() >= 10));
        atLeast(2, "a chain of 3 links", state(playthrough, game -> links(game) >= 3));
        atLeast(2, "5 XP", member(playthrough, member -> member.xp() >= 5));
        atLeast(
                5,
                "4 changes at once",
                member(playthrough, member -> member.changes().size() >= 4));
        atLeast(5, "a defense decayed twice", member(playthrough, member -> member.decay() >= 10));
        atLeast(10, "a silenced Character", silenced(playthrough));
        atLeast(15, "a Storm breaks", event(playthrough, StormBroke.class));
        atLeast(15, "an effect hides Characters", event(playthrough, CharactersHidden.class));
        atLeast(5, "a token", event(playthrough, TokenCreated.class));
        atLeast(1, "a held card is taken", event(playthrough, HeldTaken.class));
        atLeast(5, "a second attack", event(playthrough, AttackAdded.class));
        atLeast(0.5, "a forced dismissal", state(playthrough, game -> game.prompt() instanceof ReduceSupply));
        atLeast(2, "an Item is copied", state(playthrough, game -> game.prompt() instanceof AskAim));
        atLeast(70, "an ability waits", state(playthrough, game -> game.prompt() instanceof UseWaiting));
        atLeast(5, "an empty deck", state(playthrough, game -> game.table().turn() > 0 && emptyDeck(game)));
        atLeast(10, "the end of the game", playthrough.last().over());
    }

    @Property(tries = 300, seed = "2015")
    void walksGoThroughAllOptions(@ForAll("walks") Walk<GameConfig> walk) {
        GameConfig config = walk.seeded().config();
        atLeast(20, "the updated rules", config.options().edition().equals(Edition.UPDATE_2015));
        atLeast(20, "the rulebook", config.options().edition().equals(Edition.RULEBOOK));
        atLeast(20, "all windows", config.options().responseWindows() == ResponseWindows.ALWAYS);
        atLeast(3, "few activations of one ability", config.options().activationsPerTurn() < 20);
        atLeast(3, "few activations in all", config.options().activationsInAll() < 100);
        atLeast(3, "few turns", config.options().turnLimit() < 200);
    }

    private static int links(Game game) {
        return game.table().chain().links().size();
    }

    private static boolean emptyDeck(Game game) {
        return game.table().sides().exists(side -> side.deck().size() == 0);
    }

    private static boolean member(Playthrough<?, Game, ?, ?> playthrough, Predicate<Member> wanted) {
        return state(
                playthrough, game -> game.table().sides().flatMap(Side::members).exists(wanted));
    }

    private static boolean silenced(Playthrough<?, Game, ?, ?> playthrough) {
        return state(
                playthrough,
                game -> game.table()
                        .sides()
                        .flatMap(Side::members)
                        .exists(member -> game.table().is(member, Status.SILENCE)));
    }
}
