package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.rulebook.Decks.PARTY;
import static io.github.terrene.testkit.odyssey.scenario.rulebook.Decks.PLAIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Roll;
import io.github.terrene.odyssey.event.SetupEvent.DiceRolled;
import io.github.terrene.odyssey.event.SetupEvent.TerrainsRevealed;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Decks and setup")
class SetupTest extends ScenarioBook {
    private static final Options STANDARD = Options.standard();

    private Scenario setup(Options options) {
        return tell(Decks.begin(options));
    }

    /** What A and B roll, once or more often: {@code "4:4"}. */
    private static Predicate<Seq<Event>> rolls(String... rolls) {
        return events -> events.filter(DiceRolled.class::isInstance)
                .map(event -> ((DiceRolled) event).rolls().map(Roll::number).mkString(":"))
                .corresponds(Array.of(rolls), String::equals);
    }

    @Test
    @DisplayName("S1 A bad deck")
    @Rule({"TO-2.1", "TO-2.2", "TO-2.3", "TO-2.4", "TO-2.10"})
    void aBadDeck() {
        CharacterCard hero = character("First Hero")
                .of(LIGHT, WARRIOR)
                .stats(2, 2, 30, 20, 5)
                .hero()
                .build();
        CharacterCard another = character("Second Hero")
                .of(LIGHT, WARRIOR)
                .stats(2, 2, 30, 20, 5)
                .hero()
                .build();
        CharacterCard knight =
                character("Knight").of(LIGHT, WARRIOR).stats(2, 2, 30, 15, 5).build();
        Deck bad = Deck.of("Bad", hero, another)
                .with(4, DART)
                .with(3, HUSH, WARD_STONE, ETHAN, ASU, SAMMY, ASH_STORM, IRON_RAM)
                .with(2, OLD_GIANT, knight);
        TerreneOdyssey rules = Decks.rules(Deck.of("All", PLAIN.cards().appendAll(bad.cards())));
        Seq<Problem> problems =
                rules.start(GameConfig.of(STANDARD, bad, PLAIN), 1).getLeft();
        assertThat(problems.map(Problem::key))
                .containsExactly(
                        "TO-2.1/deck-size",
                        "TO-2.2/heroes",
                        "TO-2.3/few-characters",
                        "TO-2.3/no-terrain",
                        "TO-2.3/few-assignables",
                        "TO-2.4/copies");
        assertThat(problems.map(Problem::place)).containsOnly("deck of seat A");
        assertThat(problems.map(Problem::sentence))
                .anyMatch(told -> told.contains("different Characters of SP 1"))
                .anyMatch(told -> told.contains("no Terrain"))
                .anyMatch(told -> told.contains("Items and Commands of 3 names"));
        assertThat(rules.start(GameConfig.of(STANDARD, PLAIN, PLAIN), 1).isRight())
                .isTrue();
    }

    @Test
    @DisplayName("S2 Setup: what is refused")
    @Rule({"TO-3.1", "TO-3.2", "TO-3.9", "TO-9.1"})
    void whatIsRefused() {
        Scenario s = setup(STANDARD);
        StartingParty empty = StartingParty.on(HOME_FIELD);
        s.refuses(
                A.places(empty.with(ETHAN, DART)
                        .with(ASU, DART)
                        .with(SAMMY, HUSH)
                        .with(MILL_HAND, WARD_STONE)),
                "TO-3.2/name-twice");
        s.refuses(A.places(empty.with(ETHAN, DART).with(ASU, HUSH).with(SAMMY, WARD_STONE)), "TO-3.9/few-characters");
        s.refuses(
                A.places(empty.with(ETHAN, DART)
                        .with(ASU, HUSH)
                        .with(SAMMY, WARD_STONE)
                        .with(IRON_RAM, STICKY_JAR)),
                "TO-3.1/wrong-sp");
        s.refuses(A.places(new StartingParty(PARTY.slots(), ASH_STORM)), "TO-9.1/storm");
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("S2 Setup")
    @Rule({"TO-3.1", "TO-3.3", "TO-3.6", "TO-3.7", "TO-11.5"})
    void setup() {
        Scenario s = setup(STANDARD);
        s.whenUnseenBy(B, A.places(new StartingParty(PARTY.slots(), SALT_FLATS)));
        s.awaits(B, "party");
        s.whenByLuck(B.places(PARTY), rolls("5:2"));
        s.never(TerrainsRevealed.class);
        s.seenBy(B).isSilentAbout(SALT_FLATS);
        s.awaits(A, "starter");
        s.when(A.names(A));
        s.then(
                A.terrains(SALT_FLATS),
                B.terrains(HOME_FIELD),
                A.has(
                        hidden(ETHAN).holding(DART),
                        hidden(ASU).holding(HUSH),
                        hidden(SAMMY).holding(WARD_STONE),
                        hidden(MILL_HAND).holding(STICKY_JAR)));
        s.seenBy(B)
                .then(
                        A.terrains(SALT_FLATS),
                        A.has(
                                faceDown().holdingSomething(),
                                faceDown().holdingSomething(),
                                faceDown().holdingSomething(),
                                faceDown().holdingSomething()),
                        A.characters(4));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S3 Who begins")
    @Rule("TO-3.5")
    void whoBegins() {
        Scenario s = setup(STANDARD).when(A.places(PARTY));
        s.whenByLuck(B.places(PARTY), rolls("4:4", "2:6"));
        s.awaits(B, "starter");
        s.refuses(A.names(A), "TO-3.5/not-awaited");
        Scenario himself = instead(s).when(B.names(B));
        himself.awaits(B, "action");
        s.when(B.names(A));
        s.awaits(A, "action");

        Scenario fixed = setup(STANDARD.withStartingPlayer(new StartingPlayer.WinnerStarts()));
        fixed.when(A.places(PARTY)).whenByLuck(B.places(PARTY), rolls("4:4", "2:6"));
        fixed.awaits(B, "action");

        Scenario named = setup(STANDARD.withStartingPlayer(new StartingPlayer.Named(B.seat())));
        named.when(A.places(PARTY), B.places(PARTY));
        named.never(DiceRolled.class).awaits(B, "action");
    }

    @Test
    @DisplayName("S4 The first turn")
    @Rule({"TO-3.4", "TO-3.8", "TO-4.4", "TO-4.18", "TO-4.21", "TO-7.5"})
    void theFirstTurn() {
        Scenario s = setup(STANDARD.withStartingPlayer(new StartingPlayer.Named(A.seat())));
        s.when(A.places(PARTY), B.places(PARTY));
        s.then(A.actions(3), B.actions(0), A.cardsInHand(1), B.cardsInHand(0), A.hp(50), B.hp(50));
        s.then(A.cardsInDeck(30 - 9 - 1), B.cardsInDeck(30 - 9));
        s.when(A.recruits(ETHAN));
        s.awaits(A, "action");
        s.then(A.actions(2), A.has(recruited(ETHAN).unharmed().xp(0)));
        s.refuses(A.attacks(ETHAN), "TO-4.18/first-turn");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S4 The first turn: answers")
    @Rule({"TO-4.21", "TO-8.32"})
    void answersInTheFirstTurn() {
        CharacterCard lampKeeper = character("Lamp Keeper")
                .of(LIGHT, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), gets(5, DEF).to(SELF).until(END_OF_TURN))
                .build();
        Scenario s = given(
                turn(1),
                B.actions(0),
                A.has(hidden(ETHAN)),
                B.has(recruited(lampKeeper), recruited(SAMMY).holding(DART)));
        s.when(A.recruits(ETHAN));
        s.awaits(B, "response");
        s.refuses(B.uses(DART).on(ETHAN), "TO-8.32/few-actions");
        s.when(B.uses(lampKeeper)).then(B.has(recruited(lampKeeper).def(5)));
        s.awaits(A, "action");
    }
}
