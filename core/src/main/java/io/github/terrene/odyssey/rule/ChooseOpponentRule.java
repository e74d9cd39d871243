package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseOpponent;
import io.github.terrene.odyssey.table.Aim;

/** Saying at which opponent an ability is aimed. */
@Rule({"TO-8.5", "TO-13.14"})
final class ChooseOpponentRule extends AimingRule<ChooseOpponent> {
    ChooseOpponentRule() {
        super(
                ActionKind.CHOOSE_OPPONENT,
                "nothing asks for an opponent",
                Check.of(requires(
                        "TO-8.5",
                        (game, asked) -> game.table()
                                .opponents(asked.action().seat())
                                .contains(asked.action().opponent()),
                        "that is not an opponent")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        game.table().opponents(seat).forEach(opponent -> candidates.offer(this, new ChooseOpponent(seat, opponent)));
    }

    @Override
    Aim with(Aim aim, ChooseOpponent action) {
        return aim.at(action.opponent());
    }
}
