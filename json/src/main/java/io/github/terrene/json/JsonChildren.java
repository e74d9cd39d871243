package io.github.terrene.json;

/** Goes through the values within an object or a list, from left to right. */
final class JsonChildren {
    private final JsonDocument document;
    private final int outer;
    private int name;
    private int value;
    private int count;
    private int passed;

    JsonChildren(JsonDocument document, int outer) {
        this.document = document;
        this.outer = outer;
        this.value = outer;
        this.passed = outer + 1;
    }

    /** The object or the list. */
    int outer() {
        return outer;
    }

    /** Goes to the next value, if there is one. */
    boolean next() {
        passed = document.sign(passed > value ? passed : document.end(value));
        if (document.at(passed) == '}' || document.at(passed) == ']') {
            return false;
        }
        int child = document.at(passed) == ',' ? document.sign(passed + 1) : passed;
        if (document.isObject(outer)) {
            name = child;
            child = document.sign(document.sign(document.end(name)) + 1);
        }
        value = child;
        count++;
        return true;
    }

    /** Goes to the value of the next field with that name, if there is one. */
    boolean next(String field) {
        while (next()) {
            if (step().equals(field)) {
                return true;
            }
        }
        return false;
    }

    /** The value that it has come to. */
    int value() {
        return value;
    }

    /** What leads to that value: the name of a field, or a place from 0. */
    String step() {
        return document.isObject(outer) ? document.text(name) : Integer.toString(count - 1);
    }

    /** The document has been read up to there, so that nobody need look for the end of what lies before. */
    void passed(int place) {
        passed = Math.max(passed, place);
    }

    /** The place after the object or the list. */
    int end() {
        boolean more = true;
        while (more) {
            more = next();
        }
        return passed + 1;
    }
}
