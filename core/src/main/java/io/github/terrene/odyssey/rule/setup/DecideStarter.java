package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.event.OpenTerrain;
import io.github.terrene.odyssey.event.SetupEvent.StarterNamed;
import io.github.terrene.odyssey.event.SetupEvent.TerrainsRevealed;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Question;
import io.github.terrene.odyssey.rule.turn.BeginTurn;
import io.vavr.collection.Seq;

/**
 * The winner of the roll decides who goes first.
 *
 * @param seat the player who decides
 */
@Rule("TO-3.5")
public record DecideStarter(Seat seat) implements Question {
    @Override
    public String rule() {
        return "TO-3.5";
    }

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
        start(play, ((Choice.Starter) choice).seat());
    }

    /** The game begins with that player; all starting Terrains are revealed (3.6). */
    @Rule("TO-3.6")
    static void start(Play play, Seat starter) {
        play.emit(new StarterNamed(play.setting().format().order(starter)));
        play.emit(new TerrainsRevealed(play.table()
                .sides()
                .map(side -> new OpenTerrain(side.seat(), side.activeTerrain().card()))));
        play.next(new BeginTurn(play.table().order().get(0)));
    }
}
