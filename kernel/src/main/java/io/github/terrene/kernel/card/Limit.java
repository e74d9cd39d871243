package io.github.terrene.kernel.card;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One rule for decks: how many cards of a sort must be there and may be there, all together or {@linkplain #each of each name}. Other things
 * have limits, too, such as the number of decks.
 *
 * <pre>{@code
 * Limit.<Card>of("HB-2.1/deck-size", "a deck has {size:number} cards, not {number:number}").exactly(40)
 * Limit.<Card>of("HB-2.2/copies", "{card} is in the deck {times:times}, but may be there only {most:times}").each(Card::name).atMost(3)
 * // Oar Hand is in the deck 4 times, but may be there only 3 times (HB-2.2)
 * }</pre>
 *
 * <p>The sentence can name these facts, and those that the limit {@linkplain #fact adds}: {@code number:number} is how many there are,
 * {@code least:number} (or {@code needed:number}) and {@code most:number} are the limits, {@code size:number} is both if they are the same;
 * {@code times:times} and {@code most:times} say how often; {@code card} is the first one.
 *
 * @param said what is said of too few or too many cards
 * @param among which cards are counted
 * @param each what cards have in common that are counted together; null if all are
 * @param different what differs in those of which there must be some; null if copies count, too
 * @param least how many must be there
 * @param most how many of these cards may be there
 * @param facts further facts for the sentence
 * @param <K> what is counted
 */
public record Limit<K>(
        Function<Array<K>, Said> said,
        Predicate<? super K> among,
        @Nullable Function<? super K, ?> each,
        @Nullable Function<? super K, ?> different,
        int least,
        ToIntFunction<Array<K>> most,
        Map<String, Function<Array<K>, Object>> facts) {
    private static final Predicate<Object> ALL = any -> true;
    private static final int OUT_OF_MEASURE = 10;

    /** The key and the sentence of a refusal, as in {@link Rejection}. */
    public record Said(String key, String template) {}

    /** A limit that any number of any cards is within, and what is said of those that are not within those that are made of it. */
    public static <K> Limit<K> of(String key, String template) {
        Said said = new Said(key, template);
        return new Limit<>(any -> said, ALL, null, null, 0, any -> Integer.MAX_VALUE, TreeMap.empty());
    }

    /** With something else to say if the cards that are too few or too many are such. */
    public Limit<K> or(Predicate<Array<K>> such, String key, String template) {
        Said other = new Said(key, template);
        return new Limit<>(
                cards -> such.test(cards) ? other : said.apply(cards), among, each, different, least, most, facts);
    }

    /** The same of these cards only; of other cards nothing is asked. */
    public Limit<K> among(Predicate<? super K> cards) {
        Predicate<K> both = card -> among.test(card) && cards.test(card);
        return new Limit<>(said, both, each, different, least, most, facts);
    }

    /** The same for cards of each name by itself, or whatever it is that they have in common. */
    public Limit<K> each(Function<? super K, ?> inCommon) {
        return new Limit<>(said, among, inCommon, different, least, most, facts);
    }

    /** At least that many must be there. */
    public Limit<K> atLeast(int number) {
        return new Limit<>(said, among, each, different, number, most, facts);
    }

    /** At least that many that differ in their names, or in whatever it is, must be there. */
    public Limit<K> atLeast(int number, Function<? super K, ?> differing) {
        return new Limit<>(said, among, each, differing, number, most, facts);
    }

    /** At most that many may be there. */
    public Limit<K> atMost(int number) {
        return new Limit<>(said, among, each, different, least, any -> number, facts);
    }

    /** At most as many may be there as it says of the first of them; for limits of {@link #each}. */
    public Limit<K> atMost(ToIntFunction<? super K> number) {
        return new Limit<>(said, among, each, different, least, cards -> number.applyAsInt(cards.head()), facts);
    }

    /** Exactly that many must be there. */
    public Limit<K> exactly(int number) {
        return atLeast(number).atMost(number);
    }

    /**
     * With a further fact for the sentence.
     *
     * @param name as the sentence has it in braces, with its type
     * @param of finds it in the cards that were counted
     */
    public Limit<K> fact(String name, Function<Array<K>, Object> of) {
        return new Limit<>(said, among, each, different, least, most, facts.put(name, of));
    }

    /** What is wrong with these cards, in their order. */
    public Array<Problem> problems(Array<K> cards, String place) {
        return problems(cards, place, group -> few(group) || many(group));
    }

    Array<Problem> problems(Array<K> cards, String place, Predicate<Array<K>> wrong) {
        return groups(cards.filter(among)).filter(wrong).map(group -> {
            Said why = said.apply(group);
            return new Problem(place, Rejection.naming(why.key, why.template, fact -> told(fact, group)));
        });
    }

    /** In the order of the first of each. */
    private Array<Array<K>> groups(Array<K> counted) {
        if (each == null) {
            return Array.of(counted);
        }
        LinkedHashMap<@Nullable Object, ArrayBuilder<K>> groups = new LinkedHashMap<>();
        counted.forEach(card -> groups.computeIfAbsent(each.apply(card), any -> new ArrayBuilder<>(2))
                .add(card));
        return Array.ofAll(groups.values()).map(ArrayBuilder::all);
    }

    boolean few(Array<K> group) {
        return number(group) < least;
    }

    boolean many(Array<K> group) {
        return group.size() > most.applyAsInt(group);
    }

    private int number(Array<K> group) {
        return different == null
                ? group.size()
                : group.<Object>distinctBy(different).size();
    }

    /** Whether it counts all cards together. */
    boolean overall() {
        return among == ALL && each == null;
    }

    /** Whether there are more than ten times too many cards. */
    boolean outOfMeasure(Array<K> cards) {
        return overall() && cards.size() > OUT_OF_MEASURE * Math.max(1L, most.applyAsInt(cards));
    }

    /** How many copies of a card may be added to these cards; {@link Integer#MAX_VALUE} if nothing is asked of such a card. */
    public int room(Array<K> cards, K card) {
        if (!among.test(card)) {
            return Integer.MAX_VALUE;
        }
        Predicate<K> same = other -> each == null || Objects.equals(each.apply(other), each.apply(card));
        return Math.max(
                0, most.applyAsInt(Array.of(card)) - cards.count(other -> among.test(other) && same.test(other)));
    }

    private Object told(String fact, Array<K> group) {
        return facts.get(fact).map(of -> of.apply(group)).getOrElse(() -> switch (fact) {
            case "card" -> group.head();
            case "number:number" -> number(group);
            case "least:number", "needed:number" -> least;
            case "most:number", "size:number" -> most.applyAsInt(group);
            case "times:times" -> group.size();
            case "most:times" -> most.applyAsInt(group);
            default -> throw new IllegalStateException("no limit knows {" + fact + "}");
        });
    }
}
