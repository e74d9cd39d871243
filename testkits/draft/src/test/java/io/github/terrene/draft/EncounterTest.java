package io.github.terrene.draft;

import static io.github.terrene.draft.EncounterSpecimen.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.deck.DeckBuilding;
import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.draft.tournament.TournamentTable;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Draft and tournament together. */
class EncounterTest {
    private static final Array<Card> EACH = DraftSpecimen.CATALOGUE.cards();
    private static final Options SHORT = Options.standard().withTurnLimit(8);
    private static final int MOST = 100_000;

    /** Picks and builds at random, plays with sense, never leaves. */
    private static final Policy<Encounter, EncounterAction> POLICY = RandomEncounter.policy(PlayStyles.SENSIBLE);

    private static Encounter start(DraftConfig config, long seed) {
        return RULES.start(config, seed).get().state();
    }

    private static Encounter played(Encounter encounter, long seed) {
        return POLICY.playout(RULES, encounter, Rng.of(seed).dice(), MOST);
    }

    /** Plays on until the tournament begins. */
    private static Encounter drafted(Encounter encounter, long seed) {
        Encounter now = encounter;
        Dice dice = Rng.of(seed).dice();
        while (now.tournament().isEmpty()) {
            now = POLICY.playout(RULES, now, dice, 1);
        }
        return now;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    @Rule({"TO-14.1", "TO-14.6", "TO-14.11", "TO-14.12"})
    void anEncounterOfThatManyPlayersEndsWithARanking(int players) {
        DraftConfig config = DraftConfig.basic(players, EACH, SHORT);
        long seed = players + 2; // of games that do not all come to the turn limit
        Encounter begun = drafted(start(config, seed), seed);
        Array<Array<Card>> decks = begun.draft().table().decks().flatMap(deck -> deck);
        assertThat(decks).hasSize(players).allMatch(deck -> deck.size() == DeckNeeds.CARDS);
        assertThat(decks.flatMap(deck -> deck)
                        .appendAll(begun.draft().table().excess())
                        .sortBy(Card::id))
                .isEqualTo(config.pool());
        Encounter end = played(begun, seed);
        Tournament last = end.tournament().get();
        assertThat(RULES.ranks(begun)).isEmpty();
        assertThat(RULES.ranks(end).head()).isEqualTo(RULES.outcome(end).get().winners());
        assertThat(RULES.ranks(end)).hasSizeGreaterThan(2);
        assertThat(RULES.ranks(end).flatMap(rank -> rank).sorted()).isEqualTo(Seat.first(players));
        assertThat(last.progress().roundNumber()).isEqualTo(players <= 4 ? 2 : players <= 8 ? 3 : 4);
        int points = Seat.first(players)
                .map(seat -> last.progress().points(seat).halves())
                .sum()
                .intValue();
        assertThat(points).isEqualTo(2 * last.progress().roundNumber() * ((players + 1) / 2));
        assertThat(last.outcome().get().winners()).isNotEmpty();
    }

    @Test
    @Rule({"TO-14.3", "TO-14.2"})
    void tenPlayersShareThePoolTheyHave() {
        assertThat(start(DraftConfig.basic(10, EACH, SHORT), 1).draft().table().piles())
                .allMatch(pile -> pile.size() == 8);
        Array<Card> pool = Array.fill(4, EACH).flatMap(cards -> cards).take(400);
        Encounter larger = start(DraftConfig.of(10, pool, SHORT), 1);
        assertThat(larger.draft().table().piles()).allMatch(pile -> pile.size() == 10);
        assertThat(larger.draft().table().excess()).isEmpty();
        assertThat(drafted(larger, 1).draft().table().excess()).hasSize(200);
    }

    @Test
    @Rule({"TO-14.6", "TO-14.7", "TO-14.8", "TO-14.17"})
    void whoPicksOnlyHeroesPlaysWithTheFewCardsThatTheLimitsAllow() {
        Array<Card> heroes = EACH.filter(card -> card instanceof CharacterCard each && each.hero());
        Array<Card> others = EACH.reject(heroes::contains);
        DraftConfig config = DraftConfig.of(
                3, Array.fill(9, heroes).flatMap(all -> all).take(36).appendAll(others.take(72)), SHORT);
        Encounter now = start(config, 5);
        Dice dice = Rng.of(5).dice();
        while (now.tournament().isEmpty()) {
            Seat seat = RULES.deciders(now).head();
            Seq<EncounterAction> choices = RULES.choices(now, seat);
            Seq<EncounterAction> heroic = choices.filter(action -> seat.index() == 0
                    && action instanceof InDraft each
                    && each.action() instanceof DraftAction.Pick pick
                    && heroes.exists(hero -> hero.id().equals(pick.card())));
            now = RULES.apply(now, dice.pick(heroic.isEmpty() ? choices : heroic))
                    .get()
                    .state();
        }
        int own = now.draft().table().deck(Seat.of(0)).get().size();
        assertThat(own).as("cards of the deck of whoever picked Heroes").isLessThan(DeckNeeds.CARDS);
        assertThat(played(now, 6).tournament().get().outcome()).isNotEmpty();
    }

    /** Also of a deck that has a complete one. */
    @Test
    @Rule({"TO-14.7", "TO-3.9"})
    void tooFewCardsInAStartingPartyAreRefusedByTheRuleOfTheDraft() {
        Encounter begun = drafted(start(DraftConfig.basic(4, EACH, SHORT), 3), 3);
        Tournament tournament = begun.tournament().get();
        Fixture game = tournament.round().games().head();
        Array<Card> deck = begun.draft().table().deck(game.first()).get();
        assertThat(DeckRules.holdParty(deck, 4, SHORT.edition())).isTrue();
        String ground = deck.find(card ->
                        card.asTerrain() != null && card.asTerrain().storm().isEmpty())
                .get()
                .id();
        EncounterAction nobody =
                new InTournament(new TournamentAction.Play(game.first(), new PlaceTerrain(Seat.of(0), ground)));
        assertThat(RULES.whyNot(begun, nobody).map(Rejection::sentence))
                .containsExactly("the party has 0 of 4 Characters, which hold 0 of 4 cards (TO-14.7)");
    }

    @Test
    @Rule({"TO-14.9", "TO-14.19"})
    void tablesPlayedElsewhereInAnyOrderLeadToTheSameEncounter() {
        Encounter begun = drafted(start(DraftConfig.basic(8, EACH, SHORT), 3), 3);
        Array<TournamentTable> tables = RULES.tables(begun);
        Array<ReportGame> finished = tables.map(table ->
                new ReportGame(table.round(), table.game().first(), table.game().second(), playedElsewhere(table)));
        Array<Fingerprint> ends = Array.of(
                        finished, finished.reverse(), finished.drop(1).append(finished.head()))
                .map(order -> Fingerprint.of(RULES.notation()
                        .writePosition(RULES.applyAll(begun, order.map(InTournament::new))
                                .get()
                                .state())));
        Array<EncounterAction> inside = finished.flatMap(table -> table.actions()
                .map(action -> new InTournament(new TournamentAction.Play(
                        action.seat().index() == 0 ? table.first() : table.second(), action))));
        Fingerprint here = Fingerprint.of(RULES.notation()
                .writePosition(RULES.applyAll(begun, inside).get().state()));
        assertThat(ends).hasSize(3).containsOnly(here);
        Step<Encounter, EncounterEvent> one =
                RULES.apply(begun, new InTournament(finished.head())).get();
        assertThat(one.events()
                        .flatMap(event -> RULES.told(event, finished.last().first())))
                .as("what others are told of a game that is reported")
                .hasSize(1);
    }

    /** All actions of a game from its start, as an app has them that played it by the rules of its games. */
    private static Array<Action> playedElsewhere(TournamentTable table) {
        Step<Game, Event> first =
                RULES.tournament().game().start(table.config(), table.seed()).get();
        Played<Game, Action, Event> played = Host.<Game, Action, Event, View>of(
                        RULES.tournament().game(),
                        Array.fill(2, (view, legal, rng) -> PlayStyles.SENSIBLE.choose(view, legal, rng.dice())))
                .play(first, Rng.of(table.number()));
        return Array.ofAll(played.timeline().actions());
    }

    @Test
    @Rule({"TO-14.6", "TO-14.17"})
    void aWholeDeckIsHandedInOrRefusedWithEverythingThatIsWrongWithIt() {
        Encounter now = start(DraftConfig.basic(3, EACH, SHORT), 2);
        Dice dice = Rng.of(2).dice();
        assertThat(RULES.handIn(now, Seat.of(0), EACH.take(20)).getLeft().map(Problem::toString))
                .containsExactly("deck of seat A: now it is about another choice: pick (TO-14.6)");
        while (now.draft().table().round() < 3
                || now.draft().table().piles().head().nonEmpty()) {
            now = POLICY.playout(RULES, now, dice, 1);
        }
        Array<Card> picks = now.draft().table().picks(Seat.of(1));
        Either<Seq<Problem>, Step<Encounter, EncounterEvent>> wrong =
                RULES.handIn(now, Seat.of(1), EACH.reject(picks::contains).take(21));
        assertThat(wrong.getLeft())
                .hasSizeGreaterThan(21)
                .allMatch(problem -> problem.rule().equals("TO-14.6"));
        DraftView view = RULES.view(now, Seat.of(1)).draft();
        assertThat(RULES.draft().problems(view, EACH.reject(picks::contains).take(21)))
                .as("what the player's own screen can find out")
                .isEqualTo(wrong.getLeft());
        Array<Card> right = deck(now, Seat.of(1));
        assertThat(RULES.draft().problems(view, right)).isEmpty();
        Seq<EncounterAction> choices =
                RULES.draft().deckActions(view, right).get().map(InDraft::new);
        assertThat(RULES.handIn(now, Seat.of(1), right.reverse()).get())
                .isEqualTo(RULES.applyAll(now, choices).get());
        assertThat(RULES.draft().deckActions(view, right))
                .isEqualTo(RULES.draft().deckActions(now.draft(), Seat.of(1), right));
        assertThat(view.building().get().needs()).isEqualTo(DeckNeeds.of(picks, SHORT.edition()));
    }

    /** A deck that a player can build: always the first card that can come next. */
    private static Array<Card> deck(Encounter encounter, Seat seat) {
        DeckBuilding building = encounter.draft().building(seat);
        DeckDraft deck = building.begun();
        while (!deck.complete()) {
            deck = building.with(deck, building.next(deck).head());
        }
        return deck.cards();
    }

    @Test
    @Rule({"TO-14.15", "TO-14.16"})
    void everybodyMayLeaveAtAnyTimeAndTheLastOneWins() {
        Encounter picking = start(DraftConfig.basic(4, EACH, SHORT), 9);
        Encounter two = leave(leave(picking, 3, true), 0, true);
        assertThat(RULES.outcome(leave(two, 1, true)))
                .contains(new Outcome(Seat.of(2).asList(), "TO-14.16"));
        Encounter playing = drafted(two, 9);
        assertThat(playing.draft().table().deck(Seat.of(0))).isEmpty();
        assertThat(playing.tournament().get().progress().roundsInAll())
                .as("rounds of four players")
                .isEqualTo(2);
        assertThat(RULES.outcome(leave(playing, 2, false)))
                .contains(new Outcome(Seat.of(1).asList(), "TO-14.16"));
        Seq<Rejection> twice = RULES.whyNot(playing, new InTournament(new TournamentAction.Leave(Seat.of(3))));
        assertThat(twice.map(Rejection::key)).containsExactly("TO-14.16/left");
    }

    private static Encounter leave(Encounter encounter, int seat, boolean drafting) {
        EncounterAction leaving = drafting
                ? new InDraft(new DraftAction.Leave(Seat.of(seat)))
                : new InTournament(new TournamentAction.Leave(Seat.of(seat)));
        assertThat(RULES.concedes(leaving)).isTrue();
        assertThat(RULES.legal(encounter, Seat.of(seat))).contains(leaving);
        return RULES.apply(encounter, leaving).get().state();
    }

    @Test
    @Rule({"TO-14.6", "TO-14.19"})
    void imaginedDecksAreExactlyTheCardsThatASeatDoesNotSee() {
        Encounter now = drafted(start(DraftConfig.basic(8, EACH, SHORT), 4), 4);
        Dice dice = Rng.of(4).dice();
        for (int i = 0; i < 40; i++) {
            now = POLICY.playout(RULES, now, dice, 25);
            for (Seat seat : RULES.seats(now)) {
                Encounter imagined = RULES.imagine(
                        RULES.view(now, seat), RULES.pool(now.draft().config()), Rng.of(i));
                assertThat(RULES.view(imagined, seat)).isEqualTo(RULES.view(now, seat));
                Array<Array<Card>> decks = imagined.draft().table().decks().flatMap(deck -> deck);
                assertThat(decks.flatMap(deck -> deck)
                                .appendAll(now.draft().table().excess())
                                .sortBy(Card::id))
                        .isEqualTo(now.draft().config().pool());
                assertThat(imagined.tournament()
                                .get()
                                .config()
                                .entrants()
                                .map(entrant -> entrant.get().deck().cards()))
                        .isEqualTo(decks);
            }
        }
    }

    @Test
    void ofVeryManyProblemsItIsSaidHowManyThereAre() {
        Array<Card> strange = Array.range(0, 105)
                .map(number -> Words.item("Stranger " + number).build());
        DraftConfig config = DraftConfig.of(3, EACH.appendAll(strange), SHORT.withTurnLimit(0));
        Seq<Problem> problems = RULES.problems(config);
        assertThat(problems).hasSize(Problem.MOST + 1);
        assertThat(problems.last()).hasToString("configuration: and 6 more problems");
    }
}
