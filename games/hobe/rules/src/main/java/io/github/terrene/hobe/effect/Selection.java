package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Proofreadable;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The Battle cards that a part of an effect applies to. */
@Rule({"HB-7.35", "HB-10.5", "HB-10.16"})
public sealed interface Selection extends Proofreadable {
    /** Their numbers; none while the controller chooses. */
    Option<Array<Integer>> in(Resolution here);

    /** What is aimed at, if it is chosen. */
    default Option<Targets> targets() {
        return Option.none();
    }

    /** Whether it can mean several. */
    default boolean plural() {
        return false;
    }

    /** The card itself. */
    @Rule("HB-10.13")
    record Itself() implements Selection {
        @Override
        public Option<Array<Integer>> in(Resolution here) {
            return Option.some(here.source().map(CardInPlay::number).toArray());
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.thisBattleCard();
        }
    }

    /** The card that caused the effect: the other card that entered the battlefield. */
    @Rule({"HB-10.7", "HB-10.14"})
    record ThatCard() implements Selection {
        @Override
        public Option<Array<Integer>> in(Resolution here) {
            return Option.some(here.cause().map(CardInPlay::number).toArray());
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.thatCard();
        }
    }

    /** The first obstacle in the column of the card; none if that is the deck. */
    @Rule("HB-10.5")
    record Opposite() implements Selection {
        @Override
        public Option<Array<Integer>> in(Resolution here) {
            Option<CardInPlay> source = here.source().filter(CardInPlay::onBattlefield);
            return Option.some(source.flatMap(each -> Option.of(here.board().firstObstacle(each.place())))
                    .map(CardInPlay::number)
                    .toArray());
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.itsPlace();
        }
    }

    /** The Battle cards beside the card itself. */
    @Rule("HB-10.5")
    record Neighbours() implements Selection {
        @Override
        public Option<Array<Integer>> in(Resolution here) {
            return Option.some(here.source()
                    .toArray()
                    .flatMap(source -> here.board()
                            .inPlay(source.controller())
                            .filter(each -> each.battle()
                                    && each.place()
                                            .slot()
                                            .neighbours(source.place().slot())))
                    .map(CardInPlay::number));
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.itsPlace();
        }

        @Override
        public boolean plural() {
            return true;
        }
    }

    /** All Battle cards that fit the filter. */
    record All(BattleFilter who) implements Selection {
        @Override
        public Option<Array<Integer>> in(Resolution here) {
            return Option.some(who.in(here.board(), here.controller()).map(CardInPlay::number));
        }

        @Override
        public boolean plural() {
            return true;
        }
    }

    /**
     * Targets, which are named when an Event is played, and otherwise chosen when the effect happens.
     *
     * @param number the number of targets, 1 or 2
     * @param who which Battle cards may be chosen
     */
    @Rule({"HB-7.2", "HB-10.15"})
    record Target(int number, BattleFilter who) implements Selection {
        @Override
        public Option<Targets> targets() {
            return Option.some(new Targets(number, who));
        }

        @Override
        public Option<Array<Integer>> in(Resolution here) {
            return here.aimedAt(targets().get()).map(all -> all.map(each -> ((Choice.InPlay) each).number()));
        }

        @Override
        public boolean plural() {
            return number > 1;
        }
    }
}
