package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Question;
import io.vavr.collection.Seq;

/**
 * The winner of the roll decides who goes first.
 *
 * @param seat who decides
 */
@Rule("TO-3.5")
public record DecideStarter(Seat seat) implements Question {
    @Override
    public String key() {
        return "starter";
    }

    @Override
    public Seq<Choice.Starter> options(Game game) {
        return game.setting().format().starters().map(Choice.Starter::new);
    }

    @Override
    public boolean permits(Game game, Choice choice, Verdict why) {
        return choice instanceof Choice.Starter starter
                ? game.setting().format().starters().contains(starter.seat())
                        || why.no(
                                "TO-3.5/starter-not-first",
                                "the player who goes first must be the first player of a team")
                : why.no(choice.unasked());
    }

    @Override
    public void chosen(Choice choice, Play play) {
        BeginGame.start(play, ((Choice.Starter) choice).seat());
    }
}
