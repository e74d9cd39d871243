package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Everybody chooses a starting party, secretly and at the same time.
 *
 * @param drafts what has been chosen so far, by seat; each seat sees only its own choices
 */
@Rule({"TO-3.1", "TO-3.7", "TO-11.5", "TO-14.7"})
public record ChooseParty(Array<PartyDraft> drafts) implements Prompt {
    private static final long OFFERS =
            ActionKind.PLACE_CHARACTER.bit() | ActionKind.PLACE_ASSIGNABLE.bit() | ActionKind.PLACE_TERRAIN.bit();

    /** The choice as it begins: where only one party is possible it is chosen already. */
    @Rule("TO-14.19")
    public static ChooseParty of(Array<Side> sides, Setting setting) {
        return new ChooseParty(sides.map(side -> FullParty.atStart(side.deck().different(), setting)));
    }

    private Ballot<PartyDraft> ballot() {
        return new Ballot<>(drafts);
    }

    /** What a seat has chosen. */
    public PartyDraft of(Seat seat) {
        return drafts.get(seat.index());
    }

    @Override
    public Array<Seat> seats() {
        return ballot().awaited();
    }

    @Override
    public long offers(Seat seat) {
        return of(seat).complete() ? 0 : OFFERS;
    }

    @Override
    public String rule() {
        return "TO-3.7";
    }

    @Override
    public String key() {
        return "party";
    }

    @Override
    public Option<Task> seenBy(Seat viewer) {
        return Option.some(
                new ChooseParty(ballot().seenBy(viewer, PartyDraft.EMPTY).choices()));
    }

    /** Replaces this on the agenda by a task with a seat's new draft; if all drafts are complete, the game begins. */
    void choose(Play play, Seat seat, PartyDraft draft) {
        PartyDraft next =
                FullParty.onItsOnlyTerrain(draft, play.table().side(seat).deck().different(), play.setting());
        ChooseParty chosen = new ChooseParty(ballot().with(seat, next).choices());
        play.next(chosen.complete() ? new BeginGame(chosen.drafts()) : chosen);
    }

    /** Begins a game in which this is complete from the start. */
    @Internal
    @Rule("TO-14.19")
    public Step<Game, Event> begin(Play play) {
        play.take();
        play.next(new BeginGame(drafts));
        return play.proceed(null);
    }

    /** Whether all parties are chosen. */
    public boolean complete() {
        return ballot().complete();
    }

    @Override
    public Seq<Action> actions() {
        return Array.range(0, drafts.size()).flatMap(seat -> drafts.get(seat).actions(Seat.of(seat)));
    }
}
