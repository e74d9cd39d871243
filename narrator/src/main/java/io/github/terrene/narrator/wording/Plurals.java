package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which number of things has which grammatical number, in the notation of Unicode's plural rules: {@code n % 10 = 2..4 and n % 100 !=
 * 12..14}.
 *
 * @param all in order; what fits none has the last value of its feature
 */
record Plurals(Array<Plural> all) {
    private static final Pattern RELATION = Pattern.compile("n(?: ?% ?([1-9][0-9]*))? ?(!?=) ?([0-9., ]+)");

    /**
     * When a number has a value of a feature.
     *
     * @param features the value
     * @param alternatives one of which must hold, each a list of relations that must hold together
     */
    record Plural(int features, Array<Array<Relation>> alternatives) {
        boolean fits(long number) {
            return alternatives.exists(all -> all.forAll(relation -> relation.holds(number)));
        }
    }

    /**
     * A relation.
     *
     * @param modulus 0 for the number itself
     * @param is whether it must be in one of the ranges, or in none
     */
    record Relation(long modulus, boolean is, Array<Range> ranges) {
        boolean holds(long number) {
            long there = modulus == 0 ? number : number % modulus;
            return ranges.exists(range -> range.from() <= there && there <= range.to()) == is;
        }
    }

    /** A range, with both ends. */
    record Range(long from, long to) {}

    /**
     * The features of a number of things.
     *
     * @param features the language's: their first is the grammatical number
     */
    int of(long number, Features features) {
        if (all.isEmpty()) {
            return Features.OPEN;
        }
        long size = Math.abs(number);
        return all.find(plural -> plural.fits(size))
                .map(Plural::features)
                .getOrElse(() -> Features.of(0, unruled(features)));
    }

    /** The first value that no rule gives: "many" where only "one" has a rule. */
    private int unruled(Features features) {
        Array<Integer> ruled = all.map(plural -> Features.valueOf(plural.features(), 0));
        return Array.range(0, features.all().head().values().size())
                .find(value -> !ruled.contains(value))
                .getOrElse(0);
    }

    /** A rule as it is written, or what in it cannot be read. */
    static Either<String, Array<Array<Relation>>> parse(String rule) {
        Array<Array<Option<Relation>>> read = Array.of(rule.split(" or "))
                .map(all -> Array.of(all.split(" and ")).map(each -> relation(each.trim())));
        return read.exists(all -> all.exists(Option::isEmpty))
                ? Either.left(rule)
                : Either.right(read.map(all -> all.map(Option::get)));
    }

    private static Option<Relation> relation(String text) {
        Matcher matcher = RELATION.matcher(text);
        if (!matcher.matches()) {
            return Option.none();
        }
        try {
            long modulus = matcher.group(1) == null ? 0 : Long.parseLong(matcher.group(1));
            Array<Range> ranges = Array.of(matcher.group(3).split(",")).map(Plurals::range);
            return Option.some(new Relation(modulus, matcher.group(2).equals("="), ranges));
        } catch (NumberFormatException noNumber) {
            return Option.none();
        }
    }

    private static Range range(String text) {
        Array<Long> ends = Array.of(text.trim().split("\\.\\.")).map(Long::parseLong);
        return new Range(ends.head(), ends.last());
    }
}
