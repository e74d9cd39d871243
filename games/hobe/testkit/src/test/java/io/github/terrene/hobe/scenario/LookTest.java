package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.scenario.Cards.HERALD;
import static io.github.terrene.hobe.scenario.Cards.SHORE_GUARD;
import static io.github.terrene.hobe.scenario.Cards.SPARE;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.CardsShown;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** HB-10.18: looking at the top of a deck and at a hand. */
class LookTest {
    private static Card spy(Effect look) {
        return event("Spy", look).build();
    }

    private static Array<String> faults(Effect look) {
        return Array.ofAll(Catalogue.of(Array.of(spy(look))).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    private static CardsShown shown(Scene scene, Seat viewer) {
        return (CardsShown) scene.rules().seenBy(scene.events(CardsShown.class).head(), viewer);
    }

    @Test
    @Rule({"HB-10.18", "HB-12.7"})
    void theTopOfADeckIsSeenByOneAloneAndStaysThere() {
        Card spy = spy(lookAtTop(ENEMY, number(3), DECK));
        Scene scene = Scene.table().hand(SOUTH, spy, SPARE).plays(SOUTH, spy).awaits("South: turn");
        Array<String> top =
                scene.game().table().side(NORTH).deck().cards().take(3).map(Card::id);
        assertThat(shown(scene, SOUTH).cards().map(Card::id)).isEqualTo(top);
        assertThat(shown(scene, NORTH).cards()).allMatch(Card::unknown).hasSize(3);
        assertThat(scene.deck(NORTH)).isEqualTo(20);
        assertThat(shown(scene, SOUTH).remembered(Knowledge.NONE).onDeck(NORTH)).isEqualTo(top);
        assertThat(shown(scene, NORTH).remembered(Knowledge.NONE).isEmpty()).isTrue();
        assertThat(faults(lookAtTop(ENEMY, number(1), LOST))).containsExactly("HB-10.18/not-deck");
        assertThat(faults(lookAtTop(ENEMY, number(0), DECK))).containsExactly("HB-10.18/out-of-range");
    }

    @Test
    @Rule("HB-12.7")
    void whoKnowsTheTopOfADeckKnowsWhatIsDrawnAndWhatIsLeft() {
        Knowledge seen = Knowledge.NONE.deckShows(NORTH, Array.of("herald", "spark"));
        Knowledge drawn = new CardDrawn(NORTH, Card.UNKNOWN).remembered(seen);
        assertThat(drawn.inHand(NORTH)).containsExactly("herald");
        assertThat(drawn.onDeck(NORTH)).containsExactly("spark");
        assertThat(new CardDrawn(NORTH, HERALD).remembered(seen).inHand(NORTH)).isEmpty();
        assertThat(new CardsLost(NORTH, 1, 19).remembered(seen).onDeck(NORTH)).containsExactly("spark");
    }

    @Test
    @Rule("HB-10.18")
    void aHandIsSeenByOneAlone() {
        Card spy = spy(lookAtHand(ENEMY));
        Scene scene = Scene.table()
                .hand(SOUTH, spy, SPARE)
                .hand(NORTH, HERALD, SHORE_GUARD)
                .plays(SOUTH, spy)
                .passes(NORTH)
                .awaits("South: turn");
        assertThat(shown(scene, SOUTH).where()).isEqualTo(Where.HAND);
        assertThat(shown(scene, SOUTH).cards()).containsExactly(HERALD, SHORE_GUARD);
        assertThat(shown(scene, NORTH).cards()).allMatch(Card::unknown);
        assertThat(shown(scene, SOUTH).remembered(Knowledge.NONE).inHand(NORTH))
                .containsExactly("herald", "shore-guard");
        assertThat(faults(lookAtHand(OWN))).containsExactly("HB-10.18/own-hand");
        assertThat(faults(lookAtHand(ANY))).containsExactly("HB-10.18/own-hand");
    }
}
