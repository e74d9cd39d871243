package io.github.terrene.kernel.text;

import io.vavr.collection.Array;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.function.Function;

/**
 * How records and Immutables values are taken apart and put together. Only what is public is used, by method handles: the
 * setters of an Immutables builder are public methods of a hidden class, which reflection refuses to call.
 */
@NeedsAndroid34
final class Values {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.publicLookup();

    private final Generic type;
    private final Class<?> raw;
    private final Function<Generic, Shape> shapes;
    private final Array<OtherName> names;

    private Values(Generic type, Function<Generic, Shape> shapes, Array<OtherName> names) {
        this.type = type;
        this.raw = type.raw();
        this.shapes = shapes;
        this.names = names.filter(each -> each.type() == raw);
    }

    static Shape shape(Generic type, Function<Generic, Shape> shapes, Array<OtherName> names) {
        Values values = new Values(type, shapes, names);
        try {
            if (type.raw().isRecord()) {
                return values.ofRecord();
            }
            if (Modifier.isAbstract(type.raw().getModifiers())
                    && Array.of(type.raw().getMethods()).exists(Values::isBuilder)) {
                return values.ofImmutable();
            }
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalArgumentException(
                    type.raw().getName()
                            + " cannot be written: make the type and its constructor or builder public, and add to its module"
                            + " \"exports " + type.raw().getPackageName() + ";\" (" + hidden.getMessage() + ")",
                    hidden);
        }
        throw new IllegalArgumentException(type.raw().getName()
                + " cannot be written: it is not a record, Immutables value, enum, sealed interface or scalar");
    }

    private static boolean isBuilder(Method method) {
        return method.getName().equals("builder")
                && method.getParameterCount() == 0
                && Modifier.isStatic(method.getModifiers());
    }

    private Shape ofRecord() throws ReflectiveOperationException {
        Array<RecordComponent> components = Array.of(raw.getRecordComponents());
        Class<?>[] types = components.map(RecordComponent::getType).toJavaArray(Class<?>[]::new);
        MethodHandle constructor = LOOKUP.findConstructor(raw, MethodType.methodType(void.class, types))
                .asSpreader(Object[].class, types.length);
        Array<ProductShape.Part> parts = Array.empty();
        for (RecordComponent each : components) {
            parts = parts.append(part(parts.size(), each.getName(), each.getType(), each.getGenericType()));
        }
        return new ProductShape(raw.getSimpleName(), parts, constructor::invoke);
    }

    private Shape ofImmutable() throws ReflectiveOperationException {
        Class<?> builder = raw.getMethod("builder").getReturnType();
        Assembly assembly = new Assembly(
                LOOKUP.findStatic(raw, "builder", MethodType.methodType(builder)),
                Array.empty(),
                handle(builder, method -> method.getName().equals("build") && method.getParameterCount() == 0));
        Array<ProductShape.Part> parts = Array.empty();
        for (Method each : attributes()) {
            parts = parts.append(part(parts.size(), each.getName(), each.getReturnType(), each.getGenericReturnType()));
            assembly = assembly.with(handle(builder, method -> sets(method, each)));
        }
        return new ProductShape(raw.getSimpleName(), parts, assembly);
    }

    private Array<Method> attributes() {
        return Array.of(raw.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()) && method.getParameterCount() == 0)
                .filter(method -> !isOfObject(method))
                .sorted(Comparator.comparing(Method::getName));
    }

    private static boolean isOfObject(Method method) {
        return method.getName().equals("hashCode") || method.getName().equals("toString");
    }

    private static boolean sets(Method method, Method attribute) {
        return method.getName().equals(attribute.getName())
                && method.getParameterCount() == 1
                && method.getParameterTypes()[0] == attribute.getReturnType();
    }

    private MethodHandle handle(Class<?> builder, Function<Method, Boolean> which) throws ReflectiveOperationException {
        Method method = Array.of(builder.getMethods())
                .find(which::apply)
                .getOrElseThrow(() -> new NoSuchMethodException("a method is missing in " + builder.getName()));
        return LOOKUP.findVirtual(
                builder, method.getName(), MethodType.methodType(method.getReturnType(), method.getParameterTypes()));
    }

    private ProductShape.Part part(int place, String component, Class<?> declared, Type generic)
            throws ReflectiveOperationException {
        MethodHandle accessor = LOOKUP.findVirtual(raw, component, MethodType.methodType(declared))
                .asType(MethodType.methodType(Object.class, Object.class));
        String name = names.find(each -> each.component().equals(component))
                .map(OtherName::name)
                .getOrElse(component);
        String lead = (place == 0 ? "" : ",") + name + ":";
        try {
            return new ProductShape.Part(
                    name, lead, accessor, declared.isPrimitive(), shapes.apply(type.within(generic)));
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(raw.getSimpleName() + "." + name + ": " + refusal.getMessage(), refusal);
        }
    }

    /** Sets the attributes of an Immutables value one after another. */
    private record Assembly(MethodHandle start, Array<MethodHandle> setters, MethodHandle build)
            implements ProductShape.Maker {

        Assembly with(MethodHandle setter) {
            return new Assembly(start, setters.append(setter), build);
        }

        @Override
        public Object make(Object[] parts) throws Throwable {
            Object builder = start.invoke();
            for (int i = 0; i < parts.length; i++) {
                setters.get(i).invoke(builder, parts[i]);
            }
            return build.invoke(builder);
        }
    }
}
