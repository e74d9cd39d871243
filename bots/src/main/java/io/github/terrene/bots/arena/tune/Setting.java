package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * How far each number is from the printed one.
 *
 * @param steps one for each dial, in their order
 */
public record Setting(Array<Integer> steps) {
    /** All as it is printed. */
    public static Setting printed(Array<Dial> dials) {
        return new Setting(dials.map(any -> 0));
    }

    /**
     * As errata say.
     *
     * @return the setting, or which of them no dial reaches
     */
    public static Either<Seq<Problem>, Setting> of(Array<Dial> dials, Array<Erratum> errata) {
        Setting setting = printed(dials);
        Array<Problem> wrong = Array.empty();
        for (Erratum erratum : errata) {
            int place = dials.indexWhere(dial -> dial.reaches(erratum));
            wrong = wrong.appendAll(Option.when(
                    place < 0,
                    () -> Problem.at(
                            erratum.place(),
                            "tune/from",
                            "{number:number} cannot be reached with what may change",
                            erratum.number())));
            setting = place < 0 ? setting : setting.with(place, dials.get(place).steps(erratum.number()));
        }
        return wrong.isEmpty() ? Either.right(setting) : Either.left(wrong);
    }

    /** The same with one number elsewhere. */
    Setting with(int dial, int to) {
        return new Setting(steps.update(dial, to));
    }

    /** How many steps it is from what is printed. */
    public int size() {
        return steps.map(Math::abs).sum().intValue();
    }

    /** The numbers that are not as they are printed. */
    public Array<Erratum> errata(Array<Dial> dials) {
        return dials.zip(steps).filter(each -> each._2 != 0).map(each -> each._1.erratum(each._2));
    }
}
