package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.exists;
import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PayWithCharacter;
import io.github.terrene.odyssey.table.Member;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Dismissing a Character as a cost. */
@Rule("TO-8.32")
final class PayWithCharacterRule extends CompletionRule<PayWithCharacter> {
    PayWithCharacterRule() {
        super(
                ActionKind.PAY_WITH_CHARACTER,
                "TO-8.32",
                "nothing asks for a Character to pay with",
                Check.of(
                        exists("TO-8.32", (game, asked) -> chosen(game, asked).isDefined(), Own.NO_CHARACTER),
                        requires(
                                (game, asked) -> chosen(game, asked).exists(member -> fits(game, asked, member)),
                                (game, asked) -> Rejection.of(
                                        "TO-8.32",
                                        "the cost is not paid in full by dismissing {character}",
                                        "character",
                                        Own.name(
                                                game,
                                                asked.action().seat(),
                                                asked.action().member())))));
    }

    private static Option<Member> chosen(Game game, Asked<CompleteActivation, PayWithCharacter> asked) {
        return Option.of(game.side(asked.action().seat()).find(asked.action().member()));
    }

    private static boolean fits(Game game, Asked<CompleteActivation, PayWithCharacter> asked, Member member) {
        Purse purse = asked.prompt().purse(game.table());
        @Nullable Member left = purse.table().find(member.id());
        return left != null && purse.permits(left);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        game.side(seat).members().forEach(member -> candidates.offer(this, new PayWithCharacter(seat, member.id())));
    }

    @Override
    protected void carryOut(PayWithCharacter action, Play play) {
        ((CompleteActivation) play.take()).paying(play, action.member());
    }
}
