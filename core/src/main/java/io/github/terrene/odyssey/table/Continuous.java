package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.Each;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The passive abilities that are in effect: of recruited Characters, of face-up cards they hold, of active Terrains. */
@Rule("TO-8.1")
final class Continuous {
    private Continuous() {}

    /** What all of them together add to a stat of a recruited Character. */
    static int bonus(Table table, Member member, Stat stat) {
        int sum = 0;
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Side side = sides.get(s);
            Array<Member> members = side.members();
            for (int i = 0; i < members.size(); i++) {
                Member source = members.get(i);
                if (source.recruited()) {
                    sum += bonusFrom(table, source, member, stat);
                }
            }
            if (!side.terrains().isEmpty()) {
                Card terrain = side.activeTerrain().card();
                sum += added(table, terrain, side.seat(), Entry.NONE, member, stat);
            }
        }
        return sum;
    }

    private static int bonusFrom(Table table, Member source, Member member, Stat stat) {
        int sum = 0;
        if (!source.card().profile().passives().isEmpty() && !Current.silenced(source)) {
            sum += added(table, source.card(), source.seat(), source.id(), member, stat);
        }
        @Nullable Card held = inEffect(source);
        if (held != null && !Current.immune(table, member, held.kinds())) {
            sum += added(table, held, source.seat(), source.id(), member, stat);
        }
        return sum;
    }

    private static int added(Table table, Card card, Seat you, int self, Member member, Stat stat) {
        Array<PassiveAbility> passives = card.profile().passives();
        int sum = 0;
        for (int i = 0; i < passives.size(); i++) {
            for (Passive statement : passives.get(i).statements()) {
                if (statement instanceof Passive.StatBonus bonus
                        && bonus.stat() == stat
                        && isFor(table, bonus, you, self, member)) {
                    Perspective here = new Perspective(table, you, self, countersOn(table, card, self));
                    sum += here.all(passives.get(i).conditions())
                            ? bonus.amount().in(here)
                            : 0;
                }
            }
        }
        return sum;
    }

    private static Counters countersOn(Table table, Card card, int self) {
        @Nullable Member source = table.find(self);
        if (source == null) {
            return Counters.NONE;
        }
        return source.card() == card ? source.counters() : source.held().get().counters();
    }

    private static boolean isFor(Table table, Passive.StatBonus bonus, Seat you, int self, Member member) {
        return bonus.to() == Role.SELF
                ? member.id() == self
                : bonus.to() instanceof Each each && Filters.fits(table, you, self, each.filter(), member);
    }

    /** Whether its own text, or the text of the card it holds, says that of a Character. */
    static boolean says(Table table, Member member, Passive statement) {
        if (member.hidden()) {
            return false;
        }
        if (states(table, member, member.card(), statement) && !Current.silenced(member)) {
            return true;
        }
        @Nullable Card held = inEffect(member);
        return held != null && states(table, member, held, statement);
    }

    private static boolean states(Table table, Member member, Card card, Passive statement) {
        Array<PassiveAbility> passives = card.profile().passives();
        for (int i = 0; i < passives.size(); i++) {
            PassiveAbility passive = passives.get(i);
            if (passive.statements().contains(statement)
                    && (passive.conditions().isEmpty()
                            || new Perspective(table, member.seat(), member.id(), countersOn(table, card, member.id()))
                                    .all(passive.conditions()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a statement is printed on a card, in effect or not. */
    static boolean prints(Card card, Passive statement) {
        Array<PassiveAbility> passives = card.profile().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i).statements().contains(statement)) {
                return true;
            }
        }
        return false;
    }

    /** The held card whose passive abilities are in effect, or null. */
    private static @Nullable Card inEffect(Member holder) {
        if (holder.hidden() || holder.held().isEmpty()) {
            return null;
        }
        Held held = holder.held().get();
        return held.faceUp() && !held.card().profile().passives().isEmpty() ? held.card() : null;
    }

    /** How many Actions fewer cards of these kinds cost a player's Characters. */
    static int discount(Table table, Seat you, Array<CardKind> kinds) {
        int sum = 0;
        for (Member member : table.side(you).members()) {
            if (member.recruited() && !Current.silenced(member)) {
                sum += discount(member.card(), kinds);
            }
            @Nullable Card held = inEffect(member);
            sum += held == null ? 0 : discount(held, kinds);
        }
        return sum;
    }

    private static int discount(Card card, Array<CardKind> kinds) {
        return statements(card)
                .map(statement ->
                        statement instanceof Passive.CostsLess less && kinds.contains(less.kind()) ? less.actions() : 0)
                .sum()
                .intValue();
    }

    /** How much of each damage by cards of these kinds a Character's own text takes off. */
    static int prevented(Member member, Array<CardKind> kinds) {
        return Current.silenced(member)
                ? 0
                : statements(member.card())
                        .map(statement ->
                                statement instanceof Passive.PreventsEach prevents && kinds.contains(prevents.kind())
                                        ? prevents.amount()
                                        : 0)
                        .sum()
                        .intValue();
    }

    private static Array<Passive> statements(Card card) {
        return card.profile().passives().flatMap(PassiveAbility::statements);
    }
}
