package io.github.terrene.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** A person who chooses anything that is offered. */
final class Monkey {
    private final Chair chair;
    private final Random random;
    private final List<JsonNode> received = new ArrayList<>();
    private int moves;

    Monkey(Chair chair, long seed) {
        this.chair = chair;
        this.random = new Random(seed);
    }

    /** All lines that it has received. */
    List<JsonNode> received() {
        return received;
    }

    Chair chair() {
        return chair;
    }

    int moves() {
        return moves;
    }

    /** Plays until that can be said of a line that it receives, or it has made so many moves. */
    Monkey playUntil(Predicate<JsonNode> end, int most) {
        Stream stream = chair.stream(0, "");
        JsonNode line = stream.line();
        received.add(line);
        while (!end.test(line) && moves < most) {
            if (line.path("choices").size() > 0) {
                choose(line);
            }
            line = stream.line();
            received.add(line);
        }
        return this;
    }

    private void choose(JsonNode line) {
        JsonNode choices = line.get("choices");
        Client.Reply reply = chair.move(line.get("number").intValue(), choices.get(random.nextInt(choices.size())));
        if (reply.status() != Answer.OK) {
            throw new AssertionError(reply.status() + " " + reply.text());
        }
        moves++;
    }
}
