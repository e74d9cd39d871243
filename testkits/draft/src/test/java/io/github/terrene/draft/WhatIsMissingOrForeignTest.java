package io.github.terrene.draft;

import static io.github.terrene.draft.EncounterSpecimen.RULES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.deck.DeckBuilding;
import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.deck.DeckFaults;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.picking.DraftStage;
import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.UnusualPool;
import io.github.terrene.draft.tournament.Entrant;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.draft.tournament.TournamentConfig;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a program leaves out, or brings from elsewhere, is refused as a value: nothing is thrown, and nothing is lost. */
class WhatIsMissingOrForeignTest {
    private static final Array<Card> EACH = DraftSpecimen.CATALOGUE.cards();
    private static final Options SHORT = Options.standard().withTurnLimit(4);
    private static final Seat A = Seat.of(0);
    private static final Seat EMPTY = Seat.of(5);
    private static final DraftRules DRAFTS = RULES.draft();

    private static Encounter start() {
        return RULES.start(DraftConfig.basic(3, EACH, SHORT), 2).get().state();
    }

    /** Picks until decks are built, or until the tournament begins. */
    private static Encounter playedOn(boolean toTheTournament) {
        Encounter now = start();
        Dice dice = Rng.of(2).dice();
        while (toTheTournament ? now.tournament().isEmpty() : !(now.draft().stage() instanceof DraftStage.Building)) {
            now = RandomEncounter.policy(PlayStyles.SENSIBLE).playout(RULES, now, dice, 1);
        }
        return now;
    }

    private static Array<String> problems(Seq<Problem> problems) {
        return problems.map(Problem::toString).toArray();
    }

    @Test
    @Rule("TO-14.6")
    void aDeckOrASeatThatIsMissingIsRefused() {
        Encounter building = playedOn(false);
        String noDeck = "deck of seat A: is missing (TO-14.6)";
        String noSeat = "seat: is missing (TO-14.6)";
        assertThat(problems(RULES.handIn(building, A, null).getLeft())).containsExactly(noDeck);
        assertThat(problems(RULES.handIn(building, null, EACH.take(20)).getLeft()))
                .containsExactly(noSeat);
        assertThat(problems(RULES.handIn(building, null, null).getLeft())).containsExactly(noSeat);
        assertThat(problems(DRAFTS.handIn(building.draft(), A, null).getLeft())).containsExactly(noDeck);
        assertThat(problems(DRAFTS.problems(building.draft(), A, null))).containsExactly(noDeck);
        assertThat(problems(DRAFTS.problems(DRAFTS.view(building.draft(), A), null)))
                .containsExactly(noDeck);
        assertThat(problems(DRAFTS.deckActions(DRAFTS.view(building.draft(), A), null)
                        .getLeft()))
                .containsExactly(noDeck);
        assertThat(problems(DeckFaults.problemsOf(null, EACH.take(25), Edition.RULEBOOK, "deck")))
                .containsExactly("deck: is missing (TO-14.6)");
        assertThat(problems(RULES.handIn(start(), A, null).getLeft()))
                .as("at another time")
                .containsExactly("deck of seat A: now it is about another choice: pick (TO-14.6)");
    }

    /** So is the iterator of a stream. */
    @Test
    @Rule("TO-14.6")
    void aDeckThatCanBeReadOnlyOnceIsHandedIn() {
        Encounter building = playedOn(false);
        Array<Card> deck = deck(building.draft(), A);
        assertThat(RULES.handIn(building, A, deck.toJavaStream()::iterator).get())
                .isEqualTo(RULES.handIn(building, A, deck).get());
    }

    private static Array<Card> deck(Draft draft, Seat seat) {
        DeckBuilding building = draft.building(seat);
        DeckDraft deck = building.begun();
        while (!deck.complete()) {
            deck = building.with(deck, building.next(deck).head());
        }
        return deck.cards();
    }

    @Test
    @Rule({"TO-14.6", "TO-14.17"})
    void buildingTakesOnlyWhatCanComeNext() {
        Array<Card> picks = EACH.take(25);
        DeckBuilding building = new DeckBuilding(picks, Edition.RULEBOOK);
        DeckDraft begun = building.begun();
        DeckDraft strange = new DeckDraft(EACH.takeRight(3), false);
        Array<Card> tooFew = picks.take(19);
        assertThatIllegalArgumentException().isThrownBy(() -> building.with(begun, EACH.last()));
        assertThatIllegalArgumentException().isThrownBy(() -> building.with(strange, picks.head()));
        assertThatIllegalArgumentException().isThrownBy(() -> building.next(strange));
        assertThatIllegalArgumentException().isThrownBy(() -> building.choices(begun, tooFew));
        assertThatIllegalArgumentException().isThrownBy(() -> building.choices(begun, EACH.takeRight(20)));
        assertThatIllegalArgumentException().isThrownBy(() -> building.choices(strange, picks.take(20)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dealing.of(2, 100))
                .withMessage("a draft has 3 to 12 players, not 2");
    }

    @Test
    @Rule({"TO-14.1", "TO-14.15", "TO-10.6"})
    void aDraftAloneAndAnEncounterBeginWithTheSameConfigurations() {
        Array<Options> options = Array.of(
                SHORT,
                SHORT.withTurnLimit(0),
                SHORT.withTurnLimit(Integer.MIN_VALUE).withActivationsInAll(0).withActivationsPerTurn(-1),
                SHORT.withStartingPlayer(new StartingPlayer.Named(A)),
                SHORT.withStartingPlayer(new StartingPlayer.Named(EMPTY)).withTurnLimit(0),
                SHORT.withStartingPlayer(new StartingPlayer.Named(null)),
                SHORT.withEdition(new Edition("mine", 1, 1, 1_000, true, true, true)));
        for (Options chosen : options.append(null)) {
            for (DraftConfig config : Array.of(
                    DraftConfig.basic(3, EACH, chosen),
                    new DraftConfig(2, null, chosen),
                    DraftConfig.basic(13, EACH, chosen))) {
                Seq<Problem> expected = RULES.problems(config);
                assertThat(DRAFTS.problems(config)).isEqualTo(expected);
                assertThat(DRAFTS.start(config, 1).isRight()).isEqualTo(expected.isEmpty());
                assertThat(RULES.start(config, 1).isRight()).isEqualTo(expected.isEmpty());
            }
        }
        assertThat(problems(RULES.problems(DraftConfig.basic(3, EACH, options.get(4)))))
                .containsExactly(
                        "startingPlayer: seat F cannot be named: each game decides who goes first (TO-14.15)",
                        "options: turnLimit must be 1 or more, not 0 (TO-10.6)");
    }

    @Test
    @Rule({"TO-14.1", "TO-14.15", "TO-14.17", "TO-12.1", "TO-3.5"})
    void whatIsMissingInAConfigurationIsSaidWithTheRuleThatAsksForIt() {
        assertThat(problems(RULES.problems(null))).containsExactly("configuration: is missing");
        assertThat(problems(RULES.problems(new DraftConfig(3, null, SHORT))))
                .containsExactly("pool: is missing (TO-14.1)");
        String last = "pool[" + EACH.size() + "]";
        assertThat(problems(RULES.problems(new DraftConfig(3, EACH.append(null), SHORT))))
                .containsExactly(last + ": is missing (TO-14.1)");
        assertThat(problems(RULES.problems(new DraftConfig(3, EACH, null))))
                .containsExactly("options: is missing (TO-12.1)");
        assertThat(problems(RULES.problems(
                        new DraftConfig(3, EACH, SHORT.withStartingPlayer(new StartingPlayer.Named(null))))))
                .containsExactly("options.startingPlayer.seat: is missing (TO-3.5)");
        assertThat(problems(UnusualPool.of(new DraftConfig(3, null, SHORT))))
                .containsExactly("pool: is missing (TO-14.1)");
        assertThat(problems(UnusualPool.of(new DraftConfig(3, EACH.append(null), null))))
                .containsExactly(last + ": is missing (TO-14.1)");
        TournamentRules tournaments = RULES.tournament();
        Option<Entrant> entrant = Option.some(Entrant.of(new Deck("plain", EACH.take(20))));
        assertThat(problems(tournaments.problems(new TournamentConfig(SHORT, null))))
                .containsExactly("entrants: is missing (TO-14.1)");
        assertThat(problems(tournaments.problems(
                        new TournamentConfig(SHORT, Array.of(entrant, entrant, Option.some(Entrant.of(null)))))))
                .containsExactly("entrants[2].deck: is missing (TO-14.15)");
        assertThat(problems(tournaments.problems(new TournamentConfig(
                        SHORT, Array.of(entrant, entrant, entrant.map(each -> new Entrant(each.deck(), null)))))))
                .containsExactly("entrants[2].picks: is missing (TO-14.17)");
    }

    /** The number says what a player could do: pick, build, play, leave. */
    @Test
    @Rule({"TO-14.5", "TO-14.6", "TO-14.9", "TO-14.16"})
    void anEmptySeatIsRefusedByTheSameRulesInTheDraftAndInTheTournament() {
        Encounter drafting = start();
        Encounter playing = playedOn(true);
        assertThat(refused(drafting, new InDraft(new DraftAction.Pick(EMPTY, "inu"))))
                .containsExactly("nobody sits at seat F (TO-14.5)");
        assertThat(refused(drafting, new InDraft(new DraftAction.AddCard(EMPTY, "inu"))))
                .containsExactly("nobody sits at seat F (TO-14.6)");
        assertThat(refused(drafting, new InDraft(new DraftAction.Leave(EMPTY))))
                .containsExactly("nobody sits at seat F (TO-14.16)");
        assertThat(refused(playing, new InTournament(new TournamentAction.Play(EMPTY, new Run(A)))))
                .containsExactly("nobody sits at seat F (TO-14.9)");
        assertThat(refused(playing, new InTournament(new TournamentAction.Leave(EMPTY))))
                .containsExactly("nobody sits at seat F (TO-14.16)");
        assertThat(refused(playing, new InTournament(new TournamentAction.LeaveAfterRound(Seat.ONLOOKER))))
                .containsExactly("nobody sits at seat Z (TO-14.16)");
    }

    private static Array<String> refused(Encounter encounter, EncounterAction action) {
        Seq<Rejection> why = RULES.whyNot(encounter, action);
        assertThat(RULES.apply(encounter, action).getLeft()).isEqualTo(why).isNotEmpty();
        return why.map(Rejection::sentence).toArray();
    }

    @Test
    @Rule({"TO-14.6", "TO-14.9", "TO-14.16"})
    void anActionOfAnotherPhaseIsRefused() {
        Encounter drafting = start();
        Encounter playing = playedOn(true);
        Encounter over = RULES.applyAll(
                        drafting, Array.of(1, 2).map(seat -> new InDraft(new DraftAction.Leave(Seat.of(seat)))))
                .get()
                .state();
        EncounterAction pick = new InDraft(new DraftAction.Pick(A, "inu"));
        EncounterAction leave = new InTournament(new TournamentAction.Leave(A));
        assertThat(refused(drafting, leave)).containsExactly("the tournament has not begun (TO-14.9)");
        assertThat(refused(playing, pick)).containsExactly("the draft is over (TO-14.6)");
        assertThat(refused(over, pick)).containsExactly("the draft is over (TO-14.16)");
        assertThat(refused(over, leave)).containsExactly("the encounter is over (TO-14.16)");
        for (Encounter encounter : Array.of(drafting, playing, over)) {
            for (EncounterAction incomplete : Array.of(
                    null,
                    new InDraft(null),
                    new InTournament(null),
                    new InTournament(new TournamentAction.Play(A, new Run(null))),
                    new InTournament(new TournamentAction.ReportGame(1, A, null, Array.empty())))) {
                assertThat(refused(encounter, incomplete)).allMatch(why -> why.endsWith("(TO-14.5)"));
            }
        }
    }

    @Test
    @Rule({"TO-14.5", "TO-14.9"})
    void anActionOfAnotherGameIsRefused() {
        Encounter playing = playedOn(true);
        Array<Object> all = Array.of(
                new DraftAction.Leave(A),
                new TournamentAction.Leave(A),
                new Run(A),
                new DraftAction.Pick(A, "inu"),
                new InDraft(new DraftAction.Leave(A)),
                new InTournament(new TournamentAction.Leave(A)));
        for (Object foreign : all.reject(DraftAction.class::isInstance)) {
            assertThat(refusedAsForeign(DRAFTS, start().draft(), foreign))
                    .containsExactly("this is not an action of this game (TO-14.5)");
        }
        for (Object foreign : all.reject(TournamentAction.class::isInstance)) {
            assertThat(refusedAsForeign(RULES.tournament(), playing.tournament().get(), foreign))
                    .containsExactly("this is not an action of this game (TO-14.9)");
        }
        for (Object foreign : all.reject(EncounterAction.class::isInstance)) {
            for (Encounter encounter : Array.of(start(), playing)) {
                assertThat(refusedAsForeign(RULES, encounter, foreign))
                        .containsExactly("this is not an action of this game (TO-14.5)");
            }
        }
    }

    /** As a program without types could ask. */
    @SuppressWarnings({"rawtypes", "unchecked"})
    private static Array<String> refusedAsForeign(Rules rules, Object state, Object action) {
        Seq<Rejection> why = rules.whyNot(state, action);
        assertThat(rules.apply(state, action).getLeft()).isEqualTo(why);
        return why.map(Rejection::sentence).toArray();
    }

    @Test
    @Rule({"TO-14.9", "TO-2.10"})
    void aTournamentIsOfGamesForTwo() {
        Array<Array<Seat>> teams = Array.of(0, 1, 2).map(seat -> Seat.of(seat).asList());
        Format three = new Format("three", teams, 4, 4, 50, "TO-4.18");
        TournamentRules rules = TournamentRules.of(
                TerreneOdyssey.of(StandardRules.of(three, DraftSpecimen.CATALOGUE), DeckRules.DRAFTED.exactly(20)));
        Deck deck = new Deck("plain", deck(playedOn(false).draft(), A));
        assertThat(problems(rules.problems(TournamentConfig.of(SHORT, deck, deck, deck))))
                .containsExactly("format: a tournament is of games for two players, not for 3 (TO-14.9)");
    }
}
