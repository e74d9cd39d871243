package io.github.terrene.terralore.rule.setup;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.zone.BySeat;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.Action.Redraw;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.Victory;
import io.github.terrene.terralore.rule.turn.TurnTask.BeginTurn;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Both players decide, secretly and at the same time, whether to keep their first hands.
 *
 * @param choices the choice of each player, by seat; a seat sees only its own
 */
@Rule({"TL-4.2", "TL-12.6"})
public record ChooseHands(@Zone(to = OWNER) @BySeat Array<HandChoice> choices) implements Prompt {
    /** Nobody has decided. */
    public static final ChooseHands OPEN = new ChooseHands(Array.of(HandChoice.OPEN, HandChoice.OPEN));

    private static final Kinds OFFERS = Kinds.of(KeepHand.class, Redraw.class, Concede.class);

    private Ballot<HandChoice> ballot() {
        return new Ballot<>(choices);
    }

    private boolean is(Seat seat, HandChoice choice) {
        return ballot().of(seat) == choice;
    }

    @Override
    public Array<Seat> seats() {
        return ballot().awaited();
    }

    @Override
    public Kinds offers(Seat seat) {
        return is(seat, HandChoice.OPEN) ? OFFERS : Kinds.NONE;
    }

    @Override
    public String rule() {
        return "TL-4.2";
    }

    @Override
    public String key() {
        return "hand";
    }

    @Override
    public void concede(Seat seat, Play play) {
        choose(seat, HandChoice.CONCEDE, play);
    }

    /** Notes a choice, which is final, and carries out all choices if it was the last one. */
    void choose(Seat seat, HandChoice choice, Play play) {
        play.forbidUndo();
        ChooseHands chosen = new ChooseHands(ballot().with(seat, choice).choices());
        if (!chosen.ballot().complete()) {
            play.next(chosen);
        } else if (!Victory.conceded(
                play, chosen.is(Players.SOUTH, HandChoice.CONCEDE), chosen.is(Players.NORTH, HandChoice.CONCEDE))) {
            Players.BOTH
                    .filter(each -> chosen.is(each, HandChoice.REDRAW))
                    .forEach(each -> FirstHand.redraw(play, each));
            play.next(new BeginTurn(1));
        }
    }

    @Override
    public Seq<Action> actions() {
        return Players.BOTH.flatMap(seat -> choices.get(seat.index()).actions(seat));
    }
}
