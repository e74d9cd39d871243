package io.github.terrene.examples.benchmarks.immutable;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.benchmarks.bound.Choice;
import io.github.terrene.examples.benchmarks.bound.MutableGame;
import io.github.terrene.examples.benchmarks.play.ReducedGame;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Seq;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Both games written by hand are the same game: equal cells and equal choices at every step. */
class ImmutableGameTest {
    private static final int SEEDS = 500;
    private static final int TURN_LIMIT = 60;
    private static final int PLACES = 5;
    private static final int CARDS = 15;
    private static final String[] KINDS = {
        "PlaceCharacter",
        "PlaceItem",
        "NameStarter",
        "Recruit",
        "RecruitFromHand",
        "Attack",
        "Hide",
        "Assign",
        "Trade",
        "DismissCharacter",
        "DismissCard",
        "Run",
        "EndTurn",
        "Block",
        "DeclineBlock",
        "ChooseGain"
    };

    private final ImmutableRules rules = ReducedGame.immutable(TURN_LIMIT);

    @Test
    void itIsTheGameOfTheMutableBound() {
        MutableGame mutable = ReducedGame.mutable(TURN_LIMIT);
        for (int seed = 0; seed < SEEDS; seed++) {
            ImmutableGame game = rules.start(seed).state();
            mutable.start(seed);
            Dice dice = Rng.of(seed).split(1).dice();
            while (!mutable.over()) {
                Seq<Action> legal = rules.legal(game, awaited(game));
                assertThat(game.cells).as("seed %d", seed).isEqualTo(mutable.copy());
                assertThat(legal.map(ImmutableGameTest::described).asJava())
                        .as("seed %d", seed)
                        .isEqualTo(choices(mutable));
                int place = wanted(legal, dice);
                game = rules.apply(game, legal.get(place)).get().state();
                mutable.choose(place);
            }
            assertThat(game.cells).as("seed %d", seed).isEqualTo(mutable.copy());
            assertThat(rules.deciders(game)).isEmpty();
        }
    }

    @Test
    void itRefusesWhatItDoesNotList() {
        for (int seed = 0; seed < SEEDS / 20; seed++) {
            ImmutableGame game = rules.start(seed).state();
            Dice dice = Rng.of(seed).split(1).dice();
            while (!game.over()) {
                Seat seat = awaited(game);
                Seq<Action> legal = rules.legal(game, seat);
                for (Action action : all(seat)) {
                    assertThat(rules.refusals(game, action) == 0)
                            .as("seed %d, %s", seed, action)
                            .isEqualTo(legal.contains(action));
                }
                game = rules.apply(game, legal.get(wanted(legal, dice))).get().state();
            }
        }
    }

    @Test
    void aRefusalGivesAllReasons() {
        ImmutableGame game = rules.start(0).state();
        while (game.turn() == 0) {
            Seat seat = awaited(game);
            game = rules.apply(game, rules.legal(game, seat).get(0)).get().state();
        }
        Action attack = new BattleAction.Attack(awaited(game), 0);
        assertThat(rules.apply(game, attack).getLeft()).isEqualTo(new Refusals(Refusals.HIDDEN | Refusals.FIRST_TURN));
    }

    @Test
    void anActionChangesNothingInTheStateBeforeIt() {
        ImmutableGame game = rules.start(1).state();
        Dice dice = Rng.of(1).dice();
        while (!game.over()) {
            int[] before = game.cells.clone();
            Seq<Action> legal = rules.legal(game, awaited(game));
            Step<ImmutableGame, Event> step =
                    rules.apply(game, legal.get(wanted(legal, dice))).get();
            assertThat(game.cells).isEqualTo(before);
            game = step.state();
        }
    }

    private Seat awaited(ImmutableGame game) {
        return rules.deciders(game).head();
    }

    /** Without dismissals, mostly, Characters live longer and gain more XP. */
    private static int wanted(Seq<Action> legal, Dice dice) {
        int place = dice.below(legal.size());
        boolean waste = legal.get(place) instanceof PartyAction.DismissCharacter && dice.below(4) > 0;
        return waste || legal.get(place) instanceof TurnAction.Run ? wanted(legal, dice) : place;
    }

    private static List<String> choices(MutableGame game) {
        List<String> choices = new ArrayList<>();
        int legal = game.list();
        for (int i = 0; i < legal; i++) {
            int choice = game.choice(i);
            choices.add(KINDS[Choice.kind(choice)] + " " + Choice.first(choice) + " " + Choice.second(choice));
        }
        return choices;
    }

    /** The name of the record and its numbers, the seat left out. */
    private static String described(Action action) {
        int[] numbers = new int[3];
        RecordComponent[] components = action.getClass().getRecordComponents();
        for (int i = 1; i < components.length; i++) {
            numbers[i] = number(action, components[i]);
        }
        return action.getClass().getSimpleName() + " " + numbers[1] + " " + numbers[2];
    }

    private static int number(Action action, RecordComponent component) {
        try {
            Object value = component.getAccessor().invoke(action);
            return value instanceof Seat seat ? seat.index() : (int) value;
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(failure);
        }
    }

    private static List<Action> all(Seat seat) {
        List<Action> all = new ArrayList<>(
                List.of(new TurnAction.EndTurn(seat), new TurnAction.Run(seat), new BattleAction.DeclineBlock(seat)));
        for (int number = -1; number < CARDS; number++) {
            all.add(new SetupAction.PlaceCharacter(seat, number));
            all.add(new SetupAction.PlaceItem(seat, number));
            all.add(new PartyAction.RecruitFromHand(seat, number));
            all.add(new PartyAction.Hide(seat, number));
            all.add(new BattleAction.ChooseGain(seat, number));
            for (int place = -1; place < PLACES; place++) {
                all.add(new PartyAction.Assign(seat, place, number));
            }
        }
        for (int place = -1; place < PLACES; place++) {
            all.add(new PartyAction.Recruit(seat, place));
            all.add(new PartyAction.DismissCharacter(seat, place));
            all.add(new PartyAction.DismissCard(seat, place));
            all.add(new BattleAction.Attack(seat, place));
            all.add(new BattleAction.Block(seat, place));
            for (int second = -1; second < PLACES; second++) {
                all.add(new PartyAction.Trade(seat, place, second));
            }
        }
        return all;
    }
}
