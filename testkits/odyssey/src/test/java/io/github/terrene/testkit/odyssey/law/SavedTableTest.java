package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.session.Entry;
import io.github.terrene.session.SavedSession;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** A saved table is not resumed by what it was not saved by. That it comes back as it was is a law for all games. */
class SavedTableTest {
    private static final TerreneOdyssey RULES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
    private static final GameConfig CONFIG = GameConfig.of(
            Options.standard(), ReadyDecks.GREGORY_THE_HOARDER.deck(), ReadyDecks.SK_THE_ART_HISTORIAN.deck());
    private static final SavedSession<GameConfig, Action> SAVED =
            SavedSession.of(Session.open(RULES, Setup.of(CONFIG, 1)).get());

    private static void refused(String key, SavedSession<GameConfig, Action> saved) {
        assertThat(saved.resume(RULES).getLeft().map(Problem::key)).containsExactly(key);
    }

    @Test
    void byTheRulesOfAnotherGame() {
        refused(
                "session/other-game",
                new SavedSession<>(SAVED.library(), "go", SAVED.setup(), SAVED.entries(), SAVED.state()));
    }

    @Test
    void byRulesThatLeadElsewhere() {
        refused(
                "session/other-state",
                new SavedSession<>(
                        SAVED.library(), SAVED.game(), SAVED.setup(), SAVED.entries(), Fingerprint.of("elsewhere")));
    }

    @Test
    void byRulesThatRefuseWhatWasDone() {
        Entry<Action> nowhere = new Entry.SatDown<>(0, Seat.of(7), "anna");
        refused(
                "session/no-seat",
                new SavedSession<>(SAVED.library(), SAVED.game(), SAVED.setup(), Array.of(nowhere), SAVED.state()));
    }
}
