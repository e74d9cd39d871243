package io.github.terrene.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Array;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Where there is no reflection, tables on the class path are enough: the same games are played, written and read. */
class WithoutReflectionTest {
    @Test
    void gamesArePlayedWrittenAndReadByTables() throws ReflectiveOperationException {
        List<String> found = new PlayedGames().get();
        assertThat(found).hasSizeGreaterThan(100);
        assertThat(played(TriedGame.all().map(WrittenTable::of).distinct())).isEqualTo(found);
    }

    @Test
    void withoutTablesTheyAreNot() {
        assertThatThrownBy(() -> played(Array.empty())).rootCause().hasMessageContaining("has no form");
    }

    /** What is played in a world of its own, which has no reflection. */
    @SuppressWarnings("unchecked") // the class is known here, too
    private static List<String> played(Array<WrittenTable> tables) throws ReflectiveOperationException {
        Supplier<List<String>> games = (Supplier<List<String>>)
                new Unreflecting(Array.of(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(File::new)
                                .appendAll(tables.map(each -> each.folder().toFile())))
                        .loadClass(PlayedGames.class.getName())
                        .getConstructor()
                        .newInstance();
        return games.get();
    }

    /** Knows the classes of a class path but for the one that reflects. */
    private static final class Unreflecting extends URLClassLoader {
        private Unreflecting(Array<File> path) {
            super(path.map(Unreflecting::url).toJavaArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        }

        private static URL url(File file) {
            try {
                return file.toURI().toURL();
            } catch (java.net.MalformedURLException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.equals("io.github.terrene.kernel.form.Reflection")) {
                throw new ClassNotFoundException(name);
            }
            return super.findClass(name);
        }
    }
}
