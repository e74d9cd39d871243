package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.control.Option;

/** Which values are things in play: those that begin with a number in play, and have a card. */
public final class InPlay {
    private InPlay() {}

    /**
     * The part that is the number of a thing in play: its first one; none if such values are no things in play, but may speak of one.
     */
    public static Option<Part> number(ProductForm<?> form) {
        return card(form)
                .flatMap(card -> form.parts().headOption())
                .filter(part -> part.names() == Named.IN_PLAY && part.form() instanceof WholeForm);
    }

    /** The part that is its card. */
    public static Option<Part> card(ProductForm<?> form) {
        return form.parts().find(part -> isCard(part.form()));
    }

    static boolean isCard(Form<?> form) {
        return form instanceof ScalarForm<?> scalar && PrintedCard.class.isAssignableFrom(scalar.type());
    }
}
