package io.github.terrene.kernel.text;

import io.github.terrene.kernel.form.Atom;
import io.github.terrene.kernel.form.Unreadable;

/** The characters of a canonical text, from left to right: punctuation, names and words. */
final class Characters {
    private final String text;
    private int at;

    Characters(String text) {
        this.text = text;
    }

    static Unreadable unreadable(int index, String key, String template, Object... values) {
        return new Unreadable("column " + (index + 1), key, template, values);
    }

    int place() {
        return at;
    }

    boolean sees(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    /** Steps over a character if it comes next. */
    boolean skips(char c) {
        boolean seen = sees(c);
        if (seen) {
            at++;
        }
        return seen;
    }

    void expect(char mark) throws Unreadable {
        if (!skips(mark)) {
            throw expected(String.valueOf(mark));
        }
    }

    /** Steps over the name of a part, and the colon after it. */
    void expectName(String name) throws Unreadable {
        int colon = at + name.length();
        if (!text.startsWith(name, at) || colon >= text.length() || text.charAt(colon) != ':') {
            throw expected(name + ":");
        }
        at = colon + 1;
    }

    void end() throws Unreadable {
        if (at < text.length()) {
            throw unreadable(at, "text/goes-on", "the text should end here");
        }
    }

    /** Finds the place where the text differs from how its value is written. */
    void compare(String written) throws Unreadable {
        if (!written.equals(text)) {
            int same = 0;
            while (same < written.length() && same < text.length() && written.charAt(same) == text.charAt(same)) {
                same++;
            }
            throw unreadable(
                    same,
                    "text/not-canonical",
                    "from here, the canonical text would be {text}",
                    Atom.excerpt(written, same));
        }
    }

    /** Steps over the mark of an absent value. */
    boolean skipsNone() {
        boolean none = sees('-') && (at + 1 == text.length() || !Atom.isBare(text.charAt(at + 1)));
        if (none) {
            at++;
        }
        return none;
    }

    /** The name of a type, up to the bracket. */
    String name() throws Unreadable {
        int bracket = text.indexOf('(', at);
        if (bracket <= at) {
            throw unreadable(at, "text/name-expected", "a name and \"(\" expected{found}", found());
        }
        String name = text.substring(at, bracket);
        at = bracket;
        return name;
    }

    /** A word, bare or in quotes. */
    String atom() throws Unreadable {
        if (skips('"')) {
            return quoted();
        }
        int start = at;
        while (at < text.length() && Atom.isBare(text.charAt(at))) {
            at++;
        }
        if (start == at) {
            throw unreadable(at, "text/value-expected", "a value expected{found}", found());
        }
        return text.substring(start, at);
    }

    /** A text from an opening parenthesis to the one that closes it. Parentheses in quotes do not count. */
    String bracketed() throws Unreadable {
        int start = at;
        expect('(');
        for (int open = 1; open > 0; ) {
            if (at == text.length()) {
                throw unreadable(at, "text/unclosed-bracket", "a closing bracket expected, but the text ends");
            }
            char c = text.charAt(at++);
            if (c == '"') {
                quoted();
            }
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        return text.substring(start, at);
    }

    private String quoted() throws Unreadable {
        StringBuilder word = new StringBuilder();
        while (!skips('"')) {
            char c = next();
            word.append(c == '\\' ? escaped() : c);
        }
        return word.toString();
    }

    private char escaped() throws Unreadable {
        int start = at - 1;
        char c = next();
        return switch (c) {
            case '"', '\\' -> c;
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) (hex() << 12 | hex() << 8 | hex() << 4 | hex());
            default -> throw unreadable(start, "text/no-escape", "\\{character} is not an escape sequence", c);
        };
    }

    private int hex() throws Unreadable {
        int digit = Character.digit(next(), 16);
        if (digit < 0) {
            throw unreadable(at - 1, "text/no-hex-digit", "a hexadecimal digit expected");
        }
        return digit;
    }

    private char next() throws Unreadable {
        if (at == text.length()) {
            throw unreadable(at, "text/unclosed-quotes", "the text ends inside quotes");
        }
        return text.charAt(at++);
    }

    private Unreadable expected(String part) {
        return unreadable(at, "text/other-expected", "\"{part}\" expected{found}", part, found());
    }

    private String found() {
        return at < text.length() ? ", not " + Atom.excerpt(text, at) : ", but the text ends";
    }
}
