package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.format.DeckRules;

/** Taking a Character into the starting party. */
@Rule({"TO-3.1", "TO-3.2"})
final class PlaceCharacterRule extends ActionRule<PlaceCharacter> {
    PlaceCharacterRule() {
        super(
                ActionKind.PLACE_CHARACTER,
                "TO-3.1",
                Check.of(
                        exists(
                                "TO-3.1",
                                (game, action) -> Setup.character(game, action.seat(), action.card()) != null,
                                "the own deck has no such Character"),
                        requires(
                                "TO-3.1",
                                (game, action) -> Setup.expectsCharacter(game, action.seat()),
                                "a Character comes only when the one before it holds a card, and no more than the party needs"),
                        requires(
                                "TO-3.1",
                                (game, action) -> DeckRules.fitsParty(
                                        Setup.character(game, action.seat(), action.card()), game.edition()),
                                (game, action) -> Rejection.of(
                                        "TO-3.1",
                                        "{character} has SP {sp}; a starting party takes SP 1"
                                                + (game.edition().leastPartySp() == 0 ? " or 0" : ""),
                                        "character",
                                        Setup.character(game, action.seat(), action.card())
                                                .name(),
                                        "sp",
                                        Setup.character(game, action.seat(), action.card())
                                                .sp())),
                        requires(
                                "TO-3.2",
                                (game, action) -> !Setup.draft(game, action.seat())
                                        .cards()
                                        .contains(action.card()),
                                "no name may appear twice in a starting party"),
                        requires(
                                "TO-3.1",
                                (game, action) -> Setup.inOrder(game, action.seat(), action.card()),
                                (game, action) -> Rejection.of(
                                        "TO-3.1",
                                        "Characters are taken in ascending order of their ids, and {card} comes before {last}",
                                        "card",
                                        action.card(),
                                        "last",
                                        Setup.lastCharacter(game, action.seat()))),
                        requires(
                                "TO-3.9",
                                (game, action) -> Setup.completable(game, action.seat(), action.card()),
                                "too few Characters would be left behind it to complete the party")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates<PlaceCharacter> candidates) {
        Setup.distinct(game, seat, CharacterCard.class)
                .forEach(card -> candidates.offer(new PlaceCharacter(seat, card.id())));
    }

    @Override
    protected void carryOut(PlaceCharacter action, Play play) {
        ChooseParty prompt = (ChooseParty) play.take();
        prompt.choose(play, action.seat(), prompt.of(action.seat()).plus(action.card()));
    }
}
