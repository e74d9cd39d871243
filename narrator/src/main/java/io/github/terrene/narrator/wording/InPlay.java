package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Tells which values are things in play: those that have their own number in play, and a card. */
public final class InPlay {
    /** The names of a thing's own number; other numbers are those of things that it refers to. */
    private static final Array<String> OWN = Array.of("id", "number");

    private InPlay() {}

    /** The part that is the number of a thing in play; none if such values are not things in play, though they may refer to one. */
    public static Option<Part> number(ProductForm<?> form) {
        return card(form).isEmpty() ? Option.none() : form.parts().find(InPlay::isOwnNumber);
    }

    /** The part that is the card of a thing in play. */
    public static Option<Part> card(ProductForm<?> form) {
        Array<Part> parts = form.parts();
        for (int i = 0; i < parts.size(); i++) { // of every value that is shown, most of which have none
            if (isCard(parts.get(i).form())) {
                return Option.some(parts.get(i));
            }
        }
        return Option.none();
    }

    private static boolean isOwnNumber(Part part) {
        return part.names() == Named.IN_PLAY && part.form() instanceof WholeForm && OWN.contains(part.name());
    }

    static boolean isCard(Form<?> form) {
        return form instanceof ScalarForm<?> scalar && PrintedCard.class.isAssignableFrom(scalar.type());
    }
}
