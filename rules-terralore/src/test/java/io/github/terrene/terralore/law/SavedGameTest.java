package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Standing;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.CarryOut;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.testkit.arbitrary.Course;
import io.github.terrene.testkit.arbitrary.Opening;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What only somebody who writes a saved game by hand can get wrong. */
class SavedGameTest {
    private static final Terralore RULES = TerraloreSpecimen.RULES;
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), TerraloreSpecimen.deck("one", 1), TerraloreSpecimen.deck("other", 2));

    /** Games in which a card on the field asks something. */
    private static Array<Game> asking() {
        Walk<GameConfig> walk = new Walk<>(
                new Opening<>(CONFIG, 7),
                0,
                Array.ofAll(Rng.of(7).dice().shuffle(Array.range(0, Walk.CHOICES)))
                        .take(300));
        return Course.of(RULES, Styles.ALL, walk)
                .states()
                .filter(game -> source(game).isDefined());
    }

    private static Option<Standing> source(Game game) {
        return game.agenda()
                .tasks()
                .filter(CarryOut.class::isInstance)
                .map(task -> ((CarryOut) task).source())
                .find(card -> game.table().find(card.number()) != null);
    }

    private static Seat other(Standing card) {
        return card.owner().equals(Seat.of(0)) ? Seat.of(1) : Seat.of(0);
    }

    private static String written(Standing card, Seat owner) {
        return "(number:" + card.number() + ",card:" + card.card().id() + ",owner:" + owner;
    }

    @Test
    void anEffectIsThatOfTheCardThatStandsThere() {
        assertThat(asking()).isNotEmpty();
        for (Game game : asking()) {
            Standing source = source(game).get();
            String text = RULES.notation().writeState(game);
            String tasks = text.substring(text.indexOf("tasks:"));
            String changed =
                    text.replace(tasks, tasks.replace(written(source, source.owner()), written(source, other(source))));

            assertThat(RULES.notation().readState(CONFIG, text).get()).isEqualTo(game);
            Problem problem = RULES.notation().readState(CONFIG, changed).getLeft();
            assertThat(problem.place()).endsWith(".source");
            assertThat(problem.sentence()).isEqualTo("the card on the field with this number is another one");
        }
    }
}
