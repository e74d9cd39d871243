package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/** The targets of Events: what can be named, and what is wrong with it. */
@Rule({"HB-7.2", "HB-7.3", "HB-7.35"})
final class Targeting {
    private Targeting() {}

    /** Those of a played Event that belong to one part of its effect. */
    static Array<Choice> ofPart(PlayedEvent event, int part) {
        Array<Effect> effects = event.card().abilities().head().effects();
        int before = size(effects.take(part).flatMap(Effect::targets));
        return event.targets()
                .slice(before, before + size(effects.slice(part, part + 1).flatMap(Effect::targets)));
    }

    private static int size(Array<Targets> targets) {
        return targets.map(Targets::number).sum().intValue();
    }

    /** All ways to name targets for a card. */
    static Array<Array<Choice>> all(Board board, Seat seat, Card card) {
        return card.targets().foldLeft(Array.of(Array.<Choice>empty()), (ways, targets) -> {
            Array<Choice> options = targets.sort().options(board, seat);
            Array<Array<Choice>> more = options.combinations(targets.number()).toArray();
            return ways.flatMap(way -> more.map(way::appendAll));
        });
    }

    /** Whether these are targets of that card; the refusal names the rule of the first that is not. */
    @Rule({"HB-7.3", "HB-7.33", "HB-10.2"})
    static boolean fit(Board board, Seat seat, Card card, Array<Choice> named, Verdict why) {
        int from = 0;
        for (Targets targets : card.targets()) {
            Array<Choice> options = targets.sort().options(board, seat);
            int last = -1;
            for (Choice choice : named.slice(from, from + targets.number())) {
                int place = options.indexOf(choice);
                if (place < 0) {
                    return why.no(
                            targets.sort().refusal(board, choice),
                            "{card} needs {target}",
                            "card",
                            card.name(),
                            "target",
                            targets.say());
                }
                if (place <= last) {
                    return why.no("HB-7.35", "several targets of one text are different, named in ascending order");
                }
                last = place;
            }
            from += targets.number();
        }
        return from == named.size()
                || why.no("HB-7.3", "{card} needs {number} targets", "card", card.name(), "number", from);
    }
}
