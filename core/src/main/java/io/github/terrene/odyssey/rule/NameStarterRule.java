package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.NameStarter;
import io.vavr.collection.Seq;

/** Saying who goes first. */
@Rule({"TO-3.5", "TO-2.7", "TO-13.13"})
final class NameStarterRule extends PromptedRule<DecideStarter, NameStarter, Seat> {
    NameStarterRule() {
        super(ActionKind.NAME_STARTER, "TO-3.5", DecideStarter.class, "nothing asks who goes first");
    }

    @Override
    Seat said(NameStarter action) {
        return action.starter();
    }

    @Override
    Seq<Seat> options(Game game, DecideStarter prompt) {
        return game.setting().format().starters();
    }

    @Override
    protected NameStarter naming(Seat seat, Seat starter) {
        return new NameStarter(seat, starter);
    }

    @Override
    boolean permits(Game game, DecideStarter prompt, Seat starter, Verdict why) {
        return options(game, prompt).contains(starter)
                || why.no("TO-3.5", "who goes first must be a player, the first one of a team");
    }

    @Override
    void carryOut(DecideStarter prompt, Seat starter, Play play) {
        BeginGame.start(play, starter);
    }
}
