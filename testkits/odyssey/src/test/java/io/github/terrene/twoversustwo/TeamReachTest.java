package io.github.terrene.twoversustwo;

import static io.github.terrene.testkit.law.Reach.atLeast;
import static io.github.terrene.testkit.law.Reach.event;
import static io.github.terrene.testkit.law.Reach.state;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.battle.ChooseBlock;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.TeamBlocks;
import io.github.terrene.odyssey.setup.TeamSight;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The walks that the laws are tried with reach what exists only with four seats; the test fails if too few do. */
class TeamReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final TeamSpecimen SPECIMEN = new TeamSpecimen();

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }

    @Property(tries = 200, seed = "2015")
    void walksReachWhatOnlyTeamsHave(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        atLeast(40, "turn 10", state(playthrough, game -> game.table().turn() >= 10));
        atLeast(10, "a team-mate is asked after a decline", state(playthrough, TeamReachTest::askedSecond));
        atLeast(10, "a team-mate blocks", state(playthrough, TeamReachTest::mateBlocks));
        atLeast(3, "a player without Characters has a turn", state(playthrough, TeamReachTest::emptyHanded));
        atLeast(
                3,
                "one of two opponents is chosen",
                playthrough
                        .moves()
                        .exists(move ->
                                move.action() instanceof Choose choose && choose.choice() instanceof Choice.Opponent));
        atLeast(
                1,
                "a chain of 3 links",
                state(playthrough, game -> game.table().chain().links().size() >= 3));
        atLeast(60, "damage to a team", event(playthrough, PlayersDamaged.class));
        atLeast(5, "the end of the game", playthrough.last().over());
    }

    @Property(tries = 200, seed = "2015")
    void walksGoThroughTheOptionsOfTeams(@ForAll("walks") Walk<GameConfig> walk) {
        Options options = walk.seeded().config().options();
        atLeast(20, "own blocks only", options.teamBlocks() == TeamBlocks.OWN_ONLY);
        atLeast(20, "shared sight", options.teamSight() == TeamSight.SHARED);
    }

    private static boolean askedSecond(Game game) {
        return game.prompt() instanceof ChooseBlock asked
                && game.table().battle().exists(battle -> !battle.defender().equals(asked.seat()));
    }

    private static boolean mateBlocks(Game game) {
        return game.table()
                .battle()
                .filter(Battle::blocked)
                .exists(battle -> !battle.blockerSeat().equals(battle.defender()));
    }

    private static boolean emptyHanded(Game game) {
        return game.prompt() instanceof TakeTurn turn
                && game.table().side(turn.seat()).members().isEmpty();
    }
}
