package io.github.terrene.draft.picking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Over;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.format.Options;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** A text that says what no draft leads to is refused, with the place and the rule. */
@Rule({"TO-14.5", "TO-14.6", "TO-14.16"})
class DraftSavedTest {
    private static final DraftRules RULES = new DraftSpecimen().rules();
    private static final Notation<DraftConfig, Draft, DraftAction> NOTATION = RULES.notation();
    private static final DraftConfig CONFIG =
            DraftConfig.basic(5, DraftSpecimen.CATALOGUE.printed(), Options.standard());
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final String NUMBERS = "table: piles, picks and round do not match (TO-14.5)";
    private static final String DECKS = "table: these cannot be the decks of the players (TO-14.6)";

    /** The first state of that kind, if everybody always takes the first card. */
    private static Draft first(DraftConfig config, Predicate<Draft> wanted) {
        Draft draft = RULES.start(config, 3).get().state();
        while (!wanted.test(draft)) {
            Seat seat = RULES.deciders(draft).head();
            draft = RULES.apply(draft, RULES.choices(draft, seat).get(0)).get().state();
        }
        return draft;
    }

    private static Draft picking() {
        return first(CONFIG, draft -> draft.table().picks(A).size() == 3);
    }

    private static Draft building() {
        return first(CONFIG, draft -> draft.stage() instanceof Building);
    }

    private static Draft done() {
        return first(CONFIG, Draft::hasDecks);
    }

    private static Draft with(Draft draft, DraftTable table) {
        return new Draft(draft.config(), table, draft.stage(), draft.undealt());
    }

    private static Draft with(Draft draft, DraftStage stage) {
        return new Draft(draft.config(), draft.table(), stage, draft.undealt());
    }

    private static void refused(Draft impossible, String why) {
        assertThat(NOTATION.readState(impossible.config(), NOTATION.writeState(impossible))
                        .swap()
                        .toOption()
                        .map(Problem::toString))
                .containsExactly(why);
    }

    @Test
    void whatADraftLeadsToIsReadAgain() {
        for (Draft draft : Array.of(
                picking(),
                building(),
                done(),
                RULES.apply(picking(), new DraftAction.Leave(B)).get().state())) {
            assertThat(NOTATION.readState(CONFIG, NOTATION.writeState(draft))).contains(draft);
        }
    }

    @Test
    void thereAreNoDecksBeforeTheLastOneIsHandedIn() {
        for (Draft draft : Array.of(picking(), building())) {
            DraftTable table = draft.table();
            DraftTable decked = new DraftTable(
                    table.round(),
                    table.piles(),
                    table.picks().update(0, Array.empty()),
                    table.decks().update(0, Option.some(table.picks(A))),
                    table.excess(),
                    table.left(),
                    table.outcome());
            refused(with(draft, decked), "table: nobody has a deck before the last one is handed in (TO-14.6)");
        }
    }

    @Test
    void everyPileHasAsManyCardsAndSoHasTheExcessPile() {
        Draft draft = picking();
        DraftTable table = draft.table();
        Array<Array<Card>> more = table.piles()
                .update(1, SortedCards.with(table.pile(B), excess(table).head()));
        refused(
                with(
                        draft,
                        new DraftTable(
                                table.round(),
                                more,
                                table.picks(),
                                table.decks(),
                                excess(table).tail(),
                                table.left(),
                                table.outcome())),
                NUMBERS);
        Draft built = building();
        DraftTable empty = built.table();
        Array<Array<Card>> inHand = empty.piles()
                .map(pile -> Array.<Card>empty())
                .update(0, excess(empty).take(1));
        refused(
                with(
                        built,
                        new DraftTable(
                                empty.round(),
                                inHand,
                                empty.picks(),
                                empty.decks(),
                                excess(empty).drop(1),
                                empty.left(),
                                empty.outcome())),
                NUMBERS);
    }

    private static Array<Card> excess(DraftTable table) {
        return table.excess();
    }

    @Test
    void decksAreBuiltAfterTheLastRound() {
        Draft built = building();
        refused(with(built, built.table().withPiles(2, built.table().piles())), NUMBERS);
        refused(with(picking(), built.stage()), "stage: decks are built when all is picked (TO-14.6)");
        Picking nothing = new Picking(new Ballot<>(Array.fill(5, SealedPick.NONE)));
        refused(with(built, nothing), "stage: all is picked already (TO-14.5)");
        DeckDraft strange = new DeckDraft(built.table().picks(B).take(3), false);
        Ballot<DeckDraft> decks = ((Building) built.stage()).decks();
        refused(with(built, new Building(decks.with(A, strange))), "stage: no such decks can be built (TO-14.6)");
    }

    /** Of others nobody knows whether their pile leaves a choice: in an imagined draft they may still be awaited. */
    @Test
    void whoHasNoChoiceMayBeThoughtNotToHavePicked() {
        Array<Card> some = DraftSpecimen.CATALOGUE.printed().toArray().take(19);
        DraftConfig alike = DraftConfig.of(3, some.appendAll(Array.fill(44, some.head())), Options.standard());
        Draft forced = first(
                alike,
                draft -> seats(draft, seat -> SortedCards.areAlike(draft.table().pile(seat)))
                        .nonEmpty());
        Seat seat = seats(forced, each -> SortedCards.areAlike(forced.table().pile(each)))
                .head();
        Ballot<SealedPick> picks = ((Picking) forced.stage()).picks();
        Draft thought = with(forced, new Picking(picks.with(seat, SealedPick.NONE)));
        assertThat(NOTATION.readState(alike, NOTATION.writeState(thought))).contains(thought);
    }

    @Test
    void aSealedPickIsInThePile() {
        String wrong = "stage: these cannot be the picks from these piles (TO-14.5)";
        Draft draft = picking();
        Card foreign = draft.table()
                .picks(A)
                .find(card -> !draft.table().pile(A).contains(card))
                .get();
        refused(with(draft, new Picking(((Picking) draft.stage()).picks().with(A, SealedPick.of(foreign)))), wrong);
    }

    private static Array<Seat> seats(Draft draft, Predicate<Seat> such) {
        return draft.stage() instanceof Picking
                ? Seat.first(draft.table().players()).filter(such)
                : Array.empty();
    }

    @Test
    void whoIsAloneHasWon() {
        Draft draft = picking();
        Array<Seat> others = Seat.first(5).remove(A);
        refused(
                with(draft, draft.table().withLeft(others)),
                "table: with one player left the draft is over (TO-14.16)");
        DraftTable alone = draft.table().withLeft(others);
        Draft won = with(with(draft, new Over()), alone.withOutcome(new Outcome(A.asList(), "TO-14.16")));
        assertThat(NOTATION.readState(CONFIG, NOTATION.writeState(won))).contains(won);
        String wrong = "table: the draft cannot end like that (TO-14.16)";
        refused(with(won, alone.withOutcome(new Outcome(B.asList(), "TO-14.16"))), wrong);
        refused(with(won, alone.withOutcome(new Outcome(Array.empty(), "TO-14.6"))), wrong);
        refused(
                with(draft, new Over()),
                "table: there must be an outcome if the draft is over, and only then (TO-14.6)");
        refused(
                with(draft, draft.table().withLeft(Array.of(Seat.of(5)))),
                "table: those who left are not listed as they must be (TO-14.16)");
    }

    @Test
    void decksKeepTheLimits() {
        Draft draft = done();
        Array<Card> deck = draft.table().deck(A).get();
        refused(exchanged(draft, deck, Array.empty(), draft.table().excess().take(1)), DECKS);
        Array<Card> heroes = draft.table()
                .excess()
                .filter(card -> card instanceof CharacterCard character && character.hero())
                .take(2);
        assertThat(heroes).hasSize(2);
        refused(exchanged(draft, deck, deck.take(2), heroes), DECKS);
        Array<Option<Array<Card>>> none = draft.table().decks().update(0, Option.none());
        refused(
                with(
                        draft,
                        draft.table()
                                .withDecks(
                                        none,
                                        draft.table().excess().appendAll(deck).sortBy(Card::id))),
                DECKS);
    }

    private static Draft exchanged(Draft draft, Array<Card> deck, Array<Card> out, Array<Card> in) {
        DraftTable table = draft.table();
        Array<Card> other = deck.removeAll(out)
                .appendAll(deck.filter(out::contains).removeAll(out))
                .appendAll(in)
                .sortBy(Card::id);
        Array<Card> excess =
                SortedCards.withoutAll(table.excess().appendAll(deck).sortBy(Card::id), other);
        return with(draft, table.withDecks(table.decks().update(0, Option.some(other)), excess));
    }

    @Test
    void whatIsInNoDeckIsInTheExcessPile() {
        Draft draft = done();
        DraftTable table = draft.table();
        Array<Array<Card>> picks = table.picks().update(0, table.excess().take(1));
        refused(
                with(
                        draft,
                        new DraftTable(
                                table.round(),
                                table.piles(),
                                picks,
                                table.decks(),
                                table.excess().drop(1),
                                table.left(),
                                table.outcome())),
                "table: all that is in no deck must be in the excess pile (TO-14.6)");
    }

    /** No draft begins with such a configuration, and none is read with it, even if it says that it was saved with it. */
    @Test
    void aNumberOfPlayersThatNoDraftHasIsRefused() {
        Draft draft = picking();
        for (int players : new int[] {0, 2, 13}) {
            DraftConfig config = new DraftConfig(players, CONFIG.pool(), CONFIG.options());
            refused(
                    new Draft(config, draft.table(), draft.stage(), draft.undealt()),
                    "state: a draft is for 3 to 12 players (TO-14.1)");
        }
    }
}
