package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What may be wrong with a text of a card that lacks nothing. Some texts come from card sets, and anything that they throw is a problem like
 * any other.
 */
public final class Proofreading {
    private final Text text;
    private final Proof proof;
    private final String place;
    private Array<Problem> thrown = Array.empty();

    /**
     * The proofreading of a text.
     *
     * @param proof checks it; it is asked about each part once
     * @param place the text, as problems name it
     */
    public Proofreading(Text text, Proof proof, String place) {
        this.text = text;
        this.proof = proof;
        this.place = place;
    }

    /**
     * Everything wrong with the text.
     *
     * @param form of the text, open to what other modules add
     * @param apart types whose values are checked by themselves, such as tokens
     */
    public Array<Problem> problems(Form<?> form, Class<?>... apart) {
        PartCheck check = PartCheck.of(form, text, place).apart(apart);
        Array<Text> parts = check.parts(Text.class);
        read(parts).forEach(part -> asked("its proofreading", () -> proofread(part)));
        proof.decided(parts);
        return check.outOfBounds().appendAll(proof.problems()).appendAll(thrown).distinct();
    }

    /** Whether something can be waited for is asked once: what it can happen to is no text of its own. */
    private Array<Text> read(Array<Text> parts) {
        return text instanceof Trigger ? Array.of(text) : parts;
    }

    private Text proofread(Text part) {
        proof.read(part);
        return part;
    }

    /** What a text of a card set answers; null if it throws, which is noted. */
    public <T> @Nullable T asked(String what, Supplier<? extends @Nullable T> question) {
        try {
            return question.get();
        } catch (Throwable bug) {
            thrown = thrown.append(faulty(place, proof.rule(text), what, text, bug));
            return null;
        }
    }

    /**
     * The problem that something thrown by a card set keeps a card from being read.
     *
     * @param rule the number of the rule that asks for a text
     * @param what what was asked
     */
    public static Problem faulty(String place, String rule, String what, Object text, Throwable bug) {
        String why = FaultyEffect.of(what, text, bug).getMessage();
        return Problem.at(place, rule + "/faulty", "it cannot be read: {why}", why);
    }
}
