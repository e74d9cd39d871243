package io.github.terrene.testkit.odyssey.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.GameNotation;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Everything that may be part of a state, an event or a card can be written down: nothing in them is code. */
@AnalyzeClasses(packages = "io.github.terrene", importOptions = ImportOption.DoNotIncludeTests.class)
class EncodingTest {
    private static final Forms.Builder CARDS = Forms.builder().scalar(Card.class, Card::id, id -> Option.none());

    @ArchTest
    static void every_event_and_action_can_be_written(JavaClasses all) {
        for (Class<?> family : Array.<Class<?>>of(Event.class, Action.class)) {
            assertThat(family.isSealed()).as("%s is sealed", family).isTrue();
            assertThat(records(all, family)).hasSizeGreaterThan(20);
            assertThatCode(() -> CARDS.type(family).build())
                    .as(family.getName())
                    .doesNotThrowAnyException();
        }
    }

    /** Each room of the rules has listed all its tasks. */
    @ArchTest
    static void every_task_can_be_written(JavaClasses all) {
        Forms forms = GameNotation.types(Catalogue.ofSets(Array.empty()).get());
        Array<Class<?>> tasks = records(all, Task.class);
        assertThat(tasks).hasSizeGreaterThan(20);
        assertThat(forms.reflected(Task.class)).containsAll(tasks);
    }

    /** The forms of cards know every effect. */
    @ArchTest
    static void every_effect_can_be_written(JavaClasses all) {
        Array<Class<?>> effects = records(all, Effect.class)
                .filter(effect -> effect.getPackageName().startsWith(Effect.class.getPackageName()));
        assertThat(effects).hasSizeGreaterThan(20).allMatch(Class::isRecord);
        assertThat(CardForms.STANDARD.reflected(Card.class)).containsAll(effects);
    }

    private static Array<Class<?>> records(JavaClasses all, Class<?> family) {
        return Array.ofAll(all)
                .filter(type -> type.isAssignableTo(family) && !type.isInterface())
                .sortBy(JavaClass::getName)
                .map(JavaClass::reflect);
    }
}
