package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Why an action is refused: a key, the facts, and a sentence that is built only when somebody reads it. The key and the facts are for
 * programs and stay stable; the sentence is for people, and its words may change.
 *
 * <p>A rejection cites only what the seat that asked may know.
 *
 * @param key the number of the rule that forbids it, a slash, and what is wrong, in words of lower case joined by hyphens: {@code
 *     TO-7.2/sp-taken}. Where no rule of a game is broken, as in a damaged text, the sort of input stands before the slash: {@code
 *     text/too-long}
 * @param template the sentence, with the names of facts in braces, and the {@linkplain Fact.Type type} of each that is no text
 * @param values the value of each fact, in the order in which the sentence names them first
 */
public record Rejection(String key, String template, Seq<Object> values) {
    private static final Seq<Object> NONE = Array.empty();

    /**
     * A rejection.
     *
     * @throws IllegalArgumentException if the key has no slash
     */
    public Rejection {
        if (key.indexOf('/') < 0) {
            throw new IllegalArgumentException(
                    "a key is the number of a rule, a slash and what is wrong, such as TO-7.2/sp-taken, not: " + key);
        }
    }

    /** A rejection whose sentence mentions no facts. */
    public static Rejection of(String key, String sentence) {
        return new Rejection(key, sentence, NONE);
    }

    /**
     * A rejection with facts, which the sentence names in braces: {@code Rejection.of("TL-6.5/wrong-price", "{card} costs {cost:number}",
     * card, cost)}.
     *
     * @param values one value for each name, in the order in which the sentence first mentions them; a value that is neither a whole number
     *     nor a seat nor several texts becomes a text
     */
    public static Rejection of(String key, String template, Object... values) {
        return new Rejection(key, template, Array.of(values).map(Fact.Type::kept));
    }

    /**
     * A rejection with facts that are looked up by their names.
     *
     * @param facts gives the value of a fact, whose name and type it is told as they stand in the template: {@code card}, {@code
     *     cost:number}
     */
    public static Rejection naming(String key, String template, Function<String, Object> facts) {
        return new Rejection(
                key, template, new Template(template).names().map(facts).map(Fact.Type::kept));
    }

    /** The number of the rule that forbids it; an empty text if no rule of a game does. A number contains a digit. */
    public String rule() {
        String before = key.substring(0, key.indexOf('/'));
        return before.chars().anyMatch(Character::isDigit) ? before : "";
    }

    /**
     * The facts that the sentence mentions, in the order in which it first mentions them.
     *
     * @throws IllegalStateException if there are not as many values as names, or one is not of the type that the sentence says: a bug in the
     *     rule that refuses
     */
    public Seq<Fact> facts() {
        return new Template(template).facts(values);
    }

    /** The sentence with the facts' values filled in, followed by the rule's number. */
    public String sentence() {
        return sentence(Fact::text);
    }

    /** The same sentence with other words for the facts, such as the names of players for their seats. */
    public String sentence(Function<Fact, String> words) {
        String rule = rule();
        return new Template(template).filled(values, words) + (rule.isEmpty() ? "" : " (" + rule + ")");
    }

    /** The sentence without the rule's number. */
    public String text() {
        return new Template(template).filled(values, Fact::text);
    }

    /** The same rejection with other seats: those of the outer game, if an inner game refuses. */
    public Rejection seated(UnaryOperator<Seat> seats) {
        return new Rejection(
                key, template, values.map(value -> value instanceof Seat seat ? seats.apply(seat) : value));
    }

    @Override
    public String toString() {
        return sentence();
    }
}
