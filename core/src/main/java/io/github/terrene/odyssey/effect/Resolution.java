package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability being resolved: what an {@link Effect} sees, whom it reaches, what it asks, and everything that it can do. {@link #characters()}
 * has what it can do to Characters, {@link #cards()} what it can do to cards, and {@link #table()} the rest.
 *
 * <pre>{@code
 * here.characters().damage(here.reached(Role.TARGET), 20, false);
 * here.cards().draw(here.you(), 1);
 * }</pre>
 *
 * <p>What cannot be done is left out, and the rest happens (8.5): a Character or a Terrain is gone, a player has left the game, a deck is
 * empty. What makes no sense is refused with an {@link IllegalArgumentException}, which makes the effect a {@link
 * io.github.terrene.kernel.card.FaultyEffect}: null, even within a list or a part of an argument; a seat where nobody sits; an amount below 0;
 * a card that is not where it is said to be. A Character or player that a list names twice counts once; a card id that it names twice means
 * two copies. An amount of 0 does nothing, and no amount or sum counts more than {@value io.github.terrene.odyssey.trait.Stat#FARTHEST}.
 */
@Rule({"TO-1.8", "TO-8.5"})
public interface Resolution extends EffectContext {
    /** What it can do to Characters. */
    CharacterVerbs characters();

    /** What it can do to cards in hands, decks and discard piles. */
    CardVerbs cards();

    /** What else it can do. */
    TableVerbs table();

    /** The Characters that it reaches now: in play, recruited unless the text says hidden, and not Immune to its source. */
    Seq<Integer> reached(Who who);

    /** The players meant, in turn order from the active one. */
    Seq<Seat> players(PlayerRole who);

    /** The player who controls that Character, which must be in play, as the {@link #reached} ones are. */
    Seat controller(int character);

    /** The id of the card that the event was about, such as a defeated Character; none if there is none, or it is another player's. */
    Option<String> ownEventCard();

    /** The branch that was chosen when the ability was activated (8.5). */
    int mode();

    /**
     * Lets a player choose cards. An effect that asks the same question twice gets two answers, in the order in which it asks. A player who has
     * left the game chooses nothing. One that asks more than a hundred questions is faulty, even if nobody had to answer them.
     *
     * <p>These questions are refused: an incomplete one, one for less than one card or for cards of several hands or decks, and a mandatory one
     * for cards in a hand or a deck that fit a filter, since nobody can see whether there is such a card (8.36).
     *
     * @return the cards' ids, once they are chosen; none while the answer is awaited, in which case the effect must return at once
     */
    @Rule({"TO-8.36", "TO-11.2"})
    Option<Seq<String>> choose(CardQuestion question);

    /** Lets a player choose one of that player's inactive Terrains, like {@link #choose}; empty if there is none. */
    Option<Seq<Integer>> chooseInactiveTerrain();

    /** Carries out one of the {@link Effect#branches()} of the effect being resolved, directly after it. Any other is refused. */
    void carryOut(int branch);

    /**
     * Resolves an Item's first trigger ability as part of this effect. It refuses any other card, an Item that does this itself, even one that
     * is being carried out in this way, and an ability that no Character has.
     */
    @Rule("TO-8.38")
    void resolveAsIfHeld(String item);
}
