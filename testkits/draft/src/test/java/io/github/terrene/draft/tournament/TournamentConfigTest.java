package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A configuration that cannot be played is refused with everything that is wrong with it. */
class TournamentConfigTest {
    private static Array<String> faults(TournamentConfig config) {
        return Array.ofAll(RULES.start(config, 1).getLeft()).map(Problem::toString);
    }

    @Test
    @Rule("TO-14.1")
    void twoOrThirteenPlayersAreRefused() {
        assertThat(faults(Arena.config(2)))
                .containsExactly("entrants: a tournament has 3 to 12 players, not 2 (TO-14.1)");
        assertThat(faults(Arena.config(13)))
                .containsExactly("entrants: a tournament has 3 to 12 players, not 13 (TO-14.1)");
        assertThat(faults(Arena.config(0))).hasSize(1);
        assertThat(faults(Arena.config(1000))).hasSize(1);
        assertThat(Array.rangeClosed(3, 12))
                .allMatch(seats -> RULES.start(Arena.config(seats), 1).isRight());
    }

    @Test
    @Rule("TO-14.16")
    void twoPlayersNeedADeck() {
        Array<Option<Entrant>> one =
                Arena.config(3).entrants().update(0, Option.none()).update(2, Option.none());
        assertThat(faults(new TournamentConfig(Arena.SHORT, one)))
                .containsExactly("entrants: at least 2 players need a deck, not 1 (TO-14.16)");
        assertThat(RULES.start(
                                new TournamentConfig(
                                        Arena.SHORT, Arena.config(3).entrants().update(1, Option.none())),
                                1)
                        .isRight())
                .isTrue();
    }

    @Test
    @Rule({"TO-14.1", "TO-14.15", "TO-14.17", "TO-2.10"})
    void everythingThatIsWrongIsSaidAtOnceWithItsPlace() {
        Deck good = Arena.deck(0);
        Deck tooFew = new Deck("short", good.cards().take(29));
        Options options = Options.standard()
                .withStartingPlayer(new StartingPlayer.Named(Seat.of(4)))
                .withTurnLimit(0);
        Array<String> faults = faults(TournamentConfig.of(options, good, tooFew, good, tooFew));
        assertThat(faults)
                .contains(
                        "deck of seat B: has 29 cards instead of 30 (TO-2.1)",
                        "deck of seat D: has 29 cards instead of 30 (TO-2.1)",
                        "startingPlayer: seat E cannot be named: each game decides who goes first (TO-14.15)",
                        "options: turnLimit must be 1 or more, not 0 (TO-10.6)")
                .noneMatch(fault -> fault.contains("seat A") || fault.contains("seat C") || fault.contains("TO-3.5"));
        assertThat(faults.last()).startsWith("options: turnLimit");
    }

    @Test
    @Rule({"TO-14.9", "TO-1.14"})
    void aCardThatIsNotInTheCatalogueIsRefused() {
        Deck good = Arena.deck(0);
        Deck strange = new Deck("strange", good.cards().take(29).append(Card.UNKNOWN));
        assertThat(faults(TournamentConfig.of(Arena.SHORT, good, good, strange)))
                .isNotEmpty()
                .allMatch(fault -> fault.startsWith("deck of seat C: "));
    }

    @Test
    void whatIsMissingIsRefused() {
        assertThat(faults(null)).containsExactly("configuration: is missing");
        assertThat(faults(new TournamentConfig(null, Arena.config(3).entrants())))
                .containsExactly("options: is missing (TO-12.1)");
        assertThat(faults(new TournamentConfig(
                        Arena.SHORT, Arena.config(3).entrants().update(1, (Option<Entrant>) null))))
                .containsExactly("entrants[1]: is missing (TO-14.1)");
        assertThat(faults(new TournamentConfig(
                        Arena.SHORT, Arena.config(3).entrants().update(1, Option.some(Entrant.of(null))))))
                .containsExactly("entrants[1].deck: is missing (TO-14.15)");
    }
}
