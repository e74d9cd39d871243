package io.github.terrene.testkit.scenario;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;

/**
 * One thing said of a Character.
 *
 * @param giving how it comes by it at the start
 * @param missing what to say if it does not have it; none if it does
 * @param card the card that it says is held
 * @param faceUp whether that lies face-up
 */
record Trait(
        UnaryOperator<Member> giving,
        BiFunction<Table, Member, Option<String>> missing,
        Option<Card> card,
        boolean faceUp) {

    static Trait number(
            String name,
            int expected,
            BiFunction<Member, Integer, Member> giving,
            BiFunction<Table, Member, Integer> looking) {
        return new Trait(
                member -> giving.apply(member, expected),
                (table, member) -> {
                    int actual = looking.apply(table, member);
                    return Option.when(actual != expected, "has " + name + " " + actual + ", not " + expected);
                },
                Option.none(),
                false);
    }

    static Trait yesOrNo(
            String name, boolean expected, UnaryOperator<Member> giving, BiPredicate<Table, Member> looking) {
        return new Trait(
                giving,
                (table, member) ->
                        Option.when(looking.test(table, member) != expected, (expected ? "has no " : "has ") + name),
                Option.none(),
                false);
    }

    static Trait held(AssignableCard card, boolean faceUp) {
        return new Trait(member -> member, (table, member) -> notHeld(member, card, faceUp), Option.of(card), faceUp);
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
