package io.github.terrene.bots.arena.tune;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/**
 * What a search for balance has found, for a terminal.
 *
 * @param tuning the search
 * @param course how far it has come
 */
public record TuneReport(Tuning tuning, Course course) {
    private static final int HUNDRED = 100;

    /** How it went, what has changed, and what each change does. */
    public String text() {
        return Array.of(rounds(), changes(), ending())
                .map(lines -> lines.mkString("\n"))
                .mkString("", "\n\n", "\n");
    }

    /** What was measured, each round in a line. */
    public Array<String> rounds() {
        return course.rounds()
                .zipWithIndex((round, number) -> line(round, number + 1))
                .toArray();
    }

    /** A round in a line: "round 2: 3 steps from what is printed; 4 of 15 shares outside 40 to 60, the furthest 71 of 100". */
    private String line(Round round, int number) {
        int pairs = tuning.pairs().size() * tuning.agents().size();
        return "round " + number + ": " + counted(round.setting().size(), "step") + " from what is printed; "
                + round.outside(tuning.goal()) + " of " + counted(pairs, "share") + " outside " + range()
                + ", the furthest " + Math.round(HUNDRED * round.worst()) + " of 100";
    }

    private String range() {
        double margin = tuning.goal().margin();
        return percent(0.5 - margin) + " to " + percent(0.5 + margin);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f", HUNDRED * share);
    }

    private Array<String> changes() {
        Setting setting = last();
        Array<Integer> changed = Array.range(0, tuning.dials().size())
                .filter(dial -> setting.steps().get(dial) != 0);
        return changed.isEmpty()
                ? Array.of("No number has changed.")
                : changed.map(dial -> change(dial, setting.steps().get(dial)));
    }

    /** The setting that was measured last. */
    private Setting last() {
        return course.rounds().lastOption().map(Round::setting).getOrElse(course::setting);
    }

    private String change(int place, int steps) {
        Dial dial = tuning.dials().get(place);
        return dial.number().name() + ", " + dial.number().part() + ": " + dial.at(0) + " -> " + dial.at(steps)
                + course.influence().map(known -> effects(known, place, steps)).getOrElse("");
    }

    private String effects(Influence known, int dial, int steps) {
        Array<Tuple2<String, Integer>> decks =
                tuning.subject().printed().decks().zipWithIndex();
        Seq<String> told = decks.filter(deck -> known.margin(deck._2, dial) > 0)
                .map(deck -> String.format(
                        Locale.ROOT,
                        "%+.1f±%.1f for %s",
                        steps * known.games(deck._2, dial),
                        Math.abs(steps) * known.margin(deck._2, dial),
                        deck._1));
        return told.isEmpty() ? "" : told.mkString("   (games of 100: ", ", ", ")");
    }

    private Array<String> ending() {
        String why = course.end()
                .map(this::ending)
                .getOrElse("This share is played. Join all shares with merge, and go on with the file.");
        return Array.of(why);
    }

    private String ending(Course.End end) {
        return switch (end) {
            case REACHED -> "All shares are within " + range() + ".";
            case NO_STEP_HELPS ->
                "No step of these numbers is expected to help any more. More --probes show smaller influences.";
            case ROUNDS_OVER -> "All --rounds are played. With more, it goes on from here.";
        };
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
