package io.github.terrene.forms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Reflection;
import io.github.terrene.kernel.form.Shapes;
import io.github.terrene.testkit.release.FormOutline;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The forms that a table gives are those that reflection finds, for every type of every game. */
class SameFormsTest {
    static Stream<TriedGame<?, ?, ?, ?, ?>> games() {
        return TriedGame.all().toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void givenFormsAreTheFoundOnes(TriedGame<?, ?, ?, ?, ?> game) {
        Shapes table = WrittenTable.of(game).shapes();
        Forms types = game.rules().forms().types();
        same(types, table, game.artifacts());
        same(game.cards(), table, game.artifacts());
        sameWithArguments(types, table);
    }

    /** What is kept and sent of tables belongs to no game. */
    @Test
    void soAreThoseOfTables(@TempDir Path folder) {
        Array<String> artifacts =
                Array.of("terrene-kernel", "terrene-narrator", "terrene-session", "terrene-bots", "terrene-table");
        Shapes table = WrittenTable.of(folder, artifacts).shapes();
        same(GameForms.common().build(), table, Array.of("terrene-session", "terrene-table"));
    }

    private static void same(Forms forms, Shapes table, Array<String> artifacts) {
        Array<Class<?>> types = artifacts.flatMap(SameFormsTest::types);
        Forms found = forms.by(new Reflection());
        Forms given = forms.by(table);
        for (Class<?> type : types) {
            assertThat(FormOutline.of(given, type)).as(type.getName()).isEqualTo(FormOutline.of(found, type));
        }
        Array<Class<?>> refused = types.reject(type -> hasForm(given, type));
        assertThat(refused.size()).isLessThan(types.size() / 2);
    }

    private static void sameWithArguments(Forms forms, Shapes table) {
        Forms found = forms.by(new Reflection());
        Forms given = forms.by(table);
        Form<?> text = forms.of(String.class);
        assertThat(FormOutline.of(given.of(Step.class, text, GameForms.SEAT)))
                .isEqualTo(FormOutline.of(found.of(Step.class, text, GameForms.SEAT)))
                .contains("text", "the name of io.github.terrene.kernel.Seat");
        assertThat(FormOutline.of(given.of(Refused.class, text)))
                .isEqualTo(FormOutline.of(found.of(Refused.class, text)));
        assertThat(FormOutline.of(given.of(MatchEvent.class, text, GameForms.SEAT)))
                .isEqualTo(FormOutline.of(found.of(MatchEvent.class, text, GameForms.SEAT)));
        assertThat(FormOutline.of(given.of(MatchView.class, text)))
                .isEqualTo(FormOutline.of(found.of(MatchView.class, text)));
    }

    private static boolean hasForm(Forms forms, Class<?> type) {
        try {
            forms.of(type);
            return true;
        } catch (IllegalArgumentException refusal) {
            return false;
        }
    }

    /** All types that an artifact names for shrinkers. */
    private static Array<Class<?>> types(String artifact) {
        return NamedTypes.of(artifact, SameFormsTest.class.getClassLoader()).types();
    }
}
