package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.vavr.collection.Array;

/** The targets of Events, which are named when they are played. */
@Internal
@Rule({"HB-7.2", "HB-7.3", "HB-7.35"})
public final class NamedTargets {
    static final String ASCENDING = "several targets of one text are different, named in ascending order";
    private static final Array<Array<Choice>> NONE_YET = Array.of(Array.empty());

    private NamedTargets() {}

    /** Those of a played Event that belong to one part of its effect. */
    static Array<Choice> ofPart(PlayedEvent event, int part) {
        Array<Effect> effects = event.card().abilities().head().effects();
        int before = size(effects.take(part).flatMap(Effect::target));
        return event.targets()
                .slice(before, before + size(effects.slice(part, part + 1).flatMap(Effect::target)));
    }

    private static int size(Array<Selection.Chosen> targets) {
        return targets.map(Selection.Chosen::most).sum().intValue();
    }

    /** All that one text of a card can be aimed at. */
    public static Array<Choice> of(Board board, Seat seat, Card card, Selection.Chosen aim) {
        return new Targeting(card, aim.who(), board, seat, null).options();
    }

    private static Targeting targeting(Board board, Seat seat, Playing playing, Selection.Chosen aim) {
        return new Targeting(playing.card(), aim.who(), board, seat, null);
    }

    /** All ways to name them. */
    public static Array<Array<Choice>> all(Board board, Seat seat, Playing playing) {
        return playing.aims().foldLeft(NONE_YET, (ways, each) -> {
            Array<Choice> options = targeting(board, seat, playing, each).options();
            Array<Array<Choice>> more = each.most() == 1
                    ? options.map(Array::of)
                    : options.combinations(each.most()).toArray();
            return ways.equals(NONE_YET) ? more : ways.flatMap(way -> more.map(way::appendAll));
        });
    }

    /** Whether what is named fits. */
    @Rule({"HB-7.3", "HB-7.33", "HB-10.2"})
    public static boolean fit(Board board, Seat seat, Playing playing, Verdict why) {
        int from = 0;
        for (int i = 0; i < playing.aims().size(); i++) {
            Selection.Chosen aim = playing.aims().get(i);
            Array<Choice> named = playing.targets().slice(from, from + aim.most());
            if (!fit(targeting(board, seat, playing, aim), named, playing, why)) {
                return false;
            }
            from += aim.most();
        }
        return from == playing.targets().size() || wrongNumber(playing.card(), from, why);
    }

    private static boolean fit(Targeting targeting, Array<Choice> named, Playing playing, Verdict why) {
        for (int i = 0; i < named.size(); i++) {
            if (!targeting.has(named.get(i))) {
                return !why.silent() && targeting.unfit(rule(targeting, playing), why);
            }
        }
        return named.size() <= 1
                || ascending(targeting.options(), named)
                || !why.silent() && why.no(rule(targeting, playing) + "/targets-order", ASCENDING);
    }

    private static boolean ascending(Array<Choice> options, Array<Choice> named) {
        Array<Integer> places = named.map(options::indexOf);
        return places.zip(places.drop(1)).forAll(pair -> pair._1() < pair._2());
    }

    /** What is refused for a reason of its own, such as a target in standby, is named before anything else that is wrong. */
    @Rule("HB-7.33")
    private static String rule(Targeting any, Playing playing) {
        Array<Selection.Chosen> each = playing.aims().flatMap(aim -> Array.fill(aim.most(), aim));
        return playing.targets()
                .zip(each)
                .map(named ->
                        targeting(any.board(), any.seat(), playing, named._2).refusal(named._1))
                .find(rule -> !rule.equals("HB-7.3"))
                .getOrElse("HB-7.3");
    }

    private static boolean wrongNumber(Card card, int number, Verdict why) {
        return why.no("HB-7.3/number-of-targets", "{card} needs {number:number} targets", card.name(), number);
    }
}
