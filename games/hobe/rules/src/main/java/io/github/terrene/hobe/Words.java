package io.github.terrene.hobe;

import io.github.terrene.hobe.card.CardBuilder;
import io.github.terrene.hobe.card.Effect;
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
import io.github.terrene.hobe.effect.CardEffect.DestroySituation;
import io.github.terrene.hobe.effect.CardEffect.Discard;
import io.github.terrene.hobe.effect.CardEffect.Draw;
import io.github.terrene.hobe.effect.CardEffect.LoseCards;
import io.github.terrene.hobe.effect.CardEffect.Recover;
import io.github.terrene.hobe.effect.CardEffect.Revive;
import io.github.terrene.hobe.effect.CardEffect.TakeBack;
import io.github.terrene.hobe.effect.Scope;
import io.github.terrene.hobe.effect.Selection;
import io.github.terrene.hobe.effect.Sorts.InUnderworld;
import io.github.terrene.hobe.effect.Sorts.SituationOf;
import io.github.terrene.hobe.effect.Terms.AlsoOnEnemies;
import io.github.terrene.hobe.effect.Terms.BearsNoWeapon;
import io.github.terrene.hobe.effect.Terms.BorneOnlyBy;
import io.github.terrene.hobe.effect.Terms.ChangeCost;
import io.github.terrene.hobe.effect.Terms.InEnemySlot;
import io.github.terrene.hobe.effect.Where;
import io.github.terrene.hobe.effect.WhileInPlay.AddAttack;
import io.github.terrene.hobe.effect.WhileInPlay.AlsoHitsBack;
import io.github.terrene.hobe.effect.WhileInPlay.HitsFirstOnly;
import io.github.terrene.hobe.effect.WhileInPlay.LimitAttack;
import io.github.terrene.hobe.effect.WhileInPlay.SetAttack;
import io.github.terrene.hobe.effect.WhileInPlay.SetReach;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Duration;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.Whose;
import io.vavr.control.Option;

/**
 * All the words that cards are written with, so that one import is enough to write any card:
 *
 * <pre>{@code
 * import static io.github.terrene.hobe.Words.*;
 *
 * Card rocks = event("Falling Rocks", damage(target(anyone()), 3)).cost(1).build();
 * Card stake = weapon("Sharpened Stake").continuous(setAttack(bearer(), 2), hitsFirstOnly(bearer())).build();
 * }</pre>
 */
public final class Words {
    /** The types of Battle cards: {@link BattleType}. */
    public static final BattleType GOD = BattleType.GOD,
            DEMIGOD = BattleType.DEMIGOD,
            IMMORTAL = BattleType.IMMORTAL,
            HUMAN = BattleType.HUMAN;

    /** How Battle cards fight: {@link Reach}. */
    public static final Reach MELEE = Reach.MELEE, RANGED = Reach.RANGED;

    /** What a card asks for: {@link Icon}. */
    public static final Icon A_GOD = Icon.GOD,
            A_DEMIGOD = Icon.DEMIGOD,
            AN_IMMORTAL = Icon.IMMORTAL,
            A_HUMAN = Icon.HUMAN,
            ANYBODY = Icon.ANY;

    /** The kinds of cards: {@link CardKind}. */
    public static final CardKind BATTLE = CardKind.BATTLE,
            WEAPON = CardKind.WEAPON,
            EVENT = CardKind.EVENT,
            SITUATION = CardKind.SITUATION;

    /** When Events are played: {@link EventTiming}. */
    public static final EventTiming PLAY_PHASE = EventTiming.PLAY_PHASE,
            COUNTER = EventTiming.COUNTER,
            OPPONENT_BATTLE = EventTiming.OPPONENT_BATTLE;

    /** When abilities happen: {@link Trigger}. */
    public static final Trigger PLAYED = Trigger.PLAYED,
            DESTROYED = Trigger.DESTROYED,
            LEAVES = Trigger.LEAVES,
            ENTERS = Trigger.ENTERS,
            START_OF_TURN = Trigger.START_OF_TURN,
            END_OF_TURN = Trigger.END_OF_TURN;

    /** Whose cards are meant: {@link Whose}. */
    public static final Whose OWN = Whose.OWN, ENEMY = Whose.ENEMY, ANY = Whose.ANY;

    /** Where Battle cards are: {@link Where}. */
    public static final Where BATTLEFIELD = Where.BATTLEFIELD, STANDBY = Where.STANDBY, IN_PLAY = Where.IN_PLAY;

    /** How long changes last: {@link Duration}. */
    public static final Duration THIS_TURN = Duration.THIS_TURN, LASTING = Duration.LASTING;

    private Words() {}

    // how a card begins

    /** A Battle card of ATK 0 and HP 1, without requirements, cost or text. */
    public static CardBuilder battle(String name, BattleType type, Reach reach) {
        return new CardBuilder(name, type, reach);
    }

    /** A Weapon without requirements, cost or text. */
    public static CardBuilder weapon(String name) {
        return new CardBuilder(name, CardKind.WEAPON);
    }

    /** An Event for its player's Play phase. */
    public static CardBuilder event(String name, Effect... effects) {
        return event(name, EventTiming.PLAY_PHASE, effects);
    }

    /** An Event for another time. */
    public static CardBuilder event(String name, EventTiming timing, Effect... effects) {
        return new CardBuilder(name, timing).when(Trigger.PLAYED, effects);
    }

    /** A Situation without requirements, cost or text. */
    public static CardBuilder situation(String name) {
        return new CardBuilder(name, CardKind.SITUATION);
    }

    // on which terms cards are played and borne

    /** Cards cost that many cards more, or fewer. */
    public static ChangeCost changeCost(Whose whose, CardKind kind, int cards) {
        return new ChangeCost(whose, kind, cards);
    }

    /** The Battle card cannot bear a Weapon. */
    public static BearsNoWeapon bearsNoWeapon() {
        return new BearsNoWeapon();
    }

    /** The Weapon is borne by Battle cards of one type only. */
    public static BorneOnlyBy borneOnlyBy(BattleType type) {
        return new BorneOnlyBy(type);
    }

    /** The Weapon may also be put on enemy Battle cards. */
    public static AlsoOnEnemies alsoOnEnemies() {
        return new AlsoOnEnemies();
    }

    /** The Situation is put into the opponent's slot. */
    public static InEnemySlot inEnemySlot() {
        return new InEnemySlot();
    }

    // when something happens to others

    /** The same for another Battle card of those players, or for their turns, instead of the card itself or its controller's turn. */
    public static Trigger of(Whose whose, Trigger trigger) {
        return new Trigger(trigger.moment(), Trigger.Subject.valueOf(whose.name()));
    }

    // what holds while a card is in play

    /** "ATK +n". */
    public static AddAttack addAttack(Scope whom, int points) {
        return new AddAttack(whom, points);
    }

    /** "ATK = n". */
    public static SetAttack setAttack(Scope whom, int points) {
        return new SetAttack(whom, points);
    }

    /** "ATK is never above n". */
    public static LimitAttack limitAttack(Scope whom, int most) {
        return new LimitAttack(whom, most);
    }

    /** Melee becomes Ranged, or the reverse. */
    public static SetReach setReach(Scope whom, Reach reach) {
        return new SetReach(whom, reach);
    }

    /** An attack also hits the back slot. */
    public static AlsoHitsBack alsoHitsBack(Scope whom) {
        return new AlsoHitsBack(whom);
    }

    /** An attack hits the first obstacle only. */
    public static HitsFirstOnly hitsFirstOnly(Scope whom) {
        return new HitsFirstOnly(whom);
    }

    // the Battle cards that it applies to

    /** The bearer of the Weapon. */
    public static Scope.Bearer bearer() {
        return new Scope.Bearer();
    }

    /** The Battle card itself. */
    public static Scope.Itself thisCard() {
        return new Scope.Itself();
    }

    /** The cards next to it. */
    public static Scope.Neighbours itsNeighbours() {
        return new Scope.Neighbours();
    }

    /** All such Battle cards. */
    public static Scope.Those those(BattleFilter who) {
        return new Scope.Those(who);
    }

    // what happens to other cards and to players

    /** Decks lose cards. */
    public static LoseCards loseCards(Whose whose, int cards) {
        return new LoseCards(whose, cards);
    }

    /** Players draw cards. */
    public static Draw draw(Whose whose, int cards) {
        return new Draw(whose, cards);
    }

    /** The controller or the opponent discards a card. */
    public static Discard discard(Whose whose) {
        return new Discard(whose);
    }

    /** A Situation is destroyed. */
    public static DestroySituation destroySituation(Whose whose) {
        return new DestroySituation(whose);
    }

    /** A card comes back from its player's Underworld to the hand. */
    public static TakeBack takeBack(CardKind kind) {
        return new TakeBack(kind);
    }

    /** A Battle card comes from its player's Underworld to standby. */
    public static Revive revive() {
        return new Revive();
    }

    /** That many cards of the controller's Lost pile are shuffled back into the deck. */
    public static Recover recover(int cards) {
        return new Recover(cards);
    }

    /** The Event directly before is countered. */
    public static Counter counter() {
        return Counter.any();
    }

    /** The same, if its cost is not above that. */
    public static Counter counterUpTo(int cost) {
        return new Counter(Option.some(cost));
    }

    // what happens to Battle cards

    /** Tokens are taken. */
    public static Damage damage(Selection whom, int damage) {
        return new Damage(whom, damage);
    }

    /** Tokens are given back. */
    public static Heal heal(Selection whom, int tokens) {
        return new Heal(whom, tokens);
    }

    /** Cards are destroyed. */
    public static Destroy destroy(Selection whom) {
        return new Destroy(whom);
    }

    /** Cards get more ATK, or less. */
    public static ChangeAttack changeAttack(Selection whom, int points, Duration duration) {
        return new ChangeAttack(whom, points, duration);
    }

    /** Cards get "ATK = n". */
    public static GiveAttack giveAttack(Selection whom, int points, Duration duration) {
        return new GiveAttack(whom, points, duration);
    }

    /** Melee becomes Ranged, or the reverse. */
    public static ChangeReach changeReach(Selection whom, Reach reach, Duration duration) {
        return new ChangeReach(whom, reach, duration);
    }

    /** Cards go to standby. */
    public static SendToStandby sendToStandby(Selection whom) {
        return new SendToStandby(whom);
    }

    /** Cards go back to the hands of their owners. */
    public static ReturnToHand returnToHand(Selection whom) {
        return new ReturnToHand(whom);
    }

    /** A card comes to an empty slot of the battlefield. */
    public static BringToBattlefield bringToBattlefield(Selection whom) {
        return new BringToBattlefield(whom);
    }

    // the Battle cards that it happens to

    /** One Battle card as a target. */
    public static Selection.Target target(BattleFilter who) {
        return targets(1, who);
    }

    /** That many Battle cards as targets, 1 or 2. */
    public static Selection.Target targets(int number, BattleFilter who) {
        return new Selection.Target(number, who);
    }

    /** All such Battle cards. */
    public static Selection.All all(BattleFilter who) {
        return new Selection.All(who);
    }

    /** The card itself. */
    public static Selection.Itself itself() {
        return new Selection.Itself();
    }

    /** The other card that entered the battlefield and thus caused the effect. */
    public static Selection.ThatCard thatCard() {
        return new Selection.ThatCard();
    }

    /** The card opposite. */
    public static Selection.Opposite opposite() {
        return new Selection.Opposite();
    }

    /** The cards next to the card itself. */
    public static Selection.Neighbours neighbours() {
        return new Selection.Neighbours();
    }

    // which cards

    /** All Battle cards. */
    public static BattleFilter anyone() {
        return BattleFilter.of(Whose.ANY);
    }

    /** Battle cards of the controller. */
    public static BattleFilter yours() {
        return BattleFilter.of(Whose.OWN);
    }

    /** Battle cards of the opponent. */
    public static BattleFilter enemies() {
        return BattleFilter.of(Whose.ENEMY);
    }

    /** Situations in play. */
    public static SituationOf situationOf(Whose whose) {
        return new SituationOf(whose);
    }

    /** Cards in an Underworld. */
    public static InUnderworld inUnderworld(Whose whose, CardKind kind) {
        return new InUnderworld(whose, kind);
    }
}
