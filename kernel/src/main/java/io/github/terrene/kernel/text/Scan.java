package io.github.terrene.kernel.text;

/** Reads the parts of a canonical text from left to right. */
final class Scan {
    private final String text;
    private int at;
    private int depth;

    Scan(String text) {
        this.text = text;
    }

    /** The value that the whole text stands for, provided that it is written exactly like this. */
    Object whole(Shape shape) throws Unreadable {
        if (text.length() > Canonical.LONGEST) {
            throw new Unreadable(
                    0, "text/too-long", "the text is longer than {most:number} characters", Canonical.LONGEST);
        }
        Object value = shape.read(this);
        if (at < text.length()) {
            throw new Unreadable(at, "text/goes-on", "the text should end here");
        }
        Pen pen = new Pen();
        shape.write(value, pen);
        compare(pen.text());
        return value;
    }

    private void compare(String written) throws Unreadable {
        if (!written.equals(text)) {
            int same = 0;
            while (same < written.length() && same < text.length() && written.charAt(same) == text.charAt(same)) {
                same++;
            }
            throw new Unreadable(
                    same,
                    "text/not-canonical",
                    "from here, the canonical text would be {text}",
                    Atom.excerpt(written, same));
        }
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

    void expect(String part) throws Unreadable {
        if (!text.startsWith(part, at)) {
            throw new Unreadable(at, "text/other-expected", "\"{part}\" expected{found}", part, found());
        }
        at += part.length();
    }

    void open(char bracket) throws Unreadable {
        expect(String.valueOf(bracket));
        if (++depth > Pen.DEEPEST) {
            throw new Unreadable(at - 1, "text/too-deep", "the text is nested deeper than {most:number}", Pen.DEEPEST);
        }
    }

    void close(char bracket) throws Unreadable {
        expect(String.valueOf(bracket));
        depth--;
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
            throw new Unreadable(at, "text/name-expected", "a name and \"(\" expected{found}", found());
        }
        String name = text.substring(at, bracket);
        at = bracket;
        return name;
    }

    /** A text, bare or in quotes. */
    String atom() throws Unreadable {
        if (skips('"')) {
            return quoted();
        }
        int start = at;
        while (at < text.length() && Atom.isBare(text.charAt(at))) {
            at++;
        }
        if (start == at) {
            throw new Unreadable(at, "text/value-expected", "a value expected{found}", found());
        }
        return text.substring(start, at);
    }

    /** A text from a round bracket to the one that closes it. Brackets in quotes do not count. */
    String bracketed() throws Unreadable {
        int start = at;
        expect("(");
        for (int open = 1; open > 0; ) {
            if (at == text.length()) {
                throw new Unreadable(at, "text/unclosed-bracket", "a closing bracket expected, but the text ends");
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
        StringBuilder atom = new StringBuilder();
        while (!skips('"')) {
            char c = next();
            atom.append(c == '\\' ? escaped() : c);
        }
        return atom.toString();
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
            default -> throw new Unreadable(start, "text/no-escape", "\\{character} is not an escape sequence", c);
        };
    }

    private int hex() throws Unreadable {
        int digit = Character.digit(next(), 16);
        if (digit < 0) {
            throw new Unreadable(at - 1, "text/no-hex-digit", "a hexadecimal digit expected");
        }
        return digit;
    }

    private char next() throws Unreadable {
        if (at == text.length()) {
            throw new Unreadable(at, "text/unclosed-quotes", "the text ends inside quotes");
        }
        return text.charAt(at++);
    }

    private String found() {
        return at < text.length() ? ", not " + Atom.excerpt(text, at) : ", but the text ends";
    }
}
