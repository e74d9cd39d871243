package io.github.terrene.testkit.law.card;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Seat;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Calls the methods of an interface as somebody would who has not read its documentation: with arguments that are absent, duplicate, negative,
 * very large or somebody else's, and with sensible ones. The same dice make the same calls, so that an effect that is resolved again after an
 * answer does the same again.
 *
 * <pre>{@code
 * OddCalls<Resolution> calls = OddCalls.of(Resolution.class)
 *         .with(Integer.class, here -> here.board().numbersInPlay());
 *
 * record Reckless(OddCalls<Resolution> calls, long seed) implements Effect {
 *     public void resolve(Resolution here) {
 *         calls.on(here, Rng.of(seed).dice());
 *     }
 * }
 * }</pre>
 *
 * @param <R> what an effect works through
 */
public final class OddCalls<R> {
    private static final int MOST_CALLS = 3;
    private static final Array<Integer> NUMBERS =
            Array.of(1, 2, 3, 1, 2, 0, -1, 99, 1_000, Integer.MAX_VALUE, Integer.MIN_VALUE);
    private static final Array<Seat> SEATS = Array.of(Seat.of(0), Seat.of(1), Seat.of(0), Seat.of(5), Seat.ONLOOKER);
    private static final Array<String> TEXTS = Array.of("", "nobody", "a-card-that-nobody-made");

    private final Array<Class<?>> types;
    private final Map<Class<?>, Array<Method>> methods;
    private final Map<Class<?>, Function<? super R, ? extends Iterable<?>>> known;
    private final TreeSet<String> returned;
    private final TreeSet<String> threw;
    private Map<Class<?>, Array<Method>> sought = HashMap.empty();
    private Seq<String> toReturn = Array.empty();
    private Seq<String> toRefuse = Array.empty();

    /** One in how many arguments is absent, and one in how many odd though there is a sensible one. */
    private enum Manner {
        USUAL(10, 3),
        CAREFUL(50, 10),
        CARELESS(3, 2);

        private final int absent;
        private final int odd;

        Manner(int absent, int odd) {
            this.absent = absent;
            this.odd = odd;
        }
    }

    private OddCalls(
            Array<Class<?>> types,
            Map<Class<?>, Function<? super R, ? extends Iterable<?>>> known,
            TreeSet<String> returned,
            TreeSet<String> threw) {
        this.types = types;
        this.methods = types.toMap(type -> type, type -> weighted(type, types.tail()));
        this.known = known;
        this.returned = returned;
        this.threw = threw;
    }

    /** Calls of that interface. */
    public static <R> OddCalls<R> of(Class<R> type) {
        return new OddCalls<>(Array.of(type), HashMap.empty(), new TreeSet<>(), new TreeSet<>());
    }

    /** The same with things of a type that exist where a method is called, such as the numbers of the cards in play. */
    public <T> OddCalls<R> with(Class<T> type, Function<? super R, ? extends Iterable<? extends T>> there) {
        return new OddCalls<>(types, known.put(type, there), returned, threw);
    }

    /** The same with an interface that a method of the first one returns, and one of whose methods is then called. */
    public OddCalls<R> through(Class<?> type) {
        return new OddCalls<>(types.append(type), known, returned, threw);
    }

    /** A number that is odd now and then. */
    public static int number(Dice dice) {
        return dice.pick(NUMBERS);
    }

    private static boolean oneIn(Dice dice, int times) {
        return dice.below(times) == 0;
    }

    /**
     * Calls some methods. Stops if one returns nothing, as the contract of effects demands while an answer is awaited.
     *
     * @return whether it did not stop, so that more can be called
     */
    public boolean on(R here, Dice dice) {
        boolean goesOn = true;
        for (int calls = 1 + dice.below(MOST_CALLS); calls > 0 && goesOn; calls--) {
            goesOn = !oneIn(dice, 20) ? call(here, here, types.head(), dice) : misbehaves(dice);
        }
        return goesOn;
    }

    private static boolean misbehaves(Dice dice) {
        switch (dice.below(3)) {
            case 0 -> throw new UnsupportedOperationException("this effect is not written yet");
            case 1 -> throw new AssertionError("this effect expected something else");
            default -> {
                return misbehaves(0) > 0;
            }
        }
    }

    private static int misbehaves(int deeper) {
        return 1 + misbehaves(deeper + 1);
    }

    private boolean call(R here, Object on, Class<?> type, Dice dice) {
        Method method = dice.pick(from(type, dice));
        @Nullable Object[] arguments = new Object[method.getParameterCount()];
        Type[] wanted = method.getGenericParameterTypes();
        Manner manner = manner(name(method));
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = value(wanted[i], here, manner, dice);
        }
        @Nullable Object result;
        try {
            result = method.invoke(on, arguments);
        } catch (InvocationTargetException thrown) {
            threw.add(name(method));
            throw OddCalls.<RuntimeException>asItIs(thrown.getTargetException());
        } catch (IllegalAccessException hidden) {
            throw new IllegalStateException(hidden);
        }
        returned.add(name(method));
        Option<Class<?>> door = types.tail().find(each -> each.isInstance(result));
        return door.isDefined()
                ? call(here, result, door.get(), dice)
                : !(result instanceof Option<?> answer) || answer.isDefined();
    }

    private Array<Method> from(Class<?> type, Dice dice) {
        Array<Method> some = sought.getOrElse(type, Array.empty());
        return some.isEmpty() || oneIn(dice, 3) ? methods.get(type).get() : some;
    }

    /** How a method is called: one that is only to return mostly with what makes sense, one that is only to refuse seldom. */
    private Manner manner(String name) {
        return toReturn.contains(name) == toRefuse.contains(name)
                ? Manner.USUAL
                : toReturn.contains(name) ? Manner.CAREFUL : Manner.CARELESS;
    }

    /**
     * Calls mostly methods with these names from now on, and those that lead to them. Only between games: afterwards the same dice make other
     * calls.
     *
     * @param returning methods that are to return, as {@link #neverReturned} names them
     * @param refusing methods that are to refuse, as {@link #neverRefused} names them
     */
    public void seek(Seq<String> returning, Seq<String> refusing) {
        toReturn = returning;
        toRefuse = refusing;
        Seq<String> names = returning.appendAll(refusing);
        Map<Class<?>, Array<Method>> named =
                methods.mapValues(all -> all.filter(method -> names.contains(name(method))));
        sought = methods.map((type, all) -> Tuple.of(
                type, all.filter(method -> names.contains(name(method)) || leads(named, method.getReturnType()))));
    }

    private boolean leads(Map<Class<?>, Array<Method>> named, Class<?> to) {
        return types.tail().contains(to) && named.get(to).get().nonEmpty();
    }

    @SuppressWarnings("unchecked") // exceptions are not checked when they are thrown
    private static <X extends Throwable> X asItIs(Throwable thrown) throws X {
        throw (X) thrown;
    }

    /** The methods of a type. One that leads to others is listed once for each of those, so that all are called about equally often. */
    private static Array<Method> weighted(Class<?> type, Array<Class<?>> doors) {
        return methods(type)
                .flatMap(method -> Array.fill(
                        doors.contains(method.getReturnType())
                                ? methods(method.getReturnType()).size()
                                : 1,
                        () -> method));
    }

    private static Array<Method> methods(Class<?> type) {
        return Array.of(type.getMethods())
                .reject(method -> Modifier.isStatic(method.getModifiers()) || method.isSynthetic())
                .sortBy(OddCalls::name);
    }

    private static String name(Method method) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName()
                + Array.of(method.getParameterTypes()).map(Class::getSimpleName).mkString("(", ", ", ")");
    }

    private @Nullable Object value(Type type, R here, Manner manner, Dice dice) {
        if (type instanceof WildcardType some) {
            return value(some.getUpperBounds()[0], here, manner, dice);
        } else if (type instanceof ParameterizedType several) {
            return several((Class<?>) several.getRawType(), several.getActualTypeArguments()[0], here, manner, dice);
        }
        Class<?> plain = (Class<?>) type;
        if (!plain.isPrimitive() && oneIn(dice, manner.absent)) {
            return null;
        }
        Array<Object> there = there(plain.isPrimitive() ? wrapped(plain) : plain, here);
        return there.nonEmpty() && !oneIn(dice, manner.odd) ? dice.pick(there) : odd(plain, here, manner, dice);
    }

    private Array<Object> there(Class<?> type, R here) {
        return known.get(type).fold(Array::empty, given -> Array.<Object>ofAll(given.apply(here)));
    }

    private static Class<?> wrapped(Class<?> primitive) {
        return java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(primitive, 1), 0)
                .getClass();
    }

    private @Nullable Object several(Class<?> raw, Type of, R here, Manner manner, Dice dice) {
        if (oneIn(dice, manner.absent)) {
            return null;
        } else if (raw == Option.class) {
            return Option.when(oneIn(dice, 2), () -> value(of, here, manner, dice));
        }
        Array<@Nullable Object> some = Array.fill(dice.below(4), () -> value(of, here, manner, dice));
        Array<@Nullable Object> all = some.nonEmpty() && oneIn(dice, manner.odd) ? some.append(some.head()) : some;
        return raw == List.class ? all.toList() : raw.isAssignableFrom(Array.class) ? all : null;
    }

    private @Nullable Object odd(Class<?> type, R here, Manner manner, Dice dice) {
        if (type == int.class || type == Integer.class) {
            return number(dice);
        } else if (type == long.class || type == Long.class) {
            return (long) number(dice);
        } else if (type == boolean.class || type == Boolean.class) {
            return oneIn(dice, 2);
        } else if (type == Seat.class) {
            return dice.pick(SEATS);
        } else if (type == String.class) {
            return dice.pick(TEXTS);
        } else if (type.isEnum()) {
            return dice.pick(Array.of(type.getEnumConstants()));
        } else if (type.isRecord()) {
            return made(type.getDeclaredConstructors()[0], here, manner, dice);
        }
        return type.isSealed() ? odd(dice.pick(Array.of(type.getPermittedSubclasses())), here, manner, dice) : null;
    }

    private Object made(Constructor<?> constructor, R here, Manner manner, Dice dice) {
        try {
            return constructor.newInstance(Array.of(constructor.getGenericParameterTypes())
                    .map(type -> value(type, here, manner, dice))
                    .toJavaArray());
        } catch (InvocationTargetException refused) {
            throw OddCalls.<RuntimeException>asItIs(refused.getTargetException());
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(hidden);
        }
    }

    /** The methods that have not returned anything yet; a test that wants to try everything requires that there are none. */
    public Seq<String> neverReturned() {
        return all().reject(returned::contains);
    }

    /** The methods with arguments that have not refused any yet. */
    public Seq<String> neverRefused() {
        return all().reject(name -> threw.contains(name) || name.endsWith("()"));
    }

    private Array<String> all() {
        return types.flatMap(OddCalls::methods).map(OddCalls::name).distinct();
    }
}
