package io.github.terrene.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction.Pick;
import io.github.terrene.draft.picking.DraftStage;
import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.draft.tournament.TournamentPosition;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.compose.TwoParts;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.GameNotation;
import io.github.terrene.testkit.release.Reflected;
import io.github.terrene.testkit.release.ReflectedFiles;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The configuration for shrinkers and native images in the jar of the draft names every type that is reflected on, but for those that core's
 * jar names.
 */
class ReflectedTest extends ReflectedFiles {
    private static final Reflected ALL = Reflected.by(
            GameNotation.types(Catalogue.ofSets(Array.empty()).get()),
            Draft.class,
            Tournament.class,
            TournamentPosition.class,
            TwoParts.Saved.class,
            TwoParts.Position.class,
            EncounterAction.class,
            EncounterEvent.class,
            EncounterView.class,
            ShownEncounter.class,
            EncounterOffer.class);
    private static final Reflected TYPES = withoutThoseOfCore();

    private static Reflected withoutThoseOfCore() {
        String core = resource("/META-INF/proguard/terrene-core.pro");
        return new Reflected(ALL.types().reject(type -> core.contains("-keep class " + type.getName() + " ")));
    }

    private static String resource(String name) {
        try (InputStream file = GameNotation.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-rules-draft";
    }

    @Override
    protected Path folder() {
        return Path.of("../../rules-draft/src/main/resources/META-INF");
    }

    @Override
    protected Reflected types() {
        return TYPES;
    }

    @Test
    void actionsStagesAndWhatIsWrittenAreListed() {
        assertThat(TYPES.types())
                .contains(Pick.class, ReportGame.class, DraftTable.class, DraftStage.Building.class, DeckDraft.class)
                .contains(Draft.class, EncounterView.class, EncounterEvent.InDraft.class)
                .contains(Progress.class, TwoParts.Saved.class, TwoParts.Position.class)
                .allMatch(type -> type.getName().startsWith("io.github.terrene."));
        assertThat(TYPES.types().size()).isLessThan(ALL.types().size());
    }
}
