package io.github.terrene.odyssey.rule.setup;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.zone.BySeat;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Everybody chooses a starting party, secretly and at the same time.
 *
 * @param drafts what has been chosen so far, by seat; each seat sees only its own choices
 */
@Rule({"TO-3.1", "TO-3.7", "TO-11.5", "TO-14.7"})
public record ChooseParty(@Zone(to = OWNER) @BySeat Array<PartyDraft> drafts) implements Prompt {
    private static final Kinds OFFERS = Kinds.of(PlaceCharacter.class, PlaceAssignable.class, PlaceTerrain.class);

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
    public Kinds offers(Seat seat) {
        return of(seat).complete() ? Kinds.NONE : OFFERS;
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
    public Array<Seat> seatsKnownTo(Seat viewer) {
        return ballot().awaitedAsKnownTo(viewer);
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
