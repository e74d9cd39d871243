package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The passive statements in effect now: on recruited Characters, on face-up cards they hold, on active Terrains. */
@Rule("TO-8.1")
final class ActivePassives {
    private ActivePassives() {}

    /** Whether a Character's own text, or the text of the card it holds, makes that statement about it. */
    static boolean says(Table table, Member member, Passive statement) {
        if (!AbilityFlags.describe(member.abilityFlags())) {
            return false;
        }
        @Nullable Card held = held(member);
        return states(table, member, member.card(), statement) && !CurrentStats.silenced(table, member)
                || held != null && states(table, member, held, statement) && reaches(table, held, member, statement);
    }

    /** Whether what a held card says reaches its holder: an Immune holder is unaffected, except by the immunity itself. */
    @Rule("TO-8.19")
    private static boolean reaches(Table table, Card held, Member holder, Passive statement) {
        return statement instanceof Passive.Immune || !CurrentStats.immune(table, holder, held.kinds());
    }

    /** The same without regard to Silence or Immunity: for what protects from Silence. */
    static boolean saysInAnyCase(Table table, Member member, Passive statement) {
        if (!AbilityFlags.describe(member.abilityFlags())) {
            return false;
        }
        @Nullable Card held = held(member);
        return states(table, member, member.card(), statement)
                || held != null && states(table, member, held, statement);
    }

    private static boolean states(Table table, Member member, Card card, Passive statement) {
        Array<PassiveAbility> passives = card.profile().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i).statements().indexOf(statement) >= 0
                    && holds(table, card, member.seat(), member.id(), passives.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(Table table, Card card, Seat you, int self, PassiveAbility passive) {
        return passive.conditions().isEmpty()
                || perspective(table, card, you, self).all(passive.conditions());
    }

    /** The card held by a recruited Character, if its passive abilities are in effect, or null. */
    static @Nullable Card held(Member holder) {
        if (holder.hidden() || holder.held().isEmpty()) {
            return null;
        }
        Held held = holder.held().get();
        return held.faceUp() && !held.card().profile().passives().isEmpty() ? held.card() : null;
    }

    /** The table as the text of a card sees it. */
    static TableContext perspective(Table table, Card card, Seat you, int self) {
        @Nullable Member source = table.find(self);
        if (source == null) {
            return new TableContext(table, you, self, Counters.NONE);
        }
        boolean own = source.card() == card;
        return new TableContext(
                table, you, self, own ? source.counters() : source.held().get().counters());
    }

    /** How many fewer Actions cards of these kinds cost when a player's Characters use them. */
    static int discount(Table table, Seat you, Array<CardKind> kinds) {
        Side side = table.side(you);
        if (!AbilityFlags.discount(side.abilityFlags())) {
            return 0;
        }
        ToIntFunction<Passive> less = statement ->
                statement instanceof Passive.CostsLess cost && kinds.contains(cost.kind()) ? cost.actions() : 0;
        int sum =
                side.terrains().isEmpty() ? 0 : sum(table, side.activeTerrain().card(), you, CardNumbers.NONE, less);
        Array<Member> members = side.members();
        for (int i = 0; i < members.size(); i++) {
            sum += sum(table, members.get(i), less);
        }
        return sum;
    }

    /** How much a Character's text, and that of the card it holds, reduces damage by cards of these kinds each time. */
    @Rule("TO-5.20")
    static int prevented(Table table, Member member, Array<CardKind> kinds) {
        if (!AbilityFlags.describe(member.abilityFlags())) {
            return 0;
        }
        return sum(
                table,
                member,
                statement -> statement instanceof Passive.PreventsEach prevents && kinds.contains(prevents.kind())
                        ? prevents.amount()
                        : 0);
    }

    private static int sum(Table table, Member member, ToIntFunction<Passive> reading) {
        int sum = member.recruited() && !CurrentStats.silenced(table, member)
                ? sum(table, member.card(), member.seat(), member.id(), reading)
                : 0;
        @Nullable Card held = held(member);
        return held == null ? sum : sum + sum(table, held, member.seat(), member.id(), reading);
    }

    private static int sum(Table table, Card card, Seat you, int self, ToIntFunction<Passive> reading) {
        int sum = 0;
        Array<PassiveAbility> passives = card.profile().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (holds(table, card, you, self, passives.get(i))) {
                sum += sum(passives.get(i).statements(), reading);
            }
        }
        return sum;
    }

    private static int sum(Array<Passive> statements, ToIntFunction<Passive> reading) {
        int sum = 0;
        for (int i = 0; i < statements.size(); i++) {
            sum += reading.applyAsInt(statements.get(i));
        }
        return sum;
    }
}
