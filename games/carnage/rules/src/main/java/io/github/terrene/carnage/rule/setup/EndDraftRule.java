package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.setup.Draft.Stage;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;

/** Keeping no more. */
@Rule({"CG-4.1", "CG-4.2"})
final class EndDraftRule extends PlainRule<Game, EndDraft, Play> {
    EndDraftRule() {
        super(EndDraft.class, "CG-4.1", EndDraft::new);
    }

    @Override
    protected boolean permits(Game game, Seat seat, EndDraft action, Verdict why) {
        Draft draft = Picks.draft(game, seat);
        return draft.keptLegends().nonEmpty()
                || draft.legends().forAll(card -> card.level() > Draft.WORTH)
                || why.no("CG-4.1/none-kept", "at least one Legend is kept");
    }

    @Override
    protected void carryOut(Seat seat, EndDraft action, Play play) {
        Picks.choose(
                seat,
                draft -> draft.in(
                        draft.stage() == Stage.LEGENDS && draft.keptLegends().nonEmpty()
                                ? Stage.RELICS
                                : Stage.COMPLETE),
                play);
    }
}
