package io.github.terrene.bots.arena.result;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The bytes of a file of lines. If writing was interrupted, they end within a line, perhaps within a character. */
final class SavedLines {
    private SavedLines() {}

    /** How many bytes belong to complete lines: those up to the last line ending. */
    static int whole(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /**
     * The bytes as text.
     *
     * @throws CharacterCodingException if they are not UTF-8
     */
    static String text(byte[] bytes) throws CharacterCodingException {
        int whole = whole(bytes);
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, whole))
                + new String(bytes, whole, bytes.length - whole, StandardCharsets.UTF_8);
    }
}
