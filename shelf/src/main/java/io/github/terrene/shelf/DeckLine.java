package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.form.Spelling;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Known.Printed;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a list that makes a deck, as it is understood: {@link OwnDeck#read} says how lists are written.
 *
 * @param number which line of the list it is, from 1
 * @param card the id of its card
 * @param copies how many copies there are, from 1 to 99
 */
public record DeckLine(int number, @Names(Named.CARD) String card, int copies) {
    /** So many copies of a card a line can have: more than any deck may. */
    private static final int MOST = 99;

    /** Far more than any deck has cards; a list comes from outside. */
    private static final int MOST_LINES = 500;

    /** Far more letters than any line has that names a card. */
    private static final int LONGEST = 200;

    private static final Pattern COUNTED = Pattern.compile("([0-9]+) ?[x\u00d7]? +(.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern COUNTED_AFTER =
            Pattern.compile("(.+?) +[x\u00d7] ?([0-9]+)", Pattern.CASE_INSENSITIVE);

    /**
     * The lines of a list that say something, each as it is understood, or what is wrong with it. A list of more than 500 lines is not looked
     * through.
     *
     * @param cards all cards of the game
     * @param words the language
     */
    public static Array<Either<Problem, DeckLine>> all(String list, Cards cards, Wording words) {
        Array<String> lines = Array.of(list.split("\r\n|\r|\n", -1));
        if (lines.size() > MOST_LINES) {
            return Array.of(Either.left(
                    Problem.at("list", "shelf/many-lines", "a list has at most {most:number} lines", MOST_LINES)));
        }
        Called called = Called.of(cards, words);
        return lines.map(DeckLine::plain)
                .zipWithIndex()
                .reject(line -> line._1.isEmpty() || line._1.startsWith("#") || line._1.startsWith("//"))
                .map(line -> read(line._2 + 1, line._1, called));
    }

    /** The ids of its cards, copies repeated. */
    Array<String> all() {
        return Array.fill(copies, card);
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

    private static Either<Problem, DeckLine> read(int number, String line, Called called) {
        String place = "line " + number;
        if (line.length() > LONGEST) {
            return Either.left(
                    Problem.at(place, "shelf/long-line", "a line has at most {most:number} letters", LONGEST));
        }
        Tuple2<String, String> counted = counted(line);
        return copies(place, counted._1)
                .flatMap(copies -> called.id(place, counted._2).map(id -> new DeckLine(number, id, copies)));
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

    private static Either<Problem, Integer> copies(String place, String digits) {
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
    private record Called(Map<String, String> ids, Array<String> names) {
        static Called of(Cards cards, Wording words) {
            Array<Printed> all = cards.byId().values().toArray();
            Map<String, String> byId = HashMap.ofEntries(all.map(card -> new Tuple2<>(card.id(), card.id())));
            return new Called(
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
