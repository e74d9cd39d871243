package io.github.terrene.examples.terminal;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.examples.terminal.draft.Narrator;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Deviation;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.control.Option;

/**
 * Plays an encounter back from a file.
 *
 * @param setting how it is told
 * @param complaint who says what is wrong with the file
 */
record DraftPlayBack(DraftSetting setting, Complaint complaint) {
    /** Reads, checks and tells what a text records, and returns the exit code. */
    int tell(String text) {
        return Replay.parse(text, setting.rules().notation())
                .mapLeft(complaint::damaged)
                .map(this::verified)
                .fold(code -> code, code -> code);
    }

    private int verified(Replay<DraftConfig, EncounterAction> replay) {
        int players = replay.config().players();
        Option<Seat> nobody = setting.eyes().filter(seat -> seat.index() >= players);
        if (nobody.isDefined()) {
            return complaint.refuse("cannot be told", "nobody sits at " + nobody.get() + " in a draft of " + players);
        }
        return replay.verify(setting.rules())
                .fold(deviation -> deviates(replay, deviation), encounter -> asRecorded(replay, encounter));
    }

    private int asRecorded(
            Replay<DraftConfig, EncounterAction> replay,
            Timeline<Encounter, EncounterAction, EncounterEvent> encounter) {
        told(replay, encounter);
        setting.close(encounter);
        setting.paper()
                .line("Verified: all " + (encounter.length() + 1) + " states are what they were when it was played.");
        return 0;
    }

    private void told(
            Replay<DraftConfig, EncounterAction> replay,
            Timeline<Encounter, EncounterAction, EncounterEvent> encounter) {
        int players = replay.config().players();
        setting.paper()
                .line("Replay of a Random Encounter of " + players + " players. Edition "
                        + replay.config().options().edition().name() + ", seed " + replay.seed() + ".");
        Narrator narrator = setting.narrator(setting.cast(players));
        narrator.begin(encounter.first());
        Encounter before = encounter.first().state();
        for (Move<Encounter, EncounterAction, EncounterEvent> move : encounter.moves()) {
            narrator.tell(before, move);
            before = move.step().state();
        }
        narrator.pause();
        if (setting.rules().outcome(encounter.state()).isEmpty()) {
            narrator.close();
        }
    }

    /** Tells the encounter up to where it deviates, then says where that is. */
    private int deviates(
            Replay<DraftConfig, EncounterAction> replay,
            Deviation<Encounter, EncounterAction, EncounterEvent> deviation) {
        deviation.before().forEach(encounter -> told(replay, encounter));
        return complaint.deviates(deviation);
    }
}
