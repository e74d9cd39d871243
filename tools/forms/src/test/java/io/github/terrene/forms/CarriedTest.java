package io.github.terrene.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.forms.sample.Envelope;
import io.github.terrene.forms.sample.Letter;
import io.github.terrene.forms.sample.Pair;
import io.github.terrene.forms.sample.Told;
import io.github.terrene.forms.sample.Untold;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Reflection;
import io.github.terrene.testkit.release.FormOutline;
import io.vavr.collection.Array;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What annotations say of parts is known wherever forms are. */
class CarriedTest {
    private static final Forms FOUND = Forms.builder().build().by(new Reflection());

    @TempDir
    static Path folder;

    /** Where forms come from. */
    private enum Way {
        REFLECTION {
            @Override
            Forms forms() {
                return FOUND;
            }
        },
        TABLE {
            @Override
            Forms forms() {
                return FOUND.by(WrittenTable.of(folder, Array.of(Letter.class.getName()))
                        .shapes());
            }
        };

        abstract Forms forms();

        Part part(Class<?> type, String name) {
            ProductForm<?> form = (ProductForm<?>) forms().of(type);
            return form.parts().get(form.place(name));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPartSaysWhatIsSaidOfIt(Way way) {
        Told told = way.part(Letter.class, "receiver").said(Told.class).get();
        assertThat(told.annotationType()).isEqualTo(Told.class);
        assertThat(told.colour()).isEqualTo(Pair.Colour.BLUE);
        assertThat(told.number()).isEqualTo(7);
        assertThat(told.text()).isEmpty();
        assertThat(told.none()).containsExactly("a", "b");
    }

    @ParameterizedTest
    @EnumSource
    void whatAnAnnotationLeavesOutIsSaidToo(Way way) {
        Told told = way.part(Letter.class, "sender").said(Told.class).get();
        assertThat(told.text()).isEqualTo("a \"b\"\\u0041\n\u00e4\u2028");
        assertThat(told.large()).isEqualTo(Long.MIN_VALUE);
        assertThat(told.types()).containsExactly(int.class, Pair.First.class);
    }

    @ParameterizedTest
    @EnumSource
    void attributesOfAValueWithABuilderSayItToo(Way way) {
        assertThat(way.part(Envelope.class, "stamps").said(Told.class).get().truth())
                .isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void otherAnnotationsAreNotCarried(Way way) {
        Part page = way.part(Letter.class, "page");
        assertThat(page.said()).isEmpty();
        assertThat(page.said(Names.class)).isEmpty();
    }

    @Test
    void aTableSaysTheSameAsReflection() {
        assertThat(FormOutline.of(Way.TABLE.forms(), Letter.class))
                .isEqualTo(FormOutline.of(Way.REFLECTION.forms(), Letter.class))
                .contains("CARD receiver: text @" + Told.class.getName() + "(colour=BLUE, large=-9223372036854775808");
    }

    @Test
    void annotationsAreAmongTheTypesThatAreReflectedOn() {
        assertThat(FOUND.reflected(Letter.class))
                .containsExactly(Envelope.class, Letter.class, Told.class)
                .doesNotContain(Names.class);
    }

    @Test
    void whatATableCannotSayIsRefusedWithItsPlace() {
        Array<String> names = Array.of(Untold.Part.class.getName());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WrittenTable.of(folder, names))
                .withMessage("a table cannot say a double, as " + Untold.class.getName() + ".share is");
    }
}
