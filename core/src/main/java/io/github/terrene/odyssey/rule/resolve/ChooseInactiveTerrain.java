package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Question;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A player chooses one of their inactive Terrains in the middle of an effect.
 *
 * @param seat the player who chooses
 */
@Rule("TO-4.22")
public record ChooseInactiveTerrain(Seat seat) implements Question {
    @Override
    public String rule() {
        return "TO-4.22";
    }

    @Override
    public Option<Due> within(Agenda agenda) {
        return agenda.tasks().get(1).due().headOption();
    }

    @Override
    public String key() {
        return "terrain";
    }

    @Override
    public Seq<Choice.Terrain> options(Game game) {
        return game.side(seat).terrains().init().map(terrain -> new Choice.Terrain(terrain.id()));
    }

    /** The active one. */
    @Override
    public Seq<Choice.Terrain> beside(Game game) {
        return Array.of(new Choice.Terrain(game.side(seat).activeTerrain().id()));
    }

    @Override
    public boolean permits(Game game, Choice choice, Verdict why) {
        return choice instanceof Choice.Terrain terrain
                ? options(game).contains(terrain)
                        || why.no("TO-8.5/no-inactive-terrain", "you control no such inactive Terrain")
                : why.no(choice.unasked());
    }

    @Override
    public void chosen(Choice choice, Play play) {
        CarryOut asking = (CarryOut) play.take();
        play.next(asking.with(((Choice.Terrain) choice).number()));
    }
}
