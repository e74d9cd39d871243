package io.github.terrene.json;

import io.github.terrene.kernel.form.Unreadable;

/**
 * A text that is known to be JSON. A value of it is the place where it begins, counted in characters from 0: nothing is made of a value
 * before somebody asks for it.
 */
final class JsonDocument {
    private final String json;

    private JsonDocument(String json) {
        this.json = json;
    }

    /** A whole document. */
    static JsonDocument of(String json) throws Unreadable {
        JsonSyntax.check(json);
        return new JsonDocument(json);
    }

    /** The value that is the whole document. */
    int whole() {
        return sign(0);
    }

    /** The first place from there on where something other than space is. */
    int sign(int from) {
        int at = from;
        while (isSpace(json.charAt(at))) {
            at++;
        }
        return at;
    }

    /** JSON has no other signs up to that one between its values. */
    private static boolean isSpace(char sign) {
        return sign <= ' ';
    }

    char at(int place) {
        return json.charAt(place);
    }

    boolean isObject(int value) {
        return at(value) == '{';
    }

    /** The place after a value. */
    int end(int value) {
        return switch (at(value)) {
            case '"' -> endOfText(value);
            case '{', '[' -> endOfNested(value);
            default -> endOfSimple(value);
        };
    }

    private int endOfText(int text) {
        int at = text + 1;
        while (at(at) != '"') {
            at += at(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    private int endOfNested(int value) {
        int at = value;
        int depth = 0;
        do {
            char sign = at(at);
            at = sign == '"' ? endOfText(at) : at + 1;
            if (sign == '{' || sign == '[') {
                depth++;
            } else if (sign == '}' || sign == ']') {
                depth--;
            }
        } while (depth > 0);
        return at;
    }

    private int endOfSimple(int value) {
        int at = value;
        while (at < json.length() && isSimple(at(at))) {
            at++;
        }
        return at;
    }

    private static boolean isSimple(char sign) {
        return !isSpace(sign) && sign != ',' && sign != ']' && sign != '}';
    }

    /** What a number, true, false or null looks like. */
    String simple(int value) {
        return json.substring(value, endOfSimple(value));
    }

    /** The text that begins there with its quotation mark. */
    String text(int value) {
        int end = endOfText(value) - 1;
        String written = json.substring(value + 1, end);
        return written.indexOf('\\') < 0 ? written : unescaped(value + 1, end);
    }

    private String unescaped(int from, int end) {
        StringBuilder text = new StringBuilder(end - from);
        int at = from;
        while (at < end) {
            if (at(at) != '\\') {
                text.append(at(at));
                at++;
            } else if (at(at + 1) == 'u') {
                text.append((char) Integer.parseInt(json.substring(at + 2, at + 6), 16));
                at += 6;
            } else {
                text.append(escaped(at(at + 1)));
                at += 2;
            }
        }
        return text.toString();
    }

    private static char escaped(char letter) {
        return switch (letter) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> letter;
        };
    }

    /** The location of a value, for people: {@code line 3, column 14, /table/sides/1}. */
    String location(int value) {
        int line = 1;
        int begin = 0;
        for (int at = 0; at < value; at++) {
            if (at(at) == '\n' || (at(at) == '\r' && at(at + 1) != '\n')) {
                line++;
                begin = at + 1;
            }
        }
        String path = path(value);
        return "line " + line + ", column " + (value - begin + 1) + (path.isEmpty() ? "" : ", " + path);
    }

    private String path(int value) {
        StringBuilder path = new StringBuilder();
        int outer = whole();
        while (outer != value) {
            JsonChildren children = new JsonChildren(this, outer);
            do {
                children.next();
            } while (end(children.value()) <= value);
            path.append('/').append(children.step());
            outer = children.value();
        }
        return path.toString();
    }
}
