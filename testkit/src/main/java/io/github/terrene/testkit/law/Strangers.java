package io.github.terrene.testkit.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Course;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Actions that are mostly not legal: those that were legal elsewhere in a game, and the same with another seat, another
 * number or another name, which is done to their text.
 */
final class Strangers<A> {
    private static final int AT_ONCE = 24;
    private static final int STATES = 12;
    private static final Pattern WORD = Pattern.compile("(?<=[:(,\\[])[A-Za-z0-9._+-]+(?=[,)\\]])");

    private final Array<A> all;
    private final Rng rng;

    private Strangers(Array<A> all, Rng rng) {
        this.all = all;
        this.rng = rng;
    }

    static <C, S, A> Strangers<A> of(Course<C, S, A, ?> course) {
        Rng rng = Rng.of(course.opening().seed()).split(course.moves().size());
        Dice dice = rng.dice();
        Array<S> states = dice.shuffle(course.states()).take(STATES);
        LinkedHashSet<A> found =
                new LinkedHashSet<>(course.before(course.moves().size()).asJava());
        for (S state : states) {
            for (Seat seat : course.rules().seats(state)) {
                found.addAll(course.rules().legal(state, seat).asJava());
            }
        }
        Array<A> known = Array.ofAll(found);
        Array<String> words = words(course.rules().notation(), known);
        for (A action : dice.shuffle(known).take(10 * AT_ONCE)) {
            found.addAll(changed(course.rules(), course.opening().config(), action, words, dice)
                    .asJava());
        }
        return new Strangers<>(Array.ofAll(found), rng);
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
        return word.matches("-?[0-9]{1,6}") ? String.valueOf(Integer.parseInt(word) - 1) : word.equals("A") ? "C" : "A";
    }

    /** Some of them, others at each place. */
    Seq<A> at(int place) {
        Dice dice = rng.split(place).dice();
        return Array.fill(Math.min(AT_ONCE, all.size()), () -> dice.pick(all)).distinct();
    }
}
