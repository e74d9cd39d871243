package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.IntSupplier;

/**
 * A Character on the table, described: {@code recruited(ETHAN).damaged(5).holding(DART)}. In the set-up, it has what is said and nothing
 * else; in a check, what is not said does not matter.
 */
public final class CharacterSetup {
    private final CharacterCard card;
    private final boolean recruited;
    private final Array<Trait> traits;

    private CharacterSetup(CharacterCard card, boolean recruited, Array<Trait> traits) {
        this.card = card;
        this.recruited = recruited;
        this.traits = traits;
    }

    static CharacterSetup of(CharacterCard card, boolean recruited) {
        return new CharacterSetup(card, recruited, Array.empty());
    }

    private CharacterSetup plus(Trait trait) {
        if (traits.exists(
                each -> each.about().equals(trait.about()) && !each.value().equals(trait.value()))) {
            throw new IllegalArgumentException("of " + this + " two things are said about " + trait.about());
        }
        return also(trait);
    }

    private CharacterSetup also(Trait trait) {
        return new CharacterSetup(card, recruited, traits.append(trait));
    }

    /** With that damage on it. */
    public CharacterSetup damaged(int damage) {
        return plus(Trait.number("damage", damage, Member::withDamage, (table, member) -> member.damage()));
    }

    /** Without damage. */
    public CharacterSetup unharmed() {
        return damaged(0);
    }

    /** With that much XP; in the set-up, without the gains for it. */
    public CharacterSetup xp(int xp) {
        return plus(Trait.number("XP", xp, Member::withXp, (table, member) -> member.xp()));
    }

    /** With that much DEF lost by Defense Decay. */
    public CharacterSetup decayed(int def) {
        return plus(Trait.number("Decay", def, Member::withDecay, (table, member) -> member.decay()));
    }

    /** Having made that many attacks this turn. */
    public CharacterSetup attacked(int times) {
        return plus(Trait.number("attacks", times, Member::withAttacks, (table, member) -> member.attacks()));
    }

    /** With that ATK; in the set-up, by a change of the printed one, permanent unless {@link #until} says otherwise. */
    public CharacterSetup atk(int atk) {
        return stat(Stat.ATK, atk, card.atk());
    }

    /** With that DEF; in the set-up, by a permanent change of the printed one. */
    public CharacterSetup def(int def) {
        return stat(Stat.DEF, def, card.def());
    }

    /** With that maximum HP; in the set-up, by a permanent change of the printed one. */
    public CharacterSetup hp(int hp) {
        return stat(Stat.HP, hp, card.hp());
    }

    /** With that LV; in the set-up, by a permanent change of the printed one. */
    public CharacterSetup lv(int lv) {
        return stat(Stat.LV, lv, card.lv());
    }

    /** With that SP; in the set-up, by a permanent change of the printed one. */
    public CharacterSetup sp(int sp) {
        return stat(Stat.SP, sp, card.sp());
    }

    /** The rules never let a stat be lower, whatever changes it: this would be another value in the set-up and none in a check. */
    private CharacterSetup stat(Stat stat, int value, int printed) {
        if (value < (stat == Stat.HP ? 1 : 0)) {
            throw new IllegalArgumentException(this + " cannot have " + stat.label() + " " + value);
        }
        Alteration change = new Alteration.StatChange(stat, value - printed);
        return plus(Trait.number(
                        stat.label(),
                        value,
                        (member, number) ->
                                number == printed ? member : Trait.lasting(member, change, Duration.PERMANENT),
                        (table, member) -> table.stat(member, stat))
                .by(change));
    }

    /** With that keyword; in the set-up, permanently. */
    public CharacterSetup with(Keyword keyword) {
        Alteration gained = new Alteration.GainedKeyword(keyword);
        return plus(Trait.yesOrNo(
                        keyword.label(),
                        true,
                        member -> Trait.lasting(member, gained, Duration.PERMANENT),
                        (table, member) -> table.has(member, keyword))
                .by(gained));
    }

    /** Without that keyword. */
    public CharacterSetup without(Keyword keyword) {
        return plus(
                Trait.yesOrNo(keyword.label(), false, member -> member, (table, member) -> table.has(member, keyword)));
    }

    /** Suffering from that status; in the set-up, until the start of its player's next turn. */
    public CharacterSetup suffering(Status status) {
        Alteration inflicted = new Alteration.Inflicted(status);
        return plus(Trait.yesOrNo(
                        status.label(),
                        true,
                        member -> Trait.lasting(member, inflicted, Duration.START_OF_YOUR_NEXT_TURN),
                        (table, member) -> table.is(member, status))
                .by(inflicted));
    }

    /** Free of that status. */
    public CharacterSetup freeOf(Status status) {
        return plus(
                Trait.yesOrNo(status.label(), false, member -> member, (table, member) -> table.is(member, status)));
    }

    /** Given something for that long. */
    public CharacterSetup given(Alteration what, Duration duration) {
        return also(Trait.yesOrNo(what.toString(), true, member -> member, (table, member) -> member.has(what))
                .by(what)
                .until(duration));
    }

    /**
     * What was said last is a change that lasts that long: {@code recruited(ETHAN).atk(30).until(END_OF_TURN)}. In a check, there must be
     * one such change from the printed value.
     */
    public CharacterSetup until(Duration duration) {
        Trait last = traits.lastOption().getOrElse(() -> Trait.NONE);
        return new CharacterSetup(card, recruited, traits.dropRight(1).append(last.until(duration)));
    }

    /** With that many counters of a kind. */
    public CharacterSetup counters(int number, Counter counter) {
        return plus(Trait.number(
                counter.name() + " counters",
                number,
                (member, many) -> member.withCounters(member.counters().with(counter, many)),
                (table, member) -> member.counters().of(counter)));
    }

    /** Holding that card face-down. */
    public CharacterSetup holding(AssignableCard held) {
        return plus(Trait.held(held, false));
    }

    /** Holding that card face-up. */
    public CharacterSetup holdingFaceUp(AssignableCard held) {
        return plus(Trait.held(held, true));
    }

    /** Holding a face-down card that is unknown in the view. */
    public CharacterSetup holdingSomething() {
        return plus(Trait.held(Card.UNKNOWN, false));
    }

    /** Holding a card with that many counters of a kind on it. */
    public CharacterSetup cardCounters(int number, Counter counter) {
        return plus(Trait.number(
                counter.name() + " counters on the card it holds",
                number,
                (member, many) -> many == 0 ? member : member.withHeld(Option.some(bearing(member, counter, many))),
                (table, member) ->
                        member.held().map(held -> held.counters().of(counter)).getOrElse(0)));
    }

    private Held bearing(Member member, Counter counter, int many) {
        Held held = member.held()
                .getOrElseThrow(() -> new IllegalArgumentException(
                        this + " holds no card that could have " + counter.name() + " counters"));
        return held.withCounters(held.counters().with(counter, many));
    }

    /** Holding nothing. */
    public CharacterSetup holdingNothing() {
        return plus(Trait.yesOrNo(
                Trait.HELD,
                false,
                member -> member,
                (table, member) -> member.held().isDefined()));
    }

    CharacterCard card() {
        return card;
    }

    boolean isRecruited() {
        return recruited;
    }

    /** Every card it is made of. */
    Seq<Card> cards() {
        return Array.<Card>of(card).appendAll(traits.flatMap(Trait::card));
    }

    /** The Character in play for the set-up. */
    Member member(Seat seat, IntSupplier numbers) {
        Member member = holding(Member.entering(numbers.getAsInt(), seat, card, recruited), numbers, seat);
        for (Trait trait : traits) {
            member = trait.give(member);
        }
        return member;
    }

    private Member holding(Member member, IntSupplier numbers, Seat seat) {
        Option<Trait> holding = traits.findLast(each -> each.card().isDefined());
        return holding.map(each -> member.withHeld(Option.of(Held.faceDown(numbers.getAsInt(), seat, (AssignableCard)
                                each.card().get())
                        .withFaceUp(each.faceUp()))))
                .getOrElse(member);
    }

    /** How that Character in play differs from the description. */
    Seq<String> faults(Table table, Member member) {
        Array<String> state = member.recruited() == recruited
                ? Array.empty()
                : Array.of(member.recruited() ? "is recruited" : "is hidden");
        return state.appendAll(traits.flatMap(trait -> trait.fault(table, member)));
    }

    @Override
    public String toString() {
        return (recruited ? "recruited " : "hidden ") + card.name();
    }
}
