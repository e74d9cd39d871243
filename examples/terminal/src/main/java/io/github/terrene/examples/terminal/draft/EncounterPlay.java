package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Plays an encounter: asks the awaited players, the lowest seat first, carries out what they choose, and has it told.
 *
 * @param rules the rules
 * @param players by seat
 * @param narrator who tells it
 */
public record EncounterPlay(RandomEncounter rules, Array<Player> players, Narrator narrator) {

    /**
     * Plays until nobody is awaited or somebody quits.
     *
     * @param rng the generator from which each player's stream of chance is split
     */
    public Timeline<Encounter, EncounterAction, EncounterEvent> play(Step<Encounter, EncounterEvent> start, Rng rng) {
        narrator.begin(start);
        tell(start.events());
        Timeline<Encounter, EncounterAction, EncounterEvent> now = Timeline.from(start);
        int[] decided = new int[players.size()];
        Seq<Decision> pending = rules.pending(now.state());
        while (!pending.isEmpty()) {
            Seat seat = pending.map(Decision::seat).min().get();
            Rng own = rng.streamOf(seat).split(decided[seat.index()]++);
            Reply<EncounterAction> reply = players.get(seat.index()).decide(now, own);
            if (reply.kind() == Reply.Kind.QUIT) {
                break;
            }
            now = after(now, seat, reply);
            pending = rules.pending(now.state());
        }
        narrator.pause();
        if (!pending.isEmpty()) {
            narrator.close();
        }
        return now;
    }

    private Timeline<Encounter, EncounterAction, EncounterEvent> after(
            Timeline<Encounter, EncounterAction, EncounterEvent> now, Seat seat, Reply<EncounterAction> reply) {
        return reply.kind() == Reply.Kind.UNDO
                ? now.undo(rules, seat).getOrElse(now)
                : reply.actions().foldLeft(now, this::played);
    }

    private Timeline<Encounter, EncounterAction, EncounterEvent> played(
            Timeline<Encounter, EncounterAction, EncounterEvent> before, EncounterAction action) {
        Timeline<Encounter, EncounterAction, EncounterEvent> now = before.play(rules, action)
                .getOrElseThrow(reasons -> new IllegalStateException("a player chose what is refused: " + reasons));
        narrator.tell(before.state(), new Move<>(action, now.last()));
        tell(now.last().events());
        return now;
    }

    private void tell(Seq<EncounterEvent> events) {
        for (EncounterEvent event : events) {
            players.zipWithIndex()
                    .forEach(player -> rules.told(event, Seat.of(player._2)).forEach(player._1::observe));
        }
    }
}
