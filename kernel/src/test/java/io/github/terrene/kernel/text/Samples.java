package io.github.terrene.kernel.text;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Types of every kind that {@link Canonical} writes, and of some that it refuses. */
public final class Samples {
    private Samples() {}

    public enum Colour {
        RED,
        BLUE {
            @Override
            public String toString() {
                return "not the name";
            }
        }
    }

    /** A scalar: written as its id. */
    public sealed interface Card {
        String id();
    }

    public record Hero(String id) implements Card {}

    public record Potion(String id) implements Card {}

    static final Map<String, Card> CATALOGUE =
            HashMap.of("zane", new Hero("zane"), "haste potion", new Potion("haste potion"));

    static Canonical canonical() {
        return new Canonical(GameForms.common()
                .scalar(Card.class, Card::id, CATALOGUE::get)
                .type(Everything.class)
                .type(Amount.class)
                .type(Table.class)
                .build());
    }

    public record Everything(
            int number,
            long big,
            boolean truth,
            String text,
            Seat seat,
            Colour colour,
            Card card,
            Array<Integer> array,
            List<String> list,
            Seq<Seq<Seat>> nested,
            Option<String> maybe,
            Option<Seq<Long>> maybeSome,
            TreeMap<Seat, Option<Integer>> bySeat) {}

    /** A family that contains itself, and has members of all kinds. */
    public sealed interface Amount {}

    public record Fixed(int value) implements Amount {}

    public record None() implements Amount {}

    public record Sum(Seq<Amount> of) implements Amount {}

    public sealed interface Known extends Amount {}

    public record OfCard(Card card) implements Known {}

    public enum Stat implements Known {
        ATK,
        DEF
    }

    /** An Immutables value in the style of this library. */
    @Value.Immutable
    @Value.Style(
            visibility = Value.Style.ImplementationVisibility.PACKAGE,
            builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
            overshadowImplementation = true,
            strictBuilder = true,
            jdkOnly = true)
    public non-sealed interface Level extends Known {
        Option<Seat> whose();

        int atLeast();

        Array<Amount> others();

        @Override
        String toString();

        default int twice() {
            return 2 * atLeast();
        }

        static Builder builder() {
            return new Builder();
        }

        /** Sets the attributes. */
        final class Builder extends ImmutableLevel.Builder {}
    }

    public record Held<T>(T value, Seq<? extends T> more) {}

    public sealed interface Secret<T> {}

    public record Shown<U>(Held<U> held) implements Secret<U> {}

    public record Masked<T>() implements Secret<T> {}

    /** A type with type parameters below it. */
    public record Table(Secret<Card> top, Array<Held<String>> names) {}

    /** A record that does not accept every value. */
    public record Picky(int positive) {
        public Picky {
            if (positive < 1) {
                throw new IllegalArgumentException("not positive: " + positive);
            }
        }
    }

    /** A record that changes what it is given. */
    public record Tidy(int number) {
        public Tidy {
            number = Math.abs(number);
        }
    }

    public record Chained(Option<Chained> next) {}

    public record WithDouble(double value) {}

    public record OptionOfOption(Option<Option<Integer>> value) {}

    public record WithSet(io.vavr.collection.Set<Integer> value) {}

    record Hidden(int value) {}

    public record MapByAmount(TreeMap<Amount, Integer> value) {}

    public sealed interface Twins {}

    public record Twin() implements Twins {}

    /** Holds another twin. */
    public static final class Other {
        private Other() {}

        public record Twin() implements Twins {}
    }
}
