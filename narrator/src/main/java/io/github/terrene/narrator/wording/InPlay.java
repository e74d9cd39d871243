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

/** Which values are things in play: those that have a number in play of their own, and a card. */
public final class InPlay {
    /** What the own number of a thing is called; others are those of things that it speaks of. */
    private static final Array<String> OWN = Array.of("id", "number");

    private InPlay() {}

    /** The part that is the number of a thing in play; none if such values are no things in play, but may speak of one. */
    public static Option<Part> number(ProductForm<?> form) {
        return card(form)
                .flatMap(card -> form.parts()
                        .find(part -> part.names() == Named.IN_PLAY
                                && part.form() instanceof WholeForm
                                && OWN.contains(part.name())));
    }

    /** The part that is its card. */
    public static Option<Part> card(ProductForm<?> form) {
        return form.parts().find(part -> isCard(part.form()));
    }

    static boolean isCard(Form<?> form) {
        return form instanceof ScalarForm<?> scalar && PrintedCard.class.isAssignableFrom(scalar.type());
    }
}
