package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What may be wrong with a text of a card. Some texts come from card sets, and anything that they throw is a problem like any other. */
@Rule({"HB-1.6", "HB-7.35"})
final class TextFaults {
    private final Proofreadable text;
    private final Proofreader reader;
    private final String place;
    private Array<Problem> thrown = Array.empty();

    private TextFaults(Card card, Option<Ability> ability, Proofreadable text, String place) {
        this.text = text;
        this.place = place + ", " + text.getClass().getSimpleName();
        this.reader = new Proofreader(card, ability, this.place);
    }

    /**
     * Everything wrong with the texts of an otherwise complete card.
     *
     * @param place the card, as problems name it
     */
    static Array<Problem> in(Card card, String place) {
        Array<Problem> problems =
                card.continuous().flatMap(text -> new TextFaults(card, Option.none(), text, place).read());
        for (Ability ability : card.abilities()) {
            problems = problems.appendAll(ability.effects()
                    .flatMap(effect -> new TextFaults(card, Option.some(ability), effect, place).read(effect)));
        }
        return problems;
    }

    /** How many targets the effects of a card have; effects that throw count as none. */
    static long targets(Card card) {
        return card.abilities()
                .flatMap(Ability::effects)
                .flatMap(effect -> Option.of(new TextFaults(card, Option.none(), effect, "").aims(effect)))
                .map(Targets::number)
                .sum()
                .longValue();
    }

    private <T> @Nullable T asked(String what, Supplier<@Nullable T> question) {
        try {
            return question.get();
        } catch (Throwable bug) {
            String why = FaultyEffect.of(what, text, bug).getMessage();
            thrown = thrown.append(Problem.at(place, "HB-1.6/faulty", "it cannot be read: {why}", why));
            return null;
        }
    }

    private Array<Problem> read() {
        asked("its proofreading", () -> proofread(text));
        return problems();
    }

    private Array<Problem> read(Effect effect) {
        @Nullable Targets aims = aims(effect);
        asked("its proofreading", () -> proofread(text));
        if (aims != null && !reader.lacksSomething()) {
            reader.targets(aims.number());
            asked("what it aims at", () -> proofread(aims.sort()));
        }
        return problems().distinct();
    }

    private @Nullable Proofreadable proofread(@Nullable Proofreadable part) {
        reader.part("HB-7.35", "the sort of its targets", part);
        return part;
    }

    /** The problems found; if something is missing, that explains why something is thrown. */
    private Array<Problem> problems() {
        return reader.lacksSomething() ? reader.problems() : reader.problems().appendAll(thrown);
    }

    private @Nullable Targets aims(Effect effect) {
        return asked("its targets", () -> {
            Option<Targets> aimed = effect.targets();
            return aimed.isEmpty() ? null : Objects.requireNonNull(aimed.get(), "what it aims at is null");
        });
    }
}
