package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.page.ProgressBar;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Tells an encounter while it is played, as an onlooker sees it: the draft, the decks, the rounds of the tournament. */
public final class Narrator {
    private final RandomEncounter rules;
    private final Option<Seat> eyes;
    private final DraftTales draft;
    private final TournamentTales tournament;
    private final ProgressBar bar;

    /**
     * A narrator who has told nothing yet.
     *
     * @param eyes through whose eyes it is told; if nobody's, everything is told
     * @param bar shows how far it is
     */
    public Narrator(
            RandomEncounter rules, Paper paper, PlayerNames cast, Detail detail, Option<Seat> eyes, ProgressBar bar) {
        this.rules = rules;
        this.eyes = eyes;
        this.draft = new DraftTales(paper, cast, detail, eyes);
        this.tournament = new TournamentTales(paper, cast, detail, eyes);
        this.bar = bar;
    }

    /** Tells how it begins. */
    public void begin(Step<Encounter, EncounterEvent> start) {
        draft.deal(start.state().draft().config());
        tell(false, start.events());
    }

    /** Tells a move, which began here. */
    public void tell(Encounter before, Move<Encounter, EncounterAction, EncounterEvent> move) {
        boolean turn = before.tournament()
                .flatMap(each -> each.gameOf(move.action().seat()))
                .exists(game -> game.prompt() instanceof TakeTurn);
        tell(turn, move.step().events());
        if (rules.outcome(move.step().state()).isEmpty()) {
            progress(move.step().state());
        }
    }

    private void tell(boolean turn, Seq<EncounterEvent> events) {
        boolean first = turn;
        for (EncounterEvent event : events.flatMap(this::seen)) {
            if (event instanceof EncounterEvent.InDraft inDraft) {
                draft.tell(inDraft.event());
                left(inDraft.event());
            } else if (event instanceof EncounterEvent.InTournament played) {
                tournament.tell(first, played.event());
                first = first && played.event().inGame().isEmpty();
            }
        }
    }

    private void left(DraftEvent event) {
        if (event instanceof DraftEvent.PlayerLeft left) {
            tournament.without(left.seat());
        }
    }

    private Option<EncounterEvent> seen(EncounterEvent event) {
        return eyes.isEmpty() ? Option.some(event) : rules.told(event, eyes.get());
    }

    private void progress(Encounter now) {
        now.tournament()
                .peek(each -> bar.show(TournamentTales.share(each.progress()), tournament.doing()))
                .onEmpty(() -> bar.show(draft.share(), draft.doing()));
    }

    /** Prints everything told so far. */
    public void pause() {
        tournament.pause();
    }

    /** Says where it stands when it does not go on. */
    public void close() {
        draft.close();
        tournament.close();
    }
}
