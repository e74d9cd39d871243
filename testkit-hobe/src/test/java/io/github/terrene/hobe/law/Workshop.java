package io.github.terrene.hobe.law;

import static io.github.terrene.hobe.card.BattleType.HUMAN;
import static io.github.terrene.hobe.card.BattleType.IMMORTAL;
import static io.github.terrene.hobe.card.CardBuilder.battle;
import static io.github.terrene.hobe.card.CardBuilder.event;
import static io.github.terrene.hobe.card.CardBuilder.situation;
import static io.github.terrene.hobe.card.CardBuilder.weapon;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.card.Reach.RANGED;
import static io.github.terrene.hobe.effect.Selection.all;
import static io.github.terrene.hobe.effect.Selection.itself;
import static io.github.terrene.hobe.effect.Selection.target;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardKind;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Duration;
import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Trigger;
import io.github.terrene.hobe.effect.BattleEffect.BringToBattlefield;
import io.github.terrene.hobe.effect.BattleEffect.ChangeAttack;
import io.github.terrene.hobe.effect.BattleEffect.ChangeReach;
import io.github.terrene.hobe.effect.BattleEffect.Damage;
import io.github.terrene.hobe.effect.BattleEffect.Destroy;
import io.github.terrene.hobe.effect.BattleEffect.GiveAttack;
import io.github.terrene.hobe.effect.BattleEffect.Heal;
import io.github.terrene.hobe.effect.BattleEffect.ReturnToHand;
import io.github.terrene.hobe.effect.BattleEffect.SendToStandby;
import io.github.terrene.hobe.effect.BattleFilter;
import io.github.terrene.hobe.effect.CardEffect.Counter;
import io.github.terrene.hobe.effect.CardEffect.Discard;
import io.github.terrene.hobe.effect.CardEffect.Draw;
import io.github.terrene.hobe.effect.CardEffect.LoseCards;
import io.github.terrene.hobe.effect.CardEffect.Recover;
import io.github.terrene.hobe.effect.CardEffect.Revive;
import io.github.terrene.hobe.effect.CardEffect.TakeBack;
import io.github.terrene.hobe.effect.Scope;
import io.github.terrene.hobe.effect.Selection;
import io.github.terrene.hobe.effect.Terms;
import io.github.terrene.hobe.effect.Where;
import io.github.terrene.hobe.effect.WhileInPlay;
import io.github.terrene.hobe.effect.Whose;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Cards for what the starter set does not say, and the rules with both. */
public final class Workshop {
    private static final BattleFilter ANYONE = BattleFilter.of(Whose.ANY);
    private static final BattleFilter ENEMY = BattleFilter.of(Whose.ENEMY);
    private static final BattleFilter OWN = BattleFilter.of(Whose.OWN);

    public static final Card MOURNER = battle("Mourner", HUMAN, MELEE)
            .attack(1)
            .hp(2)
            .when(new Trigger(Trigger.Moment.DESTROYED, Trigger.Subject.ANY), new Draw(Whose.OWN, 1))
            .when(Trigger.LEAVES, new LoseCards(Whose.ANY, 1))
            .build();
    public static final Card FERRYMAN = battle("Ferryman", IMMORTAL, RANGED)
            .attack(1)
            .hp(2)
            .alsoInStandbyWhen(Trigger.START_OF_TURN, new BringToBattlefield(itself()))
            .when(Trigger.END_OF_TURN, new SendToStandby(itself()))
            .build();
    public static final Card SENTRY = battle("Sentry", HUMAN, RANGED)
            .attack(1)
            .hp(2)
            .when(new Trigger(Trigger.Moment.ENTERS, Trigger.Subject.ENEMY), new Damage(target(ENEMY), 1))
            .when(Trigger.ENTERS, new ReturnToHand(new Selection.Target(2, ANYONE)))
            .build();
    public static final Card TWIN_BLADE = weapon("Twin Blade")
            .continuous(new WhileInPlay.AlsoHitsBack(new Scope.Bearer()), new Terms.AlsoOnEnemies())
            .when(Trigger.LEAVES, new Discard(Whose.ENEMY))
            .build();
    public static final Card HEAVY_CHAIN = weapon("Heavy Chain")
            .continuous(new WhileInPlay.LimitAttack(new Scope.Bearer(), 1), new Terms.AlsoOnEnemies())
            .build();
    public static final Card HOMECOMING = event("Homecoming", new TakeBack(CardKind.BATTLE), new Discard(Whose.ENEMY))
            .build();
    public static final Card CALL_OF_THE_SHADES =
            event("Call of the Shades", new Revive()).cost(1).build();
    public static final Card TIDE =
            event("Tide", new ReturnToHand(all(ANYONE)), new Recover(3)).cost(1).build();
    public static final Card WHIRLPOOL = event(
                    "Whirlpool",
                    EventTiming.OPPONENT_BATTLE,
                    new Destroy(target(ENEMY)),
                    new ChangeReach(all(ENEMY), Reach.MELEE, Duration.THIS_TURN))
            .build();
    public static final Card SHARP_TONGUE = event(
                    "Sharp Tongue",
                    EventTiming.COUNTER,
                    new Counter(Option.some(1)),
                    new GiveAttack(all(OWN), 3, Duration.LASTING),
                    new SendToStandby(all(ENEMY)))
            .build();
    public static final Card FRENZY = event(
                    "Frenzy", new ChangeAttack(target(ANYONE), 2, Duration.THIS_TURN), new Heal(target(OWN), 1))
            .build();
    public static final Card MUSTERING = situation("Mustering")
            .when(Trigger.START_OF_TURN, new BringToBattlefield(target(OWN.in(Where.STANDBY))))
            .when(new Trigger(Trigger.Moment.LEAVES, Trigger.Subject.OWN), new Discard(Whose.OWN))
            .build();
    public static final Card EVIL_OMEN = situation("Evil Omen")
            .continuous(new Terms.InEnemySlot(), new WhileInPlay.AddAttack(new Scope.Those(OWN), -1))
            .when(new Trigger(Trigger.Moment.END_OF_TURN, Trigger.Subject.ANY), new LoseCards(Whose.OWN, 1))
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
