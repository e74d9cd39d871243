package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/** The targets of Events: what can be named, and what is wrong with it. */
@Internal
@Rule({"HB-7.2", "HB-7.3", "HB-7.35"})
public final class Targeting {
    private static final String UNFIT = "{card} cannot aim at that";
    private static final String ASCENDING = "several targets of one text are different, named in ascending order";
    private static final Array<Array<Choice>> NONE_YET = Array.of(Array.empty());

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

    /** All that one text of a card may be aimed at. */
    public static Array<Choice> options(Card card, Targets targets, Board board, Seat seat) {
        try {
            Array<Choice> options = targets.sort().options(board, seat);
            for (int i = 0; i < options.size(); i++) {
                Arguments.present("options", "target", options.get(i));
            }
            return options;
        } catch (Throwable thrown) {
            throw FaultyEffect.of(card.name(), targets.sort(), thrown);
        }
    }

    /** All ways to name the targets of a card. */
    public static Array<Array<Choice>> all(Board board, Seat seat, Playing playing) {
        return playing.aims().foldLeft(NONE_YET, (ways, each) -> {
            Array<Choice> options = options(playing.card(), each, board, seat);
            Array<Array<Choice>> more = each.number() == 1
                    ? options.map(Array::of)
                    : options.combinations(each.number()).toArray();
            return ways.equals(NONE_YET) ? more : ways.flatMap(way -> more.map(way::appendAll));
        });
    }

    /** Whether these are targets of that card. */
    @Rule({"HB-7.3", "HB-7.33", "HB-10.2"})
    public static boolean fit(Board board, Seat seat, Playing playing, Verdict why) {
        Array<Targets> targets = playing.aims();
        int from = 0;
        for (int i = 0; i < targets.size(); i++) {
            Array<Choice> named =
                    playing.targets().slice(from, from + targets.get(i).number());
            if (!fitOrFaulty(board, seat, targets.get(i), named, playing, why)) {
                return false;
            }
            from += targets.get(i).number();
        }
        return from == playing.targets().size() || wrongNumber(playing.card(), from, why);
    }

    private static boolean fitOrFaulty(
            Board board, Seat seat, Targets targets, Array<Choice> named, Playing playing, Verdict why) {
        try {
            return fit(board, seat, targets, named, playing, why);
        } catch (Throwable thrown) {
            throw FaultyEffect.of(playing.card().name(), targets.sort(), thrown);
        }
    }

    private static boolean fit(
            Board board, Seat seat, Targets targets, Array<Choice> named, Playing playing, Verdict why) {
        for (int i = 0; i < named.size(); i++) {
            if (!targets.sort().has(board, seat, named.get(i))) {
                return !why.silent()
                        && why.no(
                                rule(board, playing) + "/wrong-target",
                                UNFIT,
                                playing.card().name());
            }
        }
        return named.size() <= 1
                || ascending(targets.sort().options(board, seat), named)
                || !why.silent() && why.no(rule(board, playing) + "/targets-order", ASCENDING);
    }

    /**
     * Says what keeps out something that an effect may not be aimed at.
     *
     * @param chosen what it is aimed at already
     */
    @Rule({"HB-7.3", "HB-7.35", "HB-10.2"})
    static void keepOut(
            Board board, Seat seat, Card card, Targets targets, Array<Choice> chosen, Choice choice, Verdict why) {
        if (!targets.sort().has(board, seat, choice)) {
            why.no(targets.sort().refusal(board, choice) + "/wrong-target", UNFIT, card.name());
        } else if (chosen.contains(choice)) {
            why.no("HB-7.35/target-twice", "it is a target already");
        } else {
            why.no("HB-7.35/targets-order", ASCENDING);
        }
    }

    /**
     * Checks that what a card is aimed at lies where everybody sees it: no text offers anything else.
     *
     * @throws FaultyEffect if it does
     */
    @Rule("HB-12.5")
    public static void requireThere(Board board, Playing playing) {
        Array<Choice> strange = playing.targets().reject(target -> target.isThere(board));
        if (strange.nonEmpty()) {
            throw FaultyEffect.of(
                    playing.card().name(),
                    playing.aims().head().sort(),
                    new IllegalStateException("it offers as a target what is not on the board: " + strange.head()));
        }
    }

    private static boolean ascending(Array<Choice> options, Array<Choice> named) {
        Array<Integer> places = named.map(options::indexOf);
        return places.zip(places.drop(1)).forAll(pair -> pair._1() < pair._2());
    }

    /** What is refused for a reason of its own, such as a target in standby, is named before anything else that is wrong. */
    @Rule("HB-7.33")
    private static String rule(Board board, Playing playing) {
        Array<Targets> each = playing.aims().flatMap(targets -> Array.fill(targets.number(), targets));
        return playing.targets()
                .zip(each)
                .map(named -> named._2.sort().refusal(board, named._1))
                .find(rule -> !rule.equals("HB-7.3"))
                .getOrElse("HB-7.3");
    }

    private static boolean wrongNumber(Card card, int number, Verdict why) {
        return why.no("HB-7.3/number-of-targets", "{card} needs {number:number} targets", card.name(), number);
    }
}
