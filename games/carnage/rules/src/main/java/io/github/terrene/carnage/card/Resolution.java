package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/**
 * An ability being resolved: everything that an {@link Effect} can do. What a method cannot do is left out, such as drawing from an empty
 * deck (12.1). Draws from a named deck, shards and effects for the next duel happen at once; anything that lets a player choose happens after
 * the effect is resolved, in the order in which it was asked for.
 *
 * <p>What makes no sense is refused with an {@link IllegalArgumentException}, which makes the effect a {@link
 * io.github.terrene.kernel.card.FaultyEffect}: null, a seat at which nobody plays, an element that the game does not have, more than a hundred
 * questions of one effect, even if nobody had to answer them, and an amount below 0, since no card takes anything away (1.11, 12.6). An amount
 * of 0 does nothing, and no amount counts more than {@value Amount#MOST}.
 */
@Rule({"CG-12.1", "CG-12.6"})
public interface Resolution {
    /** What everybody may look at, as it is now. */
    Board board();

    /** The player who has the effect. */
    Seat controller();

    /**
     * Lets the controller choose. A single option is taken without a question; without options the effect does nothing.
     *
     * @param about a short stable key, such as {@code element}
     * @param options what can be chosen, each once: anything but cards in hand and Element cards, which the answer would reveal to others;
     *     places and rounds are from 1 to 3
     * @return the choice; none while the answer is awaited, or if there is nothing to choose from, in which case the effect must return at once
     */
    @Rule("CG-12.14")
    Option<Choice> choose(String about, Iterable<? extends Choice> options);

    /** A player gains shards. */
    void gainShards(Seat player, int shards);

    /** The controller's next placement this turn costs less. */
    @Rule("CG-12.11")
    void cheaperPlacement(int shards);

    /**
     * The controller looks at the top cards of their Element deck, at most {@value Proofreader#MOST_LOOKED_AT}, and puts them back in any
     * order.
     */
    @Rule({"CG-6.4", "CG-8.13"})
    void look(int cards);

    /** The same, with the same maximum, but those that the controller does not want are discarded. */
    @Rule({"CG-6.4", "CG-8.13"})
    void meditate(int cards);

    /** A player draws cards, naming the deck for each, as long as there are any. */
    @Rule("CG-12.7")
    void draw(Seat player, int cards);

    /** A player draws cards from that deck, or as many as there are. */
    @Rule("CG-12.7")
    void draw(Seat player, DeckKind deck, int cards);

    /** A player discards cards of their choice, or the whole hand if it is smaller. */
    @Rule("CG-12.8")
    void discard(Seat player, int cards);

    /** The controller takes a card back from their discard pile; nothing happens if it is not there. */
    @Rule("CG-14.9")
    void takeBack(Card card);

    /** Something applies to the controller's next duel; a bonus of 0 is ignored. */
    @Rule({"CG-12.4", "CG-12.9"})
    void forNextDuel(ForNextDuel effect);
}
