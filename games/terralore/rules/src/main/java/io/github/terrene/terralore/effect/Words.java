package io.github.terrene.terralore.effect;

import io.github.terrene.terralore.card.Affinity;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Duration;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Tribe;
import io.github.terrene.terralore.effect.CardEffect.Discard;
import io.github.terrene.terralore.effect.CardEffect.DiscardAtRandom;
import io.github.terrene.terralore.effect.CardEffect.Draw;
import io.github.terrene.terralore.effect.CardEffect.Mill;
import io.github.terrene.terralore.effect.CardEffect.Reorder;
import io.github.terrene.terralore.effect.CastleEffect.DamageCastle;
import io.github.terrene.terralore.effect.CastleEffect.HealCastle;
import io.github.terrene.terralore.effect.CastleEffect.LimitDamage;
import io.github.terrene.terralore.effect.Condition.CastleNotAhead;
import io.github.terrene.terralore.effect.Condition.FlankedInDefence;
import io.github.terrene.terralore.effect.CreatureEffect.ChangePoints;
import io.github.terrene.terralore.effect.CreatureEffect.Destroy;
import io.github.terrene.terralore.effect.CreatureEffect.Exile;
import io.github.terrene.terralore.effect.CreatureEffect.Move;
import io.github.terrene.terralore.effect.CreatureEffect.ReturnToHand;
import io.github.terrene.terralore.effect.CreatureEffect.SetPoints;
import io.github.terrene.terralore.effect.GraveyardEffect.ComeBack;
import io.github.terrene.terralore.effect.GraveyardEffect.ExileAnywhere;
import io.github.terrene.terralore.effect.GraveyardEffect.Recycle;
import io.github.terrene.terralore.effect.GraveyardEffect.Revive;
import io.github.terrene.terralore.effect.LaneEffect.AddToTotal;
import io.github.terrene.terralore.effect.LaneEffect.Devour;
import io.github.terrene.terralore.effect.LaneEffect.ExchangeLanes;
import io.github.terrene.terralore.effect.LaneEffect.MakeTokens;
import io.github.terrene.terralore.effect.LaneEffect.MultiplyTotal;
import io.github.terrene.terralore.effect.WhileOnField.Shelter;
import io.github.terrene.terralore.effect.WhileOnField.Strengthen;
import io.github.terrene.terralore.effect.WhileOnField.StrengthenItself;
import io.vavr.collection.Array;

/**
 * All words that a card's text can say, so that one import does for a card set:
 *
 * <pre>{@code
 * import static io.github.terrene.terralore.effect.Words.*;
 *
 * creature("Ember Fox").points(2)
 *         .onReveal(destroy(target(creatures(ENEMY, HERE).ofAtMost(2))))
 *         .whenDestroyed(damageCastle(ENEMY, 1))
 *         .build();
 * }</pre>
 */
public final class Words {
    /** {@link Whose#OWN}. */
    public static final Whose OWN = Whose.OWN;

    /** {@link Whose#ENEMY}. */
    public static final Whose ENEMY = Whose.ENEMY;

    /** {@link Whose#ANY}. */
    public static final Whose ANY = Whose.ANY;

    /** {@link Where#HERE}. */
    public static final Where HERE = Where.HERE;

    /** {@link Where#ANYWHERE}. */
    public static final Where ANYWHERE = Where.ANYWHERE;

    /** {@link Duration#THIS_TURN}. */
    public static final Duration THIS_TURN = Duration.THIS_TURN;

    /** {@link Duration#LASTING}. */
    public static final Duration LASTING = Duration.LASTING;

    private Words() {}

    /** {@link CardFilter#of(Tribe)}. */
    public static CardFilter of(Tribe tribe) {
        return CardFilter.of(tribe);
    }

    /** {@link CardFilter#of(Affinity)}. */
    public static CardFilter of(Affinity affinity) {
        return CardFilter.of(affinity);
    }

    /** {@link CardFilter#costing}. */
    public static CardFilter costing(int most) {
        return CardFilter.costing(most);
    }

    /** {@link CreatureFilter}: all on a side, in those lanes. */
    public static CreatureFilter creatures(Whose whose, Where where) {
        return CreatureFilter.of(whose, where);
    }

    /** {@link Selection.Targets}: one of them, which the controller chooses. */
    public static Selection.Targets target(CreatureFilter who) {
        return targets(1, who);
    }

    /** {@link Selection.Targets}. */
    public static Selection.Targets targets(int number, CreatureFilter who) {
        return new Selection.Targets(number, who);
    }

    /** {@link Selection.All}. */
    public static Selection.All all(CreatureFilter who) {
        return new Selection.All(who);
    }

    /** {@link Selection.Itself}. */
    public static Selection.Itself itself() {
        return new Selection.Itself();
    }

    /** {@link Amount.Fixed}. */
    public static Amount.Fixed fixed(int number) {
        return new Amount.Fixed(number);
    }

    /** {@link Amount.ForEach}. */
    public static Amount.ForEach forEach(int each, CreatureFilter who) {
        return new Amount.ForEach(each, who);
    }

    /** {@link Amount.ForEachOther}. */
    public static Amount.ForEachOther forEachOther(int each, CreatureFilter who) {
        return new Amount.ForEachOther(each, who);
    }

    /** {@link Destroy}. */
    public static Destroy destroy(Selection whom) {
        return new Destroy(whom);
    }

    /** {@link Exile}. */
    public static Exile exile(Selection whom) {
        return new Exile(whom);
    }

    /** {@link ReturnToHand}. */
    public static ReturnToHand returnToHand(Selection whom) {
        return new ReturnToHand(whom);
    }

    /** {@link Move}. */
    public static Move move(Selection whom) {
        return new Move(whom);
    }

    /** {@link ChangePoints} by a fixed number. */
    public static ChangePoints changePoints(Selection whom, int points, Duration duration) {
        return changePoints(whom, fixed(points), duration);
    }

    /** {@link ChangePoints}. */
    public static ChangePoints changePoints(Selection whom, Amount amount, Duration duration) {
        return new ChangePoints(whom, amount, duration);
    }

    /** {@link SetPoints}. */
    public static SetPoints setPoints(Selection whom, int points, Duration duration) {
        return new SetPoints(whom, points, duration);
    }

    /** {@link Draw}. */
    public static Draw draw(Whose who, int cards) {
        return new Draw(who, cards);
    }

    /** {@link Discard}. */
    public static Discard discard(Whose who, int cards) {
        return new Discard(who, cards);
    }

    /** {@link DiscardAtRandom}. */
    public static DiscardAtRandom discardAtRandom(Whose who, int cards) {
        return new DiscardAtRandom(who, cards);
    }

    /** {@link Mill}. */
    public static Mill mill(int cards) {
        return new Mill(cards);
    }

    /** {@link Reorder}. */
    public static Reorder reorder(int cards) {
        return new Reorder(cards);
    }

    /** {@link DamageCastle}. */
    public static DamageCastle damageCastle(Whose whose, int damage) {
        return new DamageCastle(whose, damage);
    }

    /** {@link HealCastle}. */
    public static HealCastle healCastle(Whose whose, int hp) {
        return new HealCastle(whose, hp);
    }

    /** {@link LimitDamage}. */
    public static LimitDamage limitDamage(Whose whose, int most) {
        return new LimitDamage(whose, most);
    }

    /** {@link Recycle}. */
    public static Recycle recycle(CardFilter kind) {
        return new Recycle(kind);
    }

    /** {@link Revive}, without revealing. */
    public static Revive revive(CardFilter kind) {
        return new Revive(kind, false);
    }

    /** {@link Revive}, and reveal. */
    public static Revive reviveAndReveal(CardFilter kind) {
        return new Revive(kind, true);
    }

    /** {@link ComeBack}. */
    public static ComeBack comeBack() {
        return new ComeBack();
    }

    /** {@link ExileAnywhere}. */
    public static ExileAnywhere exileAnywhere(CreatureFilter who) {
        return new ExileAnywhere(who);
    }

    /** {@link AddToTotal}. */
    public static AddToTotal addToTotal(int points) {
        return new AddToTotal(points);
    }

    /** {@link MultiplyTotal}. */
    public static MultiplyTotal multiplyTotal(int by) {
        return new MultiplyTotal(by);
    }

    /** {@link MakeTokens}. */
    public static MakeTokens makeTokens(Card token, int number, Whose side) {
        return new MakeTokens(token, number, side);
    }

    /** {@link Devour}. */
    public static Devour devour(CreatureFilter who) {
        return new Devour(who);
    }

    /** {@link ExchangeLanes}. */
    public static ExchangeLanes exchangeLanes() {
        return new ExchangeLanes();
    }

    /** {@link AtEndOfTurn}. */
    public static AtEndOfTurn atEndOfTurn(Effect... effects) {
        return AtEndOfTurn.of(effects);
    }

    /** {@link Strengthen}. */
    public static Strengthen strengthen(CreatureFilter who, int points) {
        return new Strengthen(who, points);
    }

    /** {@link StrengthenItself}. */
    public static StrengthenItself strengthenItself(int points, Condition condition) {
        return new StrengthenItself(points, condition);
    }

    /** {@link Shelter}. */
    public static Shelter shelter(Condition condition) {
        return new Shelter(condition);
    }

    /** {@link CastleNotAhead}. */
    public static CastleNotAhead castleNotAhead() {
        return new CastleNotAhead();
    }

    /** {@link FlankedInDefence}. */
    public static FlankedInDefence flankedInDefence(String... names) {
        return new FlankedInDefence(Array.of(names));
    }
}
