package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.CardVerbs;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.CharacterVerbs;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.TableVerbs;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.effect.character.Heal;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.testkit.law.card.OddCalls;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An effect of Terrene Odyssey by somebody who has not read the documentation: it calls methods with whatever chance gives, always the same.
 *
 * @param calls the calls that it makes, one object for all effects, which notes them
 * @param seed which of them
 * @param branches the lists of effects that it may carry out
 */
public record RecklessEffect(OddCalls<Resolution> calls, long seed, Array<Array<Effect>> branches) implements Effect {
    /** An Item that the effects name. Put it into the catalogue. */
    public static final AssignableCard ITEM = Words.item("Old Lamp")
            .trigger(Color.BLUE, Words.actions(0), Words.target(Words.character()), new Heal(Amount.of(5), Role.TARGET))
            .build();

    private static final int DEEPEST = 2;
    private static final int MODES_THERE_ARE_NOT = 99;
    /** The lowest ones most often, as the number of a branch can be no other. */
    private static final Array<Integer> LOW = Array.rangeClosed(0, 12).appendAll(Array.of(0, 0, 0, 0, 0, 1, 1, 1));

    /** Calls of every method through which effects work, with what there is on the table among the arguments. */
    public static OddCalls<Resolution> allCalls() {
        return OddCalls.of(Resolution.class)
                .through(CharacterVerbs.class)
                .through(CardVerbs.class)
                .through(TableVerbs.class)
                .with(Integer.class, here -> inPlay(here).appendAll(LOW))
                .with(Seat.class, here -> here.players(PlayerRole.EACH_PLAYER))
                .with(String.class, RecklessEffect::cards)
                .with(Counter.class, here -> Array.of(Counter.CHARGE, Counter.STRATAGEM, new Counter("X")))
                .with(CharacterFilter.class, here -> filters())
                .with(CardQuestion.class, RecklessEffect::questions);
    }

    private static Array<CharacterFilter> filters() {
        return Array.of(
                Words.character(),
                Words.enemyCharacter(),
                Words.yourCharacter().another(),
                Words.character().faceDown(),
                Words.character().ofLvOrLess(Integer.MIN_VALUE));
    }

    private static Array<Integer> inPlay(Resolution here) {
        return Array.ofAll(here.fitting(Words.character()))
                .appendAll(here.fitting(Words.character().faceDown()));
    }

    private static Array<String> cards(Resolution here) {
        return Array.of(ITEM.id(), RandomCards.TOKEN.id(), RandomCards.GROUND.id(), here.activeTerrain())
                .appendAll(here.ownEventCard());
    }

    private static Array<CardQuestion> questions(Resolution here) {
        Seq<Seat> all = here.players(PlayerRole.EACH_PLAYER);
        Option<CardFilter> item = Option.some(CardFilter.of(CardKind.ITEM));
        return all.toArray()
                .flatMap(asked -> all.flatMap(of -> Array.of(
                        new CardQuestion(asked, of.asList(), Zone.HAND, Option.none(), 1, false),
                        new CardQuestion(asked, of.asList(), Zone.HAND, item, 2, true),
                        new CardQuestion(asked, of.asList(), Zone.DECK, item, 1, true),
                        new CardQuestion(asked, of.asList(), Zone.DISCARD_PILE, Option.none(), 3, false),
                        new CardQuestion(asked, all.append(of), Zone.DISCARD_PILE, item, Integer.MAX_VALUE, true))));
    }

    /** A random one. */
    public static RecklessEffect of(OddCalls<Resolution> calls, Dice dice) {
        return of(calls, dice, DEEPEST);
    }

    private static RecklessEffect of(OddCalls<Resolution> calls, Dice dice, int deeper) {
        int branches = deeper == 0 ? 0 : dice.below(3);
        return new RecklessEffect(
                calls,
                dice.below(Integer.MAX_VALUE),
                Array.fill(branches, () -> Array.of(of(calls, dice, deeper - 1))));
    }

    @Override
    public void resolve(Resolution here) {
        Dice dice = Rng.of(seed).split(mark(here)).dice();
        if (dice.below(3) > 0 || moves(here, dice)) {
            boolean goesOn = calls.on(here, dice) && calls.on(here, dice);
            if (goesOn && branches.nonEmpty()) {
                here.carryOut(dice.below(branches.size()));
            }
        }
    }

    /** Something else at another time: what is refused now may be carried out then. The same before and after an answer. */
    private static long mark(Resolution here) {
        Array<Integer> seen = inPlay(here)
                .appendAll(here.fitting(Words.character().withDamage()))
                .appendAll(Array.of(Role.values()).map(here::inRole))
                .append(here.mode())
                .append(here.counters(Counter.CHARGE));
        return seen.foldLeft(0L, (mark, number) -> 31 * mark + number);
    }

    /** Has cards chosen and moves them; whether the answer is there. */
    private static boolean moves(Resolution here, Dice dice) {
        CardQuestion question = dice.pick(questions(here));
        Option<Seq<String>> chosen = here.choose(question);
        chosen.forEach(cards -> move(here, question.of().get(0), cards, usually(question.zone(), dice)));
        return chosen.isDefined();
    }

    private static Zone usually(Zone zone, Dice dice) {
        return dice.below(4) > 0 ? zone : dice.pick(Array.of(Zone.values()));
    }

    private static void move(Resolution here, Seat player, Seq<String> cards, Zone from) {
        switch (from) {
            case HAND -> here.cards().discard(player, cards);
            case DECK -> here.cards().fetch(player, cards);
            case DISCARD_PILE -> here.cards().takeBack(player, cards);
        }
    }

    /** Now and then, modes that do not exist. */
    @Override
    public int modes() {
        return seed % MODES_THERE_ARE_NOT == 0 ? MODES_THERE_ARE_NOT : seed % 3 == 0 ? branches.size() : 0;
    }

    /** So that cards have targets, and wait for events. */
    @Override
    public void proofread(Proofreader reader) {
        switch ((int) (seed % 7)) {
            case 0, 1 -> reader.mentions(Role.TARGET);
            case 2 -> reader.mentionsTargetTerrain();
            case 3 -> reader.mentionsAnswered();
            case 4 -> reader.mentions(PlayerRole.TARGET_OPPONENT);
            case 5 -> reader.mentions(Role.values()[(int) (seed / 7 % Role.values().length)]);
            default -> {}
        }
    }
}
