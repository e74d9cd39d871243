package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Until;
import io.github.terrene.odyssey.trait.Duration;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;

/**
 * One thing said about a Character.
 *
 * @param about what it is about: two things said about it contradict each other
 * @param value what is said about it
 * @param giving how the Character gets it in the set-up
 * @param missing what to say if it does not have it; none if it does
 * @param card the card that is said to be held
 * @param faceUp whether that card is face-up
 * @param change the change by which the Character gets it; none if it is not a change
 */
record Trait(
        String about,
        Object value,
        UnaryOperator<Member> giving,
        BiFunction<Table, Member, Option<String>> missing,
        Option<Card> card,
        boolean faceUp,
        Option<Alteration> change) {
    /** What is said of the card that a Character holds. */
    static final String HELD = "something held";

    static final Trait NONE =
            new Trait("", "", member -> member, (table, member) -> Option.none(), Option.none(), false, Option.none());

    static Trait number(
            String name,
            int expected,
            BiFunction<Member, Integer, Member> giving,
            BiFunction<Table, Member, Integer> looking) {
        return new Trait(
                name,
                expected,
                member -> giving.apply(member, expected),
                (table, member) -> {
                    int actual = looking.apply(table, member);
                    return Option.when(actual != expected, "has " + name + " " + actual + ", not " + expected);
                },
                Option.none(),
                false,
                Option.none());
    }

    static Trait yesOrNo(
            String name, boolean expected, UnaryOperator<Member> giving, BiPredicate<Table, Member> looking) {
        return new Trait(
                name,
                expected,
                giving,
                (table, member) ->
                        Option.when(looking.test(table, member) != expected, (expected ? "has no " : "has ") + name),
                Option.none(),
                false,
                Option.none());
    }

    /** It comes by that change, for good unless it is {@linkplain #until said} how long. */
    Trait by(Alteration what) {
        return new Trait(about, value, giving, missing, card, faceUp, Option.some(what));
    }

    /** The same for that long. */
    Trait until(Duration duration) {
        Alteration what = change.getOrElseThrow(() -> new IllegalArgumentException(
                "until(" + duration + ") follows what is given for that long, such as atk(25) or with(HASTE)"));
        return new Trait(
                about,
                value,
                member -> lasting(member, what, duration),
                (table, member) -> missing.apply(table, member)
                        .orElse(() -> Option.when(
                                !member.changes()
                                        .exists(given -> given.what().equals(what)
                                                && given.until().duration() == duration),
                                "has no " + what + " until " + duration)),
                card,
                faceUp,
                change);
    }

    static Member lasting(Member member, Alteration what, Duration duration) {
        Until until = new Until(duration, member.seat(), member.id());
        return member.withChanges(member.changes().append(new Change(what, until)));
    }

    static Trait held(AssignableCard card, boolean faceUp) {
        return new Trait(
                HELD,
                card.name() + faceUp,
                member -> member,
                (table, member) -> notHeld(member, card, faceUp),
                Option.of(card),
                faceUp,
                Option.none());
    }

    private static Option<String> notHeld(Member member, Card card, boolean faceUp) {
        if (member.held().isEmpty()) {
            return Option.some("holds nothing");
        }
        Held held = member.held().get();
        boolean same = held.card().equals(card) && held.faceUp() == faceUp;
        return Option.when(!same, "holds " + held.card().name() + (held.faceUp() ? " (face-up)" : " (face-down)"));
    }

    Member give(Member member) {
        return giving.apply(member);
    }

    Option<String> fault(Table table, Member member) {
        return missing.apply(table, member);
    }
}
