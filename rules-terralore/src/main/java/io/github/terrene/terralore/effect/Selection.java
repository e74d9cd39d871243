package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Whom a part of an effect reaches. */
@Rule({"TL-9.9", "TL-9.22", "TL-9.24"})
public sealed interface Selection {
    /** Their numbers; none while the controller chooses. */
    Option<Seq<Integer>> in(Resolution here);

    /** Their words. */
    String say();

    /** Whether the words are a plural. */
    default boolean plural() {
        return false;
    }

    /** The card itself, as its text says. */
    record Itself() implements Selection {
        @Override
        public Option<Seq<Integer>> in(Resolution here) {
            return Option.some(here.sourceStands() ? Array.of(here.source().number()) : Array.empty());
        }

        @Override
        public String say() {
            return "this Creature";
        }
    }

    /**
     * All of them.
     *
     * @param who whom
     */
    record All(Who who) implements Selection {
        @Override
        public Option<Seq<Integer>> in(Resolution here) {
            return Option.some(who.in(here));
        }

        @Override
        public String say() {
            return (who.whose() == Whose.OWN ? "" : "all ") + who.say(true);
        }

        @Override
        public boolean plural() {
            return true;
        }
    }

    /**
     * So many of them, which the controller chooses; all if there are fewer. Different ones, in ascending order of their numbers.
     *
     * @param number how many, 1 or more
     * @param who whom
     */
    record Targets(int number, Who who) implements Selection {
        @Override
        public Option<Seq<Integer>> in(Resolution here) {
            Array<Integer> left = who.in(here);
            Array<Integer> chosen = Array.empty();
            int wanted = Math.min(number, left.size());
            while (chosen.size() < wanted) {
                Array<Integer> offered = left.take(left.size() - (wanted - chosen.size() - 1));
                Option<Choice> choice = here.choose(
                        Question.of(here.controller(), "TL-9.9", "target", offered.map(Choice.Creature::new)));
                if (choice.isEmpty()) {
                    return Option.none();
                }
                int target = ((Choice.Creature) choice.get()).number();
                chosen = chosen.append(target);
                left = left.filter(each -> each > target);
            }
            return Option.some(chosen);
        }

        @Override
        public String say() {
            if (number == 1) {
                return who.one();
            }
            return number + (who.whose() == Whose.OWN ? " of " : " ") + who.say(true);
        }

        @Override
        public boolean plural() {
            return number > 1;
        }
    }
}
