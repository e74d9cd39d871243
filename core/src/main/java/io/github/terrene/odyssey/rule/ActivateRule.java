package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Entry;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Beginning to use a trigger ability. */
@Rule({"TO-4.11", "TO-8.2", "TO-8.5"})
final class ActivateRule extends SubjectRule<Activate, Use> {
    ActivateRule() {
        super(ActionKind.ACTIVATE, "TO-8.4", Rejection.of("TO-4.11", "there is no such card in play"), UseRules.CHECK);
    }

    @Override
    @Nullable
    Use find(Game game, Activate action) {
        return Use.find(game, action);
    }

    /** On another's turn only in response (8.4), nobody answers himself (8.9), and a declaration is answered at once (8.23). */
    @Override
    @Rule({"TO-8.4", "TO-8.9", "TO-8.23"})
    protected String momentRule(Game game, Seat seat) {
        @Nullable Prompt prompt = game.prompt();
        if (prompt instanceof TakeTurn) {
            return "TO-8.4";
        } else if (prompt instanceof Respond) {
            return "TO-8.9";
        } else if (prompt instanceof UseWaiting) {
            return "TO-8.24";
        }
        if (prompt instanceof ChooseBlock) {
            return game.table().battle().exists(battle -> battle.seat().equals(seat)) ? "TO-8.9" : "TO-8.23";
        }
        return "TO-4.20";
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Sources.each(game, seat, use -> {
            if (permitsWith(game, use)) {
                candidates.add(new Activate(use.seat(), use.source(), use.ability()));
            }
            return false;
        });
    }

    /** Whether there is any ability the seat could use now. */
    boolean any(Game game, Seat seat) {
        return Sources.each(game, seat, use -> permitsWith(game, use));
    }

    @Override
    protected void carryOut(Activate action, Play play) {
        Game game = play.asked();
        Use use = Option.of(Use.find(game, action)).get();
        Aim begun = Aims.begin(play.table(), action.seat(), use.trigger());
        new CompleteActivation(
                        action.seat(),
                        use.source(),
                        use.selfId(),
                        use.card(),
                        use.ability(),
                        Events.answerable(game, use),
                        begun,
                        Array.empty(),
                        Entry.NONE)
                .proceed(play);
    }
}
