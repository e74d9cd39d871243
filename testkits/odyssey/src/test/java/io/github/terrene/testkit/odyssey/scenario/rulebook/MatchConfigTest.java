package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.testkit.odyssey.scenario.rulebook.Decks.PLAIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** A match is set up with two decks and options, all of which stay what they are. */
class MatchConfigTest {
    private static final BestOfThree<MatchConfig, Game, Action, Event, View, Table> RULES =
            MatchRules.of(Decks.rules(PLAIN));
    private static final Options OPTIONS = Options.standard();
    private static final MatchConfig CONFIG = MatchConfig.of(OPTIONS, PLAIN, PLAIN);
    private static final Match<MatchConfig, Game> MATCH =
            RULES.start(CONFIG, 7).get().state();

    private static Array<String> problems(MatchConfig config) {
        assertThat(RULES.start(config, 1).swap().getOrElse(Array.empty())).isEqualTo(RULES.problems(config));
        return RULES.problems(config).map(Problem::toString).toArray();
    }

    @Test
    @Rule({"TO-2.5", "TO-2.10", "TO-3.5", "TO-12.1"})
    void whatIsMissingIsSaidWithTheRuleThatAsksForIt() {
        assertThat(problems(CONFIG)).isEmpty();
        assertThat(problems(null)).containsExactly("configuration: is missing (TO-2.5)");
        assertThat(RULES.start(null, 1).getLeft().map(Problem::key)).containsExactly("TO-2.5/absent");
        Options generous = OPTIONS.withEdition(new Edition("mine", 1, 1, -1, true, true, true));
        assertThat(RULES.start(MatchConfig.of(generous, PLAIN, PLAIN), 1)
                        .getLeft()
                        .map(Problem::key))
                .containsExactly("TO-12.4/out-of-range");
        assertThat(problems(new MatchConfig(OPTIONS, null))).containsExactly("decks: is missing (TO-2.10)");
        assertThat(problems(MatchConfig.of(OPTIONS, PLAIN, null))).containsExactly("decks[1]: is missing (TO-2.10)");
        assertThat(problems(MatchConfig.of(OPTIONS, PLAIN, new Deck(null, PLAIN.cards()))))
                .containsExactly("decks[1].name: is missing (TO-2.10)");
        assertThat(problems(MatchConfig.of(null, PLAIN, PLAIN))).containsExactly("options: is missing (TO-12.1)");
        assertThat(problems(MatchConfig.of(
                        OPTIONS.withEdition(new Edition(null, 1, 1, 1, true, true, true)), PLAIN, PLAIN)))
                .containsExactly("options.edition.name: is missing (TO-12.1)");
        assertThat(problems(MatchConfig.of(OPTIONS.withStartingPlayer(new StartingPlayer.Named(null)), PLAIN, PLAIN)))
                .containsExactly("options.startingPlayer.seat: is missing (TO-3.5)");
    }

    @Test
    @Rule("TO-2.10")
    void whatIsWrongWithAGameIsWrongWithTheMatch() {
        assertThat(problems(MatchConfig.of(OPTIONS.withTurnLimit(0), PLAIN)))
                .containsExactly(
                        "decks: 2 players need that many decks, not 1 (TO-2.10)",
                        "options: turnLimit must be 1 or more, not 0 (TO-10.6)");
    }

    /** A deck does not change during a match, and neither do the options. */
    @Test
    @Rule("TO-2.10")
    void aMatchIsReadWithItsOwnConfigurationOnly() {
        Notation<MatchConfig, Match<MatchConfig, Game>, Action> notation = RULES.notation();
        String text = notation.writeState(MATCH);
        assertThat(notation.readState(CONFIG, text)).contains(MATCH);
        Deck other = new Deck("other", PLAIN.cards());
        for (MatchConfig another : Array.of(
                MatchConfig.of(OPTIONS.withTurnLimit(9), PLAIN, PLAIN),
                MatchConfig.of(OPTIONS.withEdition(Edition.UPDATE_2015), PLAIN, PLAIN),
                MatchConfig.of(OPTIONS, PLAIN, other),
                MatchConfig.of(OPTIONS, other, PLAIN))) {
            assertThat(notation.readState(another, text).getLeft())
                    .hasToString("game.print: these rules did not write this state with this configuration, "
                            + "and it is not at rest: in a player's turn, with nothing pending");
        }
        for (MatchConfig impossible : Array.of(
                MatchConfig.of(OPTIONS.withTurnLimit(-9), PLAIN, PLAIN),
                MatchConfig.of(OPTIONS, PLAIN),
                MatchConfig.of(OPTIONS, PLAIN, PLAIN, PLAIN),
                new MatchConfig(OPTIONS, Array.empty()))) {
            assertThat(notation.readState(impossible, text).getLeft())
                    .isEqualTo(RULES.problems(impossible).head());
        }
        assertThat(notation.readState(null, text).getLeft()).hasToString("configuration: is missing (TO-2.5)");
        assertThat(notation.readState(new MatchConfig(OPTIONS, null), text).getLeft())
                .hasToString("decks: is missing (TO-2.10)");
    }

    @Test
    void anActionThatIsMissingIsRefused() {
        for (Action missing : Array.of(null, new Run(null))) {
            assertThat(RULES.whyNot(MATCH, missing))
                    .isEqualTo(RULES.apply(MATCH, missing).getLeft())
                    .isNotEmpty();
        }
        assertThat(RULES.whyNot(MATCH, new Run(Seat.ONLOOKER)).map(Rejection::key))
                .containsExactly("TO-4.20/no-seat");
    }
}
