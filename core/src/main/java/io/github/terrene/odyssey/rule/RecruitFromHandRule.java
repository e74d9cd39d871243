package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.RecruitedFromHand;

/** Putting a Character from hand into play face-up. */
@Rule({"TO-4.8", "TO-7.2"})
final class RecruitFromHandRule extends HandRule<RecruitFromHand, CharacterCard> {
    RecruitFromHandRule() {
        super(
                ActionKind.RECRUIT_FROM_HAND,
                Card::asCharacter,
                Rejection.of("TO-4.8", "there is no such Character in your hand"),
                Check.of(
                        requires(
                                (game, found) -> game.side(found.seat()).actions() >= RecruitRule.PRICE,
                                (game, found) -> Own.tooFewActions(
                                        game, found.seat(), "TO-4.8", "recruiting", RecruitRule.PRICE)),
                        requires(
                                (game, found) -> Own.fits(game, found.seat(), found.card()),
                                (game, found) -> Own.noRoom(game, found.seat(), found.card())),
                        requires(
                                (game, found) ->
                                        UniqueNames.free(game.edition(), game.side(found.seat()), found.card()),
                                (game, found) -> Rejection.of(
                                        "TO-4.9",
                                        "another {character} is recruited already",
                                        "character",
                                        found.card().name()))));
    }

    @Override
    String id(RecruitFromHand action) {
        return action.card();
    }

    @Override
    RecruitFromHand naming(Seat seat, String id) {
        return new RecruitFromHand(seat, id);
    }

    @Override
    protected void carryOut(RecruitFromHand action, Play play) {
        Seat seat = action.seat();
        CharacterCard card = play.book().catalogue().character(action.card()).get();
        int member = play.table().nextId();
        play.emit(new RecruitedFromHand(
                seat, member, card, play.table().side(seat).actions() - RecruitRule.PRICE));
        Declarations.answered(play, Happening.of(HappeningKind.IS_RECRUITED, seat, member));
    }
}
