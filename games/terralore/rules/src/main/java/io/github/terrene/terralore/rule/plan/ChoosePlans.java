package io.github.terrene.terralore.rule.plan;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.zone.BySeat;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.event.PhaseBegan;
import io.github.terrene.terralore.event.PlansOpened;
import io.github.terrene.terralore.event.PlansOpened.Opened;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.Victory;
import io.github.terrene.terralore.rule.Watchers;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Both players make their plans, secretly and at the same time. A plan is a sequence of small choices; until both are handed in, the other
 * player knows nothing of it, not even whether it is handed in.
 *
 * @param drafts the plan of each player, by seat; a seat sees only its own
 */
@Rule({"TL-6.2", "TL-12.4", "TL-12.6"})
public record ChoosePlans(@Zone(to = OWNER) @BySeat Array<PlanDraft> drafts) implements Prompt {
    /** Nobody has planned anything. */
    public static final ChoosePlans OPEN = new ChoosePlans(Array.of(PlanDraft.EMPTY, PlanDraft.EMPTY));

    private static final Kinds OFFERS = Kinds.of(PlaceCard.class, PayWith.class, HandIn.class, Concede.class);

    private Ballot<PlanDraft> ballot() {
        return new Ballot<>(drafts);
    }

    /** What a seat has planned so far; an empty draft if nobody is planning now. */
    public static PlanDraft draft(Game game, Seat seat) {
        return game.prompt() instanceof ChoosePlans plans ? plans.of(seat) : PlanDraft.EMPTY;
    }

    /** What a seat has planned. */
    public PlanDraft of(Seat seat) {
        return drafts.get(seat.index());
    }

    @Override
    public Array<Seat> seats() {
        return ballot().awaited();
    }

    @Override
    public Kinds offers(Seat seat) {
        return of(seat).open() ? OFFERS : Kinds.NONE;
    }

    @Override
    @Rule({"TL-6.10", "TL-12.4"})
    public Rejection notNow(Seat seat, String rule) {
        return of(seat).open()
                ? Prompt.super.notNow(seat, rule)
                : Rejection.of("TL-6.10/handed-in", "what {player:seat} handed in is final", seat);
    }

    @Override
    public String rule() {
        return "TL-6.2";
    }

    @Override
    public String key() {
        return "plan";
    }

    @Override
    public void concede(Seat seat, Play play) {
        with(seat, PlanDraft.CONCEDED, play);
    }

    /** Puts the draft of a seat on the agenda; when both plans are in, the Reveal phase begins, and the turn goes on. */
    @Rule({"TL-6.11", "TL-7.1"})
    void with(Seat seat, PlanDraft draft, Play play) {
        ChoosePlans chosen = new ChoosePlans(ballot().with(seat, draft).choices());
        if (!chosen.ballot().complete()) {
            play.next(chosen);
        } else if (!Victory.conceded(
                play,
                chosen.of(Players.SOUTH).conceded(),
                chosen.of(Players.NORTH).conceded())) {
            play.emit(new PhaseBegan(Phase.REVEAL));
            Array<Opened> both = Array.of(chosen.opened(Players.SOUTH, play), chosen.opened(Players.NORTH, play));
            play.emit(new PlansOpened(both));
            both.filter(each -> each.discards().nonEmpty())
                    .forEach(each -> Watchers.happening(play, When.DISCARDS, each.seat()));
        }
    }

    private Opened opened(Seat seat, Play play) {
        return of(seat).opened(seat, play.table().side(seat).hand());
    }

    @Override
    public Seq<Action> actions() {
        return Players.BOTH.flatMap(seat -> of(seat).actions(seat));
    }
}
