package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.PrintedTrigger;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Filters;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Finds the abilities that wait for what happened. */
@Internal
public final class TriggerFinder {
    private TriggerFinder() {}

    /** The abilities of these players that wait for it, in the order of the players and, for each, of entry into play. */
    static Array<PendingTrigger> to(Table table, Happening happening, Array<Seat> seats) {
        Array<PendingTrigger> found = Array.empty();
        for (int s = 0; s < seats.size(); s++) {
            Side side = table.side(seats.get(s));
            if (!AbilityFlags.wait(side.abilityFlags(), happening.kind())) {
                continue;
            }
            Array<Member> members = side.members();
            for (int i = 0; i < members.size(); i++) {
                Member member = members.get(i);
                if (member.recruited()) {
                    found = of(table, member, happening, found);
                }
            }
            if (!side.terrains().isEmpty()) {
                TerrainInPlay ground = side.activeTerrain();
                Source source = Source.terrain(ground.id());
                found = on(table, ground.card(), side.seat(), source, CardNumbers.NONE, happening, found, false);
            }
        }
        return found;
    }

    private static Array<PendingTrigger> of(
            Table table, Member member, Happening happening, Array<PendingTrigger> found) {
        Array<PendingTrigger> all = found;
        HappeningKind kind = happening.kind();
        if (member.card().listensTo(kind) && !table.silenced(member)) {
            Source source = Source.character(member.id());
            all = on(table, member.card(), member.seat(), source, member.id(), happening, all, false);
        }
        if (member.held().isDefined() && member.held().get().card().listensTo(kind)) {
            Held held = member.held().get();
            Source source = Source.held(held.id());
            all = on(table, held.card(), member.seat(), source, member.id(), happening, all, !held.faceUp());
        }
        return all;
    }

    private static Array<PendingTrigger> on(
            Table table,
            Card card,
            Seat you,
            Source source,
            int self,
            Happening happening,
            Array<PendingTrigger> found,
            boolean secret) {
        Array<PendingTrigger> all = found;
        if (card.listensTo(happening.kind())) {
            Array<PrintedTrigger> triggers = card.profile().triggers();
            for (int i = 0; i < triggers.size(); i++) {
                int place = triggers.get(i).place();
                TriggerAbility ability = triggers.get(i).ability();
                boolean inTime = ability.color() != Color.GREEN || you.equals(table.active());
                if (inTime
                        && ability.when().isDefined()
                        && hears(table, ability.when().get(), happening, you, self)) {
                    all = all.append(
                            new PendingTrigger(you, new AbilityInPlay(source, self, card, place), happening, secret));
                }
            }
        }
        return all;
    }

    /** Whether a happening is what an ability waits for. */
    @Rule("TO-8.7")
    public static boolean hears(Table table, When when, Happening happening, Seat you, int self) {
        return when.occasion() == happening.kind()
                && doerFits(table, when, happening, you)
                && subjectFits(table, when, happening, you, self)
                && (when.kinds().isEmpty() || when.kinds().exists(happening.kinds()::contains));
    }

    private static boolean doerFits(Table table, When when, Happening happening, Seat you) {
        return switch (when.who()) {
            case ANYBODY -> true;
            case YOU -> happening.seat().equals(you);
            case AN_OPPONENT -> table.opposed(you, happening.seat());
        };
    }

    private static boolean subjectFits(Table table, When when, Happening happening, Seat you, int self) {
        if (when.subject().isEmpty()) {
            return when.who() != When.Doer.ANYBODY || happening.subject() == self;
        }
        @Nullable Member subject = table.find(happening.subject());
        return subject != null && Filters.fits(table, you, self, when.subject().get(), subject);
    }

    /** Adds the players who, as far as everybody can tell, could have a waiting ability on a face-down card. */
    @Rule({"TO-8.6", "TO-8.13"})
    static Array<Seat> offers(Table table, Happening happening, Array<Seat> offers) {
        Array<Seat> all = offers;
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Seat seat = sides.get(s).seat();
            boolean asked = !happening.kind().declaration() || seat.equals(happening.seat());
            if (asked && AbilityFlags.secret(sides.get(s).abilityFlags()) && all.indexOf(seat) < 0) {
                all = all.isEmpty() ? seat.asList() : all.append(seat);
            }
        }
        return all;
    }
}
