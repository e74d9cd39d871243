package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.testkit.law.Reach.atLeast;
import static io.github.terrene.testkit.law.Reach.state;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.resolve.AnswerQuestion;
import io.github.terrene.odyssey.rule.resolve.CarryOut;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The walks of {@link ExtortionLawsTest} reach what it is for. */
class ExtortionReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    @Override
    public OdysseySpecimen specimen() {
        return ExtortionLawsTest.SPECIMEN;
    }

    @Property(tries = 300, seed = "2015")
    void playersAreAskedAfterOthersHaveAnswered(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        atLeast(40, "another has answered", state(playthrough, game -> askedAfter(game, seat -> !asked(game, seat))));
        atLeast(
                25,
                "the same player has answered",
                state(playthrough, game -> askedAfter(game, seat -> asked(game, seat))));
    }

    private static boolean asked(Game game, Seat seat) {
        return game.deciders().contains(seat);
    }

    /** Whether somebody is asked by an effect after such a player has answered it. */
    private static boolean askedAfter(Game game, Predicate<Seat> who) {
        return game.prompt() instanceof AnswerQuestion
                && game.agenda().tasks().tail().head() instanceof CarryOut effect
                && effect.answers().exists(answer -> who.test(answer.question().asked()));
    }
}
