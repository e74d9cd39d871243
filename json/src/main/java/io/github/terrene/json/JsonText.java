package io.github.terrene.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;

/**
 * Writes texts so that their bytes are read back as they were. Half of a surrogate pair has no bytes of its own in any encoding, so it is
 * written as an escape.
 */
final class JsonText {
    private JsonText() {}

    static void write(String text, JsonGenerator json) throws IOException {
        int lone = lone(text, 0);
        if (lone == text.length()) {
            json.writeString(text);
        } else {
            json.writeRawValue(escaped(text, lone));
        }
    }

    private static String escaped(String text, int firstLone) {
        StringBuilder escaped = new StringBuilder("\"");
        int from = 0;
        for (int lone = firstLone; lone < text.length(); lone = lone(text, from)) {
            JsonStringEncoder.getInstance().quoteAsString(text.substring(from, lone), escaped);
            escaped.append(String.format("\\u%04X", (int) text.charAt(lone)));
            from = lone + 1;
        }
        JsonStringEncoder.getInstance().quoteAsString(text.substring(from), escaped);
        return escaped.append('"').toString();
    }

    /** The place of the next half of a pair without its other half, or the length of the text. */
    private static int lone(String text, int from) {
        int place = from;
        while (place < text.length()) {
            char letter = text.charAt(place);
            boolean pair = Character.isHighSurrogate(letter)
                    && place + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(place + 1));
            if (!pair && Character.isSurrogate(letter)) {
                return place;
            }
            place += pair ? 2 : 1;
        }
        return place;
    }
}
