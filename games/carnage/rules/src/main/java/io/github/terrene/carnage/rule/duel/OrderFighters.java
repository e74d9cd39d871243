package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.FightersOrdered;
import io.github.terrene.carnage.rule.Orders;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/** A player orders the company: each fighter acts in only one round. */
@Internal
@Rule({"CG-7.2", "CG-7.3", "CG-7.7", "CG-10.3", "CG-10.5", "CG-14.5"})
public record OrderFighters(Seat seat) implements Asking {
    /** Who can act in rounds 1, 2 and 3, by the places where somebody stands, as a set of bits. */
    private static final Array<Array<Choice>> ORDERS = Array.range(0, 1 << Spearhead.PLACES)
            .map(manned -> Array.rangeClosed(1, Spearhead.PLACES).filter(place -> (manned & 1 << place - 1) != 0))
            .map(places -> Orders.of(places.padTo(Duel.ROUNDS, 0), Duel.ROUNDS)
                    .distinct()
                    .map(OwnChoice.Order::new));

    private static final Array<Integer> ALL = Array.rangeClosed(1, Duel.ROUNDS);

    @Override
    public Array<Due> due() {
        return Due.Course.ORDER.next();
    }

    @Override
    public Question question(Play play) {
        Side side = play.side(seat);
        return new Question(
                seat,
                rule(play),
                "order",
                false,
                monsters(play) ? ofMonsters(side.domain().nest()) : ofLegends(side.spearhead()));
    }

    private boolean monsters(Play play) {
        return play.table().duel().get().monsters(seat);
    }

    private String rule(Play play) {
        Duel duel = play.table().duel().get();
        return seat.equals(duel.attacker())
                ? duel.invasion() ? "CG-10.3" : "CG-7.3"
                : duel.invasion() ? "CG-10.5" : "CG-7.7";
    }

    /** The orders that are offered were found once and for all; these are the same requirements, as a test shows. */
    @Override
    @Rule({"CG-7.2", "CG-7.3", "CG-12.14"})
    public boolean permits(Choice answer, Play play, Verdict why) {
        if (!(answer instanceof OwnChoice.Order order)) {
            return true;
        }
        String rule = rule(play);
        Array<Integer> company =
                monsters(play) ? ALL : play.side(seat).spearhead().manned();
        Array<Integer> fighters = order.fighters().filter(fighter -> fighter != 0);
        return (order.fighters().size() == Duel.ROUNDS
                        || !why.silent()
                                && why.stop(
                                        rule + "/rounds",
                                        "somebody or nobody is ordered to each of the rounds 1, 2 and 3"))
                && (company.containsAll(fighters)
                        || !why.silent() && why.no(rule + "/empty-place", "nobody stands at one of these places"))
                && (fighters.distinct().size() == fighters.size()
                        || !why.silent() && why.no(rule + "/ordered-twice", "each acts in one round only"))
                && (fighters.containsAll(company)
                        || !why.silent()
                                && why.no(
                                        (rule.equals("CG-7.3") ? "CG-7.2" : rule) + "/left-out",
                                        "all of the company take part"))
                && (!monsters(play)
                        || isFirstOfCopies(order, play.side(seat).domain().nest(), why));
    }

    /** Copies lie side by side in a nest, which is sorted. */
    private static boolean isFirstOfCopies(OwnChoice.Order order, Array<Card> nest, Verdict why) {
        boolean first = true;
        for (int monster = 1; monster < nest.size(); monster++) {
            int round = order.fighters().indexOf(monster);
            int next = order.fighters().indexOf(monster + 1);
            first &= next < 0 || round < next || !nest.get(monster - 1).equals(nest.get(monster));
        }
        return first
                || why.no(
                        "CG-12.14/copies-order",
                        "Monsters of the same card are one answer: the first of them acts first");
    }

    private static Array<Choice> ofLegends(Spearhead spearhead) {
        int manned = 0;
        for (int place = 1; place <= Spearhead.PLACES; place++) {
            manned |= spearhead.legend(place).isDefined() ? 1 << place - 1 : 0;
        }
        return ORDERS.get(manned);
    }

    /** Monsters of the same card are interchangeable: the first of them acts first. */
    private static Array<Choice> ofMonsters(Array<Card> nest) {
        Array<Choice> all = ORDERS.last();
        boolean copies = nest.get(0).equals(nest.get(1)) || nest.get(1).equals(nest.get(2));
        return copies
                ? all.distinctBy(order -> ((OwnChoice.Order) order).fighters().map(monster -> nest.get(monster - 1)))
                : all;
    }

    @Override
    public void chosen(Choice choice, Play play) {
        Array<Integer> order = ((OwnChoice.Order) choice).fighters();
        play.emit(new FightersOrdered(seat, order, Fighter.of(play.table(), seat, order)));
    }
}
