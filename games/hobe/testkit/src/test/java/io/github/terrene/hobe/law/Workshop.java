package io.github.terrene.hobe.law;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.card.Reach.RANGED;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.BattleType.IMMORTAL;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Whose;
import io.vavr.collection.Array;

/** Cards for what the starter set does not say, and the rules with both. */
public final class Workshop {
    private static final Filter ANYONE = Filter.of(Whose.ANY, CardKind.BATTLE, Where.BATTLEFIELD);
    private static final Filter ENEMY = Filter.of(Whose.ENEMY, CardKind.BATTLE, Where.BATTLEFIELD);
    private static final Filter OWN = Filter.of(Whose.OWN, CardKind.BATTLE, Where.BATTLEFIELD);

    public static final Card MOURNER = battle("Mourner", HUMAN, MELEE)
            .attack(1)
            .hp(2)
            .when(Words.of(Whose.ANY, Words.DESTROYED), draw(Whose.OWN, 1))
            .when(Words.LEAVES, loseCards(Whose.ANY, 1))
            .build();
    public static final Card FERRYMAN = battle("Ferryman", IMMORTAL, RANGED)
            .attack(1)
            .hp(2)
            .alsoInStandbyWhen(Words.START_OF_TURN, bringToBattlefield(itself()))
            .when(Words.END_OF_TURN, move(itself(), STANDBY))
            .build();
    public static final Card SENTRY = battle("Sentry", HUMAN, RANGED)
            .attack(1)
            .hp(2)
            .when(Words.of(Whose.ENEMY, Words.ENTERS), damage(target(ENEMY), 1))
            .when(Words.ENTERS, move(targets(2, ANYONE), HAND))
            .build();
    public static final Card TWIN_BLADE = weapon("Twin Blade")
            .continuous(is(bearer(), THROUGH), alsoOnEnemies())
            .when(Words.LEAVES, discard(Whose.ENEMY))
            .build();
    public static final Card HEAVY_CHAIN = weapon("Heavy Chain")
            .continuous(limits(bearer(), ATK, 1), alsoOnEnemies())
            .build();
    public static final Card HOMECOMING = event(
                    "Homecoming", take(target(inUnderworld(Whose.OWN, CardKind.BATTLE)), HAND), discard(Whose.ENEMY))
            .build();
    public static final Card CALL_OF_THE_SHADES = event(
                    "Call of the Shades", take(target(inUnderworld(Whose.OWN, BATTLE)), STANDBY))
            .cost(1)
            .build();
    public static final Card TIDE =
            event("Tide", move(all(ANYONE), HAND), recover(3)).cost(1).build();
    public static final Card WHIRLPOOL = event(
                    "Whirlpool",
                    EventTiming.OPPONENT_BATTLE,
                    destroy(target(ENEMY)),
                    becomes(all(ENEMY), Reach.MELEE, Duration.THIS_TURN))
            .build();
    public static final Card SHARP_TONGUE = event(
                    "Sharp Tongue",
                    EventTiming.COUNTER,
                    counterUpTo(1),
                    getsExactly(all(OWN), ATK, 3, Duration.LASTING),
                    move(all(ENEMY), STANDBY))
            .build();
    public static final Card FRENZY = event(
                    "Frenzy", gets(target(ANYONE), ATK, 2, Duration.THIS_TURN), heal(target(OWN), 1))
            .build();
    public static final Card MUSTERING = situation("Mustering")
            .when(Words.START_OF_TURN, bringToBattlefield(target(OWN.in(Where.STANDBY))))
            .when(Words.of(Whose.OWN, Words.LEAVES), discard(Whose.OWN))
            .build();
    public static final Card EVIL_OMEN = situation("Evil Omen")
            .continuous(inEnemySlot(), adds(all(OWN), ATK, -1))
            .when(Words.of(Whose.ANY, Words.END_OF_TURN), loseCards(Whose.OWN, 1))
            .build();

    public static final Card PHOENIX = battle("Phoenix", IMMORTAL, RANGED)
            .attack(1)
            .hp(1)
            .continuous(Words.cannot(itself(), Words.BE_CHOSEN), Words.multiplies(itself(), ATK, 2))
            .when(Words.ATTACKS, Words.discardAtRandom(Whose.ENEMY, 1))
            .when(Words.DESTROYED, take(itself(), STANDBY))
            .build();
    public static final Card THREE_FATES = event(
                    "Three Fates",
                    Words.chooseOne(
                            Words.these(move(target(ENEMY), Words.LOST)),
                            Words.these(Words.control(target(ENEMY))),
                            Words.these(Words.prevent(all(OWN), Duration.LASTING))))
            .build();
    public static final Card SEER = situation("Seer")
            .when(Words.DRAWS, Words.lookAtTop(Whose.ANY, Words.number(2), Words.DECK))
            .when(Words.of(Whose.ENEMY, Words.PLAYS_EVENT), Words.lookAtHand(Whose.ENEMY))
            .build();

    public static final Array<Card> CARDS = StarterSet.cards()
            .appendAll(Array.of(
                    MOURNER,
                    FERRYMAN,
                    SENTRY,
                    TWIN_BLADE,
                    HEAVY_CHAIN,
                    HOMECOMING,
                    CALL_OF_THE_SHADES,
                    TIDE,
                    WHIRLPOOL,
                    SHARP_TONGUE,
                    FRENZY,
                    MUSTERING,
                    EVIL_OMEN,
                    PHOENIX,
                    THREE_FATES,
                    SEER));
    public static final Hobe RULES =
            Hobe.of(Catalogue.of(CARDS).getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n"))));

    private Workshop() {}
}
