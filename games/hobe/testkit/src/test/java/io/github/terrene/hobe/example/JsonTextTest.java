package io.github.terrene.hobe.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.view.ShownGame;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.tree.Difference;
import org.junit.jupiter.api.Test;

/** A notation of one's own, for values of which it knows nothing. */
class JsonTextTest {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);

    private static String json(Action action) {
        return JsonText.of(RULES.forms().action(), action);
    }

    @Test
    void anAction() {
        assertThat(json(new Action.GoToBattle(Players.SOUTH))).isEqualTo("{\"is\":\"GoToBattle\",\"seat\":\"A\"}");
        assertThat(json(new Action.Choose(Players.SOUTH, new OwnChoice.At(Slot.BACK_0))))
                .isEqualTo("{\"is\":\"Choose\",\"seat\":\"A\",\"choice\":{\"is\":\"At\",\"slot\":\"BACK_0\"}}");
    }

    @Test
    void whatAScreenShows() {
        Game game = RULES.start(CONFIG, 3).get().state();
        GameForms<GameConfig, Game, Action, Event, View> forms = RULES.forms();
        String json = JsonText.of(forms.shown(), RULES.shown(RULES.view(game, Players.SOUTH)));
        assertThat(json)
                .startsWith("{\"seat\":\"A\",\"options\":{")
                .contains("\"asked\":{\"seats\":[\"A\"],\"about\":\"turn\",\"rule\":\"HB-6.1\"")
                .doesNotContain("null", ",,", "{,", "[,");
    }

    @Test
    void whatChangesOnAScreen() {
        Game before = RULES.start(CONFIG, 3).get().state();
        Action action = RULES.choices(before, Players.SOUTH).head();
        Game after = RULES.apply(before, action).get().state();
        GameForms<GameConfig, Game, Action, Event, View> forms = RULES.forms();
        ShownGame shown = RULES.shown(RULES.view(before, Players.SOUTH));
        ShownGame next = RULES.shown(RULES.view(after, Players.SOUTH));
        Difference difference = Difference.between(forms.shown(), shown, next);
        assertThat(difference.changes()).hasSizeBetween(1, 20);
    }

    @Test
    void aCardWithAllThatIsPrintedOnIt() {
        assertThat(JsonText.of(CardForms.STANDARD.of(Card.class), BattleCards.OAR_HAND))
                .contains("\"id\":\"oar-hand\"", "\"name\":\"Oar Hand\"");
    }
}
