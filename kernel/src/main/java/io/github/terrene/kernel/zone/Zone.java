package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that cards lie in a part of a record, and who knows them. The part is a card, a list of cards, a pile, or whatever else has cards in it.
 *
 * <pre>{@code
 * record Side(@Owner Seat seat, @Zone(to = NOBODY, as = DECK) Pile deck, @Zone(to = OWNER, as = HAND) Pile hand, @Zone(to = EVERYBODY) Pile discarded) {}
 *
 * record CardDrawn(@Owner Seat seat, @Zone(to = OWNER) @Revealed Card card) implements Event {}
 * }</pre>
 *
 * <p>How many cards there are, everybody knows. What stands for a card that a seat may not know is {@linkplain
 * io.github.terrene.kernel.form.Forms.Builder#hideable declared} with the forms of the game; other types that can be hidden, such as what
 * a player chooses in secret, are treated as cards are.
 *
 * <p>A zone for its owner needs an {@link Owner}, and a zone of any kind something that can be hidden: otherwise {@link Zones#check} refuses it
 * with its place.
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Zone {
    /** Who knows the cards. */
    Known to();

    /** What kind of place it is, which matters where unknown cards are imagined. */
    Kind as() default Kind.OTHER;

    /** Who knows the cards of a zone. */
    enum Known {
        /** Nobody: they lie face-down. */
        NOBODY,
        /** Only their {@link Owner}. */
        OWNER,
        /** They lie face-up; within, other zones may still be hidden. */
        EVERYBODY
    }

    /** What kind of place a zone is. */
    enum Kind {
        /** A hand, sorted by id: what a seat remembers about a hand is there. */
        HAND,
        /** Any other place. */
        OTHER,
        /** A deck, the top card first: what a seat remembers about a deck lies on top. */
        DECK
    }
}
