package io.github.terrene.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Budget;
import io.vavr.control.Either;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** What can be taken back in an encounter: what has told nobody anything. */
@AddLifecycleHook(Budget.class)
class UndoTest {
    private static final EncounterSpecimen SPECIMEN = new EncounterSpecimen();
    private static final RandomEncounter RULES = SPECIMEN.rules();

    @Provide
    static Arbitrary<Walk<DraftConfig>> walks() {
        return Walk.from(SPECIMEN.seededConfigs(), SPECIMEN.policies().size(), SPECIMEN.longest());
    }

    /** A pick is sealed, and who has left cannot come back. */
    @Property
    @Rule({"TO-14.19", "TO-14.16"})
    void picksAndLeavingAreFinal(@ForAll("walks") Walk<DraftConfig> walk) {
        each(walk, (timeline, seat) -> {
            if (isFinal(timeline.moves().last().action())) {
                assertThat(timeline.undo(RULES, seat)).isEqualTo(Either.left(NoUndo.FINAL));
            }
        });
    }

    private static boolean isFinal(EncounterAction action) {
        return action instanceof InDraft inDraft
                ? !(inDraft.action() instanceof DraftAction.AddCard)
                : ((InTournament) action).action() instanceof TournamentAction.Leave;
    }

    /**
     * Nobody, the player included, sees a card after it that could have been another one before. A card that everybody saw may go where
     * it is not seen, as from a discard pile to a hand.
     */
    @Property
    @Rule({"TO-14.19", "TO-14.6"})
    void whatCanBeTakenBackHasShownNobodyACard(@ForAll("walks") Walk<DraftConfig> walk) {
        each(walk, (timeline, seat) -> {
            Move<Encounter, EncounterAction, EncounterEvent> move =
                    timeline.moves().last();
            if (!move.step().undoable()) {
                return;
            }
            Encounter before = timeline.undo(RULES, seat).get().state();
            assertThat(RULES.apply(before, move.action()).get()).isEqualTo(move.step());
            for (Seat viewer : RULES.seats(before).append(Seat.ONLOOKER)) {
                assertThat(hidden(timeline.state(), viewer))
                        .as("cards hidden from %s after %s", viewer, move.action())
                        .isGreaterThanOrEqualTo(hidden(before, viewer));
            }
        });
    }

    /** How many cards a viewer does not see. */
    private static int hidden(Encounter encounter, Seat viewer) {
        String unknown = Pattern.quote(Card.UNKNOWN.toString());
        return RULES.view(encounter, viewer).toString().split(unknown, -1).length;
    }

    /** Looks at a game after each of its moves, with the seat that made the move. */
    private static void each(
            Walk<DraftConfig> walk, BiConsumer<Timeline<Encounter, EncounterAction, EncounterEvent>, Seat> look) {
        Playthrough<DraftConfig, Encounter, EncounterAction, EncounterEvent> played = SPECIMEN.playthrough(walk);
        Timeline<Encounter, EncounterAction, EncounterEvent> timeline = Timeline.from(played.start());
        for (Move<Encounter, EncounterAction, EncounterEvent> move : played.moves()) {
            timeline = timeline.and(move);
            look.accept(timeline, RULES.actor(move.action()));
        }
    }
}
