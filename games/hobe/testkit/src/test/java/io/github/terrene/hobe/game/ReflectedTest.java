package io.github.terrene.hobe.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.Offer;
import io.github.terrene.hobe.view.ShownGame;
import io.github.terrene.hobe.view.View;
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
        return "terrene-rules-hobe";
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
                .contains(
                        Action.class, PlayCard.class, Table.class, Options.class, Options.Builder.class, Agenda.class);
    }
}
