package io.github.terrene.testkit.release;

import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * The types of a game that are reflected on to find their {@linkplain Forms forms}, for tools that cannot detect on their own that they are
 * needed.
 *
 * <pre>{@code
 * Reflected types = Reflected.by(forms, Config.class, State.class, Action.class);
 * assertThat(read("META-INF/proguard/my-game.pro")).isEqualTo(types.shrinkerRules());
 * assertThat(read("META-INF/native-image/my.group/my-game/reflect-config.json")).isEqualTo(types.nativeImage());
 * }</pre>
 *
 * @param types the types, by name, with the builders of Immutables values
 */
public record Reflected(Array<Class<?>> types) {

    /** The types that are reflected on for the forms of some types. */
    public static Reflected by(Forms forms, Class<?>... declared) {
        return new Reflected(Array.of(declared)
                .flatMap(forms::reflected)
                .flatMap(Reflected::withBuilder)
                .distinct()
                .sortBy(Class::getName));
    }

    /** The same types and others. */
    public Reflected and(Reflected others) {
        return new Reflected(types.appendAll(others.types).distinct().sortBy(Class::getName));
    }

    /** An Immutables value is made by its builder, whose methods are in the builder's superclass. */
    private static Array<Class<?>> withBuilder(Class<?> type) {
        Array<Class<?>> builders = Array.of(type.getMethods())
                .filter(method -> method.getName().equals("builder") && Modifier.isStatic(method.getModifiers()))
                .<Class<?>>map(Method::getReturnType)
                .flatMap(builder -> Array.of(builder, builder.getSuperclass()));
        return builders.reject(Object.class::equals).prepend(type);
    }

    /**
     * Rules for ProGuard and R8: the types stay as they are, including private fields, from which the components of a record take their
     * names, and what annotations say of them.
     */
    public String shrinkerRules() {
        return types.map(type -> "-keep class " + type.getName() + " { *; }\n")
                .prepend("# Their forms are found by reflection.\n"
                        + "-dontwarn java.lang.invoke.MethodHandle\n"
                        + "-dontwarn org.immutables.value.**\n"
                        + "-keepattributes Signature,InnerClasses,EnclosingMethod,Record,PermittedSubclasses,"
                        + "RuntimeVisibleAnnotations,AnnotationDefault\n")
                .mkString();
    }

    /** The {@code reflect-config.json} of GraalVM's native image. */
    public String nativeImage() {
        return types.map(Reflected::entry).mkString("[\n", ",\n", "\n]\n");
    }

    private static String entry(Class<?> type) {
        return "{\"name\":\"" + type.getName() + "\",\"allPublicConstructors\":true,\"allPublicMethods\":true,"
                + "\"allRecordComponents\":true,\"allPermittedSubclasses\":true}";
    }
}
