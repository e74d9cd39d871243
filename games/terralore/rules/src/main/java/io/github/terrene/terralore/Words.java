package io.github.terrene.terralore;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.effect.Amount;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.effect.CardEffect.Discard;
import io.github.terrene.terralore.effect.CardEffect.DiscardAtRandom;
import io.github.terrene.terralore.effect.CardEffect.Draw;
import io.github.terrene.terralore.effect.CardEffect.Mill;
import io.github.terrene.terralore.effect.CardEffect.Reorder;
import io.github.terrene.terralore.effect.CardFilter;
import io.github.terrene.terralore.effect.CastleEffect.DamageCastle;
import io.github.terrene.terralore.effect.CastleEffect.HealCastle;
import io.github.terrene.terralore.effect.CastleEffect.LimitDamage;
import io.github.terrene.terralore.effect.Condition;
import io.github.terrene.terralore.effect.Condition.CastleNotAhead;
import io.github.terrene.terralore.effect.Condition.FlankedInDefence;
import io.github.terrene.terralore.effect.CreatureEffect.ChangePoints;
import io.github.terrene.terralore.effect.CreatureEffect.Destroy;
import io.github.terrene.terralore.effect.CreatureEffect.Exile;
import io.github.terrene.terralore.effect.CreatureEffect.Move;
import io.github.terrene.terralore.effect.CreatureEffect.ReturnToHand;
import io.github.terrene.terralore.effect.CreatureEffect.SetPoints;
import io.github.terrene.terralore.effect.CreatureFilter;
import io.github.terrene.terralore.effect.GraveyardEffect.ComeBack;
import io.github.terrene.terralore.effect.GraveyardEffect.ExileAnywhere;
import io.github.terrene.terralore.effect.GraveyardEffect.Recycle;
import io.github.terrene.terralore.effect.GraveyardEffect.Revive;
import io.github.terrene.terralore.effect.LaneEffect.AddToTotal;
import io.github.terrene.terralore.effect.LaneEffect.Devour;
import io.github.terrene.terralore.effect.LaneEffect.ExchangeLanes;
import io.github.terrene.terralore.effect.LaneEffect.MakeTokens;
import io.github.terrene.terralore.effect.LaneEffect.MultiplyTotal;
import io.github.terrene.terralore.effect.Selection;
import io.github.terrene.terralore.effect.Where;
import io.github.terrene.terralore.effect.WhileOnField.Shelter;
import io.github.terrene.terralore.effect.WhileOnField.Strengthen;
import io.github.terrene.terralore.effect.WhileOnField.StrengthenItself;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Duration;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.Whose;
import io.vavr.collection.Array;

/**
 * All the words that cards are written with, so that one import is enough to write any card:
 *
 * <pre>{@code
 * import static io.github.terrene.terralore.Words.*;
 *
 * Card fox = creature("Ember Fox").points(2)
 *         .onReveal(destroy(target(creatures(ENEMY, HERE).ofAtMost(2))))
 *         .whenDestroyed(damageCastle(ENEMY, 1))
 *         .build();
 * }</pre>
 */
public final class Words {
    /** How rare cards are: {@link Rarity}. */
    public static final Rarity COMMON = Rarity.COMMON,
            UNCOMMON = Rarity.UNCOMMON,
            RARE = Rarity.RARE,
            EPIC = Rarity.EPIC,
            LEGENDARY = Rarity.LEGENDARY;

    /** Whose cards are meant: {@link Whose}. */
    public static final Whose OWN = Whose.OWN, ENEMY = Whose.ENEMY, ANY = Whose.ANY;

    /** Where Creatures are: {@link Where}. */
    public static final Where HERE = Where.HERE, ANYWHERE = Where.ANYWHERE;

    /** How long changes last: {@link Duration}. */
    public static final Duration THIS_TURN = Duration.THIS_TURN, LASTING = Duration.LASTING;

    private Words() {}

    // how a card begins

    /** A common Creature of cost 0 without points, affinity or text. */
    public static CardBuilder creature(String name) {
        return new CardBuilder(name, CardKind.CREATURE);
    }

    /** A common Skill of cost 0 without affinity or text. */
    public static CardBuilder skill(String name) {
        return new CardBuilder(name, CardKind.SKILL);
    }

    /** A token, which has no cost and no rarity. */
    @Rule("TL-1.9")
    public static CardBuilder token(String name) {
        return new CardBuilder(name, CardKind.TOKEN);
    }

    /** An affinity of a card. */
    public static Affinity affinity(String name) {
        return new Affinity(name);
    }

    /** A tribe of a card. */
    public static Tribe tribe(String name) {
        return new Tribe(name);
    }

    // what holds while a card is in play

    /** Other Creatures have that many more points. */
    public static Strengthen strengthen(CreatureFilter who, int points) {
        return new Strengthen(who, points);
    }

    /** The card itself has that many more points while a condition holds. */
    public static StrengthenItself strengthenItself(int points, Condition condition) {
        return new StrengthenItself(points, condition);
    }

    /** No combat damage comes through the lane of the card while a condition holds. */
    public static Shelter shelter(Condition condition) {
        return new Shelter(condition);
    }

    // what happens to other cards and to players

    /** Players draw cards. */
    public static Draw draw(Whose who, int cards) {
        return new Draw(who, cards);
    }

    /** Players discard cards of their choice. */
    public static Discard discard(Whose who, int cards) {
        return new Discard(who, cards);
    }

    /** Players discard cards at random. */
    public static DiscardAtRandom discardAtRandom(Whose who, int cards) {
        return new DiscardAtRandom(who, cards);
    }

    /** The controller chooses a deck, and its top cards are put into its Graveyard. That is not a draw. */
    public static Mill mill(int cards) {
        return new Mill(cards);
    }

    /** The controller looks at the top cards of their own deck and puts them back in any order. The first one chosen ends up on top. */
    public static Reorder reorder(int cards) {
        return new Reorder(cards);
    }

    /** Castles take damage. */
    public static DamageCastle damageCastle(Whose whose, int damage) {
        return new DamageCastle(whose, damage);
    }

    /** Castles are healed. */
    public static HealCastle healCastle(Whose whose, int hp) {
        return new HealCastle(whose, hp);
    }

    /** A castle can take only a limited amount of damage until the turn ends; 0 prevents all of it. */
    public static LimitDamage limitDamage(Whose whose, int most) {
        return new LimitDamage(whose, most);
    }

    /** A card from your Graveyard is put on top of your deck: once per deck and game, no matter whose effect it is. */
    public static Recycle recycle(CardFilter kind) {
        return new Recycle(kind);
    }

    /** A Creature comes back from its player's Graveyard, without revealing. */
    public static Revive revive(CardFilter kind) {
        return new Revive(kind, false);
    }

    /** The same, and it is revealed. */
    public static Revive reviveAndReveal(CardFilter kind) {
        return new Revive(kind, true);
    }

    /** The card comes back from the Graveyard to the lane it left. */
    public static ComeBack comeBack() {
        return new ComeBack();
    }

    /** Something happens at the end of the turn. */
    public static AtEndOfTurn atEndOfTurn(Effect... effects) {
        return AtEndOfTurn.of(effects);
    }

    // what happens to Creatures and lanes

    /** Creatures are destroyed. */
    public static Destroy destroy(Selection whom) {
        return new Destroy(whom);
    }

    /** Creatures are exiled. */
    public static Exile exile(Selection whom) {
        return new Exile(whom);
    }

    /** A Creature on the field or a card in a Graveyard is exiled. */
    public static ExileAnywhere exileAnywhere(CreatureFilter who) {
        return new ExileAnywhere(who);
    }

    /** Creatures go back to the hands of their owners. */
    public static ReturnToHand returnToHand(Selection whom) {
        return new ReturnToHand(whom);
    }

    /** Creatures move to another lane. */
    public static Move move(Selection whom) {
        return new Move(whom);
    }

    /** Creatures get that many more points, or fewer. */
    public static ChangePoints changePoints(Selection whom, int points, Duration duration) {
        return changePoints(whom, fixed(points), duration);
    }

    /** Creatures get more points, or fewer. */
    public static ChangePoints changePoints(Selection whom, Amount amount, Duration duration) {
        return new ChangePoints(whom, amount, duration);
    }

    /** Creatures have that many points. */
    public static SetPoints setPoints(Selection whom, int points, Duration duration) {
        return new SetPoints(whom, points, duration);
    }

    /** Tokens are made on a side. */
    public static MakeTokens makeTokens(Card token, int number, Whose side) {
        return new MakeTokens(token, number, side);
    }

    /** Creatures are destroyed, and the card gains the current points they had. */
    public static Devour devour(CreatureFilter who) {
        return new Devour(who);
    }

    /** Points are added to the total of the controller's lane in the column of the card, this turn. */
    public static AddToTotal addToTotal(int points) {
        return new AddToTotal(points);
    }

    /** The total of the controller's lane in the column of the card is multiplied, this turn. */
    public static MultiplyTotal multiplyTotal(int by) {
        return new MultiplyTotal(by);
    }

    /** Two Creatures of one player, one from each lane, exchange lanes. The one in the attacking lane is chosen first. */
    public static ExchangeLanes exchangeLanes() {
        return new ExchangeLanes();
    }

    // the Creatures that it happens to

    /** One Creature that the controller chooses. */
    public static Selection.Targets target(CreatureFilter who) {
        return targets(1, who);
    }

    /** That many Creatures that the controller chooses. */
    public static Selection.Targets targets(int number, CreatureFilter who) {
        return new Selection.Targets(number, who);
    }

    /** All such Creatures. */
    public static Selection.All all(CreatureFilter who) {
        return new Selection.All(who);
    }

    /** The card itself. */
    public static Selection.Itself itself() {
        return new Selection.Itself();
    }

    // which cards

    /** All Creatures on a side, in those lanes. */
    public static CreatureFilter creatures(Whose whose, Where where) {
        return CreatureFilter.of(whose, where);
    }

    /** Creatures of a tribe. */
    public static CardFilter of(Tribe tribe) {
        return CardFilter.of(tribe);
    }

    /** Creatures of an affinity. */
    public static CardFilter of(Affinity affinity) {
        return CardFilter.of(affinity);
    }

    /** Creatures of at most that cost. */
    public static CardFilter costing(int most) {
        return CardFilter.costing(most);
    }

    // how much

    /** A fixed number, which may be negative. */
    public static Amount.Fixed fixed(int number) {
        return new Amount.Fixed(number);
    }

    /** A number for each Creature, the card itself included if it is one of them. */
    public static Amount.ForEach forEach(int each, CreatureFilter who) {
        return new Amount.ForEach(each, who);
    }

    /** A number for each other Creature. */
    public static Amount.ForEachOther forEachOther(int each, CreatureFilter who) {
        return new Amount.ForEachOther(each, who);
    }

    // on what condition

    /** While its player's castle has no more HP than the enemy castle. */
    public static CastleNotAhead castleNotAhead() {
        return new CastleNotAhead();
    }

    /** While tokens with all these names are with the card in its defending lane. */
    public static FlankedInDefence flankedInDefence(String... names) {
        return new FlankedInDefence(Array.of(names));
    }
}
