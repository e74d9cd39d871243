package io.github.terrene.draft;

import static io.github.terrene.draft.EncounterSpecimen.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.Entrant;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentConfig;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What was saved is read with the configuration that it was saved with, and with no other: it would mean something else. */
class SavedWithTest {
    private static final String ANOTHER = "print: these rules did not write this state with this configuration";
    private static final Array<Card> EACH = DraftSpecimen.CATALOGUE.cards();
    private static final Options OPTIONS = Options.standard().withTurnLimit(4);
    private static final DraftConfig CONFIG = DraftConfig.basic(4, EACH, OPTIONS);

    /** In other seats, with other cards, other options, or such as no draft begins with. */
    private static final Array<DraftConfig> OTHERS = Array.of(
            DraftConfig.basic(3, EACH, OPTIONS),
            new DraftConfig(2, CONFIG.pool(), OPTIONS),
            new DraftConfig(13, CONFIG.pool(), OPTIONS),
            new DraftConfig(Integer.MIN_VALUE, Array.empty(), OPTIONS),
            DraftConfig.of(4, EACH.update(0, EACH.get(1)), OPTIONS),
            DraftConfig.basic(4, EACH, OPTIONS.withTurnLimit(5)),
            DraftConfig.basic(4, EACH, OPTIONS.withTurnLimit(0)),
            DraftConfig.basic(4, EACH, OPTIONS.withEdition(Edition.UPDATE_2015)),
            DraftConfig.basic(4, EACH, OPTIONS.withStartingPlayer(new StartingPlayer.WinnerStarts())));

    private static final Array<DraftConfig> INCOMPLETE = Array.of(
            null,
            new DraftConfig(4, null, OPTIONS),
            new DraftConfig(4, EACH.update(3, (Card) null), OPTIONS),
            new DraftConfig(4, CONFIG.pool(), null));

    private static final Array<String> MISSING = Array.of(
            "configuration: is missing",
            "pool: is missing (TO-14.1)",
            "pool[3]: is missing (TO-14.1)",
            "options: is missing (TO-12.1)");

    private static Encounter inTheTournament() {
        Encounter begun = RULES.start(CONFIG, 3).get().state();
        return RandomEncounter.policy(PlayStyles.SENSIBLE)
                .playout(RULES, begun, Rng.of(3).dice(), 4 * (27 + 20));
    }

    private static <C, S> String refusal(Notation<C, S, ?> notation, C config, String text) {
        return notation.readState(config, text).swap().map(Problem::toString).get();
    }

    /** What cannot be drafted with is refused before the print is looked at. */
    private static String expected(DraftConfig other, String another) {
        return first(RULES.problems(other), another);
    }

    private static String first(Seq<Problem> problems, String otherwise) {
        return problems.headOption().map(Problem::toString).getOrElse(otherwise);
    }

    @Test
    @Rule({"TO-14.1", "TO-14.13"})
    void someOfTheOthersCouldBePlayed() {
        assertThat(OTHERS.count(other -> RULES.problems(other).isEmpty())).isEqualTo(5);
    }

    @Test
    @Rule({"TO-14.1", "TO-14.13"})
    void aDraft() {
        Draft draft = RULES.start(CONFIG, 3).get().state().draft();
        Notation<DraftConfig, Draft, ?> notation = RULES.draft().notation();
        String text = notation.writeState(draft);
        assertThat(notation.readState(CONFIG, text)).contains(draft);
        assertThat(OTHERS.map(other -> refusal(notation, other, text)))
                .isEqualTo(OTHERS.map(other -> expected(other, ANOTHER)));
        assertThat(INCOMPLETE.map(other -> refusal(notation, other, text))).isEqualTo(MISSING);
    }

    @Test
    @Rule({"TO-14.1", "TO-14.13"})
    void anEncounter() {
        Notation<DraftConfig, Encounter, ?> notation = RULES.notation();
        Encounter begun = RULES.start(CONFIG, 3).get().state();
        Encounter played = inTheTournament();
        assertThat(played.tournament()).isNotEmpty();
        for (Encounter encounter : Array.of(begun, played)) {
            String text = notation.writeState(encounter);
            assertThat(notation.readState(CONFIG, text)).contains(encounter);
            assertThat(OTHERS.map(other -> refusal(notation, other, text)))
                    .isEqualTo(OTHERS.map(other -> expected(other, "draft " + ANOTHER)));
            assertThat(INCOMPLETE.map(other -> refusal(notation, other, text))).isEqualTo(MISSING);
        }
    }

    @Test
    @Rule("TO-14.15")
    void aTournament() {
        Tournament tournament = inTheTournament().tournament().get();
        TournamentConfig config = tournament.config();
        Notation<TournamentConfig, Tournament, ?> notation = RULES.tournament().notation();
        String text = notation.writeState(tournament);
        assertThat(notation.readState(config, text)).contains(tournament);
        Array<Option<Entrant>> entrants = config.entrants();
        Deck deck = entrants.head().get().deck();
        Array<TournamentConfig> others = Array.of(
                new TournamentConfig(config.options().withTurnLimit(5), entrants),
                new TournamentConfig(config.options().withTurnLimit(-1), entrants),
                new TournamentConfig(
                        config.options().withStartingPlayer(new StartingPlayer.Named(Seat.of(0))), entrants),
                new TournamentConfig(config.options(), entrants.append(entrants.head())),
                new TournamentConfig(config.options(), entrants.tail()),
                new TournamentConfig(config.options(), Array.empty()),
                new TournamentConfig(config.options(), entrants.update(0, Option.none())),
                new TournamentConfig(
                        config.options(), entrants.update(0, entrants.get(1)).update(1, entrants.get(0))),
                new TournamentConfig(
                        config.options(),
                        entrants.update(0, Option.some(new Entrant(deck, Option.some(deck.cards()))))));
        assertThat(others.map(other -> refusal(notation, other, text)))
                .isEqualTo(others.map(other -> first(RULES.tournament().problems(other), ANOTHER)))
                .contains(ANOTHER);
        assertThat(refusal(notation, null, text)).isEqualTo("configuration: is missing");
        assertThat(refusal(notation, new TournamentConfig(null, entrants), text))
                .isEqualTo("options: is missing (TO-12.1)");
        assertThat(refusal(
                        notation,
                        new TournamentConfig(config.options(), entrants.update(0, (Option<Entrant>) null)),
                        text))
                .isEqualTo("entrants[0]: is missing (TO-14.1)");
        assertThat(refusal(
                        notation,
                        new TournamentConfig(config.options(), entrants.update(0, Option.some(Entrant.of(null)))),
                        text))
                .isEqualTo("entrants[0].deck: is missing (TO-14.15)");
    }
}
