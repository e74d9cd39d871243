package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/**
 * An ability being resolved: everything that an {@link Effect} can do. What a method cannot do is left out, such as drawing from an empty
 * deck. An amount below 0 is a fault of the effect: no card takes shards away.
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
     * @return the choice; none while the answer is awaited, or if there is nothing to choose from: then the effect must return at once
     */
    @Rule("CG-12.14")
    Option<Choice> choose(String about, Iterable<? extends Choice> options);

    /** A player gains shards. */
    void gainShards(Seat player, int shards);

    /** The controller's next placement this turn costs less. */
    @Rule("CG-12.11")
    void cheaperPlacement(int shards);

    /**
     * The controller looks at the top cards of the own Element deck, {@value Proofreader#MOST_LOOKED_AT} at most, and puts them back in any
     * order.
     */
    @Rule({"CG-6.4", "CG-8.13"})
    void look(int cards);

    /** The same, as many at most, and those that the controller does not want are discarded. */
    @Rule({"CG-6.4", "CG-8.13"})
    void meditate(int cards);

    /** A player draws cards, naming the deck for each. */
    @Rule("CG-12.7")
    void draw(Seat player, int cards);

    /** A player draws cards from that deck. */
    @Rule("CG-12.7")
    void draw(Seat player, DeckKind deck, int cards);

    /** A player discards cards, which that player chooses. */
    @Rule("CG-12.8")
    void discard(Seat player, int cards);

    /** The controller takes a card back from the own discard pile; nothing happens if it is not there. */
    @Rule("CG-14.9")
    void takeBack(Card card);

    /** Something waits for the controller's next duel. */
    @Rule({"CG-12.4", "CG-12.9"})
    void forNextDuel(ForNextDuel effect);
}
