package io.github.terrene.terralore.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.Offer;
import io.github.terrene.terralore.view.ShownGame;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.release.Reflected;
import io.github.terrene.testkit.release.ReflectedFiles;
import io.vavr.collection.Array;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The configuration for shrinkers and native images in the jar of the rules names every type that is reflected on. */
class ReflectedTest extends ReflectedFiles {
    private static final Reflected TYPES = Reflected.by(
                    GameNotation.types(Catalogue.of(Array.empty()).get()),
                    Game.class,
                    Action.class,
                    Event.class,
                    View.class,
                    ShownGame.class,
                    Offer.class)
            .and(Reflected.by(CardForms.STANDARD, Card.class));

    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-rules-terralore";
    }

    @Override
    protected Path folder() {
        return Path.of("../rules/src/main/resources/META-INF");
    }

    @Override
    protected Reflected types() {
        return TYPES;
    }

    @Test
    void sealedFamiliesRecordsAndValuesWithTheirBuildersAreListed() {
        assertThat(TYPES.types())
                .contains(Action.class, PlaceCard.class, Table.class, Table.Builder.class, Agenda.class);
    }
}
