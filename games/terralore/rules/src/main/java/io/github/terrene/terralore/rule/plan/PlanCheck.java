package io.github.terrene.terralore.rule.plan;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.CurrentTerms;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Checks a whole plan. A plan that breaks a rule is refused as a whole, naming every broken rule. Its single steps could not do that: they
 * have an order (6.13), and the first one that is refused ends them. A law of the test kit checks that both accept the same plans.
 */
@Internal
@Rule({"TL-6.10", "TL-6.12"})
public final class PlanCheck {
    private final Game game;
    private final Seat seat;
    private final Plan plan;

    private PlanCheck(Game game, Seat seat, Plan plan) {
        this.game = game;
        this.seat = seat;
        this.plan = plan;
    }

    /** The rules that forbid handing in this plan now, the lowest number first; none if it is legal. */
    public static Seq<Rejection> whyNot(Game game, Seat seat, Plan plan) {
        return !game.offers(seat, HandIn.class)
                ? Array.of(game.notNow(seat, "TL-6.1"))
                : new PlanCheck(game, seat, plan).whyNot();
    }

    private Array<Rejection> whyNot() {
        Array<PlannedCard> known = plan.entries().filter(entry -> entry.cards().forAll(this::holds));
        return foreign().appendAll(doubles(known)).appendAll(unpaid(known)).appendAll(begun());
    }

    @Rule("TL-6.13")
    private Array<Rejection> begun() {
        return ChoosePlans.draft(game, seat).entries().isEmpty()
                ? Array.empty()
                : Array.of(Rejection.of("TL-6.13/begun", "a plan was already begun: continue it, or take it back"));
    }

    private boolean holds(String card) {
        return game.hand(seat).holds(card);
    }

    @Rule({"TL-6.3", "TL-6.12"})
    private Array<Rejection> foreign() {
        return plan.entries()
                .flatMap(PlannedCard::cards)
                .reject(this::holds)
                .distinct()
                .map(InHand::notInHand);
    }

    @Rule("TL-6.4")
    private Array<Rejection> doubles(Array<PlannedCard> known) {
        Array<String> all = known.flatMap(PlannedCard::cards);
        return all.distinct().filter(card -> all.count(card::equals) > 1).map(card -> InHand.usedTwice(card(card)));
    }

    @Rule({"TL-6.5", "TL-6.14"})
    private Array<Rejection> unpaid(Array<PlannedCard> known) {
        return known.filter(entry -> entry.paid().size() != cost(entry))
                .map(entry -> Rejection.of(
                        "TL-6.5/wrong-price",
                        "{card} costs {cost:number}, not {paid:number}",
                        card(entry.card()).name(),
                        cost(entry),
                        entry.paid().size()));
    }

    private int cost(PlannedCard entry) {
        return CurrentTerms.cost(game.table(), seat, card(entry.card()));
    }

    private Card card(String id) {
        return game.hand(seat).get(id);
    }
}
