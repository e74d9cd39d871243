package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What a seat knows about the deck of another player in a game: cards that it has seen, and face-down cards whose kind it knows. An imagined
 * deck must have them all.
 */
@Rule({"TO-11.1", "TO-14.7", "TO-14.8"})
public final class SeenDeck {
    private final Setting setting;
    private final Array<Card> known;
    private final Array<FaceDown> places;
    /** Starting Characters, Items and Commands, or Terrains that the deck can only have if they are among those placed. */
    private final Array<FaceDown> scarce;
    /** Whether a card lies in each of these places; otherwise the deck should have a card for it if it may. */
    private final boolean placed;

    private SeenDeck(
            Setting setting, Array<Card> known, Array<FaceDown> places, Array<FaceDown> scarce, boolean placed) {
        this.setting = setting;
        this.known = known;
        this.places = places;
        this.scarce = scarce;
        this.placed = placed;
    }

    /** What is known about an unseen deck: only that it should hold a starting party. */
    @Rule({"TO-2.3", "TO-14.6"})
    public static SeenDeck unseen(Setting setting) {
        Array<FaceDown> pairs = Array.fill(
                        setting.format().partySize(), Array.of(FaceDown.STARTER, FaceDown.HELD_BY_STARTER))
                .flatMap(pair -> pair);
        return new SeenDeck(setting, Array.empty(), pairs.prepend(FaceDown.GROUND), Array.empty(), false);
    }

    /**
     * What the view of a game tells about a deck.
     *
     * @param seat the owner of the deck, which is not the seat of the view
     * @param size the number of its cards
     */
    public static SeenDeck of(View view, Catalogue catalogue, Seat seat, int size) {
        Side side = view.table().side(seat);
        if (side.unplaced()) {
            return unseen(view.setting());
        }
        Array<Card> known = Imagination.known(view, catalogue, seat);
        Array<Held> held = Imagination.heldOf(view.table().sides(), seat);
        int hidden = side.members().count(member -> member.card().unknown());
        int covered = held.count(each -> each.card().unknown());
        int ofNoDeck = cards(side, held) - size;
        if (view.table().turn() == 0) {
            return atStart(view.setting(), known, hidden, covered, ofNoDeck <= 0);
        }
        Array<FaceDown> places = Array.fill(hidden - Math.max(0, ofNoDeck), FaceDown.CHARACTER)
                .appendAll(Array.fill(covered, FaceDown.HELD));
        return new SeenDeck(view.setting(), known, places, Array.empty(), true);
    }

    /** The number of cards that a player owns: a deck's cards, hidden tokens, and at the start possibly Open Field. */
    private static int cards(Side side, Array<Held> held) {
        return side.deck().size()
                + side.hand().size()
                + side.discards().size()
                + held.size()
                + side.members()
                        .count(member ->
                                member.card().unknown() || member.card().ofDecks())
                + side.terrains()
                        .count(ground ->
                                ground.card().unknown() || ground.card().ofDecks());
    }

    /** A party with fewer cards than the format asks for shows what the deck has run out of. */
    private static SeenDeck atStart(Setting setting, Array<Card> known, int starters, int held, boolean ground) {
        Array<FaceDown> scarce = Array.empty();
        scarce = starters < setting.format().partySize() ? scarce.append(FaceDown.STARTER) : scarce;
        scarce = held < starters ? scarce.append(FaceDown.HELD_BY_STARTER) : scarce;
        return new SeenDeck(
                setting,
                known,
                Array.fill(starters, FaceDown.STARTER)
                        .appendAll(Array.fill(held, FaceDown.HELD_BY_STARTER))
                        .appendAll(Array.fill(ground ? 1 : 0, FaceDown.GROUND)),
                ground ? scarce : scarce.append(FaceDown.GROUND),
                true);
    }

    /** The cards that the seat knows to be in the deck, sorted by id, copies repeated. */
    public Array<Card> known() {
        return known;
    }

    /**
     * A card for each face-down place, as far as these cards include one: the first that can lie there, within the limits of decks if possible.
     * If nothing was placed yet, the limits take precedence.
     *
     * @param cards the cards that the deck may have, in the order in which they are tried
     * @param most how many of them the deck can take
     */
    public Array<Card> faceDown(Array<Card> cards, DeckRules rules, int most) {
        Array<Card> taken = Array.empty();
        Array<Card> left = cards;
        DeckLimits<Card> limits = rules.kinds(setting.edition());
        for (FaceDown place : places) {
            @Nullable Card found = first(left, place, limits, taken);
            if (found != null) {
                taken = taken.append(found);
                left = left.remove(found);
            }
        }
        return taken.take(most);
    }

    private @Nullable Card first(Array<Card> cards, FaceDown place, DeckLimits<Card> limits, Array<Card> taken) {
        Array<Card> fitting = cards.filter(card -> place.takes(card, taken, setting.edition()));
        return fitting.find(card -> limits.room(known.appendAll(taken), card) > 0)
                .orElse(placed ? fitting.headOption() : Option.none())
                .getOrNull();
    }

    /** Whether a deck with these cards may have one more; not if that card would have been placed at the start. */
    public boolean permits(Array<Card> deck, Card card) {
        for (int i = 0; i < scarce.size(); i++) {
            if (scarce.get(i).takes(card, deck, setting.edition())) {
                return false;
            }
        }
        return true;
    }
}
