package io.github.terrene.kernel.word;

import io.github.terrene.kernel.card.PrintedCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What is made of other effects: it does nothing itself, but says which of them happen. */
public sealed interface Flow extends Effect {
    /** What it is made of, in the order of the text. */
    Array<Effect> parts();

    @Override
    default int worth() {
        return worth(parts());
    }

    /** How good these effects look for the controller of the text, all together. */
    static int worth(Array<Effect> effects) {
        int sum = 0;
        for (int i = 0; i < effects.size(); i++) {
            sum += effects.get(i).worth();
        }
        return sum;
    }

    /** Whether its parts can happen several times. */
    default boolean repeats() {
        return false;
    }

    @Override
    default boolean takesWhatFollows() {
        return true;
    }

    @Override
    default Seq<? extends PrintedCard> makes() {
        return parts().flatMap(Effect::makes);
    }

    /** Which parts happen now; none while an answer is awaited. */
    Option<Array<Step>> steps(Resolution here);

    /**
     * A part that is to happen.
     *
     * @param part its place among the parts
     * @param of the number of the thing for which it happens; 0 if it happens for none in particular
     */
    record Step(int part, int of) {
        private static Array<Step> all(int from, int number, int of) {
            return Array.range(from, from + number).map(part -> new Step(part, of));
        }

        private static final Array<Step> NONE = Array.empty();
    }

    /** Its parts are carried out one after another, not it. */
    @Override
    default void resolve(Resolution here) {
        throw new IllegalStateException("the parts of an effect are carried out one by one");
    }

    /**
     * Some happen if something is true, others if not: "if …, …; otherwise …".
     *
     * @param condition what must be true
     * @param then what happens if it is
     * @param otherwise what happens if it is not
     */
    record If(Condition condition, Array<Effect> then, Array<Effect> otherwise) implements Flow {
        @Override
        public Array<Effect> parts() {
            return then.appendAll(otherwise);
        }

        /** Which parts happen, nobody knows before. */
        @Override
        public int worth() {
            return Flow.worth(then);
        }

        @Override
        public Option<Array<Step>> steps(Resolution here) {
            return Option.some(
                    condition.holds(here) ? Step.all(0, then.size(), 0) : Step.all(then.size(), otherwise.size(), 0));
        }

        @Override
        public void proofread(Proof proof) {
            proof.notEmpty(this, then);
            proof.flowLast(this, then);
            proof.flowLast(this, otherwise);
            proof.plainBeforeOtherwise(this);
        }
    }

    /**
     * They happen if a player wants it: "you may …".
     *
     * @param who the player: one
     * @param parts what happens then
     */
    record May(Whose who, Array<Effect> parts) implements Flow {
        /** Who is asked wants only what is good for that player. */
        @Override
        public int worth() {
            return who == Whose.OWN ? Math.max(0, Flow.worth(parts)) : Math.min(0, Flow.worth(parts));
        }

        @Override
        public Option<Array<Step>> steps(Resolution here) {
            return here.agrees(here.players(who).head()).map(yes -> yes ? Step.all(0, parts.size(), 0) : Step.NONE);
        }

        @Override
        public void proofread(Proof proof) {
            proof.onePlayer(this, who);
            proof.notEmpty(this, parts);
            proof.flowLast(this, parts);
        }
    }

    /**
     * One of several happens: "choose one: …; or …".
     *
     * @param modes what can be chosen
     */
    record ChooseOne(Array<Mode> modes) implements Flow {
        /** As good as the best of them, since the controller chooses. */
        @Override
        public int worth() {
            return modes.map(mode -> Flow.worth(mode.effects())).max().getOrElse(0);
        }

        @Override
        public Array<Effect> parts() {
            return modes.flatMap(Mode::effects);
        }

        @Override
        public Option<Array<Step>> steps(Resolution here) {
            return here.mode(modes.size())
                    .map(chosen -> Step.all(
                            modes.take(chosen)
                                    .map(mode -> mode.effects().size())
                                    .sum()
                                    .intValue(),
                            modes.get(chosen).effects().size(),
                            0));
        }

        @Override
        public void proofread(Proof proof) {
            proof.modes(this);
        }
    }

    /**
     * One of several things to choose.
     *
     * @param effects what happens then
     */
    record Mode(Array<Effect> effects) implements Text {
        @Override
        public void proofread(Proof proof) {
            proof.notEmpty(this, effects);
            proof.flowLast(this, effects);
        }
    }

    /**
     * They happen once for each thing, which is "it" then: "for each of your Humans, it gets ATK +1".
     *
     * @param whom which things
     * @param parts what happens each time
     */
    record ForEach(Selection whom, Array<Effect> parts) implements Flow {
        @Override
        public boolean repeats() {
            return true;
        }

        @Override
        public Option<Array<Step>> steps(Resolution here) {
            return Option.<Array<? extends Thing>>narrow(whom.in(here))
                    .map(things ->
                            Array.<Thing>narrow(things).flatMap(thing -> Step.all(0, parts.size(), thing.number())));
        }

        @Override
        public void proofread(Proof proof) {
            proof.notEmpty(this, parts);
            proof.flowLast(this, parts);
            proof.repeatedOnce(this);
            proof.severalThings(this, whom);
        }
    }

    /**
     * They happen several times: "3 times, …".
     *
     * @param times how often; more than {@link #MOST} times counts as that
     * @param parts what happens each time
     */
    record Repeat(Amount times, Array<Effect> parts) implements Flow {
        /** The most times, so that nothing goes on for ever. */
        public static final int MOST = 10;

        @Override
        public boolean repeats() {
            return true;
        }

        @Override
        public Option<Array<Step>> steps(Resolution here) {
            return Option.some(Array.range(0, Math.max(0, Math.min(MOST, times.in(here))))
                    .flatMap(time -> Step.all(0, parts.size(), 0)));
        }

        @Override
        public void proofread(Proof proof) {
            proof.amount(this, "the number of times", times, MOST);
            proof.notEmpty(this, parts);
            proof.flowLast(this, parts);
            proof.repeatedOnce(this);
        }
    }
}
