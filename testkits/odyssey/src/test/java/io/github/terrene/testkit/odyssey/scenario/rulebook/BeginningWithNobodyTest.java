package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.rulebook.Drafts.begunBy;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.TurnEvent.ReprieveEnded;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.turn.Victory;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.testkit.odyssey.format.Drafted;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.control.Either;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Beginning without a Character")
class BeginningWithNobodyTest extends ScenarioBook {
    private static final Player C = Player.at(2);
    private static final Player D = Player.at(3);
    private static final Deck RAMS = Deck.of("Rams").with(10, IRON_RAM);
    private static final Deck STONES = Deck.of("Stones").with(10, WARD_STONE);
    private static final Deck ALONE = Deck.of("Alone", ETHAN, HOME_FIELD).with(5, IRON_RAM);

    private Scenario begin(Player first, Deck one, Deck other) {
        return tell(Drafts.begin(begunBy(first), one, other));
    }

    @Test
    @DisplayName("Without one at the end of their first turn the player loses, not before")
    @Rule({"TO-14.14", "TO-10.2"})
    void atTheEndOfTheFirstTurn() {
        Scenario s = begin(A, STONES, ALONE);
        s.then(A.characters(0), A.cardsInHand(1)).awaits(A, "action");
        s.when(A.endsTurn()).isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("Who goes second has the first turn of the other as well")
    @Rule("TO-14.14")
    void second() {
        Scenario s = begin(B, STONES, ALONE);
        s.when(B.recruits(ETHAN), B.endsTurn());
        s.then(A.characters(0)).awaits(A, "action");
        s.when(A.endsTurn()).isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("A Character who is there at the end of the first turn saves the player, and is missed from then on")
    @Rule({"TO-14.14", "TO-10.2"})
    void saved() {
        Scenario s = begin(A, RAMS, ALONE);
        s.when(A.recruits(IRON_RAM), A.endsTurn());
        s.then(A.characters(1)).awaits(B, "action");
        s.when(B.endsTurn());
        s.when(A.dismisses(IRON_RAM)).isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("One who comes and goes in that time is no loss yet")
    @Rule({"TO-14.14", "TO-10.2"})
    void comesAndGoes() {
        Scenario s = begin(A, RAMS, ALONE);
        s.when(A.recruits(IRON_RAM), A.dismisses(IRON_RAM));
        s.then(A.characters(0), A.discardPile(IRON_RAM)).awaits(A, "action");
        s.when(A.endsTurn()).isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("Who began with a Character loses at once, in whatever turn")
    @Rule({"TO-14.14", "TO-10.2"})
    void beganWithOne() {
        Scenario s = begin(A, ALONE, RAMS);
        s.when(A.dismisses(ETHAN)).isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("Of two who began without, the first loses before the turn of the second")
    @Rule("TO-14.14")
    void both() {
        Scenario s = begin(A, STONES, RAMS);
        s.then(A.characters(0), B.characters(0));
        instead(s).when(A.endsTurn()).isWonBy(B, "TO-10.2");
        Scenario other = begin(A, RAMS, STONES);
        other.when(A.recruits(IRON_RAM), A.endsTurn()).awaits(B, "action");
        other.when(B.endsTurn()).isWonBy(A, "TO-10.2");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The other ways to lose remain")
    @Rule({"TO-14.14", "TO-10.1", "TO-10.3"})
    void otherWays() {
        Scenario s = begin(A, STONES, ALONE);
        assertThat(Victory.printed(
                        s.game().table().withHp(A.seat(), 0),
                        s.game().table().withHp(A.seat(), 0).team(A.seat())))
                .isEqualTo("TO-10.1");
        assertThat(Victory.printed(s.game().table(), s.game().table().team(A.seat())))
                .isNull();
        s.when(A.runs()).isWonBy(B, "TO-10.3");
    }

    @Test
    @DisplayName("It is told that the time is over, and the first turn counts as such")
    @Rule({"TO-14.14", "TO-2.9", "TO-12.4"})
    void told() {
        Scenario s = begin(A, RAMS, ALONE);
        s.when(A.recruits(IRON_RAM)).never(ReprieveEnded.class);
        assertThat(s.game().side(A.seat()).inFirstTurn()).isTrue();
        s.when(A.endsTurn());
        assertThat(s.game().side(A.seat()).turns()).isEqualTo(1);
        assertThat(s.game().side(A.seat()).spared()).isFalse();
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A team stays in as long as one of its players does not lose yet")
    @Rule({"TO-14.14", "TO-13.4"})
    void inTeams() {
        Scenario s = tell(Drafts.begin(Drafted.IN_TEAMS, begunBy(A), STONES, ALONE, STONES, ALONE));
        s.when(A.endsTurn()).awaits(B, "action");
        s.when(B.endsTurn()).awaits(C, "action");
        s.when(C.endsTurn()).isWonBy(B, "TO-10.2");
        Scenario other = tell(Drafts.begin(Drafted.IN_TEAMS, begunBy(A), RAMS, ALONE, STONES, ALONE));
        other.when(A.recruits(IRON_RAM), A.endsTurn(), B.endsTurn(), C.endsTurn())
                .awaits(D, "action");
    }

    @Test
    @DisplayName("A saved game says so only of a player whose first turn is not over, and never of complete parties")
    @Rule("TO-14.14")
    void inSavedGames() {
        Scenario s = begin(A, RAMS, ALONE);
        assertThat(read(s, written(s))).isEqualTo(Either.right(s.game()));
        String sentence =
                "table.sides[1]: only who began without any Character does not lose yet, until the first turn is over (TO-14.14)";
        s.when(A.recruits(IRON_RAM), A.endsTurn()).awaits(B, "action");
        assertThat(read(s, written(s).replaceFirst("turns:1", "turns:-1")).mapLeft(Problem::toString))
                .isEqualTo(Either.left(sentence.replace("[1]", "[0]")));
        assertThat(read(s, written(s).replaceFirst("turns:1(.*)turns:1", "turns:1$1turns:-1"))
                        .isRight())
                .isTrue();
        s.when(B.endsTurn());
        assertThat(read(s, written(s).replaceFirst("turns:2(.*)turns:1", "turns:2$1turns:-1"))
                        .mapLeft(Problem::toString))
                .isEqualTo(Either.left(sentence));
        s.awaits(A, "action");
    }

    private static String written(Scenario s) {
        return s.rules().notation().writeState(s.game());
    }

    private static Either<Problem, Game> read(Scenario s, String text) {
        return s.rules().notation().readState(GameConfig.of(begunBy(A), RAMS, ALONE), text);
    }
}
