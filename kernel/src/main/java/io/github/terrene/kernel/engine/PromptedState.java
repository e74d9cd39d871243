package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A state of a game that awaits one decision at a time, which several seats may make together. */
public interface PromptedState extends RuledState {
    /** The awaited decision, or null when the game is over. */
    @Nullable
    GamePrompt prompt();

    /** The seats, by default those of a game for two. */
    @Override
    default Array<Seat> seats() {
        return Players.BOTH;
    }

    /** Whether it is a player's seat. */
    default boolean has(Seat seat) {
        return Players.has(seat);
    }

    @Override
    default Array<Decision> pending() {
        @Nullable GamePrompt prompt = prompt();
        return prompt == null ? Array.empty() : prompt.decisions();
    }

    @Override
    default Array<Seat> deciders() {
        return GamePrompt.seats(prompt());
    }

    @Override
    default Kinds offers(Seat seat) {
        @Nullable GamePrompt prompt = has(seat) ? prompt() : null;
        return prompt == null ? Kinds.NONE : prompt.offers(seat);
    }
}
