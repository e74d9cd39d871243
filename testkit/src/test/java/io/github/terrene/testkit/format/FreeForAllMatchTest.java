package io.github.terrene.testkit.format;

import static io.github.terrene.testkit.scenario.Cast.*;
import static io.github.terrene.testkit.scenario.Stage.HOME_FIELD;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.format.StartingPlayer;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.testkit.scenario.MatchScenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Matches of three against each other")
class FreeForAllMatchTest extends FreeForAllBook {
    private static final Deck DECK =
            Deck.of("Plain").with(3, LANCER, ETHAN).with(3, DART, PIKE).with(3, HOME_FIELD);

    private static final StartingParty PARTY = StartingParty.on(HOME_FIELD).with(LANCER, DART);

    /** All have placed their parties, and A begins. */
    private MatchScenario match() {
        Options options = Options.standard().withStartingPlayer(new StartingPlayer.Named(A.seat()));
        Catalogue catalogue = Catalogue.of(DECK.cards().distinct()).get();
        return tell(MatchScenario.begin(
                        FreeForAll.rules(FreeForAll.OF_THREE, catalogue), MatchConfig.of(options, DECK, DECK, DECK), 7))
                .when(A.places(PARTY), B.places(PARTY), C.places(PARTY));
    }

    @Test
    @DisplayName("A player who Ran draws two cards in the next game, even one who did so before the game was over")
    @Rule({"TO-2.9", "TO-2.5", "TO-10.9"})
    void whoRanDrawsTwo() {
        MatchScenario s = match();
        s.when(A.endsTurn(), B.runs(), C.endsTurn(), A.endsTurn(), C.runs());
        assertThat(s.match().wins()).containsExactly(1, 0, 0);
        s.when(A.places(PARTY), B.places(PARTY), C.places(PARTY), A.endsTurn(), B.endsTurn());
        s.then(A.cardsInHand(1), B.cardsInHand(2), C.cardsInHand(2)).awaits(C, "action");
    }

    @Test
    @DisplayName("A player who was beaten before another Ran draws one card")
    @Rule("TO-2.9")
    void whoWasBeatenDrawsOne() {
        MatchScenario s = match();
        s.when(A.endsTurn(), B.dismisses(LANCER), C.runs());
        assertThat(s.match().wins()).containsExactly(1, 0, 0);
        s.when(A.places(PARTY), B.places(PARTY), C.places(PARTY), A.endsTurn(), B.endsTurn());
        s.then(A.cardsInHand(1), B.cardsInHand(1), C.cardsInHand(2)).awaits(C, "action");
    }
}
