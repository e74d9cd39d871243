package io.github.terrene.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whenever players leave, in whichever order and in whichever way: somebody wins, or nobody is left. */
@Rule("TO-14.16")
class EverybodyLeavesTest {
    private static final EncounterSpecimen SPECIMEN = new EncounterSpecimen();
    private static final RandomEncounter RULES = SPECIMEN.rules();
    private static final int MOST = 100_000;

    @Provide
    static Arbitrary<Walk<DraftConfig>> walks() {
        return Walk.from(SPECIMEN.seededConfigs(), SPECIMEN.policies().size(), SPECIMEN.longest());
    }

    @Property(tries = 150)
    void untilOneIsLeftWhoWins(@ForAll("walks") Walk<DraftConfig> walk) {
        Encounter now = SPECIMEN.playthrough(walk).last();
        Dice dice = Rng.of(walk.seeded().seed()).dice();
        while (RULES.outcome(now).isEmpty()) {
            Array<Seat> staying = staying(now);
            assertThat(staying).hasSizeGreaterThan(1);
            Seat leaver = dice.pick(staying);
            EncounterAction atOnce = leaving(now, leaver);
            assertThat(RULES.legal(now, leaver)).contains(atOnce);
            now = RULES.apply(now, atOnce).get().state();
            assertThat(RULES.legal(now, leaver)).isEmpty();
            assertThat(RULES.staying(now)).isEqualTo(staying(now));
            assertThat(RULES.whyNot(now, leaving(now, leaver)).map(Rejection::rule))
                    .containsExactly(RULES.outcome(now).map(Outcome::rule).getOrElse("TO-14.16"));
            canBeReadAgain(now);
            RULES.seats(now).removeAll(staying(now)).forEach(seesWhatIsLeftToSee(now));
        }
        Outcome end = RULES.outcome(now).get();
        assertThat(end.winners()).isSubsetOf(staying(now));
        if (staying(now).size() == 1) {
            assertThat(end).isIn(new Outcome(staying(now), "TO-14.16"), new Outcome(staying(now), "TO-14.12"));
        }
    }

    /** All who are left say so in one round: it is played to its end, and then there is nobody to win. */
    @Property(tries = 150)
    void allAtTheSameMomentAndNobodyWins(@ForAll("walks") Walk<DraftConfig> walk) {
        Encounter planned = SPECIMEN.playthrough(walk).last();
        for (Seat seat : staying(planned)) {
            EncounterAction later = new InTournament(new TournamentAction.LeaveAfterRound(seat));
            planned = RULES.apply(planned, later).map(step -> step.state()).getOrElse(planned);
        }
        if (planned.tournament()
                .forAll(each -> !each.leaving().equals(each.progress().remaining()))) {
            return;
        }
        int round = planned.tournament().get().progress().roundNumber();
        Encounter over = RandomEncounter.policy(PlayStyles.SENSIBLE)
                .playout(RULES, planned, Rng.of(walk.seeded().seed()).dice(), MOST);
        assertThat(RULES.outcome(over)).contains(new Outcome(Array.empty(), "TO-14.16"));
        assertThat(over.tournament().get().progress().roundNumber()).isEqualTo(round);
        canBeReadAgain(over);
    }

    /** Who left sees what an onlooker sees; who had a deck then still sees it, and the game of the round. */
    private static Consumer<Seat> seesWhatIsLeftToSee(Encounter now) {
        return seat -> {
            EncounterView view = RULES.view(now, seat);
            EncounterView onlooker = RULES.view(now, Seat.ONLOOKER);
            boolean hasDeck = now.draft().table().deck(seat).isDefined();
            DraftTable table = onlooker.draft().table();
            DraftTable expected = hasDeck
                    ? table.unmasked(table.decks()
                            .map(deck -> Array.<Card>empty())
                            .update(seat.index(), now.draft().table().deck(seat).get()))
                    : table;
            assertThat(view.draft().table()).isEqualTo(expected);
            assertThat(view.draft().stage()).isEqualTo(onlooker.draft().stage());
            view.tournament().forEach(seen -> {
                TournamentView all = onlooker.tournament().get();
                assertThat(seen.progress()).isEqualTo(all.progress());
                assertThat(seen.deckSizes()).isEqualTo(all.deckSizes());
                assertThat(seen.outcome()).isEqualTo(all.outcome());
                assertThat(seen.leaving()).isFalse();
                assertThat(seen.own().isDefined()).isEqualTo(hasDeck);
                assertThat(seen.game().isDefined())
                        .isEqualTo(all.progress().round().placeOf(seat) >= 0);
            });
            assertThat(RULES.awaited(view)).isEqualTo(RULES.awaited(onlooker));
        };
    }

    private static Array<Seat> staying(Encounter encounter) {
        return encounter
                .tournament()
                .map(each -> each.progress().remaining())
                .getOrElse(() -> encounter.draft().table().staying());
    }

    private static EncounterAction leaving(Encounter encounter, Seat seat) {
        return encounter.tournament().isEmpty()
                ? new InDraft(new DraftAction.Leave(seat))
                : new InTournament(new TournamentAction.Leave(seat));
    }

    private static void canBeReadAgain(Encounter encounter) {
        Notation<DraftConfig, Encounter, EncounterAction> notation = RULES.notation();
        assertThat(notation.readState(encounter.draft().config(), notation.writeState(encounter)))
                .contains(encounter);
    }
}
