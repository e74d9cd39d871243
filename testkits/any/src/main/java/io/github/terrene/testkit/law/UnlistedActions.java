package io.github.terrene.testkit.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Actions that are mostly not legal: those that were legal elsewhere in a game or a moment ago, the same with another seat, another number or
 * another name, some put together from everything that occurred in their places, and any others that have the form of actions.
 */
public final class UnlistedActions<A> {
    private static final int AT_ONCE = 24;
    private static final int A_MOMENT_AGO = 8;
    private static final int ALMOST = 8;
    private static final int MANY = 96;
    private static final int STATES = 12;
    private static final int PUT_TOGETHER = 1500;
    private static final int DRAWN = 100;
    private static final String HOLE = "_";
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,6}");
    private static final Pattern WORD = Pattern.compile("(?<=[:(,\\[])[A-Za-z0-9._+-]+(?=[,)\\]])");

    private final Playthrough<?, ?, A, ?> playthrough;
    private final Array<A> familiar;

    /** Lazy, because few laws ask for them. */
    private final Lazy<Array<A>> strange;

    private final Rng rng;

    private UnlistedActions(Playthrough<?, ?, A, ?> playthrough, Array<A> familiar, Lazy<Array<A>> strange, Rng rng) {
        this.playthrough = playthrough;
        this.familiar = familiar;
        this.strange = strange;
        this.rng = rng;
    }

    /** Those of a playthrough. */
    public static <C, S, A> UnlistedActions<A> of(Playthrough<C, S, A, ?> playthrough) {
        Rng rng = Rng.of(playthrough.seeded().seed()).split(playthrough.moves().size());
        Dice dice = rng.dice();
        Array<S> states = dice.shuffle(playthrough.states()).take(STATES);
        LinkedHashSet<A> found = new LinkedHashSet<>(
                playthrough.before(playthrough.moves().size()).asJava());
        for (S state : states) {
            for (Seat seat : playthrough.rules().seats(state)) {
                found.addAll(playthrough.rules().legal(state, seat).asJava());
            }
        }
        Array<A> known = Array.ofAll(found);
        Array<String> words = words(playthrough.rules().notation(), known);
        for (A action : dice.shuffle(known).take(10 * AT_ONCE)) {
            found.addAll(changed(playthrough.rules(), playthrough.seeded().config(), action, words, dice)
                    .asJava());
        }
        found.addAll(drawn(playthrough, words, dice).asJava());
        return new UnlistedActions<>(
                playthrough,
                Array.ofAll(found),
                Lazy.of(() ->
                        putTogether(playthrough.rules(), playthrough.seeded().config(), known, dice)),
                rng);
    }

    /** What somebody could send who knows only the form of actions, the seats and the names of cards. */
    private static <C, A> Array<A> drawn(Playthrough<C, ?, A, ?> playthrough, Array<String> words, Dice dice) {
        Rules<C, ?, A, ?, ?> rules = playthrough.rules();
        Array<String> names = wordsOf(
                        rules.notation().writeConfig(playthrough.seeded().config()))
                .appendAll(words)
                .appendAll(Array.of("A", "B", "C"))
                .distinct();
        RandomValues actions =
                RandomValues.PLAIN.named(names).with(String.class, choices -> choices.of(names.append("no such name")));
        return Array.fill(DRAWN, actions.supplier(rules.forms().action(), dice));
    }

    /** Actions of the kinds that occurred, with a word in each place that occurred there, or any number where it was one. */
    private static <C, A> Array<A> putTogether(Rules<C, ?, A, ?, ?> rules, C config, Array<A> known, Dice dice) {
        Array<String> texts = known.map(rules.notation()::writeAction);
        Map<String, Array<Array<String>>> kinds =
                texts.groupBy(UnlistedActions::kind).mapValues(alike -> alike.map(UnlistedActions::wordsOf));
        Array<String> numbers = texts.flatMap(UnlistedActions::wordsOf)
                .filter(word -> NUMBER.matcher(word).matches())
                .distinct();
        return Array.fill(PUT_TOGETHER, () -> kind(dice.pick(texts)))
                .flatMap(kind -> rules.notation()
                        .readAction(config, filled(kind, kinds.get(kind).get(), numbers, dice))
                        .toOption());
    }

    /** What kind of action a text says, without what it names. */
    public static String kind(String text) {
        return WORD.matcher(text).replaceAll(HOLE);
    }

    private static Array<String> wordsOf(String text) {
        return Array.ofAll(WORD.matcher(text).results().map(MatchResult::group));
    }

    private static String filled(String kind, Array<Array<String>> alike, Array<String> numbers, Dice dice) {
        String text = kind;
        for (int place = 0; place < alike.head().size(); place++) {
            String word = dice.pick(alike).get(place);
            text = text.replaceFirst(HOLE, NUMBER.matcher(word).matches() ? dice.pick(numbers) : word);
        }
        return text;
    }

    private static <A> Array<String> words(Notation<?, ?, A> notation, Array<A> actions) {
        LinkedHashSet<String> words = new LinkedHashSet<>();
        for (A action : actions) {
            Matcher word = WORD.matcher(notation.writeAction(action));
            while (word.find()) {
                words.add(word.group());
            }
        }
        return Array.ofAll(words);
    }

    /** The action with each of its words replaced by another that occurs, or by a number that is one off. */
    private static <C, A> Seq<A> changed(
            Rules<C, ?, A, ?, ?> rules, C config, A action, Array<String> words, Dice dice) {
        String text = rules.notation().writeAction(action);
        Array<A> changed = Array.empty();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            String other = dice.below(3) == 0 ? neighbour(word.group()) : dice.pick(words);
            String different = text.substring(0, word.start()) + other + text.substring(word.end());
            Option<A> read = rules.notation().readAction(config, different).toOption();
            changed = changed.appendAll(read);
        }
        return changed;
    }

    private static String neighbour(String word) {
        return NUMBER.matcher(word).matches()
                ? String.valueOf(Integer.parseInt(word) - 1)
                : word.equals("A") ? "C" : "A";
    }

    /** Some of those that were legal elsewhere or almost are; different ones at each place. */
    public Seq<A> at(int place) {
        Dice dice = rng.split(place).dice();
        return some(familiar, AT_ONCE, dice)
                .appendAll(near(playthrough, place, dice))
                .distinct();
    }

    /** What was legal a moment ago, and what is legal now, of each kind, but for one word, which stands in another legal action. */
    private static <C, S, A> Seq<A> near(Playthrough<C, S, A, ?> playthrough, int place, Dice dice) {
        Array<A> now = legal(playthrough, place);
        Array<A> before = legal(playthrough, Math.max(0, place - 1));
        Notation<C, S, A> notation = playthrough.rules().notation();
        Map<String, Array<String>> words = words(notation, now).groupBy(UnlistedActions::sort);
        C config = playthrough.seeded().config();
        return some(before, A_MOMENT_AGO, dice)
                .appendAll(dice.shuffle(now)
                        .map(notation::writeAction)
                        .distinctBy(UnlistedActions::kind)
                        .take(ALMOST)
                        .flatMap(text -> almost(text, words, dice))
                        .flatMap(text -> notation.readAction(config, text)));
    }

    /** The text with each of its words replaced by two others of its sort. */
    private static Array<String> almost(String text, Map<String, Array<String>> words, Dice dice) {
        Array<String> changed = Array.empty();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            String before = text.substring(0, word.start());
            String after = text.substring(word.end());
            changed = changed.appendAll(
                    some(words.get(sort(word.group())).get(), 2, dice).map(other -> before + other + after));
        }
        return changed;
    }

    /** Whether a word is a number, a seat or a name. */
    private static String sort(String word) {
        return NUMBER.matcher(word).matches() ? "number" : word.length() == 1 ? "seat" : "name";
    }

    private static <S, A> Array<A> legal(Playthrough<?, S, A, ?> playthrough, int place) {
        S state = place == 0
                ? playthrough.start().state()
                : playthrough.moves().get(place - 1).step().state();
        return playthrough
                .rules()
                .seats(state)
                .toArray()
                .flatMap(seat -> playthrough.rules().legal(state, seat));
    }

    /** Many of all, different ones at each place. */
    public Seq<A> manyAt(int place) {
        return at(place)
                .appendAll(
                        some(strange.get(), MANY, rng.split(place).split(MANY).dice()));
    }

    private static <A> Seq<A> some(Array<A> from, int number, Dice dice) {
        return Array.fill(Math.min(number, from.size()), () -> dice.pick(from)).distinct();
    }
}
