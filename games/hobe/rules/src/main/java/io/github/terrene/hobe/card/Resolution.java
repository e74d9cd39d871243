package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Thing;
import io.vavr.control.Option;

/**
 * An ability being resolved, with what only Hobe can do.
 *
 * <p>When a deck is empty, the game is over, and nothing further happens. More than a hundred questions of one effect, even if nobody had to
 * answer them, are refused.
 */
public interface Resolution extends io.github.terrene.kernel.word.Resolution {
    /** What everybody may look at, as it is now. */
    @Override
    Board world();

    /** Whether the effect may change that card: in standby, only Situations that say so reach it, and texts about their own card. */
    @Rule({"HB-10.2", "HB-10.3", "HB-10.13"})
    boolean reaches(CardInPlay card);

    /** The same as {@link #choose(Question, Eligibility)}, but an answer that is not offered is refused by the rule of the question. */
    default Option<Choice> choose(Question question) {
        return choose(question, Eligibility.OFFERED);
    }

    /**
     * Lets a player choose from what is there: an option that is not on the board is left out. A single option is taken without a question;
     * without options, the effect does nothing. A card in hand is not an option: see {@link #chosenInHand}.
     *
     * @param who what may be chosen, for refusals
     * @return the choice; none while the answer is awaited, or if there is nothing to choose from, in which case the effect must return at once
     */
    @Rule({"HB-10.15", "HB-10.19"})
    Option<Choice> choose(Question question, Eligibility who);

    /** Brings a Battle card to an empty slot of the battlefield on its side. Any other slot of the side is refused. */
    @Rule("HB-10.17")
    void bringToBattlefield(Thing card, Slot slot);

    /** Shuffles cards of a Lost pile, taken at random, back into the deck. */
    @Rule({"HB-10.11", "HB-10.18"})
    void recover(Seat player, int cards);

    /** Counters the Event directly before this one. */
    @Rule("HB-8.6")
    void counter();
}
