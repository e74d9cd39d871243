package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.action.Action.Sacrifice;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.resolve.Decks;
import io.github.terrene.hobe.rule.resolve.Departures;
import io.github.terrene.hobe.rule.resolve.Drain;
import io.github.terrene.hobe.rule.turn.TurnTask.Continue;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Putting one's Situation into the Underworld. */
@Rule({"HB-6.4", "HB-7.31", "HB-8.7"})
final class SacrificeRule extends PlainRule<Game, Sacrifice, Play> {
    SacrificeRule() {
        super(Sacrifice.class, "HB-5.1", Sacrifice::new);
    }

    @Override
    @Rule("HB-7.33")
    protected String moment(Game game, Sacrifice action) {
        @Nullable Prompt prompt = game.prompt();
        return prompt != null && prompt.timing() == EventTiming.COUNTER ? "HB-8.3" : "HB-5.1";
    }

    @Override
    protected boolean permits(Game game, Seat seat, Sacrifice action, Verdict why) {
        return situation(game.table(), seat) != null
                || why.no("HB-7.31/no-situation", "there is no Situation of yours in play");
    }

    private static @Nullable CardInPlay situation(Table table, Seat seat) {
        return table.at(seat, Slot.SITUATION);
    }

    /** The card paid is lost first. */
    @Override
    @Rule({"HB-7.31", "HB-11.2"})
    protected void carryOut(Seat seat, Sacrifice action, Play play) {
        play.take();
        play.beginPlaying();
        CardInPlay situation = Objects.requireNonNull(situation(play.table(), seat));
        Decks.lose(play, seat, 1);
        if (!play.over()) {
            Departures.sacrifice(play, seat, situation);
            Drain.before(Continue.TASK, play);
        }
    }
}
