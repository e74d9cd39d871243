package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.RecruitedFromHand;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** Putting a Character from hand into play face-up. */
@Rule({"TO-4.8", "TO-7.2"})
final class RecruitFromHandRule extends ActionRule<RecruitFromHand> {
    RecruitFromHandRule() {
        super(
                ActionKind.RECRUIT_FROM_HAND,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.8",
                                (game, action) -> card(game, action) != null,
                                "there is no such Character in the own hand"),
                        requires(
                                "TO-4.8",
                                (game, action) -> game.side(action.seat()).actions() >= RecruitRule.PRICE,
                                (game, action) -> Own.tooFewActions(
                                        game, action.seat(), "TO-4.8", "recruiting", RecruitRule.PRICE)),
                        requires(
                                "TO-7.2",
                                (game, action) -> Own.fits(game, action.seat(), card(game, action)),
                                (game, action) -> Own.noRoom(game, action.seat(), card(game, action))),
                        requires(
                                "TO-4.9",
                                (game, action) ->
                                        Names.free(game.edition(), game.side(action.seat()), card(game, action)),
                                (game, action) -> Rejection.of(
                                        "TO-4.9",
                                        "another {character} is recruited already",
                                        "character",
                                        card(game, action).name()))));
    }

    private static @Nullable CharacterCard card(Game game, RecruitFromHand action) {
        return (CharacterCard) Own.inHand(game, action.seat(), action.card(), CharacterCard.class);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (game.side(seat).actions() >= RecruitRule.PRICE) {
            for (List<Card> rest = game.side(seat).hand().cards(); !rest.isEmpty(); rest = Pile.behindCopies(rest)) {
                if (rest.head() instanceof CharacterCard) {
                    candidates.offer(this, new RecruitFromHand(seat, rest.head().id()));
                }
            }
        }
    }

    @Override
    protected void carryOut(RecruitFromHand action, Play play) {
        Seat seat = action.seat();
        CharacterCard card = play.book().catalogue().character(action.card()).get();
        int member = play.table().nextId();
        play.emit(new RecruitedFromHand(
                seat, member, card, play.table().side(seat).actions() - RecruitRule.PRICE));
        Declarations.answered(play, Happening.of(Occasion.IS_RECRUITED, seat, member));
    }
}
