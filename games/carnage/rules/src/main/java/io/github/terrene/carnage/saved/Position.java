package io.github.terrene.carnage.saved;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.due.Due.UnderWay;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said of a game without knowing how these rules represent what is still to be done: fingerprints are made from it, as {@link
 * Notation#writePosition} says.
 *
 * @param table what lies on the table
 * @param asked the awaited decision; none when the game is over
 * @param texts the texts of cards that are being carried out, the one that began first first
 * @param answers the answers given so far in what is under way, the earliest first
 * @param rng the generator
 */
public record Position(Table table, Option<Asked> asked, Array<Text> texts, Array<Choice> answers, Rng rng) {
    /**
     * An awaited decision.
     *
     * @param about the key of the decision, as in {@link io.github.terrene.kernel.Decision}
     * @param seats who decides
     * @param chosen what has been chosen in it so far, the earliest first
     */
    public record Asked(String about, Array<Seat> seats, Array<Action> chosen) {
        private static Asked of(Prompt prompt) {
            return new Asked(prompt.key(), prompt.seats(), prompt.actions());
        }
    }

    /**
     * A text of a card that is being carried out.
     *
     * @param seat who has the effect
     * @param ability the place of the ability on the card
     * @param next the place of its next part
     */
    public record Text(Seat seat, Card card, int ability, int next) {
        private static Text of(UnderWay effect) {
            return new Text(effect.seat(), effect.card(), effect.ability(), effect.part());
        }
    }

    /** The position of a game. */
    public static Position of(Game game) {
        return new Position(
                game.table(),
                Option.of(game.prompt()).map(Asked::of),
                game.tasks()
                        .reverse()
                        .flatMap(Task::due)
                        .filter(UnderWay.class::isInstance)
                        .map(due -> Text.of((UnderWay) due))
                        .toArray(),
                game.tasks().reverse().flatMap(Task::answers).toArray(),
                game.rng());
    }
}
