package io.github.terrene.kernel.word;

import io.vavr.collection.Array;

/**
 * The words that the cards of all games share. A game's own class of words extends this one, so that one static import brings all of them:
 *
 * <pre>{@code
 * import static io.github.terrene.hobe.Words.*;
 *
 * Card rain = event("Rain of Stones", damage(upTo(2, enemies()), 1), youMay(draw(OWN, 1))).build();
 * }</pre>
 */
public abstract class CommonWords {
    /** Whose things are meant: {@link Whose}. */
    public static final Whose OWN = Whose.OWN, ENEMY = Whose.ENEMY, ANY = Whose.ANY;

    /** How long changes last: {@link Duration}. */
    public static final Duration THIS_TURN = Duration.THIS_TURN,
            LASTING = Duration.LASTING,
            NEXT_FIGHT = Duration.NEXT_FIGHT;

    /** A card of any kind: {@link AnyCard}. */
    public static final AnyCard CARD = new AnyCard();

    /** How numbers compare: {@link Comparison}. */
    public static final Comparison LESS = Comparison.LESS,
            AT_MOST = Comparison.AT_MOST,
            EXACTLY = Comparison.EXACTLY,
            AT_LEAST = Comparison.AT_LEAST,
            MORE = Comparison.MORE;

    /** For a game's words to extend. */
    protected CommonWords() {}

    // how much

    /** So much. */
    public static Amount number(int number) {
        return new Amount.Fixed(number);
    }

    /** So much for each of these. */
    public static Amount forEach(int number, Filter who) {
        return new Amount.ForEach(number, who);
    }

    /** As much as a number of a thing. */
    public static Amount statOf(Selection whose, Stat stat) {
        return new Amount.StatOf(whose, stat);
    }

    /** As much as a number of a player. */
    public static Amount scoreOf(Whose whose, Score score) {
        return new Amount.ScoreOf(whose, score);
    }

    // which things

    /** This card. */
    public static Selection itself() {
        return new Selection.This();
    }

    /** The card that caused it. */
    public static Selection thatCard() {
        return new Selection.That();
    }

    /** What was chosen before. */
    public static Selection it() {
        return new Selection.It();
    }

    /** All of them. */
    public static Selection all(Filter who) {
        return new Selection.All(who);
    }

    /** One of them, which the controller chooses. */
    public static Selection target(Filter who) {
        return targets(1, who);
    }

    /** So many of them, which the controller chooses. */
    public static Selection targets(int number, Filter who) {
        return new Selection.Chosen(number, number, who);
    }

    /** Up to so many of them, which the controller chooses. */
    public static Selection upTo(int number, Filter who) {
        return new Selection.Chosen(0, number, who);
    }

    /** So many of them at random. */
    public static Selection random(int number, Filter who) {
        return new Selection.Random(number, who);
    }

    // if, and choices

    /** If there is one of these. */
    public static Condition thereIs(Filter who) {
        return there(AT_LEAST, 1, who);
    }

    /** If there are so many of these. */
    public static Condition there(Comparison comparison, int number, Filter who) {
        return new Condition.There(comparison, number, who);
    }

    /** If two amounts compare like that. */
    public static Condition compared(Amount one, Comparison comparison, Amount other) {
        return new Condition.Compared(one, comparison, other);
    }

    /** If something is of that sort. */
    public static Condition isOf(Selection whom, Noun what) {
        return new Condition.Is(whom, what);
    }

    /** These happen if that is true. */
    public static Effect provided(Condition condition, Effect... then) {
        return new Flow.If(condition, Array.of(then), Array.empty());
    }

    /** These happen if the controller wants it. */
    public static Effect youMay(Effect... effects) {
        return new Flow.May(Whose.OWN, Array.of(effects));
    }

    /** One of several things happens. */
    public static Effect chooseOne(Flow.Mode... modes) {
        return new Flow.ChooseOne(Array.of(modes));
    }

    /** These, as one of several things to choose. */
    public static Flow.Mode these(Effect... effects) {
        return new Flow.Mode(Array.of(effects));
    }

    /** These happen for each of them, which is "it" then. */
    public static Effect forEachOf(Selection whom, Effect... effects) {
        return new Flow.ForEach(whom, Array.of(effects));
    }

    /** These happen so many times. */
    public static Effect repeat(Amount times, Effect... effects) {
        return new Flow.Repeat(times, Array.of(effects));
    }

    // what happens to things

    /** So much damage. */
    public static Effect damage(Selection whom, int damage) {
        return damage(whom, number(damage));
    }

    /** So much damage. */
    public static Effect damage(Selection whom, Amount damage) {
        return new ThingEffect.Damage(whom, damage);
    }

    /** So much damage is healed. */
    public static Effect heal(Selection whom, int tokens) {
        return heal(whom, number(tokens));
    }

    /** So much damage is healed. */
    public static Effect heal(Selection whom, Amount tokens) {
        return new ThingEffect.Heal(whom, tokens);
    }

    /** They are destroyed. */
    public static Effect destroy(Selection whom) {
        return new ThingEffect.Destroy(whom);
    }

    /** A number of theirs changes by so much. */
    public static Effect gets(Selection whom, Stat stat, int points, Duration duration) {
        return gets(whom, stat, number(points), duration);
    }

    /** A number of theirs changes by so much. */
    public static Effect gets(Selection whom, Stat stat, Amount points, Duration duration) {
        return new ThingEffect.Gets(whom, stat, points, duration);
    }

    /** A number of theirs becomes so much. */
    public static Effect getsExactly(Selection whom, Stat stat, int points, Duration duration) {
        return getsExactly(whom, stat, number(points), duration);
    }

    /** A number of theirs becomes so much. */
    public static Effect getsExactly(Selection whom, Stat stat, Amount points, Duration duration) {
        return new ThingEffect.GetsExactly(whom, stat, points, duration);
    }

    /** They become something. */
    public static Effect becomes(Selection whom, Quality what, Duration duration) {
        return new ThingEffect.Becomes(whom, what, duration);
    }

    /** They go there. */
    public static Effect move(Selection whom, Area to) {
        return new ThingEffect.Move(whom, to);
    }

    /** Cards in piles that everybody sees go there. */
    public static Effect take(Selection whom, Area to) {
        return new ThingEffect.Take(whom, to);
    }

    /** They cannot do something. */
    public static Effect forbid(Selection whom, Deed deed, Duration duration) {
        return new ThingEffect.Forbid(whom, deed, duration);
    }

    /** The next damage to each of them is prevented. */
    public static Effect prevent(Selection whom, Duration duration) {
        return new ThingEffect.Prevent(whom, duration);
    }

    /** The controller of the card controls them from now on. */
    public static Effect control(Selection whom) {
        return new ThingEffect.Control(whom);
    }

    // what happens to cards that not everybody sees

    /** Players draw cards. */
    public static Effect draw(Whose whose, int cards) {
        return draw(whose, number(cards));
    }

    /** Players draw cards. */
    public static Effect draw(Whose whose, Amount cards) {
        return new CardEffect.Draw(whose, cards);
    }

    /** A player discards a card. */
    public static Effect discard(Whose whose) {
        return discard(whose, 1);
    }

    /** A player discards cards of that player's choice. */
    public static Effect discard(Whose whose, int cards) {
        return new CardEffect.Discard(whose, cards);
    }

    /** Players discard cards at random. */
    public static Effect discardAtRandom(Whose whose, int cards) {
        return new CardEffect.DiscardAtRandom(whose, cards);
    }

    /** The controller looks at the top cards of piles. */
    public static Effect lookAtTop(Whose whose, Amount cards, Area from) {
        return new CardEffect.LookAtTop(whose, cards, from);
    }

    /** The controller looks at hands. */
    public static Effect lookAtHand(Whose whose) {
        return new CardEffect.LookAtHand(whose);
    }

    /** Cards go from the top of a pile to another one. */
    public static Effect mill(Whose whose, Amount cards, Area from, Area to) {
        return new CardEffect.Mill(whose, cards, from, to);
    }

    // what applies while a card is in play

    /** A number of theirs is so much higher. */
    public static Statement adds(Selection whom, Stat stat, int points) {
        return adds(whom, stat, number(points));
    }

    /** A number of theirs is so much higher. */
    public static Statement adds(Selection whom, Stat stat, Amount points) {
        return new Statement.Adds(whom, stat, points);
    }

    /** A number of theirs is that. */
    public static Statement sets(Selection whom, Stat stat, int points) {
        return new Statement.Sets(whom, stat, number(points));
    }

    /** A number of theirs is multiplied. */
    public static Statement multiplies(Selection whom, Stat stat, int by) {
        return new Statement.Multiplies(whom, stat, by);
    }

    /** A number of theirs is never above that. */
    public static Statement limits(Selection whom, Stat stat, int most) {
        return new Statement.Limits(whom, stat, most);
    }

    /** They are something. */
    public static Statement is(Selection whom, Quality what) {
        return new Statement.Is(whom, what);
    }

    /** They cannot do something. */
    public static Statement cannot(Selection whom, Deed deed) {
        return new Statement.Cannot(whom, deed);
    }

    /** They do something so many times in a turn. */
    public static Statement often(Selection whom, Deed deed, int times) {
        return new Statement.Often(whom, deed, times);
    }

    /** Cards cost so much more, or less, to play. */
    public static Statement costs(Whose whose, Noun kind, int more) {
        return new Statement.Costs(whose, kind, more);
    }

    /** Something applies while something is true. */
    public static Statement whilst(Condition condition, Statement what) {
        return new Statement.While(condition, what);
    }
}
