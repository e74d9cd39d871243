package consumer.forms;

import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.form.Shapes;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import java.util.ServiceLoader;

/** Plays and saves a game by a table of forms that was written while this was built. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        if (!(ServiceLoader.load(Shapes.class).findFirst().orElseThrow() instanceof HobeForms)) {
            throw new AssertionError("the table of forms is not found");
        }
        Hobe rules = Hobe.of(StarterSet.catalogue());
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        var timeline = Timeline.start(rules, config, 7).get();
        for (int i = 0; i < 100 && rules.outcome(timeline.state()).isEmpty(); i++) {
            Game game = timeline.state();
            timeline = timeline.play(rules, rules.choices(game, rules.deciders(game).head()).last()).get();
        }
        String replay = Replay.of(rules, config, 7, timeline).text(rules.notation());
        var again = Replay.parse(replay, rules.notation()).get().verify(rules).get();
        System.out.println("a game of " + again.moves().size() + " moves was saved and played again");
    }
}
