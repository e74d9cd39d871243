package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.FaceUp;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A Character in play: a member of a player's party, recruited or hidden. {@link Table} computes its current stats. */
@Value.Immutable
@Rule({"TO-1.12", "TO-7.6"})
public abstract class Member implements WithMember {
    Member() {}

    /** Its number in play. */
    @Names(Named.IN_PLAY)
    public abstract int id();

    /** The player who controls it. */
    public abstract Seat seat();

    /** The card, {@code "?"} ({@link Card#UNKNOWN}) where the viewer may not know it. */
    public abstract CharacterCard card();

    /** Whether it is recruited; otherwise it is hidden. */
    @FaceUp
    public abstract boolean recruited();

    /** The damage on it, 0 or more. */
    public abstract int damage();

    /** The XP it gained. */
    public abstract int xp();

    /** The DEF it lost to Defense Decay, 0 or more. */
    public abstract int decay();

    /** The number of attacks it has made this turn. */
    public abstract int attacks();

    /** The number of attacks it may make this turn beyond the first (5.18). */
    public abstract int extraAttacks();

    /** Whether it has used a card this turn whose Action cost is at least 1 (12.3). */
    public abstract boolean costlyCardUsed();

    /** The changes it was given, oldest first. */
    public abstract Array<Change> changes();

    /** The counters on it. */
    public abstract Counters counters();

    /** How often its abilities were used this turn, which is public. */
    public abstract Usage usage();

    /** The card it holds. */
    public abstract Option<Held> held();

    /** What the rules often ask about it: {@link Summary}. */
    @Value.Derived
    @Value.Auxiliary
    long summary() {
        return Summary.of(this);
    }

    /** What its abilities and those of the card it holds can do at all, none while it is hidden: {@link AbilityFlags}. */
    public int abilityFlags() {
        return Summary.abilityFlags(summary());
    }

    /** The supply it takes while no ability changes SP. */
    @Rule("TO-7.1")
    int plainSupply() {
        return Summary.plainSupply(summary());
    }

    /** The supply it would take if it were recruited, while no ability changes SP. */
    @Rule("TO-7.1")
    int plainSupplyRecruited() {
        return Math.max(0, card().sp() + added(Stat.SP));
    }

    /** A Character as it comes into play, holding nothing. */
    public static Member entering(int id, Seat seat, CharacterCard card, boolean recruited) {
        return entering(id, seat, card, recruited, Option.none());
    }

    /** A Character as it comes into play, with what it holds. */
    public static Member entering(int id, Seat seat, CharacterCard card, boolean recruited, Option<Held> held) {
        return builder()
                .id(id)
                .seat(seat)
                .card(card)
                .recruited(recruited)
                .damage(0)
                .xp(0)
                .decay(0)
                .attacks(0)
                .extraAttacks(0)
                .costlyCardUsed(false)
                .changes(Array.empty())
                .counters(Counters.NONE)
                .usage(Usage.NONE)
                .held(held)
                .build();
    }

    /** Whether it is hidden. */
    public boolean hidden() {
        return !recruited();
    }

    /** Its name, or "a face-down card". */
    public String name() {
        return card().name();
    }

    /** Whether it is of that class. */
    public boolean is(CharacterClass asked) {
        return card().classes().indexOf(asked) >= 0;
    }

    /** What its changes add to a stat. */
    public int added(Stat stat) {
        Array<Change> changes = changes();
        long sum = 0;
        for (int i = 0; i < changes.size(); i++) {
            sum += changes.get(i).what().adds(stat);
        }
        return Stat.counted(sum);
    }

    /** Whether it has that change. */
    @Rule("TO-6.10")
    public boolean has(Alteration what) {
        Array<Change> changes = changes();
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i).what().equals(what)) {
                return true;
            }
        }
        return false;
    }

    /** The same with its counts of this turn cleared. */
    public Member forNewTurn() {
        boolean untouched = attacks() == 0 && extraAttacks() == 0 && !costlyCardUsed() && usage().isEmpty();
        Member fresh = untouched
                ? this
                : withAttacks(0).withExtraAttacks(0).withCostlyCardUsed(false).withUsage(Usage.NONE);
        boolean heldUntouched = held().isEmpty() || held().get().usage().isEmpty();
        return heldUntouched ? fresh : fresh.withHeld(held().map(held -> held.withUsage(Usage.NONE)));
    }

    /** The same turned face-down: it loses everything that is not permanent (7.6). */
    @Rule({"TO-7.6", "TO-7.9"})
    public Member turnedDown() {
        return withRecruited(false)
                .withDecay(0)
                .withExtraAttacks(0)
                .withChanges(changes().filter(change -> change.until().permanent()));
    }

    /** A builder of Characters; every value must be set. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds Characters in play. */
    public static final class Builder extends ImmutableMember.Builder {}
}
