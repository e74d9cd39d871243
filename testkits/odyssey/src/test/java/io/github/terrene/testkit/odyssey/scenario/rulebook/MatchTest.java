package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.rulebook.Decks.PARTY;
import static io.github.terrene.testkit.odyssey.scenario.rulebook.Decks.PLAIN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.EndEvent.FaceDownRevealed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Shown;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.testkit.odyssey.scenario.MatchScenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Matches")
class MatchTest extends ScenarioBook {
    private static final Options A_BEGINS = Options.standard().withStartingPlayer(new StartingPlayer.Named(A.seat()));

    private MatchScenario match(Options options) {
        return tell(MatchScenario.begin(Decks.rules(PLAIN), MatchConfig.of(options, PLAIN, PLAIN), 7));
    }

    @Test
    @DisplayName("S5 Run and the match: A wins")
    @Rule({"TO-2.5", "TO-2.6", "TO-4.17", "TO-10.3"})
    void aWinsTheMatch() {
        MatchScenario s = match(A_BEGINS);
        s.when(A.places(PARTY), B.places(PARTY), A.endsTurn(), B.runs());
        s.score(1, 0, 2).awaits(A.and(B), "party");
        s.then(A.characters(0), B.characters(0), A.cardsInHand(0), A.cardsInDeck(30), B.cardsInDeck(30));
        s.then(A.hp(50), A.discardPile(), B.discardPile());
        s.when(A.places(new StartingParty(PARTY.slots(), SALT_FLATS)), B.places(PARTY));
        s.then(A.terrains(SALT_FLATS));
        s.refuses(B.runs(), "TO-4.17/not-awaited");
        s.when(A.endsTurn(), B.runs());
        s.score(2, 0, 2).isWonBy(A, "TO-2.5");
    }

    @Test
    @DisplayName("What is not so of a match is told")
    void wrongClaims() {
        MatchScenario s = match(A_BEGINS);
        s.when(A.places(PARTY), B.places(PARTY), A.endsTurn(), B.runs());
        assertThatThrownBy(() -> s.score(0, 1, 2))
                .hasMessageContaining("expected 0 to 1 in game 2, not 1 to 0 in game 2");
        assertThatThrownBy(() -> s.score(1, 0, 1)).hasMessageContaining("not 1 to 0 in game 2");
        assertThatThrownBy(() -> s.then(A.cardsInDeck(29))).hasMessageContaining("not as expected: ");
        assertThatThrownBy(() -> s.refuses(A.places(PARTY), "TO-3.1")).hasMessageContaining("should be refused");
        assertThatThrownBy(() -> s.isWonBy(A, "TO-2.5")).hasMessageContaining("goes on");
        assertThatThrownBy(() -> s.isDrawn("TO-2.8")).hasMessageContaining("goes on");
        s.score(1, 0, 2).awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("Between games everybody sees what lay face-down, and nothing else")
    @Rule({"TO-2.6", "TO-11.2"})
    void faceDownCardsAreRevealed() {
        MatchScenario s = match(A_BEGINS);
        s.when(A.places(PARTY), B.places(PARTY), A.recruits(ETHAN), A.endsTurn());
        assertThat(revealed(s)).isEmpty();
        s.when(B.runs());
        assertThat(revealed(s)).hasSize(1);
        FaceDownRevealed revealed = revealed(s).head();
        assertThat(revealed.characters().map(Shown::card))
                .containsExactlyInAnyOrder(ASU, SAMMY, MILL_HAND, ETHAN, ASU, SAMMY, MILL_HAND);
        assertThat(revealed.held().map(Held::card))
                .containsExactlyInAnyOrder(DART, HUSH, WARD_STONE, STICKY_JAR, DART, HUSH, WARD_STONE, STICKY_JAR);
        for (Seat seat : Array.of(A.seat(), B.seat(), Seat.of(7))) {
            MatchEvent<Event, Table> told = new MatchEvent.InGame<>(revealed);
            assertThat(MatchRules.of(TerreneOdyssey.duel(
                                    Catalogue.of(Array.empty()).get()))
                            .seenBy(told, seat))
                    .isEqualTo(told);
        }
        int place = s.events().indexOf(new MatchEvent.InGame<Event, Table>(revealed));
        assertThat(s.events().get(place - 1)).isInstanceOf(MatchEvent.GameFinished.class);
        assertThat(s.events().get(place + 1)).isInstanceOf(MatchEvent.GameBegan.class);

        s.when(A.places(PARTY), B.places(PARTY), A.endsTurn(), B.runs());
        assertThat(revealed(s)).as("not when the match is over").hasSize(1);
        s.isWonBy(A, "TO-2.5");
    }

    @Test
    @DisplayName("What lies face-up when a game ends is not revealed, as everybody sees it")
    @Rule("TO-2.6")
    void faceUpCardsAreNot() {
        AssignableCard banner = item("Banner")
                .ongoing()
                .trigger(GREEN, free(), gets(5, ATK).to(SELF).until(END_OF_TURN))
                .build();
        Deck deck = Deck.of("With a banner")
                .with(3, ETHAN, ASU, SAMMY, MILL_HAND)
                .with(3, banner, HUSH, WARD_STONE, STICKY_JAR)
                .with(1, HOME_FIELD, SALT_FLATS, ASH_STORM, IRON_RAM, EMBER_VERSE, EDGE_OIL);
        StartingParty party = StartingParty.on(HOME_FIELD)
                .with(ETHAN, banner)
                .with(ASU, HUSH)
                .with(SAMMY, WARD_STONE)
                .with(MILL_HAND, STICKY_JAR);
        MatchScenario s = tell(MatchScenario.begin(Decks.rules(deck), MatchConfig.of(A_BEGINS, deck, deck), 7));
        s.when(A.places(party), B.places(party), A.recruits(ETHAN), A.uses(banner), A.endsTurn(), B.runs());
        assertThat(revealed(s).head().held().map(Held::card))
                .containsExactlyInAnyOrder(HUSH, WARD_STONE, STICKY_JAR, banner, HUSH, WARD_STONE, STICKY_JAR);
        s.awaits(A.and(B), "party");
    }

    private static Seq<FaceDownRevealed> revealed(MatchScenario s) {
        return s.events()
                .flatMap(MatchEvent::inGame)
                .filter(FaceDownRevealed.class::isInstance)
                .map(FaceDownRevealed.class::cast);
    }

    @Test
    @DisplayName("S5 Run and the match: one to one")
    @Rule({"TO-2.5", "TO-2.9", "TO-4.17"})
    void oneToOne() {
        MatchScenario s = match(A_BEGINS);
        s.when(A.places(PARTY), B.places(PARTY), A.runs());
        s.score(0, 1, 2);
        s.when(A.places(PARTY), B.places(PARTY));
        s.then(A.cardsInHand(2));
        s.when(A.endsTurn()).then(B.cardsInHand(1));
        s.when(B.runs());
        s.score(1, 1, 3);
        s.when(A.places(PARTY), B.places(PARTY)).then(A.cardsInHand(1));
        s.when(A.endsTurn()).then(B.cardsInHand(2));
        s.when(B.endsTurn()).then(A.cardsInHand(2));
        s.when(A.endsTurn()).then(B.cardsInHand(3));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A player who lost a game without having Run draws one card as usual")
    @Rule("TO-2.9")
    void onlyARunGivesACard() {
        MatchScenario s = match(A_BEGINS);
        s.when(A.places(PARTY), B.places(PARTY));
        s.when(A.dismisses(ETHAN), A.dismisses(ASU), A.dismisses(SAMMY), A.dismisses(MILL_HAND));
        s.score(0, 1, 2);
        s.when(A.places(PARTY), B.places(PARTY)).then(A.cardsInHand(1));
        s.when(A.endsTurn()).then(B.cardsInHand(1));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("The starting player is decided anew in every game")
    @Rule({"TO-2.7", "TO-3.5"})
    void startingPlayerAnew() {
        boolean otherStarts = false;
        boolean sameStarts = false;
        for (long seed = 1; seed <= 20; seed++) {
            MatchScenario s = tell(MatchScenario.begin(
                    Decks.rules(PLAIN),
                    MatchConfig.of(
                            Options.standard().withStartingPlayer(new StartingPlayer.WinnerStarts()), PLAIN, PLAIN),
                    seed));
            s.when(A.places(PARTY), B.places(PARTY));
            Seat first = s.match().game().table().active();
            s.when(first.equals(A.seat()) ? A.runs() : B.runs());
            s.when(A.places(PARTY), B.places(PARTY));
            Seat second = s.match().game().table().active();
            otherStarts |= !first.equals(second);
            sameStarts |= first.equals(second);
            s.awaits(second.equals(A.seat()) ? A : B, "action");
        }
        assertThat(otherStarts).isTrue();
        assertThat(sameStarts).isTrue();
    }

    @Test
    @DisplayName("Drawn games count for nobody, and five games are enough")
    @Rule({"TO-2.8", "TO-2.9"})
    void drawnGames() {
        MatchScenario s = match(A_BEGINS.withTurnLimit(1));
        for (int game = 1; game <= 4; game++) {
            s.when(A.places(PARTY), B.places(PARTY)).then(A.cardsInHand(1));
            s.when(A.endsTurn()).score(0, 0, game + 1);
        }
        s.when(A.places(PARTY), B.places(PARTY), A.endsTurn()).score(0, 0, 5).isDrawn("TO-2.8");

        MatchScenario more = match(A_BEGINS.withTurnLimit(1));
        for (int game = 1; game <= 4; game++) {
            more.when(A.places(PARTY), B.places(PARTY), A.endsTurn());
        }
        more.when(A.places(PARTY), B.places(PARTY), A.runs()).score(0, 1, 5).isWonBy(B, "TO-2.8");
    }
}
