package io.github.terrene.kernel.form;

import io.github.terrene.kernel.form.Shape.Component;
import io.vavr.collection.Array;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Finds the parts of records and Immutables values. Only what is public is used, by method handles: the
 * setters of an Immutables builder are public methods of a hidden class, which reflection refuses to call.
 */
@NeedsAndroid34
final class Values {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.publicLookup();

    private final Class<?> raw;
    private final Signature signature;

    private Values(Class<?> raw) {
        this.raw = raw;
        this.signature = Signature.of(raw);
    }

    /** What a record or an Immutables value consists of. */
    static Shape of(Class<?> type) {
        Values values = new Values(type);
        try {
            return type.isRecord() ? values.ofRecord() : values.ofImmutable();
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalArgumentException(
                    type.getName()
                            + " has no form: make the type and its constructor or builder public, and add to its module"
                            + " \"exports " + type.getPackageName() + ";\" (" + hidden.getMessage() + ")",
                    hidden);
        }
    }

    static boolean isImmutable(Class<?> raw) {
        return Modifier.isAbstract(raw.getModifiers())
                && Array.of(raw.getMethods()).exists(Values::isBuilder);
    }

    private static boolean isBuilder(Method method) {
        return method.getName().equals("builder")
                && method.getParameterCount() == 0
                && Modifier.isStatic(method.getModifiers());
    }

    private Shape ofRecord() throws ReflectiveOperationException {
        Array<RecordComponent> components = Array.of(raw.getRecordComponents());
        Class<?>[] types = components.map(RecordComponent::getType).toJavaArray(Class<?>[]::new);
        MethodHandle constructor = LOOKUP.findConstructor(raw, MethodType.methodType(void.class, types));
        Array<Component> parts = Array.empty();
        for (RecordComponent each : components) {
            parts = parts.append(component(each.getName(), each.getType(), each.getGenericType(), each));
        }
        return product(parts, constructor);
    }

    private Shape ofImmutable() throws ReflectiveOperationException {
        Class<?> builder = raw.getMethod("builder").getReturnType();
        MethodHandle set = LOOKUP.findStatic(raw, "builder", MethodType.methodType(builder));
        Array<Component> parts = Array.empty();
        for (Method each : attributes(builder)) {
            parts = parts.append(component(each.getName(), each.getReturnType(), each.getGenericReturnType(), each));
            set = then(set, handle(builder, method -> sets(method, each)));
        }
        MethodHandle build =
                handle(builder, method -> method.getName().equals("build") && method.getParameterCount() == 0);
        return product(parts, then(set, build));
    }

    private Shape product(Array<Component> parts, MethodHandle whole) {
        return new Shape.Product(
                signature.parameters(),
                parts,
                maker(whole),
                new InOneCall(parts.map(each -> ((Access) each.access()).accessor()), parts.map(Component::access)));
    }

    /** What makes a builder, and then calls its next method: with the arguments of both. */
    private static MethodHandle then(MethodHandle builder, MethodHandle next) {
        MethodType type = builder.type().changeReturnType(next.type().parameterType(0));
        return MethodHandles.collectArguments(next, 0, builder.asType(type));
    }

    /** The abstract methods, and those with a default that the builder can override. */
    private Array<Method> attributes(Class<?> builder) {
        Array.of(raw.getDeclaredMethods())
                .filter(method -> isAbstract(method) && !Modifier.isPublic(method.getModifiers()))
                .forEach(method -> {
                    throw new IllegalArgumentException(
                            raw.getName() + " has no form: make its " + method.getName() + " public");
                });
        return Array.of(raw.getMethods())
                .filter(method -> method.getParameterCount() == 0 && !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !isOfObject(method))
                .filter(method ->
                        isAbstract(method) || Array.of(builder.getMethods()).exists(set -> sets(set, method)))
                .sorted(Comparator.comparing(Method::getName));
    }

    private static boolean isAbstract(Method method) {
        return Modifier.isAbstract(method.getModifiers());
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

    private Component component(String name, Class<?> declared, Type generic, AnnotatedElement said)
            throws ReflectiveOperationException {
        MethodHandle accessor = LOOKUP.findVirtual(raw, name, MethodType.methodType(declared))
                .asType(MethodType.methodType(Object.class, Object.class));
        Names names = said.getAnnotation(Names.class);
        return new Component(
                name,
                signature.declared(generic),
                new Access(name, accessor),
                names == null ? Named.NOTHING : names.value(),
                declared.isPrimitive(),
                Array.of(said.getAnnotations()).filter(Values::isCarried));
    }

    private static boolean isCarried(Annotation annotation) {
        return annotation.annotationType().isAnnotationPresent(Carried.class);
    }

    /** Makes a value of all its parts in one call, which takes less time than one for each attribute. */
    private static Shape.Maker maker(MethodHandle whole) {
        MethodHandle maker = whole.asSpreader(Object[].class, whole.type().parameterCount())
                .asType(MethodType.methodType(Object.class, Object[].class));
        return parts -> (Object) maker.invokeExact(parts);
    }

    /** Takes a part out of a value. */
    private record Access(String name, MethodHandle accessor) implements UnaryOperator<Object> {
        @Override
        public Object apply(Object whole) {
            try {
                return (Object) accessor.invokeExact(whole);
            } catch (RuntimeException | Error bug) {
                throw bug;
            } catch (Throwable bug) {
                throw new IllegalStateException(name + " of " + whole.getClass().getName() + " failed", bug);
            }
        }
    }
}
