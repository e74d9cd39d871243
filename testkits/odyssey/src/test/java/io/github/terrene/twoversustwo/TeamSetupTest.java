package io.github.terrene.twoversustwo;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.twoversustwo.Company.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Roll;
import io.github.terrene.odyssey.event.SetupEvent.DiceRolled;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.odyssey.setup.TeamSight;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Setup for four")
class TeamSetupTest extends TeamBook {
    private static final TerreneOdyssey RULES =
            TwoVersusTwo.rules(Catalogue.of(PLAIN.cards().distinct()).get());
    private static final Options STANDARD = Options.standard();

    private Scenario setup(Options options) {
        return tell(Scenario.begin(RULES, GameConfig.of(options, PLAIN, PLAIN, PLAIN, PLAIN), 1));
    }

    private static Options begunBy(Seat seat) {
        return STANDARD.withStartingPlayer(new StartingPlayer.Named(seat));
    }

    private static Predicate<Seq<Event>> rolls(String roll) {
        return events -> events.filter(DiceRolled.class::isInstance)
                .map(event -> ((DiceRolled) event).rolls().map(Roll::number).mkString(":"))
                .corresponds(Array.of(roll), String::equals);
    }

    @Test
    @DisplayName("Everybody places a party of three, secretly")
    @Rule({"TO-13.1", "TO-13.2", "TO-3.7", "TO-3.9"})
    void parties() {
        Scenario s = setup(begunBy(A1.seat()));
        s.awaits(A1.and(B1, A2, B2), "party");
        StartingParty two = StartingParty.on(HOME_FIELD).with(LANCER, DART).with(VETERAN, WARD_STONE);
        s.refuses(A1.places(two), "TO-3.9/few-characters");
        s.refuses(A1.places(PARTY.with(THORNBACK, SPARK)), "TO-3.1/not-yet");
        s.whenUnseenBy(A1, A2.places(PARTY));
        s.whenUnseenBy(A2, B1.places(PARTY));
        s.when(A1.places(PARTY));
        s.awaits(B2, "party");
        s.when(B2.places(PARTY));
        s.then(A1.hp(50), B2.hp(50), A1.supply(3), A2.supply(3), B1.characters(3), B2.cardsInDeck(30 - 7));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("One die per team; the team that decides names who begins, by its first member")
    @Rule({"TO-13.13", "TO-3.5"})
    void whoBegins() {
        Scenario s = setup(STANDARD).when(A1.places(PARTY), B1.places(PARTY), A2.places(PARTY));
        s.whenByLuck(B2.places(PARTY), rolls("2:5"));
        s.awaits(B1, "starter");
        s.refuses(B1.names(B2), "TO-3.5/starter-not-first");
        s.refuses(B1.names(A2), "TO-3.5/starter-not-first");
        s.refuses(B2.names(B1), "TO-3.5/not-awaited");
        Scenario others = instead(s).when(B1.names(A1));
        others.awaits(A1, "action");
        s.when(B1.names(B1)).awaits(B1, "action");
        s.when(B1.endsTurn()).awaits(A1, "action");
        s.when(A1.endsTurn()).awaits(B2, "action");
        s.when(B2.endsTurn()).awaits(A2, "action");

        Scenario winner = setup(STANDARD.withStartingPlayer(new StartingPlayer.WinnerStarts()));
        winner.when(A1.places(PARTY), B1.places(PARTY), A2.places(PARTY));
        winner.whenByLuck(B2.places(PARTY), rolls("6:1")).awaits(A1, "action");
    }

    @Test
    @DisplayName("Where both teams roll the same, both roll again")
    @Rule({"TO-13.13", "TO-3.5"})
    void equalRolls() {
        Scenario s = setup(STANDARD).when(A1.places(PARTY), B1.places(PARTY), A2.places(PARTY));
        s.whenByLuck(B2.places(PARTY), events -> {
            Seq<DiceRolled> rolled = events.filter(DiceRolled.class::isInstance).map(DiceRolled.class::cast);
            return rolled.size() == 2
                    && rolled.last().rolls().get(0).number()
                            < rolled.last().rolls().get(1).number();
        });
        s.awaits(B1, "starter");
    }

    @Test
    @DisplayName("update-2015: one more Action for the second player only, and no second recruit of a name")
    @Rule({"TO-13.3", "TO-12.1", "TO-12.4"})
    void theUpdatedEdition() {
        Scenario s = setup(begunBy(B1.seat()).withEdition(Edition.UPDATE_2015));
        s.when(A1.places(PARTY), B1.places(PARTY), A2.places(PARTY), B2.places(PARTY));
        s.then(B1.actions(3)).when(B1.endsTurn()).then(A1.actions(4));
        s.when(A1.endsTurn()).then(B2.actions(3));
        s.when(B2.endsTurn()).then(A2.actions(3));
        s.when(A2.endsTurn(), B1.endsTurn()).then(A1.actions(3)).awaits(A1, "action");

        Scenario names = given(
                options(options -> options.withEdition(Edition.UPDATE_2015)),
                A1.has(recruited(INU), hidden(INU)),
                A2.has(recruited(INU)));
        names.refuses(A1.recruits(A1.the(INU).second()), "TO-4.9/unique");
        names.awaits(A1, "action");
        Scenario mates = given(
                options(options -> options.withEdition(Edition.UPDATE_2015)),
                A1.has(hidden(INU)),
                A2.has(recruited(INU)));
        mates.when(A1.recruits(INU)).awaits(A1, "action");
    }

    @Test
    @DisplayName("Nobody sees another player's cards, not even the team-mate's")
    @Rule({"TO-13.9", "TO-11.2"})
    void ownSight() {
        Scenario s = given(A2.has(hidden(INU).holding(DART)), A2.hand(POTION), A2.deck(SPARK, SPARK));
        s.seenBy(A1).then(A2.has(faceDown().holdingSomething()), A2.cardsInHand(1));
        s.seenBy(A1).isSilentAbout(INU, DART, POTION, SPARK);
        s.seenBy(B1).isSilentAbout(INU, DART, POTION, SPARK);
        s.seenBy(A2).then(A2.has(hidden(INU).holding(DART)), A2.hand(POTION));
        s.seenBy(A2).isSilentAbout(SPARK);
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("With teamSight=SHARED team-mates see each other's hands and face-down cards, but no deck")
    @Rule({"TO-13.9", "TO-11.2"})
    void sharedSight() {
        Scenario s = given(
                options(options -> options.withTeamSight(TeamSight.SHARED)),
                turnOf(A2),
                A2.has(hidden(INU).holding(DART)),
                A2.hand(POTION, VETERAN),
                A2.deck(SPARK, SPARK));
        s.seenBy(A1).then(A2.has(hidden(INU).holding(DART)), A2.hand(POTION, VETERAN));
        s.seenBy(A1).isSilentAbout(SPARK);
        s.seenBy(B1).isSilentAbout(INU, DART, POTION, VETERAN);
        s.when(A2.hides(VETERAN), A2.assigns(POTION, VETERAN));
        s.seenBy(A1).then(A2.has(hidden(VETERAN).holding(POTION)));
        s.seenBy(B2).then(A2.characters(3)).seenBy(B2).isSilentAbout(VETERAN, POTION);
        s.when(A2.endsTurn(), B2.endsTurn(), A1.endsTurn(), B1.endsTurn());
        s.seenBy(A1).then(A2.hand(SPARK));
        s.seenBy(B1).isSilentAbout(SPARK);
        s.awaits(A2, "action");
    }

    @Test
    @DisplayName("Parties are chosen without seeing the team-mate's, and shared when all are placed")
    @Rule({"TO-13.9", "TO-3.7", "TO-11.5"})
    void sharedSightAtSetup() {
        Scenario s = setup(begunBy(A1.seat()).withTeamSight(TeamSight.SHARED));
        s.whenUnseenBy(A1, A2.places(PARTY));
        s.when(A1.places(PARTY), B1.places(PARTY), B2.places(PARTY));
        s.seenBy(A1)
                .then(A2.has(hidden(LANCER).holding(DART)), B1.has(faceDown().holdingSomething()));
        s.seenBy(B1).isSilentAbout(INU, THORNBACK);
        s.awaits(A1, "action");
    }
}
