package io.github.terrene.testkit.odyssey.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.GameNotation;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.view.Offer;
import io.github.terrene.odyssey.view.ShownGame;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.release.Reflected;
import io.github.terrene.testkit.release.ReflectedFiles;
import io.vavr.collection.Array;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the jar of the rules brings for shrinkers and for native images names every type that is reflected on. */
class ReflectedTest extends ReflectedFiles {
    private static final Reflected TYPES = Reflected.by(
                    GameNotation.types(Catalogue.ofSets(Array.empty()).get()),
                    GameConfig.class,
                    Game.class,
                    Action.class,
                    Event.class,
                    View.class,
                    ShownGame.class,
                    Offer.class,
                    MatchConfig.class)
            .and(Reflected.by(CardForms.STANDARD, Card.class));

    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-core";
    }

    @Override
    protected Reflected types() {
        return TYPES;
    }

    @Override
    protected Path folder() {
        return Path.of("../../core/src/main/resources/META-INF");
    }

    @Test
    void sealedFamiliesRecordsValuesWithTheirBuildersAndEnumsAreNamed() {
        assertThat(TYPES.types())
                .contains(Action.class, Attack.class, TakeTurn.class, Task.class, Keyword.class)
                .contains(Table.class, Table.Builder.class, Table.Builder.class.getSuperclass())
                .contains(Options.class, Options.Builder.class)
                .allMatch(type -> type.getName().startsWith("io.github.terrene."));
        assertThat(TYPES.types().size()).isGreaterThan(150);
    }
}
