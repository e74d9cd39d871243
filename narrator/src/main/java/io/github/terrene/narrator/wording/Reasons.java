package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Named;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Says what has a key and facts: why something is refused, and sentences that stand for themselves. */
record Reasons(Writer writer) {
    private static final Forms FORMS = Forms.builder().build();

    /** What comes before the keys of refusals in a language file. */
    static final String SECTION = "refusals.";

    /** The variant of numbers that say how often: once, 3 times. */
    static final String OFTEN = "often";

    Said why(Rejection rejection) {
        String key = rejection.key();
        Array<Phrase> phrases =
                writer.phrases().of(Array.of(SECTION + key, SECTION + "*" + key.substring(key.indexOf('/'))), "");
        Facts facts = new Facts(rejection.facts(), writer.known());
        return said(phrases, facts)
                .orElse(() -> said(
                        CodePhrase.of(rejection.template(), writer.phrases()).toArray(), facts))
                .getOrElse(() -> Said.plain(rejection.text()));
    }

    /** A sentence that has a line of its own. */
    Option<Said> sentence(String key, Seq<Fact> facts) {
        return said(writer.phrases().of(Array.of(key), ""), new Facts(facts, writer.known()));
    }

    private Option<Said> said(Array<Phrase> phrases, Facts facts) {
        return writer.ways(phrases, facts, Features.OPEN)
                .headOption()
                .map(way -> Piece.all(way.pieces(), writer.phrases().changes()));
    }

    /**
     * Facts, and what is printed on the cards among them.
     *
     * @param known what stands behind the ids of cards
     */
    private record Facts(Seq<Fact> facts, Known known) implements Scope {
        @Override
        public Option<Thing> at(Array<String> path) {
            return facts.find(fact -> fact.name().equals(path.head()))
                    .map(fact -> new Thing(form(fact.value()), fact.value(), names(fact), fact.name(), Option.none()))
                    .flatMap(fact -> new ThingScope(fact, Option.none(), known).at(path.tail()));
        }

        /** A card that is not known, as a player could make one up, is called as it was called. */
        private Named names(Fact fact) {
            if (fact.type() == Fact.Type.CARD
                    && known.card((String) fact.value()).isDefined()) {
                return Named.CARD;
            }
            return fact.value() instanceof String text && known.named(text).isDefined()
                    ? Named.CARD_NAME
                    : Named.SENTENCE;
        }

        private static Form<?> form(Object value) {
            if (value instanceof Array<?>) {
                return ListForm.of(FORMS.of(String.class));
            }
            return value instanceof Seat ? GameForms.SEAT : FORMS.of(value instanceof Long ? long.class : String.class);
        }
    }
}
