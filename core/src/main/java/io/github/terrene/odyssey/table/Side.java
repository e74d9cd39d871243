package io.github.terrene.odyssey.table;

import static io.github.terrene.kernel.zone.Zone.Kind.DECK;
import static io.github.terrene.kernel.zone.Zone.Kind.HAND;
import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Insider;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Everything that belongs to one player. */
@Value.Immutable
public abstract class Side implements WithSide, Masked<Side> {
    /** The value of {@link #turns} if the player began without any Character, and the first turn is not over. */
    @Rule("TO-14.14")
    public static final int SPARED = -1;

    Side() {}

    /** The player whose side it is. */
    @Value.Parameter
    @Owner
    public abstract Seat seat();

    /** The players who may see its hidden cards: the player, and team-mates if the options say so (13.9). */
    @Rule({"TO-11.2", "TO-7.7"})
    @Value.Parameter
    @Insider
    public abstract Array<Seat> insiders();

    /** The number of Actions left (4.21). */
    @Value.Parameter
    public abstract int actions();

    /** The Characters, in the order in which they came into play. */
    @Value.Parameter
    @Zone(to = OWNER)
    public abstract Array<Member> members();

    /** The Terrains; the last is the active one, the one before it was active before that, and so on (4.23). */
    @Value.Parameter
    @Zone(to = OWNER)
    public abstract Array<TerrainInPlay> terrains();

    /** The hand, sorted by id. */
    @Value.Parameter
    @Zone(to = OWNER, as = HAND)
    public abstract Pile hand();

    /** The deck, the top card first. */
    @Value.Parameter
    @Zone(to = OWNER, as = DECK)
    public abstract Pile deck();

    /** The discard pile, the newest card last. */
    @Value.Parameter
    @Zone(to = EVERYBODY)
    public abstract Array<Card> discards();

    /**
     * The number of turns the player has begun; -1 ({@link #SPARED}) for a player who began without any Character, until that player's first
     * turn is over.
     */
    @Value.Parameter
    public abstract int turns();

    /** Whether the player played or switched a Terrain this turn under rule 4.12. */
    @Value.Parameter
    public abstract boolean terrainChanged();

    /** Whether the player traded this turn (4.15). */
    @Value.Parameter
    public abstract boolean traded();

    /** How often the player activated abilities this turn, including those of cards that have since left play. */
    @Rule("TO-8.39")
    @Value.Parameter
    public abstract int activations();

    /** What the rules often ask about everything that is in play here: {@link Summary}. */
    @Value.Derived
    @Value.Auxiliary
    long summary() {
        int flags = terrains().isEmpty()
                ? AbilityFlags.NONE
                : activeTerrain().card().abilityFlags();
        return Summary.of(members(), flags);
    }

    /** What the abilities of its recruited Characters, the cards they hold and the active Terrain can do at all: {@link AbilityFlags}. */
    public int abilityFlags() {
        return Summary.abilityFlags(summary());
    }

    /** The supply that its Characters take while no ability changes SP. */
    @Rule("TO-7.1")
    int plainSupply() {
        return Summary.plainSupply(summary());
    }

    /** Whether a recruited Character has damage. */
    public boolean wounded() {
        return Summary.wounded(summary());
    }

    /** Whether a recruited Character has as much damage as HP while no ability changes HP. */
    public boolean hasLethalDamage() {
        return Summary.lethal(summary());
    }

    /** Whether a Character has changes; otherwise none can end. */
    boolean changed() {
        return Summary.changed(summary());
    }

    /** A side before setup: everything is in the deck. */
    @Rule("TO-3.8")
    public static Side before(Seat seat, Array<Seat> insiders, Pile deck) {
        return builder()
                .seat(seat)
                .insiders(insiders)
                .actions(0)
                .members(Array.empty())
                .terrains(Array.empty())
                .hand(Pile.EMPTY)
                .deck(deck)
                .discards(Array.empty())
                .turns(0)
                .terrainChanged(false)
                .traded(false)
                .activations(0)
                .build();
    }

    /** The side of a player who left the game: it is empty. */
    @Rule("TO-10.10")
    public Side emptied() {
        return before(seat(), insiders(), Pile.EMPTY);
    }

    /** The active Terrain. A player who is in the game always has one, once setup is over. */
    @Rule("TO-4.23")
    public TerrainInPlay activeTerrain() {
        return terrains().get(terrains().size() - 1);
    }

    /** The Character on this side with that number, or null: for loops that must not allocate. */
    public @Nullable Member find(int id) {
        Array<Member> members = members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).id() == id) {
                return members.get(i);
            }
        }
        return null;
    }

    /** The Terrain on this side with that number, if it is in play. */
    public Option<TerrainInPlay> terrain(int id) {
        return terrains().find(ground -> ground.id() == id);
    }

    /** The same with one Character replaced by a new version of it. */
    public Side withMember(Member member) {
        return with(actions(), member);
    }

    /** The same with that many Actions left, and one Character replaced by a new version of it. */
    public Side with(int actions, Member member) {
        return ImmutableSide.of(
                seat(),
                insiders(),
                actions,
                members().update(place(member.id()), member),
                terrains(),
                hand(),
                deck(),
                discards(),
                turns(),
                terrainChanged(),
                traded(),
                activations());
    }

    private int place(int id) {
        Array<Member> members = members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).id() == id) {
                return i;
            }
        }
        throw new IllegalArgumentException("no Character " + id + " on side " + seat());
    }

    /** The same after several changes of its Characters and cards at once. */
    public Side with(Array<Member> members, Pile hand, Pile deck, Array<Card> discards) {
        return ImmutableSide.of(
                seat(),
                insiders(),
                actions(),
                members,
                terrains(),
                hand,
                deck,
                discards,
                turns(),
                terrainChanged(),
                traded(),
                activations());
    }

    /** The same as a turn begins, with the counts of the previous one cleared. */
    @Rule("TO-4.3")
    public Side forNewTurn(Array<Member> members, Array<TerrainInPlay> terrains, int turns) {
        return ImmutableSide.of(
                seat(), insiders(), actions(), members, terrains, hand(), deck(), discards(), turns, false, false, 0);
    }

    /** Whether the player does not lose by 10.2 yet, having begun without any Character. */
    @Rule("TO-14.14")
    public boolean spared() {
        return turns() == SPARED;
    }

    /** In a turn of this player: whether it is the first. */
    @Rule({"TO-2.9", "TO-12.4"})
    public boolean inFirstTurn() {
        return turns() == 1 || spared();
    }

    /** The same with one Terrain replaced by a new version of it. */
    public Side withTerrain(TerrainInPlay terrain) {
        return withTerrains(terrains().map(each -> each.id() == terrain.id() ? terrain : each));
    }

    /** The same without that Character, if it is here, and with these cards added to the discard pile. */
    Side without(int id, Array<Card> discarded) {
        Array<Member> members = members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).id() == id) {
                return with(members.removeAt(i), hand(), deck(), discards().appendAll(discarded));
            }
        }
        return discarding(discarded);
    }

    /** The same with a card added to the discard pile. */
    public Side discarding(Card card) {
        return withDiscards(discards().append(card));
    }

    /** The same with cards added to the discard pile. */
    public Side discarding(Iterable<? extends Card> cards) {
        return withDiscards(discards().appendAll(cards));
    }

    /**
     * Whether the party is not placed yet. In that case, the deck is sorted, and its player looks through it to choose. Also true for a player
     * who left the game.
     */
    public boolean unplaced() {
        return terrains().isEmpty();
    }

    /** Nobody sees a shuffled deck; before it is shuffled, only its player does. */
    @Override
    @Rule("TO-11.2")
    public Side masked(Seat viewer) {
        return unplaced() && viewer.equals(seat()) ? this : withDeck(Pile.unknown(deck().size()));
    }

    /** A builder of sides; every value must be set. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds sides. */
    public static final class Builder extends ImmutableSide.Builder {}
}
