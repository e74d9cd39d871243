package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.form.Spelling;
import io.vavr.collection.Array;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is wrong with the names that a language has for cards.
 *
 * @param phrases the language
 * @param cards those that have a printed name, by their ids
 */
record NameGaps(Phrases phrases, Array<Known.Printed> cards) {
    /** So many cards without a name are called by their ids. */
    private static final int MOST = 3;

    static Array<Problem> in(Phrases phrases, Array<Known.Printed> cards) {
        NameGaps gaps = new NameGaps(
                phrases, cards.reject(card -> card.name().isEmpty()).sortBy(Known.Printed::id));
        Array<String> given = phrases.under(Phrases.NAMES, "");
        return given.flatMap(gaps::ofNoCard)
                .appendAll(given.flatMap(gaps::twice))
                .appendAll(gaps.alike())
                .appendAll(gaps.missing());
    }

    private Array<Problem> ofNoCard(String id) {
        if (cards.exists(card -> phrases.names(card).contains(Phrases.NAMES + "." + id))) {
            return Array.empty();
        }
        Array<String> near = cards.map(Known.Printed::id).filter(card -> Spelling.near(card, id));
        return problem(
                lines(id).head(),
                near.isEmpty()
                        ? Rejection.of("words/no-card", "there is no card {card}", id)
                        : Rejection.of(
                                "words/misnamed-card", "there is no card {card}: did you mean {meant:any}?", id, near));
    }

    private Array<Phrase> lines(String id) {
        return phrases.of(Array.of(Phrases.NAMES + "." + id), "");
    }

    /** A name has several lines only if its number or another feature is different in each. */
    private Array<Problem> twice(String id) {
        Array<Phrase> all = lines(id);
        return all.filter(phrase -> all.takeUntil(phrase::equals)
                        .exists(before -> before.features() == phrase.features()
                                && before.conditions().equals(phrase.conditions())))
                .flatMap(phrase -> problem(
                        phrase,
                        Rejection.of(
                                "words/named-twice",
                                "{card} has a name in line {line:number} already",
                                id,
                                all.head().line())));
    }

    /** Whoever reads a name must know which card it is, also in a list where some names are printed ones. */
    private Array<Problem> alike() {
        Map<String, Known.Printed> called = new LinkedHashMap<>();
        cards.forEach(card -> called.put(card.name(), card));
        return cards.reject(card -> phrases.name(card).isEmpty()).flatMap(card -> {
            Known.Printed other = called.putIfAbsent(new Wording(phrases).called(card), card);
            return other == null || other.name().equals(card.name())
                    ? Array.<Problem>empty()
                    : problem(
                            phrases.name(card).head(),
                            Rejection.of("words/same-name", "{card} has the name of {other}", card.id(), other.id()));
        });
    }

    private Array<Problem> missing() {
        Array<Known.Printed> unnamed = cards.filter(card -> phrases.name(card).isEmpty());
        return phrases.inCode() || unnamed.isEmpty()
                ? Array.empty()
                : Array.of(Problem.at(
                        "the file",
                        "words/no-names",
                        "{number:number} of {all:number} cards have no name in this language: {card}",
                        unnamed.size(),
                        cards.size(),
                        unnamed.map(Known.Printed::id).take(MOST).mkString(", ")
                                + (unnamed.size() > MOST ? ", …" : "")));
    }

    private static Array<Problem> problem(Phrase phrase, Rejection why) {
        return Array.of(new Problem("line " + phrase.line(), why));
    }
}
