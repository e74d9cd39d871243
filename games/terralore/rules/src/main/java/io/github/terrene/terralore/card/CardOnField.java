package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/**
 * A card face-up on the field.
 *
 * @param number its number, given in order of entry; a card that comes back gets a new one
 * @param card the card
 * @param owner the player to whose zones it goes when it leaves the field
 * @param place where it is: on the side of the player who controls it
 * @param entered when it came into that lane; a higher number is later
 * @param changes the changes made to its points, the oldest first
 */
@Rule({"TL-3.8", "TL-8.8", "TL-9.7"})
public record CardOnField(
        @Names(Named.IN_PLAY) int number,
        @Open Card card,
        @Owner Seat owner,
        Place place,
        @Names(Named.MOMENT) int entered,
        Array<Change> changes)
        implements Thing {

    /** Who controls it. */
    @Override
    public Seat controller() {
        return place.seat();
    }

    /** Whether it counts as a Creature. */
    public boolean creature() {
        return card.kind().creature();
    }

    /** Whether it is a token. */
    public boolean token() {
        return card.kind() == CardKind.TOKEN;
    }

    /** The same card in another place, as the newest card there, with all its changes. */
    @Rule("TL-8.7")
    public CardOnField movedTo(Place there, int when) {
        return new CardOnField(number, card, owner, there, when, changes);
    }

    /** The same card with one more change. */
    public CardOnField with(Change change) {
        return new CardOnField(number, card, owner, place, entered, changes.append(change));
    }

    /** The same card without what lasts only for the turn. */
    public CardOnField lasting() {
        return changes.isEmpty() || changes.forAll(change -> change.duration() == Duration.LASTING)
                ? this
                : new CardOnField(
                        number,
                        card,
                        owner,
                        place,
                        entered,
                        changes.filter(change -> change.duration() == Duration.LASTING));
    }

    /** Whether a change forbids it that. */
    @Rule("TL-9.35")
    public boolean isForbidden(Deed deed) {
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i).forbids(deed)) {
                return true;
            }
        }
        return false;
    }

    /** Its printed points for its lane, or the newest "points are N", plus all additions; continuous effects are not included. */
    @Rule("TL-9.12")
    public int points() {
        int base = card.points().in(place.lane());
        long added = 0;
        for (int i = 0; i < changes.size(); i++) {
            base = changes.get(i).replaces(base);
            added += changes.get(i).adds();
        }
        return Points.bounded(base + added);
    }
}
