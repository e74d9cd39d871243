package io.github.terrene.hobe.law;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.card.Reach.RANGED;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.BattleType.IMMORTAL;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Trigger;
import io.github.terrene.hobe.effect.BattleFilter;
import io.github.terrene.hobe.effect.Where;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Duration;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Whose;
import io.vavr.collection.Array;

/** Cards for what the starter set does not say, and the rules with both. */
public final class Workshop {
    private static final BattleFilter ANYONE = BattleFilter.of(Whose.ANY);
    private static final BattleFilter ENEMY = BattleFilter.of(Whose.ENEMY);
    private static final BattleFilter OWN = BattleFilter.of(Whose.OWN);

    public static final Card MOURNER = battle("Mourner", HUMAN, MELEE)
            .attack(1)
            .hp(2)
            .when(new Trigger(Trigger.Moment.DESTROYED, Trigger.Subject.ANY), draw(Whose.OWN, 1))
            .when(Trigger.LEAVES, loseCards(Whose.ANY, 1))
            .build();
    public static final Card FERRYMAN = battle("Ferryman", IMMORTAL, RANGED)
            .attack(1)
            .hp(2)
            .alsoInStandbyWhen(Trigger.START_OF_TURN, bringToBattlefield(itself()))
            .when(Trigger.END_OF_TURN, sendToStandby(itself()))
            .build();
    public static final Card SENTRY = battle("Sentry", HUMAN, RANGED)
            .attack(1)
            .hp(2)
            .when(new Trigger(Trigger.Moment.ENTERS, Trigger.Subject.ENEMY), damage(target(ENEMY), 1))
            .when(Trigger.ENTERS, returnToHand(targets(2, ANYONE)))
            .build();
    public static final Card TWIN_BLADE = weapon("Twin Blade")
            .continuous(alsoHitsBack(bearer()), alsoOnEnemies())
            .when(Trigger.LEAVES, discard(Whose.ENEMY))
            .build();
    public static final Card HEAVY_CHAIN = weapon("Heavy Chain")
            .continuous(limitAttack(bearer(), 1), alsoOnEnemies())
            .build();
    public static final Card HOMECOMING =
            event("Homecoming", takeBack(CardKind.BATTLE), discard(Whose.ENEMY)).build();
    public static final Card CALL_OF_THE_SHADES =
            event("Call of the Shades", revive()).cost(1).build();
    public static final Card TIDE =
            event("Tide", returnToHand(all(ANYONE)), recover(3)).cost(1).build();
    public static final Card WHIRLPOOL = event(
                    "Whirlpool",
                    EventTiming.OPPONENT_BATTLE,
                    destroy(target(ENEMY)),
                    changeReach(all(ENEMY), Reach.MELEE, Duration.THIS_TURN))
            .build();
    public static final Card SHARP_TONGUE = event(
                    "Sharp Tongue",
                    EventTiming.COUNTER,
                    counterUpTo(1),
                    giveAttack(all(OWN), 3, Duration.LASTING),
                    sendToStandby(all(ENEMY)))
            .build();
    public static final Card FRENZY = event(
                    "Frenzy", changeAttack(target(ANYONE), 2, Duration.THIS_TURN), heal(target(OWN), 1))
            .build();
    public static final Card MUSTERING = situation("Mustering")
            .when(Trigger.START_OF_TURN, bringToBattlefield(target(OWN.in(Where.STANDBY))))
            .when(new Trigger(Trigger.Moment.LEAVES, Trigger.Subject.OWN), discard(Whose.OWN))
            .build();
    public static final Card EVIL_OMEN = situation("Evil Omen")
            .continuous(inEnemySlot(), addAttack(those(OWN), -1))
            .when(new Trigger(Trigger.Moment.END_OF_TURN, Trigger.Subject.ANY), loseCards(Whose.OWN, 1))
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
                    EVIL_OMEN));
    public static final Hobe RULES =
            Hobe.of(Catalogue.of(CARDS).getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n"))));

    private Workshop() {}
}
