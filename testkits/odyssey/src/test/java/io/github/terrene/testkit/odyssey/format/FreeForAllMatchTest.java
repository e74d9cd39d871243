package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.testkit.odyssey.scenario.MatchScenario;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Matches of three against each other")
class FreeForAllMatchTest extends FreeForAllBook {
    private static final Deck DECK =
            Deck.of("Plain").with(3, LANCER, ETHAN).with(3, DART, PIKE).with(3, HOME_FIELD);

    private static final StartingParty PARTY = StartingParty.on(HOME_FIELD).with(LANCER, DART);

    private static TerreneOdyssey rules() {
        return FreeForAll.rules(
                FreeForAll.OF_THREE, Catalogue.of(DECK.cards().distinct()).get());
    }

    /** All have placed their parties, and A begins. */
    private MatchScenario match() {
        return match(Options.standard());
    }

    private MatchScenario match(Options others) {
        Options options = others.withStartingPlayer(new StartingPlayer.Named(A.seat()));
        return tell(MatchScenario.begin(rules(), MatchConfig.of(options, DECK, DECK, DECK), 7))
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

    /** B has won one game, all others were drawn, and B Ran in the last one. */
    private MatchScenario wonByB() {
        MatchScenario s = match(Options.standard().withTurnLimit(3));
        s.when(A.runs(), B.endsTurn(), C.runs());
        for (int drawn = 0; drawn < 3; drawn++) {
            s.when(A.places(PARTY), B.places(PARTY), C.places(PARTY), A.endsTurn(), B.endsTurn(), C.endsTurn());
        }
        s.when(A.places(PARTY), B.places(PARTY), C.places(PARTY), A.endsTurn(), B.runs(), C.endsTurn());
        return s.isWonBy(B, "TO-2.8");
    }

    @Test
    @DisplayName("The last game may be drawn between the others while a player who left it wins the match")
    @Rule({"TO-2.8", "TO-10.6", "TO-10.9"})
    void theWinnerMayHaveLeftTheLastGame() {
        MatchScenario s = wonByB();
        assertThat(s.match().game().table().outcome()).contains(new Outcome(Array.empty(), "TO-10.6"));
    }

    @Test
    @DisplayName("A saved match that is over has no other winner")
    @Rule({"TO-2.5", "TO-2.8"})
    void savedWithAnotherWinner() {
        Match<MatchConfig, Game> match = wonByB().match();
        Notation<MatchConfig, Match<MatchConfig, Game>, Action> notation =
                MatchRules.of(rules()).notation();
        String saved = notation.writeState(match);
        assertThat(notation.readState(match.config(), saved)).isEqualTo(Either.right(match));
        for (String other : Array.of("[A],rule:TO-2.8", "[],rule:TO-2.8", "[B],rule:TO-2.5")) {
            assertThat(notation.readState(match.config(), saved.replace("[B],rule:TO-2.8", other))
                            .getLeft())
                    .hasToString("game.print: these rules did not write this state with this configuration, "
                            + "and it is not at rest: in a player's turn, with nothing pending");
        }
    }
}
