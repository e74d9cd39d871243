package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.Ascending;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Eligibility;
import io.github.terrene.terralore.card.Proofreadable;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The Creatures that a part of an effect applies to. */
@Rule({"TL-9.9", "TL-9.22", "TL-9.24"})
public sealed interface Selection extends Proofreadable {
    /** Their numbers; none while the controller chooses. */
    Option<Seq<Integer>> in(Resolution here);

    /** The card itself, as its text says. */
    record Itself() implements Selection {
        @Override
        public Option<Seq<Integer>> in(Resolution here) {
            return Option.some(here.sourceStands() ? Array.of(here.source().number()) : Array.empty());
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.thisCreature();
        }
    }

    /** All Creatures that fit the filter. */
    record All(CreatureFilter who) implements Selection {
        @Override
        public Option<Seq<Integer>> in(Resolution here) {
            return Option.some(who.in(here));
        }
    }

    /**
     * The controller chooses this many Creatures that fit the filter, or all if there are fewer: different ones, in ascending order of their
     * numbers.
     *
     * @param number the number of Creatures, 1 or more
     * @param who which Creatures may be chosen
     */
    record Targets(
            @Rule("TL-9.24") @Bounded(most = Proofreader.FIELD, called = "the number of targets")
            int number,

            CreatureFilter who)
            implements Selection {
        @Override
        public Option<Seq<Integer>> in(Resolution here) {
            return Option.narrow(Ascending.choose(number, who.in(here), offered -> ask(here, offered)));
        }

        private Option<Integer> ask(Resolution here, Array<Integer> offered) {
            Question question = Question.of(here.controller(), "TL-9.9", "target", offered.map(Choice.Creature::new));
            return here.choose(question, eligible(here, offered)).map(choice -> ((Choice.Creature) choice).number());
        }

        private Eligibility eligible(Resolution here, Array<Integer> offered) {
            return (choice, why) -> choice.onField(here).forAll(creature -> mayBeNext(here, offered, creature, why));
        }

        private boolean mayBeNext(Resolution here, Array<Integer> offered, CardOnField creature, Verdict why) {
            return who.permits(here, creature, Verdict.SILENT)
                    ? Eligibility.ascending(
                            "TL-9.24",
                            offered,
                            creature.number(),
                            creature.card().id(),
                            why)
                    : who.permits(here, creature, why);
        }
    }
}
