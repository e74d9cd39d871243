package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.NameStarter;

/** Saying who goes first. */
@Rule({"TO-3.5", "TO-2.7", "TO-13.13"})
final class NameStarterRule extends ActionRule<NameStarter> {
    NameStarterRule() {
        super(
                ActionKind.NAME_STARTER,
                "TO-3.5",
                Check.of(requires(
                        "TO-3.5",
                        (game, action) -> game.setting().format().starters().contains(action.starter()),
                        "who goes first must be a player, the first one of a team")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        game.setting().format().starters().forEach(starter -> candidates.offer(this, new NameStarter(seat, starter)));
    }

    @Override
    protected void carryOut(NameStarter action, Play play) {
        play.take();
        BeginGame.start(play, action.starter());
    }
}
