package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.testkit.odyssey.scenario.Act;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Setup in detail")
class PartyTest extends ScenarioBook {
    private static final Options A_BEGINS = Options.standard().withStartingPlayer(new StartingPlayer.Named(A.seat()));
    private static final StartingParty PARTY = Decks.PARTY;
    private static final StartingParty OTHER = new StartingParty(PARTY.slots(), SALT_FLATS);

    private Scenario setup(Options options) {
        return tell(Decks.begin(options));
    }

    @Test
    @DisplayName("No Character twice, copies or not")
    @Rule("TO-3.2")
    void noNameTwice() {
        StartingParty empty = StartingParty.on(HOME_FIELD);
        Scenario s = setup(A_BEGINS);
        s.refuses(
                A.places(empty.with(ASU, DART)
                        .with(ASU, HUSH)
                        .with(SAMMY, WARD_STONE)
                        .with(MILL_HAND, STICKY_JAR)),
                "TO-3.2/name-twice");
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("Only cards of your own deck, each of its type")
    @Rule({"TO-3.1", "TO-1.14"})
    void onlyOwnCards() {
        StartingParty empty = StartingParty.on(HOME_FIELD);
        Scenario s = setup(A_BEGINS);
        s.refuses(A.places(empty.with(INU, DART)), "TO-3.1/not-in-deck");
        s.refuses(A.places(empty.with(ASU, PIKE)), "TO-3.1/not-in-deck");
        s.refuses(A.places(new StartingParty(PARTY.slots(), Catalogue.OPEN_FIELD)), "TO-3.1/not-in-deck");
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("Characters are taken in one order only, and none that leaves too few for the rest of the party")
    @Rule({"TO-3.1", "TO-3.9"})
    void inOneOrder() {
        Scenario s = setup(A_BEGINS);
        StartingParty withoutAsu = StartingParty.on(HOME_FIELD).with(ETHAN, DART);
        s.refuses(A.beginsToPlace(withoutAsu, 1), "TO-3.9/few-characters");
        s.when(A.beginsToPlace(PARTY, 2));
        s.allows(A.beginsToPlace(withoutAsu, 2));
        s.refuses(A.beginsToPlace(StartingParty.on(HOME_FIELD).with(SAMMY, DART), 1), "TO-3.9/few-characters");
        s.when(A.beginsToPlace(withoutAsu, 2));
        assertThat(whyNot(s, new PlaceCharacter(A.seat(), ETHAN.id())))
                .containsExactly("no name may appear twice in a starting party (TO-3.2)");
        assertThat(whyNot(s, new PlaceCharacter(A.seat(), ASU.id())))
                .contains("Characters are taken in ascending order of their ids, and " + ASU.id() + " comes before "
                        + ETHAN.id() + " (TO-3.1)");
        s.refuses(places(new PlaceCharacter(A.seat(), ASU.id())), "TO-3.1/order");
        s.awaits(A.and(B), "party");
    }

    private static Act places(Action action) {
        return Act.of(action.seat(), "places", scene -> action);
    }

    private static Seq<String> whyNot(Scenario s, Action action) {
        return s.rules().whyNot(s.game(), action).map(Rejection::sentence);
    }

    @Test
    @DisplayName("Every Character of the party holds a card")
    @Rule({"TO-3.1", "TO-3.9"})
    void everyCharacterHoldsACard() {
        Scenario s = setup(A_BEGINS);
        s.refuses(A.places(StartingParty.on(HOME_FIELD).with(ASU).with(ETHAN, DART)), "TO-3.1/not-yet");
        s.refuses(A.places(StartingParty.on(HOME_FIELD)), "TO-3.9/party-incomplete");
        s.refuses(places(new PlaceAssignable(A.seat(), DART.id())), "TO-3.1/no-holder");
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("The rest is shuffled; nobody has a hand before the first Draw Phase")
    @Rule({"TO-3.4", "TO-3.8"})
    void theRestIsShuffled() {
        Scenario one = setup(Options.standard()).when(A.places(PARTY), B.places(PARTY));
        one.then(A.cardsInHand(0), B.cardsInHand(0), A.cardsInDeck(21), B.cardsInDeck(21), A.actions(0), B.actions(0));
        Seq<Card> deck = one.game().table().side(A.seat()).deck().cards();
        assertThat(deck).isNotEqualTo(deck.sortBy(Card::id));
        assertThat(deck).isNotEqualTo(one.game().table().side(B.seat()).deck().cards());
        one.when(one.game().deciders().contains(A.seat()) ? A.names(A) : B.names(A));
        one.then(A.cardsInHand(1), A.cardsInDeck(20), A.hand(deck.head()));
        one.awaits(A, "action");
    }

    @Test
    @DisplayName("The choices are made in any order, and which came first is forgotten")
    @Rule({"TO-3.7", "TO-11.5"})
    void inAnyOrder() {
        Scenario one = setup(A_BEGINS);
        one.whenUnseenBy(B, A.places(PARTY)).when(B.places(OTHER));
        Scenario other = setup(A_BEGINS);
        other.whenUnseenBy(A, B.places(OTHER)).when(A.places(PARTY));
        assertThat(other.game()).isEqualTo(one.game());
        one.awaits(A, "action");
        other.awaits(A, "action");
    }

    @Test
    @DisplayName("Half a choice shows nowhere")
    @Rule({"TO-3.7", "TO-11.5"})
    void halfAChoice() {
        Scenario s = setup(A_BEGINS);
        s.whenUnseenBy(B, A.beginsToPlace(PARTY, 3));
        s.awaits(A.and(B), "party");
        s.whenUnseenBy(A, B.places(OTHER));
        s.awaits(A, "party");
    }

    private static final TerreneOdyssey RULES = Decks.rules(Decks.PLAIN);

    /** The first card that is offered, so many times. */
    private static Timeline<Game, Action, Event> taking(Timeline<Game, Action, Event> from, Player player, int cards) {
        Timeline<Game, Action, Event> game = from;
        for (int i = 0; i < cards; i++) {
            game = game.play(RULES, RULES.legal(game.state(), player.seat()).head())
                    .get();
        }
        return game;
    }

    @Test
    @DisplayName(
            "A choice is taken back until it is complete, whatever the other player has chosen, and that stays chosen")
    @Rule({"TO-3.7", "TO-11.5"})
    void takenBack() {
        Scenario s = setup(A_BEGINS);
        Timeline<Game, Action, Event> start = Timeline.from(new Step<>(s.game(), Array.empty(), false));
        for (int others : Array.of(0, 1, 9)) {
            Timeline<Game, Action, Event> theirs = taking(start, B, others);
            Timeline<Game, Action, Event> both = taking(taking(taking(start, A, 1), B, others), A, 1);
            Timeline<Game, Action, Event> back =
                    both.undo(RULES, A.seat()).get().undo(RULES, A.seat()).get();
            assertThat(back.actions()).isEqualTo(theirs.actions());
            assertThat(back.state()).isEqualTo(theirs.state());
            assertThat(back.undo(RULES, A.seat()).getLeft()).isEqualTo(NoUndo.NOTHING_DONE);
            assertThat(taking(both, A, 7).undo(RULES, A.seat()).getLeft())
                    .as("a complete choice, the other player having taken %s cards", others)
                    .isEqualTo(NoUndo.FINAL);
        }
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("The player who decides who begins knows only his or her own party")
    @Rule({"TO-3.3", "TO-3.5", "TO-3.6"})
    void decidesInTheDark() {
        Scenario s = setup(Options.standard()).when(A.places(PARTY), B.places(OTHER));
        s.seenBy(A).isSilentAbout(SALT_FLATS);
        s.seenBy(A)
                .then(
                        B.characters(4),
                        B.has(
                                faceDown().holdingSomething(),
                                faceDown().holdingSomething(),
                                faceDown().holdingSomething(),
                                faceDown().holdingSomething()));
        s.when(s.game().deciders().contains(A.seat()) ? A.names(B) : B.names(B));
        s.seenBy(A).then(B.terrains(SALT_FLATS));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("The update lets Characters of SP 0 begin")
    @Rule({"TO-3.1", "TO-12.1"})
    void spZero() {
        CharacterCard imp =
                character("Imp").of(DARK, BEAST).stats(0, 0, 5, 5, 0).build();
        Deck deck = Deck.of("Imps", Decks.PLAIN.cards().remove(EDGE_OIL).append(imp));
        StartingParty party = StartingParty.on(HOME_FIELD)
                .with(ETHAN, DART)
                .with(ASU, HUSH)
                .with(SAMMY, WARD_STONE)
                .with(imp, STICKY_JAR);
        TerreneOdyssey rules = Decks.rules(deck);
        Scenario s = tell(Scenario.begin(rules, GameConfig.of(A_BEGINS, deck, deck), 1));
        s.refuses(A.places(party), "TO-3.1/wrong-sp");
        s.awaits(A.and(B), "party");
        Options updated = A_BEGINS.withEdition(Edition.UPDATE_2015);
        Scenario now = tell(Scenario.begin(rules, GameConfig.of(updated, deck, deck), 1));
        now.refuses(places(new PlaceCharacter(A.seat(), IRON_RAM.id())), "TO-3.1/much-sp");
        now.when(A.places(party)).awaits(B, "party");
    }
}
