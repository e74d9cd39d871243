package io.github.terrene.draft.picking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Only what the rules wrote is read: no draft is at rest. */
@Rule({"TO-14.5", "TO-14.6", "TO-14.16"})
class DraftSavedTest {
    private static final DraftRules RULES = new DraftSpecimen().rules();
    private static final Notation<DraftConfig, Draft, DraftAction> NOTATION = RULES.notation();
    private static final DraftConfig CONFIG = DraftConfig.basic(5, DraftSpecimen.CATALOGUE.cards(), Options.standard());
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

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
    void whatWasChangedByHandIsRefused() {
        for (Draft draft : Array.of(picking(), building(), done())) {
            String text = NOTATION.writeState(draft);
            refused(text.replaceFirst("round:\\d", "round:9"));
            refused(text.replaceFirst("left:\\[\\]", "left:[B]"));
            refused(text.replaceFirst("print:[0-9a-f]{16}\\)$", "print:-)"));
        }
    }

    /** Anybody can make the print of these rules. */
    @Test
    void aForgedDraftIsRefusedIfSomethingIsNotThereForEachSeat() {
        Draft draft = picking();
        DraftTable table = draft.table();
        String missing = ": there are piles, picks and a deck for each player (TO-14.4)";
        for (int players : Array.of(0, 4, 6, 27)) {
            Array<Array<Card>> none = Array.fill(players, Array.empty());
            refused(with(draft, table.withPiles(1, none)), "table" + missing);
            refused(with(draft, table.withPicks(none, table.piles())), "table" + missing);
            refused(
                    with(draft, table.withDecks(Array.fill(players, Option.none()), table.excess())),
                    "table" + missing);
            refused(
                    with(draft, new DraftStage.Picking(new Ballot<>(Array.fill(players, SealedPick.NONE)))),
                    "stage.picks: there is one choice for each player");
            refused(
                    with(draft, new Building(new Ballot<>(Array.fill(players, DeckDraft.EMPTY)))),
                    "stage.decks: there is one choice for each player");
        }
    }

    @Test
    void aForgedDraftIsRefusedInARoundOrWithASeatThatThereIsNot() {
        Draft draft = picking();
        DraftTable table = draft.table();
        for (int round : Array.of(Integer.MIN_VALUE, -1, 0, 4, 999_999_999, Integer.MAX_VALUE)) {
            refused(with(draft, table.withPiles(round, table.piles())), "table: there is no such round (TO-14.5)");
        }
        refused(with(draft, table.withLeft(Array.of(Seat.ONLOOKER))), "table.left[0]: nobody sits at that seat");
        refused(
                with(draft, table.withOutcome(new Outcome(Array.of(Seat.of(5)), "TO-14.16"))),
                "table.outcome.winners[0]: nobody sits at that seat");
    }

    private static void refused(String text) {
        assertThat(NOTATION.readState(CONFIG, text).getLeft())
                .hasToString("print: these rules did not write this state with this configuration");
    }
}
