package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.card.Trigger;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.event.PhaseBegan;
import io.github.terrene.hobe.event.TurnBegan;
import io.github.terrene.hobe.event.TurnEnded;
import io.github.terrene.hobe.rule.EventTask.OpenWindow;
import io.github.terrene.hobe.rule.Prompt.MoveOrPlay;
import io.github.terrene.hobe.rule.Prompt.NameAttacker;
import io.github.terrene.hobe.table.Battle;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The sequence of a turn: each of these is what a turn continues with when nothing else is left to be done. */
@Internal
public sealed interface TurnTask extends Work {
    /** Effects that are due happen, one after another, until none is left. */
    @Rule({"HB-10.6", "HB-10.7"})
    record Drain() implements TurnTask {
        static final Drain TASK = new Drain();

        @Override
        public void run(Play play) {
            play.queueCaused();
            @Nullable PendingEffect next = play.nextEffect();
            if (next != null) {
                play.next(this);
                next.begin(play);
            }
        }
    }

    /** A turn begins, with "start of turn" effects. */
    @Rule({"HB-5.1", "HB-5.2"})
    record BeginTurn(int turn, Seat active) implements TurnTask {
        @Override
        public void run(Play play) {
            play.emit(new TurnBegan(turn, active));
            play.queue(DueEffects.ofTurn(play.table(), Trigger.Moment.START_OF_TURN));
            play.whenSettled(DrawCard.TASK);
        }
    }

    /** The Draw phase: the active player draws a card. */
    @Rule({"HB-5.3", "HB-11.1", "HB-11.5"})
    record DrawCard() implements TurnTask {
        static final DrawCard TASK = new DrawCard();

        @Override
        public void run(Play play) {
            play.emit(PhaseBegan.of(Phase.DRAW));
            Decks.draw(play, play.table().active(), 1);
            if (!play.over()) {
                play.emit(PhaseBegan.of(Phase.MOVE));
                play.next(Continue.TASK);
            }
        }
    }

    /**
     * The active player goes on with the Move or the Play phase. A player with a card in hand is always asked; one without only if there is
     * more than one choice.
     */
    @Rule({"HB-6.1", "HB-7.1", "HB-10.19"})
    record Continue() implements TurnTask {
        static final Continue TASK = new Continue();
        private static final int CONCEDING_OR_ONE_CHOICE = 2;

        @Override
        public void run(Play play) {
            Seat active = play.table().active();
            MoveOrPlay prompt = MoveOrPlay.of(active);
            boolean asked = play.table().handSize(active) > 0 || play.choices(prompt) > CONCEDING_OR_ONE_CHOICE;
            if (asked) {
                play.next(prompt);
            } else {
                toBattle(play);
            }
        }

        /** The Battle phase begins; if no card was played, the Play phase was empty. */
        @Rule({"HB-5.6", "HB-8.9", "HB-8.13"})
        static void toBattle(Play play) {
            beginPlaying(play);
            play.emit(PhaseBegan.of(Phase.BATTLE));
            Seat passive = Players.opponent(play.table().active());
            play.next(new OpenWindow(passive, EventTiming.OPPONENT_BATTLE), NextAttack.TASK);
        }

        /** The Move phase is over. */
        @Rule("HB-6.4")
        static void beginPlaying(Play play) {
            if (play.table().phase() == Phase.MOVE) {
                play.emit(PhaseBegan.of(Phase.PLAY));
            }
        }
    }

    /** The next attacker is named; the only one that can attack attacks by itself. */
    @Rule({"HB-9.1", "HB-9.2", "HB-9.4", "HB-10.19"})
    record NextAttack() implements TurnTask {
        static final NextAttack TASK = new NextAttack();

        @Override
        public void run(Play play) {
            Array<CardInPlay> attackers = Battle.attackers(play.table(), 2);
            if (attackers.isEmpty()) {
                play.next(EndTurn.TASK);
            } else if (attackers.size() == 1) {
                attack(attackers.head(), play);
            } else {
                play.next(new NameAttacker(play.table().active()));
            }
        }

        /** A card attacks: everything that it hits takes its ATK in damage, at the same moment. */
        @Rule({"HB-9.7", "HB-9.9", "HB-9.10", "HB-9.14"})
        static void attack(CardInPlay attacker, Play play) {
            int attack = play.table().attack(attacker);
            Array<CardInPlay> hit = Battle.hit(play.table(), attacker);
            play.emit(new Attacked(attacker.number(), attack, hit.map(CardInPlay::number)));
            if (hit.isEmpty()) {
                Decks.lose(play, Players.opponent(attacker.controller()), attack);
            } else {
                Departures.damage(play, hit, attack);
            }
            play.whenSettled(TASK);
        }
    }

    /** After the Battle phase: "end of turn" effects, the discard, and the next turn. */
    @Rule({"HB-5.2", "HB-5.5"})
    record EndTurn() implements TurnTask {
        static final EndTurn TASK = new EndTurn();

        @Override
        public void run(Play play) {
            play.emit(PhaseBegan.of(Phase.END));
            play.queue(DueEffects.ofTurn(play.table(), Trigger.Moment.END_OF_TURN));
            play.next(Drain.TASK, DiscardToLimit.TASK, FinishTurn.TASK);
        }
    }

    /** What lasts this turn ends, and the next turn begins. */
    @Rule({"HB-5.1", "HB-5.5"})
    record FinishTurn() implements TurnTask {
        static final FinishTurn TASK = new FinishTurn();

        @Override
        public void run(Play play) {
            int turn = play.table().turn();
            play.emit(new TurnEnded(turn));
            play.next(new BeginTurn(turn + 1, Players.opponent(play.table().active())));
        }
    }
}
