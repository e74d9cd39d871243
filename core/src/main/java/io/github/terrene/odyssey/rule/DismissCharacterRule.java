package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Dismissing an own Character. */
@Rule("TO-4.16")
final class DismissCharacterRule extends ActionRule<DismissCharacter> {
    DismissCharacterRule() {
        super(
                ActionKind.DISMISS_CHARACTER,
                "TO-4.20",
                Check.of(exists(
                        "TO-4.16",
                        (game, action) -> Own.member(game, action.seat(), action.member()) != null,
                        "there is no such Character under the own control")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            candidates.offer(this, new DismissCharacter(seat, members.get(i).id()));
        }
    }

    @Override
    protected void carryOut(DismissCharacter action, Play play) {
        Dismissals.dismiss(play, play.table().member(action.member()).get(), false);
        Declarations.answered(play, Happening.of(Occasion.DISMISSES, action.seat()));
    }
}
