package io.github.terrene.terralore.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.event.CardTurnedUp;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.CastlesDamaged.Hit;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.LanesCounted.Clash;
import io.github.terrene.terralore.event.LanesCounted.LaneTotal;
import io.github.terrene.terralore.event.PhaseBegan;
import io.github.terrene.terralore.event.TurnBegan;
import io.github.terrene.terralore.event.TurnEnded;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Victory;
import io.github.terrene.terralore.rule.Watchers;
import io.github.terrene.terralore.rule.Work;
import io.github.terrene.terralore.rule.plan.ChoosePlans;
import io.github.terrene.terralore.rule.resolve.Enter;
import io.github.terrene.terralore.rule.resolve.QueueTask.Collected;
import io.github.terrene.terralore.rule.resolve.QueueTask.Drain;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** The sequence of a turn: each of these is what a turn continues with when nothing else is left to be done. */
@Internal
public sealed interface TurnTask extends Work {
    /** All that is to be done while both players plan and nobody has planned anything. */
    Agenda PLANNING = Agenda.EMPTY.with(List.of(ChoosePlans.OPEN, BeginReveal.TASK));

    /** A turn begins with the "start of turn" effects. */
    @Rule({"TL-4.4", "TL-9.36"})
    record BeginTurn(int turn) implements TurnTask {
        @Override
        public void run(Play play) {
            play.emit(new TurnBegan(turn));
            Array<PendingEffect> effects = PendingEffect.onField(play.table(), When.START_OF_TURN);
            Collected.next(PendingEffect.sorted(effects, play.table()), DrawCards.TASK, play);
        }
    }

    /** The Draw phase, in which nobody draws in turn 1. What waits for players to draw happens after both drew. */
    @Rule({"TL-5.1", "TL-9.36"})
    record DrawCards() implements TurnTask {
        static final DrawCards TASK = new DrawCards();

        @Override
        public Array<Due> due(Agenda agenda) {
            return Due.Course.DRAW_PHASE.next();
        }

        @Override
        public void run(Play play) {
            if (play.table().turn() == 1 || DrawPhase.draw(play)) {
                afterCaused(BeginPlay.TASK, play);
            }
        }
    }

    /** The Play phase begins. */
    @Rule({"TL-4.4", "TL-6.1"})
    record BeginPlay() implements TurnTask {
        static final BeginPlay TASK = new BeginPlay();

        @Override
        public Array<Due> due(Agenda agenda) {
            return Due.Course.PLAY_PHASE.next();
        }

        @Override
        public void run(Play play) {
            play.emit(new PhaseBegan(Phase.PLAY));
            play.next(ChoosePlans.OPEN, BeginReveal.TASK);
        }
    }

    /** A task follows what was caused by what no effect did, if there is any. */
    @Rule("TL-9.36")
    private static void afterCaused(TurnTask then, Play play) {
        play.next(then);
        if (play.caused().nonEmpty()) {
            play.next(Drain.TASK);
        }
    }

    /** Both plans are open: the order in which the lanes are revealed is fixed. */
    @Rule("TL-7.2")
    record BeginReveal() implements TurnTask {
        static final BeginReveal TASK = new BeginReveal();

        @Override
        public Array<Due> due(Agenda agenda) {
            return Due.Course.REVEAL.next();
        }

        @Override
        public void run(Play play) {
            LaneOrder.fix(play);
            afterCaused(RevealNext.TASK, play);
        }
    }

    /** The next face-down card is turned up: lane by lane in lane order, and within a lane in the order of the plan. */
    @Rule({"TL-7.8", "TL-7.11"})
    record RevealNext() implements TurnTask {
        static final RevealNext TASK = new RevealNext();

        @Override
        public Array<Due> due(Agenda agenda) {
            return Due.Course.NEXT_CARD.next();
        }

        @Override
        public void run(Play play) {
            Array<Place> order = play.table().laneOrder();
            for (int i = 0; i < order.size(); i++) {
                Pile faceDown = play.table().row(order.get(i)).faceDown();
                if (faceDown.size() > 0) {
                    play.emit(new CardTurnedUp(order.get(i), faceDown.cards().head()));
                    play.next(Drain.TASK, this);
                    Enter.TASK.run(play);
                    return;
                }
            }
            play.next(BeginCounting.TASK);
        }
    }

    /** The Counting phase begins with the "at counting" effects. */
    @Rule({"TL-9.4", "TL-10.1"})
    record BeginCounting() implements TurnTask {
        static final BeginCounting TASK = new BeginCounting();

        @Override
        public void run(Play play) {
            play.emit(new PhaseBegan(Phase.COUNTING));
            Array<PendingEffect> effects = PendingEffect.onField(play.table(), When.AT_COUNTING);
            Collected.next(PendingEffect.sorted(effects, play.table()), CountLanes.TASK, play);
        }
    }

    /**
     * All four totals are computed from the same board, and both castles take their damage at the same moment. Nothing on the field
     * changes: what stays is counted again every turn.
     */
    @Rule({"TL-8.1", "TL-10.2", "TL-10.3", "TL-10.5", "TL-10.6", "TL-10.7"})
    record CountLanes() implements TurnTask {
        static final CountLanes TASK = new CountLanes();

        @Override
        public Array<Due> due(Agenda agenda) {
            return Due.Course.COUNTING.next();
        }

        @Override
        public void run(Play play) {
            Table table = play.table();
            Array<Clash> clashes = Players.BOTH.map(seat -> clash(table, Place.of(seat, Lane.DEFENDING)));
            play.emit(new LanesCounted(clashes));
            Array<Hit> hits = clashes.flatMap(clash -> hit(table, clash));
            if (hits.nonEmpty()) {
                play.emit(new CastlesDamaged(hits));
            }
            hits.forEach(hit -> Watchers.happening(play, When.DAMAGED, hit.castle()));
            if (!Victory.check(play)) {
                afterCaused(EndTurn.TASK, play);
            }
        }

        private static Clash clash(Table table, Place defence) {
            return new Clash(total(table, defence.facing()), total(table, defence));
        }

        private static LaneTotal total(Table table, Place place) {
            return new LaneTotal(place, CurrentStats.total(table, place));
        }

        private static Option<Hit> hit(Table table, Clash clash) {
            Place lane = clash.defence().place();
            int excess = CurrentStats.excess(
                    table, lane, clash.attack().total(), clash.defence().total());
            Side side = table.side(lane.seat());
            int damage = side.taken(excess);
            return Option.when(damage > 0, () -> Hit.of(side, damage));
        }
    }

    /** After the Counting phase, "end of turn" effects happen, and what was put off until now. */
    @Rule({"TL-4.5", "TL-9.6", "TL-9.20"})
    record EndTurn() implements TurnTask {
        static final EndTurn TASK = new EndTurn();

        @Override
        public Array<Due> due(Agenda agenda) {
            return Due.Course.END_PHASE.next();
        }

        @Override
        public void run(Play play) {
            play.emit(new PhaseBegan(Phase.END));
            Array<PendingEffect> effects =
                    PendingEffect.onField(play.table(), When.END_OF_TURN).appendAll(play.takePutOff());
            Collected.next(PendingEffect.sorted(effects, play.table()), FinishTurn.TASK, play);
        }
    }

    /**
     * What was put off in the meantime happens, in the order in which it was put off. Then the game ends if the turn limit is reached;
     * otherwise temporary changes expire, and the next turn begins.
     */
    @Rule({"TL-4.5", "TL-9.20", "TL-11.9", "TL-11.10"})
    record FinishTurn() implements TurnTask {
        static final FinishTurn TASK = new FinishTurn();

        @Override
        public Array<Due> due(Agenda agenda) {
            return Due.Course.NEXT_TURN.next();
        }

        @Override
        public void run(Play play) {
            Array<PendingEffect> more = play.takePutOff();
            int turn = play.table().turn();
            if (more.nonEmpty()) {
                Collected.next(more, this, play);
            } else if (turn >= play.options().turnLimit()) {
                Victory.ladder(play, "TL-11.9");
            } else {
                play.emit(new TurnEnded(turn));
                play.next(new BeginTurn(turn + 1));
            }
        }
    }
}
