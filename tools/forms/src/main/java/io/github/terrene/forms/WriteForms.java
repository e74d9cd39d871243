package io.github.terrene.forms;

import io.github.terrene.kernel.form.Reflection;
import io.github.terrene.kernel.form.Shapes;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The build step. It writes one Java source with a table of what types consist of, and names the table as a service, so that it is found
 * without anybody having to pass it on.
 *
 * <pre>{@code
 * java -cp my-cards.jar:terrene-forms.jar:terrene-rules-hobe.jar:terrene-kernel.jar:vavr.jar io.github.terrene.forms.WriteForms \
 *     my.app.HobeForms target/generated-sources/forms target/classes terrene-kernel terrene-rules-hobe my.cards.Thunder
 * }</pre>
 *
 * <p>The first argument is the name of the table, then come the folders for its source and for the file of services. The others say what
 * is in the table: artifacts on the class path whose jars name their types, as those of all games do, and classes by their names. What
 * these consist of is in the table, too. The table belongs to the classes that it was written from: write it again with each new version.
 */
public final class WriteForms {
    private static final String USAGE =
            "usage: WriteForms <table> <folder of sources> <folder of resources> <artifact or class>...";
    private static final int FIRST_TYPE = 3;

    private WriteForms() {}

    /**
     * Writes a table.
     *
     * @throws IllegalArgumentException if the arguments are too few, or one of them is neither an artifact nor a class that has a form
     */
    public static void main(String... arguments) throws IOException {
        if (arguments.length <= FIRST_TYPE) {
            throw new IllegalArgumentException(USAGE);
        }
        Array<String> all = Array.of(arguments);
        Table table = new Table(all.get(0), types(all.drop(FIRST_TYPE)));
        write(Path.of(all.get(1)).resolve(table.name().replace('.', '/') + ".java"), table.source());
        name(Path.of(all.get(2)).resolve("META-INF/services").resolve(Shapes.class.getName()), table.name());
    }

    private static ShapedTypes types(Array<String> named) {
        ClassLoader loader = WriteForms.class.getClassLoader();
        return named.foldLeft(
                ShapedTypes.none(new Reflection()),
                (types, name) -> NamedTypes.of(name, loader).addedTo(types));
    }

    private static void name(Path services, String table) throws IOException {
        Array<String> named = Files.exists(services) ? Array.ofAll(Files.readAllLines(services)) : Array.empty();
        write(services, named.append(table).distinct().mkString("", "\n", "\n"));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
