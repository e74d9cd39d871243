package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.narrator.board.Board;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A line in the words of one language, for all who read the same journal in it: they are told once. */
final class Narration {
    private final String told;
    private final Board board;
    private final String answers;
    private @Nullable Board before; // guarded by this, like what follows
    private String since = "";

    /**
     * A line in words.
     *
     * @param told what happened: a list of sentences, as JSON
     * @param board what is where then
     * @param answers what can be answered: fields of an object, as JSON; an empty object if there is nothing to answer
     */
    Narration(String told, Board board, String answers) {
        this.told = told;
        this.board = board;
        this.answers = answers;
    }

    /** Writes it for a client, which shows this board from then on. */
    void write(LineWriter client, JsonGenerator json) throws IOException {
        json.writeFieldName("told");
        json.writeRawValue(told);
        if (client.shown().isEmpty()) {
            json.writeFieldName("board");
            Json.write(Board.FORM, board, json);
        } else {
            json.writeFieldName("boardChanges");
            json.writeRawValue(since((Board) client.shown().get()));
        }
        client.shows(board);
        if (!answers.isEmpty()) {
            json.writeRaw("," + answers);
        }
    }

    /** What has changed since another board; most clients show the same one. */
    private synchronized String since(Board other) {
        if (other != before) {
            before = other;
            since = Json.write(Difference.between(Board.FORM, other, board));
        }
        return since;
    }
}
