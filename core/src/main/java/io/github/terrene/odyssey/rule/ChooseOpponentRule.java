package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseOpponent;
import io.github.terrene.odyssey.table.Aim;
import io.vavr.collection.Seq;

/** Saying at which opponent an ability is aimed. */
@Rule({"TO-8.5", "TO-13.14"})
final class ChooseOpponentRule extends AimingRule<ChooseOpponent, Seat> {
    ChooseOpponentRule() {
        super(ActionKind.CHOOSE_OPPONENT, "nothing asks for an opponent");
    }

    @Override
    Seat said(ChooseOpponent action) {
        return action.opponent();
    }

    @Override
    Seq<Seat> options(Game game, Aiming prompt) {
        return game.table().opponents(prompt.seat());
    }

    @Override
    protected ChooseOpponent naming(Seat seat, Seat opponent) {
        return new ChooseOpponent(seat, opponent);
    }

    @Override
    boolean permits(Game game, Aiming prompt, Seat opponent, Verdict why) {
        return options(game, prompt).contains(opponent) || why.no("TO-8.5", "that is not an opponent");
    }

    @Override
    Aim with(Aim aim, Seat opponent) {
        return aim.at(opponent);
    }
}
