package io.github.terrene.carnage.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.duel.Laying;
import io.github.terrene.carnage.rule.setup.Draft;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.Offer;
import io.github.terrene.carnage.view.ShownGame;
import io.github.terrene.carnage.view.View;
import io.github.terrene.testkit.release.Reflected;
import io.github.terrene.testkit.release.ReflectedFiles;
import io.vavr.collection.Array;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The configuration for shrinkers and native images in the jar of the rules names every type that is reflected on. */
class ReflectedTest extends ReflectedFiles {
    private static final Reflected TYPES = Reflected.by(
                    GameNotation.types(
                            Catalogue.of(StarterSet.elements(), Array.empty()).get()),
                    Game.class,
                    Action.class,
                    Event.class,
                    View.class,
                    ShownGame.class,
                    Offer.class)
            .and(Reflected.by(CardForms.STANDARD, Card.class, ElementCard.class));

    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-rules-carnage";
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
                        Action.class,
                        Lay.class,
                        Table.class,
                        Options.class,
                        Options.Builder.class,
                        Draft.class,
                        Laying.class);
    }
}
