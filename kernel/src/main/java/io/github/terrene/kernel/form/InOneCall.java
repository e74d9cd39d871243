package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Takes a value apart in one call, which takes less time than one for each part. Making that call takes as long as a thousand others, so it
 * is made only for types whose values are often taken apart.
 */
@NeedsAndroid34
final class InOneCall implements Shape.Taker {
    private static final int OFTEN = 1_000;

    private final Array<MethodHandle> accessors;
    private final Shape.Taker oneByOne;
    // Both may be written by two threads at once, which only means that the call is made twice, or a little later.
    private @Nullable MethodHandle call;
    private int times;

    /**
     * Takes all parts.
     *
     * @param accessors one for each part: they take an object and return one
     * @param parts the same parts
     */
    InOneCall(Array<MethodHandle> accessors, Array<UnaryOperator<Object>> parts) {
        this.accessors = accessors;
        this.oneByOne = Shape.Taker.of(parts);
    }

    private MethodHandle call() {
        MethodHandle[] each = accessors.toJavaArray(MethodHandle[]::new);
        MethodHandle array = MethodHandles.identity(Object[].class).asCollector(Object[].class, each.length);
        return MethodHandles.permuteArguments(
                MethodHandles.filterArguments(array, 0, each),
                MethodType.methodType(Object[].class, Object.class),
                new int[each.length]);
    }

    @Override
    public Object[] take(Object value) {
        @Nullable MethodHandle known = call;
        if (known == null) {
            times++;
            if (times < OFTEN) {
                return oneByOne.take(value);
            }
            known = call();
            call = known;
        }
        try {
            return (Object[]) known.invokeExact(value);
        } catch (RuntimeException | Error bug) {
            throw bug;
        } catch (Throwable bug) {
            throw new IllegalStateException("a part of " + value.getClass().getName() + " failed", bug);
        }
    }
}
