package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.GameQuestion;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.vavr.collection.Array;

/**
 * What a player is asked in the middle of an effect.
 *
 * @param seat the player who is asked
 * @param rule the number of the rule that asks
 * @param about what is asked, as a short stable key, such as {@code target}
 * @param options everything that may be chosen, at least one thing; empty for other players if the options are secret
 */
@Rule({"HB-10.15", "HB-12.4"})
public record Question(
        Seat seat,
        @Names(Named.RULE) String rule,
        @Names(Named.SENTENCE) String about,
        Array<Choice> options) implements GameQuestion<Choice>, Masked<Question> {
    private static final String ASKING = "choose";

    /** The question of which card in hand to discard; copies are one choice. */
    @Rule({"HB-10.15", "HB-12.2"})
    public static Question discard(Seat seat, Array<Card> hand) {
        Array<Choice> options = hand.map(Card::id).distinct().map(Choice.InHand::new);
        return new Question(seat, "HB-10.15", "discard", options);
    }

    /**
     * The same question, offering only what is there, each thing once.
     *
     * @throws IllegalArgumentException if something is missing, if nobody sits at that seat, or if a card in hand is offered, whose choice
     *     would be secret: use {@link Resolution#chosenInHand} for that
     */
    @Rule({"HB-10.15", "HB-12.2"})
    public Question offering(Board board) {
        Array<Choice> all = Arguments.different(ASKING, "option", options);
        if (all.exists(Choice::secret)) {
            throw new IllegalArgumentException(ASKING + ": a card in hand is chosen by chosenInHand");
        }
        return new Question(
                Arguments.seat(ASKING, seat, Players.BOTH),
                Arguments.present(ASKING, "rule", rule),
                Arguments.present(ASKING, "key", about),
                all.filter(option -> option.isThere(board)));
    }

    /** Secret options, only the player who is asked knows. */
    @Override
    @Rule("HB-12.4")
    public Question masked(Seat viewer) {
        return viewer.equals(seat) || !secret() ? this : new Question(seat, rule, about, Array.empty());
    }

    /** Whether it has options that others may not know. */
    public boolean secret() {
        return options.exists(Choice::secret);
    }
}
