package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.vavr.collection.Array;

/**
 * A card in play: a Battle card in a slot, a Weapon on one, or a Situation. All of them are face-up.
 *
 * @param number its number, given in order of entry; a card that comes back gets a new one
 * @param card the card
 * @param owner the player whose hand or piles it goes to when it leaves
 * @param place where it is, on the side of the player who controls it; a Weapon is where its bearer is
 * @param since when it came to where it works, counted like the numbers of cards: a Battle card to the battlefield, a Weapon to its bearer
 * @param tokens the HP that a Battle card has left
 * @param changes the changes made to it, the oldest first
 */
@Rule({"HB-3.6", "HB-3.7", "HB-3.9", "HB-7.22"})
public record CardInPlay(
        @Names(Named.IN_PLAY) int number,
        @Open Card card,
        @Owner Seat owner,
        Place place,
        @Names(Named.MOMENT) int since,
        int tokens,
        Array<Changed> changes)
        implements Thing {
    /**
     * A change, and when it began.
     *
     * @param change the change
     * @param since when the change began, counted like the numbers of cards
     */
    @Rule("HB-9.15")
    public record Changed(
            Change change, @Names(Named.MOMENT) int since) {}

    /** A card that enters play, with its tokens. */
    @Rule({"HB-3.7", "HB-7.14"})
    public static CardInPlay entering(int number, Card card, Seat owner, Place place) {
        return new CardInPlay(number, card, owner, place, number, card.hp(), Array.empty());
    }

    /** Who controls it. */
    @Override
    @Rule("HB-3.9")
    public Seat controller() {
        return place.seat();
    }

    /** Whether it is a Battle card; a Weapon in play is not. */
    @Rule("HB-1.10")
    public boolean battle() {
        return card.kind() == CardKind.BATTLE;
    }

    /**
     * What a Battle card has.
     *
     * @throws IllegalArgumentException if it is a Weapon or a Situation
     */
    public Body body() {
        if (card.body().isEmpty()) {
            throw new IllegalArgumentException(
                    card.name() + " is no Battle card: it has neither ATK nor Melee or Ranged");
        }
        return card.body().get();
    }

    /** Whether it is a Weapon. */
    public boolean weapon() {
        return card.kind() == CardKind.WEAPON;
    }

    /** Whether it is a Weapon on that card. */
    public boolean borneBy(CardInPlay bearer) {
        return weapon() && bearer.battle() && place.equals(bearer.place);
    }

    /** Whether it is a Situation. */
    public boolean situation() {
        return card.kind() == CardKind.SITUATION;
    }

    /** Whether it is on the battlefield. */
    public boolean onBattlefield() {
        return place.slot().battlefield();
    }

    /** How many tokens are missing to its HP; 0 unless it is a Battle card. */
    public int missing() {
        return card.hp() - tokens;
    }

    /** The same card in another slot. */
    public CardInPlay movedTo(Place there, int since) {
        return new CardInPlay(number, card, owner, there, since, tokens, changes);
    }

    /** The same card with that many tokens. */
    public CardInPlay withTokens(int left) {
        return new CardInPlay(number, card, owner, place, since, left, changes);
    }

    /** The same card with one more change. */
    public CardInPlay with(Change change, int when) {
        return new CardInPlay(number, card, owner, place, since, tokens, changes.append(new Changed(change, when)));
    }

    /** Whether the next damage to it is prevented. */
    @Rule("HB-10.28")
    public boolean protectedFromDamage() {
        return !changes.isEmpty() && protection() >= 0;
    }

    /** The same card without the oldest change that prevents damage to it, if there is one. */
    @Rule("HB-10.28")
    public CardInPlay withoutProtection() {
        int place = protection();
        return place < 0
                ? this
                : new CardInPlay(number, card, owner, this.place, since, tokens, changes.removeAt(place));
    }

    private int protection() {
        return changes.indexWhere(changed -> changed.change().protects());
    }

    /** Whether a change made to it forbids it something. */
    @Rule("HB-10.27")
    public boolean forbidden(Deed deed) {
        return !changes.isEmpty() && changes.exists(changed -> changed.change().forbids(deed));
    }

    /** The same card without what lasts only for the turn. */
    @Rule("HB-5.5")
    public CardInPlay lasting() {
        if (changes.isEmpty()) {
            return this;
        }
        Array<Changed> left = changes.filter(each -> each.change().duration() == Duration.LASTING);
        return left.size() == changes.size() ? this : new CardInPlay(number, card, owner, place, since, tokens, left);
    }
}
