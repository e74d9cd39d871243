package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability being resolved: what an {@link Effect} sees, whom it reaches, what it asks, and all that it can do. What it does to Characters
 * is said by {@link #characters()}, what it does to cards by {@link #cards()}, the rest by {@link #table()}.
 *
 * <pre>{@code
 * here.characters().damage(here.reached(Role.TARGET), 20, false);
 * here.cards().draw(here.you(), 1);
 * }</pre>
 *
 * <p>What cannot be done is left out, and the rest happens (8.5): a Character or a Terrain is gone, a player has left the game, a deck is
 * empty. What makes no sense is refused with an {@link IllegalArgumentException}, by which the effect is a {@link
 * io.github.terrene.kernel.card.FaultyEffect}: null, also in a list or in a part of what is given; a seat of nobody; an amount below 0; a
 * card that is not where it is said to be. A Character or a player that a list names twice counts once; a card id that it names twice means
 * two copies. An amount of 0 does nothing, and no amount or sum counts more than {@value io.github.terrene.odyssey.trait.Stat#FARTHEST}.
 */
@Rule({"TO-1.8", "TO-8.5"})
public interface Resolution extends EffectContext {
    /** What it can do to Characters. */
    CharacterVerbs characters();

    /** What it can do to cards of hands, decks and discard piles. */
    CardVerbs cards();

    /** What else it can do. */
    TableVerbs table();

    /** The Characters it reaches now: in play, recruited unless the text says hidden, and not Immune to its source. */
    Seq<Integer> reached(Who who);

    /** The players meant, in turn order from the active one. */
    Seq<Seat> players(PlayerRole who);

    /** The player who controls that Character, which must be in play, as those {@link #reached} are. */
    Seat controller(int character);

    /** The id of the card that the event was about, such as a defeated Character; none if there is none, or if it is another player's. */
    Option<String> ownEventCard();

    /** The branch that was chosen when the ability was activated (8.5). */
    int mode();

    /**
     * Lets a player choose cards. An effect that asks the same question twice gets two answers, in the order in which it asks. Who has left
     * the game chooses nothing.
     *
     * <p>Refused are a question of which a part is missing, one for less than one card or for cards of several hands or decks, and one for
     * cards that fit a filter in a hand or a deck which is not optional: nobody can see whether there is such a card (8.36).
     *
     * @return the cards' ids, once they are chosen; none while the answer is awaited: then the effect must return at once
     */
    @Rule({"TO-8.36", "TO-11.2"})
    Option<Seq<String>> choose(CardQuestion question);

    /** Lets a player choose one of that player's inactive Terrains; as {@link #choose}, empty if there is none. */
    Option<Seq<Integer>> chooseInactiveTerrain();

    /** Carries out one of the {@link Effect#branches()} of the effect being resolved, directly after it. Any other is refused. */
    void carryOut(int branch);

    /**
     * Resolves an Item's first trigger ability as part of this effect. Refused are any other card, an Item that itself does this, also one
     * that is being carried out in this way, and an ability that no Character has.
     */
    @Rule("TO-8.38")
    void resolveAsIfHeld(String item);
}
