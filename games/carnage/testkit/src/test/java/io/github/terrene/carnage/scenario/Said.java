package io.github.terrene.carnage.scenario;

import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;

/** Cards as players write them. */
final class Said {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Wording ENGLISH = Wording.of("carnage", "en").get();
    private static final Wording GERMAN = Wording.of("carnage", "de").get();

    private Said() {}

    /** A Legend of fire 4, air 2 and earth 2 with that text. */
    static Card legend(String text) {
        return card("fire Legend, level 3: fire 4, air 2, earth 2", text);
    }

    /** A card with that line and that text, which comes back from its text in both languages. */
    static Card card(String line, String text) {
        Array<Card> cards = read(line, text);
        for (Wording wording : Array.of(ENGLISH, GERMAN)) {
            String sheet = CardSheet.write(cards, FORM, wording);
            Array<Card> back = CardSheet.read(sheet, FORM, wording)
                    .getOrElseThrow(problems -> new AssertionError(sheet + problems.mkString("\n")));
            if (!back.equals(cards)) {
                throw new AssertionError("read otherwise: " + sheet);
            }
        }
        return cards.head();
    }

    private static Array<Card> read(String line, String text) {
        return CardSheet.read("Sayer\n" + line + "\n" + text + "\n", FORM, ENGLISH)
                .getOrElseThrow(problems -> new AssertionError(text + ": " + problems.mkString("\n")));
    }

    /** A table with that Legend at place 1 of South's spearhead, for whom it costs nothing to use it. */
    static Scene scene(String text) {
        return Scene.table().company(SOUTH, legend(text)).shards(SOUTH, 5);
    }

    /** What is wrong with a card as it is written. */
    static Array<String> faults(String line, String text) {
        return faults(read(line, text).head());
    }

    static Array<String> faults(CardBuilder card) {
        return faults(card.build());
    }

    private static Array<String> faults(Card card) {
        return Array.ofAll(Catalogue.of(StarterSet.elements(), Array.of(card))
                        .swap()
                        .getOrElse(Array.empty()))
                .map(Problem::key)
                .distinct();
    }
}
