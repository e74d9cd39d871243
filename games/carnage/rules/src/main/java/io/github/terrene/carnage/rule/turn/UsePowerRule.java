package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.resolve.CarryOut;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.SpearheadPlace;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Using a power of a Legend or Relic in the spearhead. */
@Rule({"CG-6.5", "CG-12.2", "CG-12.12"})
final class UsePowerRule extends ActionRule<Game, UsePower, UsePowerRule.Power, Play> {
    private static final int AP = 1;
    private static final Array<CardKind> BEARERS = Array.of(CardKind.LEGEND, CardKind.RELIC);

    /** A power in the spearhead. */
    record Power(CardInPlay source, int ability) {
        Card card() {
            return source.card();
        }

        Ability what() {
            return card().abilities().get(ability);
        }
    }

    UsePowerRule() {
        super(UsePower.class, "CG-6.5");
    }

    @Override
    protected @Nullable Power find(Game game, UsePower action, Verdict why) {
        boolean place = action.place() >= 1 && action.place() <= Spearhead.PLACES && BEARERS.contains(action.bearer());
        Option<Stack> stack = place
                ? game.table()
                        .side(action.seat())
                        .spearhead()
                        .at(action.place())
                        .get(action.bearer())
                : Option.none();
        if (stack.isEmpty()) {
            return why.none("CG-6.5/no-card", "there is no such card at place {place:number}", action.place());
        }
        Card card = stack.get().card();
        boolean power = action.ability() >= 0
                && action.ability() < card.abilities().size()
                && card.abilities().get(action.ability()).power();
        return power
                ? new Power(new CardInPlay(action.seat(), action.place(), card), action.ability())
                : why.none("CG-6.5/unknown-power", "{card} has no such power", card.name());
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Power> listing) {
        Spearhead spearhead = game.table().side(seat).spearhead();
        for (int place = 1; place <= Spearhead.PLACES; place++) {
            SpearheadPlace post = spearhead.at(place);
            list(seat, place, post.legend(), listing);
            list(seat, place, post.relic(), listing);
        }
    }

    private static void list(Seat seat, int place, Option<Stack> stack, Listing<Power> listing) {
        if (stack.isDefined()) {
            Card card = stack.get().card();
            @Nullable CardInPlay source = null;
            for (int i = 0; i < card.abilities().size(); i++) {
                if (card.abilities().get(i).power()) {
                    source = source == null ? new CardInPlay(seat, place, card) : source;
                    listing.offer(new Power(source, i));
                }
            }
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Power> listing) {
        list(game, seat, listing);
    }

    @Override
    protected UsePower naming(Seat seat, Power power) {
        return new UsePower(seat, power.source().place(), power.card().kind(), power.ability());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Power power, Verdict why) {
        Side side = game.table().side(seat);
        Ability what = power.what();
        return (side.spearhead().legend(power.source().place()).isDefined()
                        || why.no(
                                "CG-6.5/no-legend",
                                "{relic} serves no Legend",
                                power.card().name()))
                && (!what.oncePerGame()
                        || !side.used().contains(power.card().name())
                        || why.no(
                                "CG-12.12/used",
                                "{card} was used in this game",
                                power.card().name()))
                && (!game.table().forbids(power.source(), Act.USE_POWER)
                        || why.no(
                                "CG-12.22/no-powers-now",
                                "a text keeps {card} from using powers",
                                power.card().name()))
                && (power.card().possible(power.ability(), game.table(), power.source())
                        || why.no(
                                "CG-12.2/nothing-there",
                                "there is nothing that {card} could work on",
                                power.card().name()))
                && Price.paid(game, seat, AP, what.price(), why);
    }

    @Override
    protected void carryOut(Seat seat, Power power, Play play) {
        Acting.act(seat, AP, power.what().price(), play);
        play.next(CarryOut.of(power.source(), Option.none(), power.ability()));
    }
}
