package io.github.terrene.odyssey.effect;

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
 */
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
     * Lets a player choose cards. An effect that asks the same question twice gets two answers, in the order in which it asks.
     *
     * @return the cards' ids, once they are chosen; none while the answer is awaited: then the effect must return at once
     */
    Option<Seq<String>> choose(CardQuestion question);

    /** Lets a player choose one of that player's inactive Terrains; as {@link #choose}, empty if there is none. */
    Option<Seq<Integer>> chooseInactiveTerrain();

    /** Carries out one of the {@link Effect#branches()} of the effect being resolved, directly after it. */
    void carryOut(int branch);

    /** Resolves an Item's first trigger ability as part of this effect (8.38). */
    void resolveAsIfHeld(String item);
}
