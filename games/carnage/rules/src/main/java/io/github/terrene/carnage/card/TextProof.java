package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;

/** Checks whether the texts of a card make sense on it. They may be anybody's code, so whatever they throw is a problem, too. */
@Rule({"CG-12.1", "CG-12.13"})
final class TextProof {
    /** The forms of cards, open to the texts of all modules. */
    static final Forms FORMS = Forms.builder()
            .family(Effect.class, Array.empty())
            .family(Trait.class, Array.empty())
            .build()
            .open();

    private static final String UNREADABLE = "CG-12.1";

    private final Card card;
    private final Array<Element> elements;

    private TextProof(Card card, Array<Element> elements) {
        this.card = card;
        this.elements = elements;
    }

    /** Everything wrong with the traits and effects of a card. */
    static Array<Problem> of(Card card, Array<Element> elements) {
        TextProof proof = new TextProof(card, elements);
        return card.traits()
                .flatMap(proof::problemsOfTrait)
                .appendAll(card.abilities()
                        .flatMap(Ability::effects)
                        .flatMap(effect -> proof.problems(Effect.class, effect)));
    }

    private Array<Problem> problemsOfTrait(Trait trait) {
        Array<Problem> problems = problems(Trait.class, trait);
        return problems.isEmpty() ? answers(trait) : problems;
    }

    private <T extends Proofreadable> Array<Problem> problems(Class<T> family, T text) {
        String place = place(text);
        return PartCheck.of(FORMS.of(family), text, place).outOfBounds().appendAll(proofread(place, text));
    }

    private String place(Proofreadable text) {
        return card.name() + ", " + text.getClass().getSimpleName();
    }

    private Array<Problem> proofread(String place, Proofreadable text) {
        Proofreader proof = new Proofreader(card, elements, place);
        try {
            text.proofread(proof);
        } catch (Throwable thrown) {
            return proof.problems().append(faulty(place, text, thrown));
        }
        return proof.problems();
    }

    /** Checks all answers of a trait, which can be known beforehand: each must be one that a duel can go on with. */
    @Rule({"CG-1.11", "CG-12.5", "CG-12.13"})
    private Array<Problem> answers(Trait trait) {
        String place = place(trait);
        Proofreader proof = new Proofreader(card, elements, place);
        try {
            proof.number("CG-1.11", "a bonus", trait.bonus(false), 0, Proofreader.MOST);
            proof.number("CG-1.11", "a bonus", trait.bonus(true), 0, Proofreader.MOST);
            trait.winsTies();
            trait.savedFirst();
        } catch (Throwable thrown) {
            return proof.problems().append(faulty(place, trait, thrown));
        }
        return proof.problems().distinct();
    }

    /** What a text threw, as a problem; errors of the virtual machine are passed on. */
    static Problem faulty(String place, Object text, Throwable thrown) {
        String told = String.valueOf(FaultyEffect.of(place, text, thrown).getMessage());
        return Problem.at(
                place,
                UNREADABLE + "/faulty",
                "{why}",
                told.startsWith(place + ": ") ? told.substring(place.length() + 2) : told);
    }
}
