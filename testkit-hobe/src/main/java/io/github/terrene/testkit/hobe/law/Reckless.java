package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Body;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardKind;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Place;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.effect.BattleFilter;
import io.github.terrene.hobe.effect.Sorts;
import io.github.terrene.hobe.effect.Whose;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.law.OddCalls;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/** Effects and texts as somebody would write them who has not read what they may do. Each does the same whenever it is asked the same. */
final class Reckless {
    private static final int STUBBORN = 8;
    private static final int HP = 5;
    private static final Array<String> ASKING = Array.of("aimedAt", "choose", "chooseInHand");

    private Reckless() {}

    /** The calls that effects make. */
    static OddCalls<Resolution> calls() {
        return OddCalls.of(Resolution.class)
                .with(Integer.class, here -> inPlay(here.board()).map(CardInPlay::number))
                .with(CardInPlay.class, here -> inPlay(here.board()))
                .with(String.class, here -> buried(here.board()).map(Choice.Buried::card))
                .with(Choice.class, here -> choices(here.board()))
                .with(
                        Targets.class,
                        here -> Array.of(
                                new Targets(1, BattleFilter.of(Whose.ANY)),
                                new Targets(2, BattleFilter.of(Whose.ENEMY)),
                                new Targets(1, new Sorts.SituationOf(Whose.ANY)),
                                new Targets(-1, BattleFilter.of(Whose.OWN)),
                                new Targets(Integer.MAX_VALUE, BattleFilter.of(Whose.ANY))))
                .with(
                        Question.class,
                        here -> Players.BOTH.map(
                                seat -> new Question(seat, "HB-10.15", "anything", choices(here.board()))));
    }

    /** The looks that they take at the board. */
    static OddCalls<Board> looks() {
        return OddCalls.of(Board.class)
                .with(Integer.class, board -> inPlay(board).map(CardInPlay::number))
                .with(CardInPlay.class, Reckless::inPlay)
                .with(Place.class, board -> inPlay(board).map(CardInPlay::place));
    }

    private static Array<CardInPlay> inPlay(Board board) {
        return Players.BOTH.flatMap(board::inPlay);
    }

    private static Array<Choice.Buried> buried(Board board) {
        return Players.BOTH.flatMap(
                seat -> board.underworld(seat).take(2).map(card -> new Choice.Buried(seat, card.id())));
    }

    private static Array<Choice> choices(Board board) {
        return inPlay(board)
                .take(3)
                .<Choice>map(card -> new Choice.InPlay(card.number()))
                .appendAll(buried(board))
                .append(new Choice.At(Slot.BACK_1));
    }

    /** Something else on another board: what cannot be carried out now may be at another time. */
    private static long mark(Board board) {
        return Players.BOTH
                .flatMap(seat -> board.inPlay(seat)
                        .map(card -> 31 * card.number() + card.place().slot().ordinal() + card.tokens())
                        .append(board.handSize(seat) + 77 * board.deckSize(seat)))
                .foldLeft(0L, (mark, number) -> 31 * mark + number);
    }

    /**
     * Calls anything.
     *
     * @param stubborn whether it takes no notice of what is refused, and asks in time: such an effect can be carried out
     */
    record Anything(
            OddCalls<Resolution> calls, OddCalls<Board> looks, long seed, boolean stubborn, Option<Targets> targets)
            implements Effect {
        @Override
        public void resolve(Resolution here) {
            Dice dice = Rng.of(seed + mark(here.board())).dice();
            Resolution bench = stubborn ? askingFirst(here) : here;
            boolean goesOn = targets.isEmpty() || here.aimedAt(targets.get()).isDefined();
            for (int times = stubborn ? STUBBORN : 1; times > 0 && goesOn; times--) {
                looking(here.board(), dice);
                goesOn = calling(bench, dice);
            }
        }

        /** The same, but once something is done no question reaches a player: what asks too late could never be carried out. */
        private static Resolution askingFirst(Resolution here) {
            boolean[] done = {false};
            return (Resolution) Proxy.newProxyInstance(
                    Resolution.class.getClassLoader(),
                    new Class<?>[] {Resolution.class},
                    (bench, method, arguments) -> {
                        if (done[0] && ASKING.contains(method.getName())) {
                            return Option.none();
                        }
                        done[0] |= method.getReturnType() == void.class;
                        try {
                            return method.invoke(here, arguments);
                        } catch (InvocationTargetException refused) {
                            throw refused.getCause();
                        }
                    });
        }

        /** Whatever is refused while looking is not what the effect is about. */
        private void looking(Board board, Dice dice) {
            try {
                looks.on(board, dice);
            } catch (RuntimeException | AssertionError | StackOverflowError refused) {
                if (!stubborn && dice.below(STUBBORN) == 0) {
                    throw refused;
                }
            }
        }

        private boolean calling(Resolution here, Dice dice) {
            try {
                return calls.on(here, dice);
            } catch (RuntimeException | AssertionError | StackOverflowError refused) {
                if (stubborn) {
                    return true;
                }
                throw refused;
            }
        }

        @Override
        public boolean answers(Card event) {
            return new Mood(seed, event.cost()).answer(true, false);
        }

        @Override
        public String say() {
            return "do anything, such as " + seed;
        }
    }

    /** Offers anything. */
    record Anyone(long seed) implements Targets.Sort {
        @Override
        public Array<Choice> options(Board board, Seat controller) {
            Array<Choice> there = choices(board);
            return new Mood(seed, 0)
                    .answer(
                            there,
                            there.append(new Choice.InHand("nobody")),
                            there.append(new Choice.InPlay(Integer.MAX_VALUE)),
                            there.append(null),
                            Array.empty());
        }

        @Override
        public String refusal(Board board, Choice choice) {
            return new Mood(seed, 1).answer("HB-7.3", "", "HB-77.7");
        }

        @Override
        public String say(int number) {
            return "anyone";
        }
    }

    /** Says anything of what lasts. */
    record Whatever(long seed) implements Continuous {
        private int number(int question, int otherwise, Board board, CardInPlay card) {
            Mood mood = new Mood(seed + mark(board), question);
            return mood.asksAgain()
                    ? board.attack(card)
                    : mood.answer(otherwise, OddCalls.number(Rng.of(seed).dice()));
        }

        @Override
        public int adds(Board board, CardInPlay source, CardInPlay card) {
            return number(2, 0, board, card);
        }

        @Override
        public @Nullable Integer sets(Board board, CardInPlay source, CardInPlay card) {
            return new Mood(seed + mark(board), 3)
                    .answer(null, OddCalls.number(Rng.of(seed).dice()));
        }

        @Override
        public int limits(Board board, CardInPlay source, CardInPlay card) {
            return number(4, Integer.MAX_VALUE, board, source);
        }

        @Override
        public @Nullable Reach reach(Board board, CardInPlay source, CardInPlay card) {
            Mood mood = new Mood(seed, 5);
            return mood.asksAgain() ? board.reach(card) : mood.answer(null, Reach.RANGED, Reach.MELEE);
        }

        @Override
        public @Nullable Boolean hitsBack(Board board, CardInPlay source, CardInPlay card) {
            return new Mood(seed + mark(board), 6).answer(null, true, false);
        }

        @Override
        public int costs(Board board, CardInPlay source, Seat player, Card card) {
            return new Mood(seed, 7).answer(0, OddCalls.number(Rng.of(seed).dice()));
        }

        @Override
        public boolean bears(Card weapon) {
            return new Mood(seed, 8).answer(true, false);
        }

        @Override
        public boolean borneBy(CardInPlay bearer) {
            return new Mood(seed, 9).answer(true, false);
        }

        @Override
        public boolean across() {
            return new Mood(seed, 10).answer(false, true);
        }

        @Override
        public int began(CardInPlay source) {
            return new Mood(seed, 11)
                    .answer(source.since(), OddCalls.number(Rng.of(seed).dice()));
        }

        @Override
        public String say() {
            return "whatever holds, such as " + seed;
        }
    }

    /** How a text takes one of its questions: mostly it answers with sense. */
    private record Mood(long seed, int question) {
        private static final int MOODS = 24;

        private Dice dice() {
            return Rng.of(seed).split(question).dice();
        }

        boolean asksAgain() {
            return dice().below(MOODS) == 0;
        }

        @SafeVarargs
        final <T> T answer(T sense, T... odd) {
            Dice dice = dice();
            int mood = dice.below(MOODS);
            if (mood == 1) {
                throw new IllegalStateException("this text is not written yet");
            }
            return mood < 5 ? dice.pick(Array.of(odd)) : sense;
        }
    }

    private static Effect effect(OddCalls<Resolution> calls, OddCalls<Board> looks, Dice dice) {
        Option<Targets> aim = Option.when(dice.below(3) == 0, () -> new Targets(1 + dice.below(2), sort(dice)));
        return new Anything(calls, looks, dice.bits(), dice.below(8) > 0, aim);
    }

    private static Targets.Sort sort(Dice dice) {
        return dice.below(2) == 0 ? new Anyone(dice.bits()) : BattleFilter.of(Whose.ANY);
    }

    /** Who has more HP is wounded and lives on. */
    private static Body sturdy(Body body) {
        return new Body(body.type(), body.reach(), body.attack(), body.hp() + HP, body.words());
    }

    /**
     * The card with reckless effects and texts in the place of some of its own. Few of them last: a faulty one that happens in every turn
     * lets no turn end.
     */
    static Card some(Card card, OddCalls<Resolution> calls, OddCalls<Board> looks, Dice dice) {
        int oneIn = card.kind() == CardKind.EVENT ? 1 : 6;
        return new Card(
                card.id(),
                card.name(),
                card.kind(),
                card.body().map(Reckless::sturdy),
                card.requirements(),
                card.cost(),
                card.timing(),
                card.abilities()
                        .map(each -> new Ability(
                                each.trigger(),
                                each.inStandby(),
                                each.effects()
                                        .map(effect -> dice.below(oneIn) == 0 ? effect(calls, looks, dice) : effect))),
                card.continuous().map(text -> dice.below(16) == 0 ? new Whatever(dice.bits()) : text));
    }
}
