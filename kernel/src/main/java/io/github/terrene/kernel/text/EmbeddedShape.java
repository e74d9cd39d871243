package io.github.terrene.kernel.text;

/** A text that is a value already. It is read up to the bracket that closes it; what is inside is for its own notation to judge. */
enum EmbeddedShape implements Shape {
    EMBEDDED;

    @Override
    public void write(Object value, Pen pen) {
        String text = ((Embedded) value).text();
        if (isBracketed(text)) {
            pen.plain(text);
        } else {
            pen.atom(text);
        }
    }

    private static boolean isBracketed(String text) {
        try {
            Scan scan = new Scan(text);
            return text.equals(scan.bracketed());
        } catch (Unreadable open) {
            return false;
        }
    }

    @Override
    public Object read(Scan scan) throws Unreadable {
        return new Embedded(scan.sees('(') ? scan.bracketed() : scan.atom());
    }
}
