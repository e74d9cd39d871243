package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.DeckLine;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.OwnDeck;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A list that makes a deck, looked at while it is written: whatever is wrong with it here would be refused when a table is opened, and nothing else
 * would.
 *
 * @param lines its lines
 * @param problems everything for which it would be refused
 */
record CheckedDeck(Array<DeckLine> lines, Seq<Problem> problems) {
    /** Looks at a list for a game that is played with decks. */
    static <C> CheckedDeck of(String list, Game<C, ?, ?, ?, ?> game, Wording words) {
        Array<DeckLine> lines = DeckLine.all(list, game.cards(), words).flatMap(Either::toOption);
        return new CheckedDeck(
                lines,
                OwnDeck.read("", list, game.cards(), words).fold(problems -> problems, deck -> refused(deck, game)));
    }

    /** Why no game begins with it: the first player has it, the others have ready decks. */
    private static <C> Seq<Problem> refused(OwnDeck deck, Game<C, ?, ?, ?, ?> game) {
        return game.decks()
                .own()
                .apply(game.decks().usual(), HashMap.of(game.seats().head().index(), deck))
                .flatMap(config -> game.rules().start(config, 0))
                .fold(problems -> problems, begun -> Array.empty());
    }

    /** {@code {"lines":[{"number":1,"card":"oar-hand","copies":3}],"problems":[…]}}. */
    String written(Wording words, Game<?, ?, ?, ?, ?> game) {
        return JsonText.object(json -> {
            json.writeFieldName("lines");
            JsonText.list(json, lines, (line, list) -> {
                list.writeStartObject();
                list.writeNumberField("number", line.number());
                list.writeStringField("card", line.card());
                list.writeNumberField("copies", line.copies());
                list.writeEndObject();
            });
            Answer.problems(
                    json,
                    "problems",
                    problems,
                    problem -> words.why(problem.why(), game.cards().known()).text());
        });
    }
}
