package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Dismissing an own Character. */
@Rule("TO-4.16")
final class DismissCharacterRule extends SubjectRule<DismissCharacter, Member> {
    DismissCharacterRule() {
        super(ActionKind.DISMISS_CHARACTER, "TO-4.20", Rejection.of("TO-4.16", Own.NO_CHARACTER), Check.of());
    }

    @Override
    @Nullable
    Member find(Game game, DismissCharacter action) {
        return game.side(action.seat()).find(action.member());
    }

    /** Every one of them may be dismissed. */
    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            candidates.add(new DismissCharacter(seat, members.get(i).id()));
        }
    }

    @Override
    protected void carryOut(DismissCharacter action, Play play) {
        Dismissals.dismiss(play, play.table().member(action.member()).get(), false);
        Declarations.answered(play, Happening.of(Occasion.DISMISSES, action.seat()));
    }
}
