package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.event.DuelEvent.FightersOrdered;
import io.github.terrene.carnage.rule.Asking;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Orders;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** A player orders the company: each fighter acts in one round only. */
@Internal
@Rule({"CG-7.2", "CG-7.3", "CG-7.7", "CG-10.3", "CG-10.5", "CG-14.5"})
public record OrderFighters(Seat seat) implements Asking, DuelTask {
    @Override
    public Question question(Play play) {
        Duel duel = play.table().duel().get();
        String rule = seat.equals(duel.attacker())
                ? duel.invasion() ? "CG-10.3" : "CG-7.3"
                : duel.invasion() ? "CG-10.5" : "CG-7.7";
        return Question.of(seat, rule, "order", orders(play, duel).map(Choice.Order::new));
    }

    /** Who can act in rounds 1, 2 and 3. Monsters of the same card are interchangeable: the first of them acts first. */
    private Array<Array<Integer>> orders(Play play, Duel duel) {
        Array<Card> nest = play.side(seat).domain().nest();
        return duel.monsters(seat)
                ? Orders.of(Array.rangeClosed(1, Duel.ROUNDS), Duel.ROUNDS)
                        .distinctBy(order ->
                                order.map(monster -> nest.get(monster - 1).id()))
                : Orders.of(play.side(seat).spearhead().manned().padTo(Duel.ROUNDS, 0), Duel.ROUNDS)
                        .distinct();
    }

    @Override
    public void chosen(Choice choice, Play play) {
        play.emit(new FightersOrdered(seat, ((Choice.Order) choice).fighters()));
    }

    @Override
    public boolean precedes(Game game, Duel duel, Task next) {
        return seat.equals(duel.attacker())
                ? next.equals(new Defend(duel.defender())) && duel.attackers().isEmpty()
                : next instanceof ExchangeFighters
                        && duel.attackers().nonEmpty()
                        && duel.defenders().isEmpty();
    }
}
