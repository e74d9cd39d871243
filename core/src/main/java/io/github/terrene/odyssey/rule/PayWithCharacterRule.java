package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PayWithCharacter;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** Dismissing a Character as a cost. */
@Rule("TO-8.32")
final class PayWithCharacterRule extends CompletionRule<PayWithCharacter, Integer> {
    PayWithCharacterRule() {
        super(ActionKind.PAY_WITH_CHARACTER, "TO-8.32", "nothing asks for a Character to pay with");
    }

    @Override
    Integer said(PayWithCharacter action) {
        return action.member();
    }

    @Override
    Seq<Integer> options(Game game, CompleteActivation prompt) {
        return game.side(prompt.seat()).members().map(Member::id);
    }

    @Override
    protected PayWithCharacter naming(Seat seat, Integer member) {
        return new PayWithCharacter(seat, member);
    }

    @Override
    boolean permits(Game game, CompleteActivation prompt, Integer member, Verdict why) {
        return (game.side(prompt.seat()).find(member) != null || why.stop("TO-8.32", Own.NO_CHARACTER))
                && (pays(game, prompt, member)
                        || !why.silent()
                                && why.no(
                                        "TO-8.32",
                                        "the cost is not paid in full by dismissing {character}",
                                        "character",
                                        Own.name(game, prompt.seat(), member)));
    }

    private static boolean pays(Game game, CompleteActivation activation, int member) {
        Purse purse = activation.purse(game.table());
        @Nullable Member left = purse.table().find(member);
        return left != null && purse.permits(left);
    }

    @Override
    void carryOut(CompleteActivation prompt, Integer member, Play play) {
        prompt.paying(play, member);
    }
}
