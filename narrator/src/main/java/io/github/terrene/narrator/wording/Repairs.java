package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Spelling;
import io.github.terrene.narrator.wording.Repair.Kind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.function.Function;

/**
 * Looks for the smallest change with which a line of a text can be understood: a word with other letters, two words exchanged, one more, one
 * less, another one.
 *
 * @param hear reads a text and notes how far it was understood, and what could have stood where
 * @param patience how much is tried
 */
record Repairs(Function<String, Letters> hear, Patience patience) {
    private static final int MOST_TRIES = 200;
    private static final int MOST_MEANT = 4;

    /** What is tried after what, until something helps. */
    private static final Array<Array<Kind>> KINDS = Array.of(
            Array.of(Kind.MISSPELLED),
            Array.of(Kind.EXCHANGED),
            Array.of(Kind.LEFT_OUT, Kind.TOO_MANY, Kind.PART_LEFT_OUT),
            Array.of(Kind.OTHER));

    private static final int WINDOW = 6;

    /**
     * A word or a mark of the line.
     */
    private record Token(int from, int to, String text) {
        boolean word() {
            return Character.isLetterOrDigit(text.charAt(0));
        }
    }

    /**
     * A change that was tried.
     *
     * @param left how much of the text is left that is not understood then; -1 if nothing is
     * @param free how many letters stand in names then
     */
    private record Tried(Repair repair, int left, int free) {
        /** Whether more is understood, and not only because something is no longer there. */
        boolean goesOn(int before) {
            return left < before - repair.there().length() - 1;
        }
    }

    /**
     * The changes that are most likely meant, all of one kind at one place; none if no small change helps.
     *
     * @param from where the line begins
     * @param to where it ends
     */
    Array<Repair> likeliest(String text, int from, int to) {
        Letters heard = hear.apply(text);
        int farthest = Math.min(Math.max(heard.farthest(), from), to);
        Array<Token> tokens = tokens(text, from, to);
        int last = tokens.lastIndexWhere(token -> token.from() <= farthest + 1);
        Array<Tried> partly = Array.empty();
        for (Array<Kind> kinds : KINDS) {
            Array<Tried> tried = kinds.flatMap(kind -> candidates(kind, heard, tokens, last, to))
                    .distinct()
                    .take(MOST_TRIES)
                    .takeWhile(each -> patience.spend(text.length()))
                    .map(repair -> tried(text, repair));
            Array<Tried> whole = tried.filter(each -> each.left() < 0);
            if (whole.nonEmpty()) {
                return nearest(whole, farthest);
            }
            partly = partly.appendAll(tried.filter(each -> each.goesOn(text.length() - farthest)));
        }
        int least = partly.map(Tried::left).min().getOrElse(0);
        return nearest(partly.filter(each -> each.left() == least), farthest);
    }

    private Tried tried(String text, Repair repair) {
        String changed = repair.of(text);
        Letters heard = hear.apply(changed);
        boolean whole = heard.understood() || heard.openEnded();
        int name = repair.meant().contains(Repair.ANY_NAME) ? Repair.ANY_NAME.length() : 0;
        return new Tried(repair, whole ? -1 : changed.length() - heard.farthest(), heard.free() - name);
    }

    /**
     * Those at the place that is nearest to where it was not understood any more. A name that is missing comes before any word that could stand
     * there, and a part that is missing as a whole before a word that only makes a longer name of what stands there.
     */
    private static Array<Repair> nearest(Array<Tried> all, int farthest) {
        Array<Tried> parts = all.filter(each -> each.repair().kind() == Kind.PART_LEFT_OUT);
        Array<Tried> words = all.removeAll(parts);
        boolean part = words.forAll(each -> each.repair().kind() == Kind.LEFT_OUT && each.free() > fewest(parts));
        Array<Tried> some = part && parts.nonEmpty() ? parts : words;
        return some.find(each -> each.repair().meant().contains(Repair.ANY_NAME))
                .orElse(() -> some.minBy(each -> Math.abs(each.repair().at() - farthest)))
                .map(first -> some.filter(each -> each.repair().isBeside(first.repair())))
                .map(there -> there.filter(each -> each.free() == fewest(there)))
                .getOrElse(Array::empty)
                .map(Tried::repair)
                .sortBy(each -> Spelling.slips(each.there(), each.meant()))
                .take(MOST_MEANT);
    }

    private static int fewest(Array<Tried> all) {
        return all.map(Tried::free).min().getOrElse(0);
    }

    private static Array<Token> tokens(String text, int from, int to) {
        ArrayList<Token> tokens = new ArrayList<>();
        int at = from;
        while (at < to) {
            int end = at + 1;
            while (end < to
                    && Character.isLetterOrDigit(text.charAt(at))
                    && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            if (!Character.isWhitespace(text.charAt(at)) && !Marks.blank(text.charAt(at))) {
                tokens.add(new Token(at, end, text.substring(at, end)));
            }
            at = end;
        }
        return Array.ofAll(tokens);
    }

    private static Array<Repair> candidates(Kind kind, Letters heard, Array<Token> tokens, int last, int to) {
        int name = tokens.indexWhere(token -> heard.startsName(token.from()));
        Array<Token> near = tokens.zipWithIndex()
                .filter(token -> token._2 <= last
                        && (token._2 >= last - WINDOW || name >= 0 && token._2 >= name && token._2 <= name + WINDOW))
                .map(token -> token._1);
        return switch (kind) {
            case MISSPELLED ->
                tokens.take(last + 1)
                        .filter(Token::word)
                        .flatMap(token -> written(heard, token)
                                .filter(each -> Spelling.near(each, token.text()))
                                .map(each -> new Repair(kind, token.from(), token.text(), each)));
            case EXCHANGED -> {
                Array<Token> words = tokens.filter(Token::word);
                yield words.zip(words.drop(1))
                        .filter(pair -> pair._1.from() <= tokens.get(last).from())
                        .map(pair -> exchanged(heard.text(), pair._1, pair._2));
            }
            case LEFT_OUT -> near.flatMap(token -> missing(heard, token.from())).appendAll(missing(heard, to));
            case PART_LEFT_OUT ->
                near.flatMap(token -> missingPart(heard, token.from())).appendAll(missingPart(heard, to));
            case TOO_MANY ->
                tokens.size() > 1 ? tokens.take(last + 1).map(token -> dropped(heard.text(), token)) : Array.empty();
            case OTHER ->
                near.flatMap(token -> expected(heard, token.from())
                        .reject(each -> each.equals(token.text()))
                        .map(each -> new Repair(kind, token.from(), token.text(), each)));
        };
    }

    /** What could be written in place of a word: another one, or one that begins alike and ends otherwise. */
    private static Array<String> written(Letters heard, Token token) {
        Array<String> words = Array.range(token.from(), token.to())
                .flatMap(at -> expected(heard, at).map(each -> heard.text().substring(token.from(), at) + each));
        return words.appendAll(words.filter(each -> Character.isLetter(each.charAt(0))
                        && each.length() < token.text().length())
                .map(each -> each + token.text().substring(each.length())));
    }

    private static Repair exchanged(String text, Token one, Token other) {
        String between = text.substring(one.to(), other.from());
        return new Repair(
                Kind.EXCHANGED,
                one.from(),
                text.substring(one.from(), other.to()),
                other.text() + between + one.text());
    }

    /** A word is dropped with the blank behind it, or before it if it is the last one. */
    private static Repair dropped(String text, Token token) {
        boolean behind = token.to() < text.length() && text.charAt(token.to()) == ' ';
        boolean before = !behind && token.from() > 0 && text.charAt(token.from() - 1) == ' ';
        return new Repair(
                Kind.TOO_MANY,
                before ? token.from() - 1 : token.from(),
                text.substring(before ? token.from() - 1 : token.from(), behind ? token.to() + 1 : token.to()),
                "");
    }

    /** What may be left out before a place: a mark stands right behind the word before it. */
    private static Array<Repair> missing(Letters heard, int at) {
        String text = heard.text();
        int behind = behind(text, at);
        boolean word = at < text.length() && Character.isLetterOrDigit(text.charAt(at));
        Array<String> expected = expected(heard, at);
        return (heard.startsName(at) ? expected.append(Repair.ANY_NAME) : expected)
                .map(each -> !Character.isLetterOrDigit(each.charAt(0))
                        ? new Repair(Kind.LEFT_OUT, behind, "", each)
                        : word
                                ? new Repair(Kind.LEFT_OUT, at, "", each + " ")
                                : new Repair(Kind.LEFT_OUT, at, "", at == behind ? " " + each : each));
    }

    /** The first words or marks of what could stand at a place, or after the blank before it. */
    private static Array<String> expected(Letters heard, int at) {
        Array<String> before = at > 0 && heard.text().charAt(at - 1) == ' ' ? heard.expected(at - 1) : Array.empty();
        return heard.expected(at)
                .appendAll(before)
                .map(Repairs::firstToken)
                .reject(String::isEmpty)
                .distinct();
    }

    /** What may be left out as a whole before a place. */
    private static Array<Repair> missingPart(Letters heard, int at) {
        int behind = behind(heard.text(), at);
        return heard.expected(behind)
                .filter(each -> each.length() > 1 && !Character.isLetterOrDigit(each.charAt(0)))
                .flatMap(each -> Array.of(each, each + " " + Repair.ANY_NUMBER))
                .map(each -> new Repair(Kind.PART_LEFT_OUT, behind, "", each));
    }

    /** The end of the word before a place. */
    private static int behind(String text, int at) {
        int end = at;
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        return end;
    }

    private static String firstToken(String phrase) {
        if (phrase.equals(Letters.NUMBER)) {
            return Repair.ANY_NUMBER;
        }
        return tokens(phrase, 0, phrase.length()).headOption().map(Token::text).getOrElse("");
    }
}
