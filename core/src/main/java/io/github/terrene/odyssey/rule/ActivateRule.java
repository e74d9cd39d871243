package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.table.Aim;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Beginning to use a trigger ability. */
@Rule({"TO-4.11", "TO-8.2", "TO-8.5"})
final class ActivateRule extends SubjectRule<Activate, AbilityUse> {
    ActivateRule() {
        super(
                ActionKind.ACTIVATE,
                "TO-4.20",
                Rejection.of("TO-4.11", "there is no such card in play"),
                AbilityUseRules.CHECK);
    }

    @Override
    @Nullable
    AbilityUse find(Game game, Activate action) {
        return AbilityUse.find(game, action);
    }

    @Override
    protected String momentRule(Game game, Seat seat) {
        @Nullable Prompt prompt = game.prompt();
        return prompt == null ? super.momentRule(game, seat) : prompt.forbidsActivation(game.table(), seat);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        UsableAbilities.each(game, seat, use -> {
            if (permitsWith(game, use)) {
                candidates.add(new Activate(use.seat(), use.source(), use.ability()));
            }
            return false;
        });
    }

    /** Whether there is any ability the seat could use now. */
    boolean any(Game game, Seat seat) {
        return UsableAbilities.each(game, seat, use -> permitsWith(game, use));
    }

    @Override
    protected void carryOut(Activate action, Play play) {
        Game game = play.asked();
        AbilityUse use = Option.of(AbilityUse.find(game, action)).get();
        Aim begun = Targeting.begin(play.table(), action.seat(), use.trigger());
        new CompleteActivation(
                        action.seat(),
                        use.inPlay(),
                        Answerable.happenings(game, use),
                        begun,
                        Array.empty(),
                        Array.empty())
                .proceed(play);
    }
}
