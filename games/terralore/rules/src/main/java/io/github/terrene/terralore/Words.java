package io.github.terrene.terralore;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.CardEffect;
import io.github.terrene.kernel.word.CommonWords;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.effect.CastleEffect;
import io.github.terrene.terralore.effect.FieldSelection;
import io.github.terrene.terralore.effect.LaneCondition;
import io.github.terrene.terralore.effect.LaneEffect;
import io.github.terrene.terralore.effect.LaneStatement;
import io.github.terrene.terralore.effect.PileEffect;
import io.github.terrene.terralore.trait.Act;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Tally;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;

/**
 * All the words that cards are written with, so that one import is enough to write any card:
 *
 * <pre>{@code
 * import static io.github.terrene.terralore.Words.*;
 *
 * Card fox = creature("Ember Fox").points(2)
 *         .onReveal(destroy(target(creatures(ENEMY, HERE).with(POINTS, AT_MOST, 2))))
 *         .whenDestroyed(damageCastle(ENEMY, 1))
 *         .build();
 * }</pre>
 *
 * <p>What a text chooses or reaches is never its own card ({@link #all}, {@link #target} and so on), what it counts may be (TL-9.22).
 */
public final class Words extends CommonWords {
    /** How rare cards are: {@link Rarity}. */
    public static final Rarity COMMON = Rarity.COMMON,
            UNCOMMON = Rarity.UNCOMMON,
            RARE = Rarity.RARE,
            EPIC = Rarity.EPIC,
            LEGENDARY = Rarity.LEGENDARY;

    /** The kinds of cards: {@link CardKind}. */
    public static final CardKind CREATURE = CardKind.CREATURE, SKILL = CardKind.SKILL, TOKEN = CardKind.TOKEN;

    /** Where cards are, and where they go: {@link Where}. */
    public static final Where HERE = Where.HERE,
            ANYWHERE = Where.ANYWHERE,
            OTHER_LANE = Where.OTHER_LANE,
            GRAVEYARD = Where.GRAVEYARD,
            HAND = Where.HAND,
            DECK = Where.DECK,
            EXILE = Where.EXILE;

    /** The numbers of cards: {@link Figure}. */
    public static final Figure POINTS = Figure.POINTS, COST = Figure.COST;

    /** The numbers of players: {@link Tally}. */
    public static final Tally CASTLE_HP = Tally.CASTLE, CARDS_IN_HAND = Tally.HAND, CARDS_IN_DECK = Tally.DECK;

    /** What can be forbidden: {@link Act}. */
    public static final Act BE_MOVED = Act.BE_MOVED,
            BE_DESTROYED = Act.BE_DESTROYED,
            BE_EXILED = Act.BE_EXILED,
            BE_RETURNED = Act.BE_RETURNED,
            BE_CHOSEN = Act.BE_CHOSEN;

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

    /** An affinity of a card; as a word, the Creatures that have it. */
    public static Affinity affinity(String name) {
        return new Affinity(name);
    }

    /** A tribe of a card. */
    public static Tribe tribe(String name) {
        return new Tribe(name);
    }

    // which cards: what is chosen or reached is another card than this one

    /** All Creatures on a side, in those lanes. */
    public static Filter creatures(Whose whose, Where where) {
        return Filter.of(whose, CardKind.CREATURE, where);
    }

    /** All Creatures in a Graveyard. */
    public static Filter buried(Whose whose) {
        return creatures(whose, GRAVEYARD);
    }

    /** All others of them. */
    @Rule("TL-9.22")
    public static Selection all(Filter who) {
        return CommonWords.all(who.other());
    }

    /** Another one of them, which the controller chooses. */
    @Rule("TL-9.22")
    public static Selection target(Filter who) {
        return targets(1, who);
    }

    /** So many others of them, which the controller chooses. */
    @Rule("TL-9.22")
    public static Selection targets(int number, Filter who) {
        return CommonWords.targets(number, who.other());
    }

    /** Up to so many others of them, which the controller chooses. */
    @Rule("TL-9.22")
    public static Selection upTo(int number, Filter who) {
        return CommonWords.upTo(number, who.other());
    }

    /** So many others of them at random. */
    @Rule("TL-9.22")
    public static Selection random(int number, Filter who) {
        return CommonWords.random(number, who.other());
    }

    /** Another one of them, or any card in a Graveyard, which the controller chooses. */
    @Rule("TL-9.22")
    public static FieldSelection.OrBuried orBuried(Filter who) {
        return new FieldSelection.OrBuried(who.other());
    }

    // what holds while a card is on the field

    /** Other Creatures have that many more points. */
    public static Statement strengthen(Filter who, int points) {
        return adds(all(who), POINTS, points);
    }

    /** The card itself has that many more points while something is true. */
    public static Statement strengthenItself(int points, Condition condition) {
        return whilst(condition, adds(itself(), POINTS, points));
    }

    /** No combat damage comes through the lane of the card. */
    public static LaneStatement.Shelter shelter() {
        return new LaneStatement.Shelter();
    }

    /** While its player's castle has no more HP than the enemy castle. */
    public static Condition castleNotAhead() {
        return compared(scoreOf(OWN, CASTLE_HP), AT_MOST, scoreOf(ENEMY, CASTLE_HP));
    }

    /** While tokens with all these names are with the card in its defending lane. */
    public static LaneCondition.FlankedInDefence flankedInDefence(String... names) {
        return new LaneCondition.FlankedInDefence(Array.of(names));
    }

    // what happens to other cards and to players

    /** A player discards cards of that player's choice. */
    public static Effect discard(Whose whose, int cards) {
        return new CardEffect.Discard(whose, cards);
    }

    /** The top cards of decks are put into their Graveyards. That is not a draw. */
    public static Effect mill(Whose whose, int cards) {
        return mill(whose, number(cards), DECK, GRAVEYARD);
    }

    /** The same with a deck that the controller chooses. */
    public static PileEffect.MillEither millEither(int cards) {
        return new PileEffect.MillEither(cards);
    }

    /** The controller looks at the top cards of their own deck and puts them back in any order. The first one chosen ends up on top. */
    public static PileEffect.Reorder reorder(int cards) {
        return new PileEffect.Reorder(cards);
    }

    /** The controller looks at the top cards of their own deck and draws one of them. */
    public static PileEffect.DrawOneOf drawOneOf(int cards) {
        return new PileEffect.DrawOneOf(cards);
    }

    /** Creatures that came onto the field are revealed. */
    public static PileEffect.Reveal reveal(Selection whom) {
        return new PileEffect.Reveal(whom);
    }

    /** The card comes back from the Graveyard to the lane it left. */
    public static PileEffect.ComeBack comeBack() {
        return new PileEffect.ComeBack();
    }

    /** Castles take damage. */
    public static CastleEffect.DamageCastle damageCastle(Whose whose, int damage) {
        return damageCastle(whose, number(damage));
    }

    /** Castles take damage. */
    public static CastleEffect.DamageCastle damageCastle(Whose whose, Amount damage) {
        return new CastleEffect.DamageCastle(whose, damage);
    }

    /** Castles are healed. */
    public static CastleEffect.HealCastle healCastle(Whose whose, int hp) {
        return healCastle(whose, number(hp));
    }

    /** Castles are healed. */
    public static CastleEffect.HealCastle healCastle(Whose whose, Amount hp) {
        return new CastleEffect.HealCastle(whose, hp);
    }

    /** A castle can take only a limited amount of damage until the turn ends; 0 prevents all of it. */
    public static CastleEffect.LimitDamage limitDamage(Whose whose, int most) {
        return new CastleEffect.LimitDamage(whose, most);
    }

    /** Something happens at the end of the turn. */
    public static AtEndOfTurn atEndOfTurn(Effect... effects) {
        return AtEndOfTurn.of(effects);
    }

    // what happens to Creatures and lanes

    /** They get that many more points, or fewer. */
    public static Effect changePoints(Selection whom, int points, Duration duration) {
        return gets(whom, POINTS, points, duration);
    }

    /** They get more points, or fewer. */
    public static Effect changePoints(Selection whom, Amount points, Duration duration) {
        return gets(whom, POINTS, points, duration);
    }

    /** They have that many points. */
    public static Effect setPoints(Selection whom, int points, Duration duration) {
        return getsExactly(whom, POINTS, points, duration);
    }

    /** Tokens are made on a side. */
    public static LaneEffect.MakeTokens makeTokens(Card token, int number, Whose side) {
        return new LaneEffect.MakeTokens(token, number, side);
    }

    /** Other Creatures are destroyed, and the card gains the current points they had. */
    @Rule("TL-9.22")
    public static LaneEffect.Devour devour(Filter who) {
        return new LaneEffect.Devour(who.other());
    }

    /** Points are added to the total of the controller's lane in the column of the card, this turn. */
    public static LaneEffect.AddToTotal addToTotal(int points) {
        return new LaneEffect.AddToTotal(points);
    }

    /** The total of the controller's lane in the column of the card is multiplied, this turn. */
    public static LaneEffect.MultiplyTotal multiplyTotal(int by) {
        return new LaneEffect.MultiplyTotal(by);
    }

    /** Two Creatures of one player, one from each lane, exchange lanes. The one in the attacking lane is chosen first. */
    public static LaneEffect.ExchangeLanes exchangeLanes() {
        return new LaneEffect.ExchangeLanes();
    }
}
