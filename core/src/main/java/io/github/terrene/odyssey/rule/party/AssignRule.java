package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.event.HeldEvent.Assigned;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.table.DifferentCards;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The rule for giving an Item or Command from your hand to one of your Characters. */
@Rule({"TO-4.14", "TO-1.11"})
final class AssignRule extends OdysseyRule<Assign, AssignRule.Gift> {
    /**
     * Who is given what.
     *
     * @param holder who is to hold it
     * @param card the Item or Command from hand, or null if there is no such card
     */
    record Gift(Member holder, @Nullable AssignableCard card) {}

    AssignRule() {
        super(Assign.class, "TO-4.20");
    }

    @Override
    protected @Nullable Gift find(Game game, Assign action, Verdict why) {
        @Nullable Member holder = game.side(action.seat()).find(action.member());
        @Nullable AssignableCard card = DifferentCards.find(cards(game, action.seat()), action.card());
        return holder == null ? why.none("TO-4.14/no-character", MemberRule.NO_CHARACTER) : new Gift(holder, card);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Gift> listing) {
        Array<Member> members = game.side(seat).members();
        Array<AssignableCard> cards = cards(game, seat);
        for (int i = 0; i < members.size(); i++) {
            for (int k = 0; k < cards.size() && members.get(i).held().isEmpty(); k++) {
                listing.offer(new Gift(members.get(i), cards.get(k)));
            }
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Gift> listing) {
        for (AssignableCard card : cards(game, seat)) {
            game.side(seat).members().forEach(holder -> listing.offer(new Gift(holder, card)));
        }
    }

    private static Array<AssignableCard> cards(Game game, Seat seat) {
        return game.side(seat).hand().different().assignables();
    }

    @Override
    protected Assign naming(Seat seat, Gift gift) {
        return new Assign(
                seat, Objects.requireNonNull(gift.card()).id(), gift.holder().id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Gift gift, Verdict why) {
        return (gift.card() != null || why.no("TO-4.14/not-in-hand", "there is no such Item or Command in your hand"))
                && (gift.holder().held().isEmpty()
                        || why.no(
                                "TO-4.14/holds-card",
                                "{character} already holds a card",
                                gift.holder().name()));
    }

    @Override
    protected void carryOut(Seat seat, Gift gift, Play play) {
        int holder = gift.holder().id();
        int held = play.table().nextId();
        AssignableCard card = Objects.requireNonNull(gift.card());
        play.emit(new Assigned(seat, holder, held, card, play.table().side(seat).insiders()));
        Declarations.answered(play, Happening.of(HappeningKind.ASSIGNS, seat, holder));
    }
}
