package io.github.terrene.bots.arena.result;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The bytes of a file of lines. What was interrupted ends within a line, perhaps within a sign. */
final class SavedLines {
    private SavedLines() {}

    /** How many bytes were written completely: up to the last end of a line. */
    static int whole(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /**
     * The text that they are.
     *
     * @throws CharacterCodingException if the lines are no UTF-8
     */
    static String text(byte[] bytes) throws CharacterCodingException {
        int whole = whole(bytes);
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, whole))
                + new String(bytes, whole, bytes.length - whole, StandardCharsets.UTF_8);
    }
}
