package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Computes the current stats of Characters from printed values, changes and continuous abilities. */
final class CurrentStats {
    private static final Alteration HASTE = new Alteration.GainedKeyword(Keyword.HASTE);
    private static final Alteration SLOW = new Alteration.Inflicted(Status.SLOW);
    private static final Array<Immunity> IMMUNITIES = Array.of(Immunity.values());
    private static final Array<Alteration> GAINED_IMMUNITY = IMMUNITIES.map(Alteration.GainedImmunity::new);
    private static final Array<Passive> IMMUNE = IMMUNITIES.map(Passive.Immune::new);
    private static final Alteration IMMUNE_TO_STATUSES = new Alteration.GainedImmunity(Immunity.STATUSES);
    private static final Passive PRINTED_IMMUNE_TO_STATUSES = new Passive.Immune(Immunity.STATUSES);
    private static final Passive PRINTED_CANNOT_BLOCK = new Passive.CannotBlock();
    private static final Alteration CANNOT_BLOCK = new Alteration.CannotBlock();
    private static final Passive[] HAS = new Passive[Keyword.values().length];
    private static final Passive[] IS = new Passive[Status.values().length];
    private static final Alteration[] GIVEN = new Alteration[Status.values().length];

    static {
        for (Keyword keyword : Keyword.values()) {
            HAS[keyword.ordinal()] = new Passive.Has(keyword);
        }
        for (Status status : Status.values()) {
            IS[status.ordinal()] = new Passive.Is(status);
            GIVEN[status.ordinal()] = new Alteration.Inflicted(status);
        }
    }

    private CurrentStats() {}

    @Rule("TO-1.8")
    static int stat(Table table, Member member, Stat stat) {
        int sum = printed(member.card(), stat) + member.added(stat);
        if (stat == Stat.DEF) {
            sum -= member.decay();
        }
        if (member.recruited() && table.mayChange(stat)) {
            sum += Continuous.bonus(table, member, stat);
        }
        return Math.max(Stat.counted(sum), stat == Stat.HP ? 1 : 0);
    }

    private static int printed(CharacterCard card, Stat stat) {
        return switch (stat) {
            case ATK -> card.atk();
            case DEF -> card.def();
            case HP -> card.hp();
            case LV -> card.lv();
            case SP -> card.sp();
            case OVERKILL -> 0;
        };
    }

    static boolean has(Table table, Member member, Keyword keyword) {
        return keyword == Keyword.HASTE
                ? tempo(table, member) == HASTE
                : given(member, keyword) || ActivePassives.says(table, member, HAS[keyword.ordinal()]);
    }

    private static boolean given(Member member, Keyword keyword) {
        Array<Change> changes = member.changes();
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i).what().gives(keyword)) {
                return true;
            }
        }
        return false;
    }

    static boolean is(Table table, Member member, Status status) {
        return switch (status) {
            case SLOW -> tempo(table, member) == SLOW;
            case SILENCE -> silenced(table, member);
            case STUN ->
                (member.has(GIVEN[status.ordinal()]) || ActivePassives.says(table, member, IS[status.ordinal()]))
                        && !immuneToStatuses(table, member);
        };
    }

    /** Haste and Slow exclude each other: the newest one counts, and printed ones are the oldest. */
    @Rule("TO-8.19")
    private static Object tempo(Table table, Member member) {
        if (plain(member)) {
            return member;
        }
        Array<Change> changes = member.changes();
        boolean proof = immuneToStatuses(table, member);
        for (int i = changes.size() - 1; i >= 0; i--) {
            Alteration what = changes.get(i).what();
            if (what.equals(HASTE)) {
                return HASTE;
            }
            if (what.equals(SLOW) && !proof) {
                return SLOW;
            }
        }
        if (ActivePassives.says(table, member, HAS[Keyword.HASTE.ordinal()])) {
            return HASTE;
        }
        return !proof && ActivePassives.says(table, member, IS[Status.SLOW.ordinal()]) ? SLOW : member;
    }

    /** A given Silence counts unless the Character is Immune to statuses; whether it is does not depend on Silence. */
    @Rule("TO-8.26")
    static boolean silenced(Table table, Member member) {
        return member.has(GIVEN[Status.SILENCE.ordinal()]) && !immuneToStatuses(table, member);
    }

    /** Whether it is Immune to statuses. Determined without regard to Silence, since it protects from Silence. */
    @Rule("TO-8.19")
    static boolean immuneToStatuses(Table table, Member member) {
        return member.has(IMMUNE_TO_STATUSES)
                || ActivePassives.saysInAnyCase(table, member, PRINTED_IMMUNE_TO_STATUSES);
    }

    static boolean barredFromBlocking(Table table, Member member) {
        return member.has(CANNOT_BLOCK) || ActivePassives.says(table, member, PRINTED_CANNOT_BLOCK);
    }

    /** Whether it is Immune to what cards of these kinds do. */
    @Rule("TO-8.19")
    static boolean immune(Table table, Member member, Array<CardKind> kinds) {
        if (kinds.isEmpty() || plain(member)) {
            return false;
        }
        for (int i = 0; i < IMMUNITIES.size(); i++) {
            if (shared(IMMUNITIES.get(i).kinds(), kinds)
                    && (member.has(GAINED_IMMUNITY.get(i)) || ActivePassives.says(table, member, IMMUNE.get(i)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean shared(Seq<CardKind> some, Array<CardKind> others) {
        for (int i = 0; i < some.size(); i++) {
            if (others.indexOf(some.get(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether neither its text nor any change says anything about it. */
    private static boolean plain(Member member) {
        return member.changes().isEmpty() && !AbilityFlags.describe(member.abilityFlags());
    }
}
