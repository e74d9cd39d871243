package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Spelling;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Known.Printed;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A deck that somebody has put together. The rules of the game say whether it may be played.
 *
 * @param name what it is called
 * @param cards the ids of its cards, copies repeated
 */
public record OwnDeck(String name, Array<String> cards) {
    /** So many copies of a card a line can have: more than any deck may. */
    private static final int MOST = 99;

    /** Far more than any deck has cards; a list comes from outside. */
    private static final int MOST_LINES = 500;

    private static final Pattern COUNTED = Pattern.compile("([0-9]+) ?[x\u00d7]? +(.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern COUNTED_AFTER =
            Pattern.compile("(.+?) +[x\u00d7] ?([0-9]+)", Pattern.CASE_INSENSITIVE);

    /**
     * The deck that a list says: a card a line, with the number of its copies before it, such as {@code 3 Beach Slinger} or {@code 3x Beach
     * Slinger}; without a number it is one. A card is called by its printed name, its
     * name in a language, or its id. Empty lines, and lines that begin with {@code #} or
     * {@code //}, say nothing.
     *
     * @param cards all cards of the game
     * @param words the language
     * @return the deck, or everything that is wrong with the list, each at its line
     */
    public static Either<Seq<Problem>, OwnDeck> read(String name, String list, Cards cards, Wording words) {
        Array<String> lines = Array.of(list.split("\r\n|\r|\n", -1));
        if (lines.size() > MOST_LINES) {
            return Either.left(Array.of(
                    Problem.at("list", "shelf/many-lines", "a list has at most {most:number} lines", MOST_LINES)));
        }
        Names known = Names.of(cards, words);
        Array<Either<Problem, Array<String>>> read = lines.map(OwnDeck::plain)
                .zipWithIndex()
                .reject(line -> line._1.isEmpty() || line._1.startsWith("#") || line._1.startsWith("//"))
                .map(line -> copies("line " + (line._2 + 1), line._1, known));
        Array<Problem> problems = read.flatMap(line -> line.swap().toOption());
        return problems.isEmpty()
                ? Either.right(new OwnDeck(name, read.flatMap(Either::get)))
                : Either.left(Problem.capped("list", problems));
    }

    /** Blanks and apostrophes as word processors write them are what they mean. */
    private static String plain(String line) {
        return line.replace('\ufeff', ' ')
                .replace('\u00a0', ' ')
                .replace('\t', ' ')
                .replace('\u2019', '\'')
                .replaceAll(" +", " ")
                .trim();
    }

    private static Either<Problem, Array<String>> copies(String place, String line, Names known) {
        Tuple2<String, String> counted = counted(line);
        return number(place, counted._1)
                .flatMap(number -> known.id(place, counted._2).map(id -> Array.fill(number, id)));
    }

    /** How many copies of which card, as it is written. */
    private static Tuple2<String, String> counted(String line) {
        Matcher before = COUNTED.matcher(line);
        if (before.matches()) {
            return new Tuple2<>(before.group(1), before.group(2));
        }
        Matcher after = COUNTED_AFTER.matcher(line);
        return after.matches() ? new Tuple2<>(after.group(2), after.group(1)) : new Tuple2<>("1", line);
    }

    private static Either<Problem, Integer> number(String place, String digits) {
        Option<Integer> number = Option.when(digits.length() <= 2, () -> Integer.valueOf(digits));
        return number.filter(each -> each >= 1)
                .toEither(() ->
                        Problem.at(place, "shelf/copies", "a card is listed from 1 to {most:number} times", MOST));
    }

    /**
     * What cards are called.
     *
     * @param ids their ids by what they are called, in small letters
     * @param names their names as they are printed, and in the language
     */
    private record Names(Map<String, String> ids, Array<String> names) {
        static Names of(Cards cards, Wording words) {
            Array<Printed> all = cards.byId().values().toArray();
            Map<String, String> byId = HashMap.ofEntries(all.map(card -> new Tuple2<>(card.id(), card.id())));
            return new Names(
                    named(all, Printed::name).merge(byId).merge(named(all, words::called)),
                    all.map(Printed::name)
                            .appendAll(all.map(words::called))
                            .reject(String::isEmpty)
                            .distinct()
                            .sorted());
        }

        private static Map<String, String> named(Array<Printed> cards, Function<Printed, String> name) {
            return HashMap.ofEntries(cards.map(card -> new Tuple2<>(small(plain(name.apply(card))), card.id())));
        }

        private static String small(String name) {
            return name.toLowerCase(Locale.ROOT);
        }

        Either<Problem, String> id(String place, String called) {
            return ids.get(small(called)).toEither(() -> unknown(place, called));
        }

        private Problem unknown(String place, String called) {
            return Spelling.closest(names, called)
                    .map(near -> Problem.at(
                            place, "shelf/no-card", "there is no card {name}; did you mean {near}?", called, near))
                    .getOrElse(() -> Problem.at(place, "shelf/no-card-at-all", "there is no card {name}", called));
        }
    }
}
