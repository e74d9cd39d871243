package io.github.terrene.twoversustwo;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.twoversustwo.Company.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.testkit.odyssey.scenario.Act;
import io.github.terrene.testkit.odyssey.scenario.MatchScenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Matches between teams")
class TeamMatchTest extends TeamBook {
    private static final Catalogue CATALOGUE =
            Catalogue.of(PLAIN.cards().distinct()).get();
    private static final Options A_BEGINS = Options.standard().withStartingPlayer(new StartingPlayer.Named(A1.seat()));

    private MatchScenario match(Options options) {
        return tell(MatchScenario.begin(
                TwoVersusTwo.rules(CATALOGUE), MatchConfig.of(options, PLAIN, PLAIN, PLAIN, PLAIN), 7));
    }

    private static Act[] parties() {
        return new Act[] {A1.places(PARTY), B1.places(PARTY), A2.places(PARTY), B2.places(PARTY)};
    }

    @Test
    @DisplayName("The first team to win two games wins the match")
    @Rule({"TO-13.11", "TO-13.4", "TO-2.5"})
    void bestOfThree() {
        MatchScenario s = match(A_BEGINS);
        s.when(parties()).when(A1.endsTurn(), B1.runs());
        s.score(1, 0, 2).awaits(A1.and(B1, A2, B2), "party");
        s.when(parties()).when(A1.endsTurn(), B1.endsTurn(), A2.runs());
        s.score(1, 1, 3);
        s.when(parties()).when(A1.endsTurn(), B1.endsTurn(), A2.endsTurn(), B2.runs());
        s.score(2, 1, 3).isWonBy(A2, "TO-2.5");
        assertThat(s.match().outcome().get().winners()).containsExactly(A1.seat(), A2.seat());
    }

    @Test
    @DisplayName("After a Run both members draw two cards in their first Draw Phases")
    @Rule({"TO-13.17", "TO-2.9"})
    void afterARun() {
        MatchScenario s = match(A_BEGINS);
        s.when(parties()).when(A1.endsTurn(), B1.endsTurn(), A2.endsTurn(), B2.runs());
        s.when(parties()).then(A1.cardsInHand(1));
        s.when(A1.endsTurn()).then(B1.cardsInHand(2));
        s.when(B1.endsTurn()).then(A2.cardsInHand(1));
        s.when(A2.endsTurn()).then(B2.cardsInHand(2));
        s.when(B2.endsTurn(), A1.endsTurn()).then(B1.cardsInHand(3));
        s.awaits(B1, "action");
    }

    @Test
    @DisplayName("A team that lost without a Run draws as usual")
    @Rule({"TO-13.17", "TO-2.9"})
    void afterAnotherDefeat() {
        MatchScenario s = match(A_BEGINS);
        s.when(parties());
        PARTY.slots().forEach(slot -> s.when(A1.dismisses(slot.character())));
        s.when(A1.endsTurn(), B1.endsTurn());
        PARTY.slots().forEach(slot -> s.when(A2.dismisses(slot.character())));
        s.score(0, 1, 2);
        s.when(parties()).then(A1.cardsInHand(1));
        s.when(A1.endsTurn(), B1.endsTurn()).then(B1.cardsInHand(1), A2.cardsInHand(1));
        s.awaits(A2, "action");
    }

    @Test
    @DisplayName("Drawn games count for no team, and five games are enough")
    @Rule({"TO-13.11", "TO-2.8"})
    void drawnGames() {
        MatchScenario s = match(A_BEGINS.withTurnLimit(1));
        for (int game = 1; game <= 4; game++) {
            s.when(parties()).when(A1.endsTurn()).score(0, 0, game + 1);
        }
        s.when(parties()).when(A1.runs()).score(0, 1, 5).isWonBy(B2, "TO-2.8");
    }

    @Test
    @DisplayName("The match is played by the rules of the format")
    @Rule("TO-13.11")
    void theMatchOfTheFormat() {
        assertThat(TwoVersusTwo.match(CATALOGUE).notation().game()).isEqualTo("terrene-odyssey-2v2-match");
        assertThat(TwoVersusTwo.match(CATALOGUE)
                        .start(MatchConfig.of(A_BEGINS, PLAIN, PLAIN, PLAIN, PLAIN), 7)
                        .get()
                        .state()
                        .game()
                        .setting()
                        .format())
                .isSameAs(TwoVersusTwo.FORMAT);
    }
}
