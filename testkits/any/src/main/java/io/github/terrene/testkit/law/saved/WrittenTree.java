package io.github.terrene.testkit.law.saved;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.function.UnaryOperator;

/**
 * A canonical text, parsed without knowing what it means: an atom, or something in brackets.
 *
 * @param head what precedes the parts, with the bracket; for an atom all of it
 * @param parts what is within the brackets
 * @param close the closing bracket; empty for an atom
 */
record WrittenTree(String head, Array<Part> parts, String close) {

    /**
     * One of the parts of a tree.
     *
     * @param key its name with the colon; empty in a list
     */
    record Part(String key, WrittenTree tree) {}

    /** Parses a text. */
    static WrittenTree of(String text) {
        return new Reader(text).tree();
    }

    static WrittenTree atom(String text) {
        return new WrittenTree(text, Array.empty(), "");
    }

    boolean isAtom() {
        return close.isEmpty();
    }

    boolean isList() {
        return close.equals("]");
    }

    WrittenTree with(Array<Part> others) {
        return new WrittenTree(head, others, close);
    }

    /** The paths to all trees within this one, itself first. A path has the places of the parts, the last step first. */
    Array<List<Integer>> ways() {
        ArrayList<List<Integer>> ways = new ArrayList<>();
        collect(List.empty(), ways);
        return Array.ofAll(ways);
    }

    private void collect(List<Integer> here, ArrayList<List<Integer>> ways) {
        ways.add(here);
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).tree().collect(here.prepend(i), ways);
        }
    }

    /** The part at the end of a path; its key is empty for the whole. */
    Part at(List<Integer> way) {
        Part found = new Part("", this);
        for (int place : way.reverse()) {
            found = found.tree().parts().get(place);
        }
        return found;
    }

    /** The same with something else there. */
    WrittenTree changed(List<Integer> way, UnaryOperator<WrittenTree> change) {
        return along(way.reverse(), change);
    }

    private WrittenTree along(List<Integer> steps, UnaryOperator<WrittenTree> change) {
        if (steps.isEmpty()) {
            return change.apply(this);
        }
        Part part = parts.get(steps.head());
        return with(parts.update(steps.head(), new Part(part.key(), part.tree().along(steps.tail(), change))));
    }

    String text() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    private void write(StringBuilder text) {
        text.append(head);
        for (int i = 0; i < parts.size(); i++) {
            text.append(i > 0 ? "," : "").append(parts.get(i).key());
            parts.get(i).tree().write(text);
        }
        text.append(close);
    }

    /** Reads a text that is known to be well-formed. */
    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        WrittenTree tree() {
            String head = word();
            char bracket = at < text.length() ? text.charAt(at) : ' ';
            int kind = "([{".indexOf(bracket);
            if (kind < 0) {
                return atom(head);
            }
            at++;
            String close = ")]}".substring(kind, kind + 1);
            return new WrittenTree(head + bracket, parts(close), close);
        }

        private Array<Part> parts(String close) {
            ArrayList<Part> parts = new ArrayList<>();
            while (!text.startsWith(close, at)) {
                parts.add(part());
                at += text.charAt(at) == ',' ? 1 : 0;
            }
            at++;
            return Array.ofAll(parts);
        }

        private Part part() {
            int start = at;
            String key = word();
            if (!key.isEmpty() && text.charAt(at) == ':') {
                at++;
                return new Part(key + ":", tree());
            }
            at = start;
            return new Part("", tree());
        }

        private String word() {
            int start = at;
            if (text.startsWith("\"", at)) {
                at++;
                while (text.charAt(at) != '"') {
                    at += text.charAt(at) == '\\' ? 2 : 1;
                }
                at++;
            } else {
                while (at < text.length() && "()[]{},:".indexOf(text.charAt(at)) < 0) {
                    at++;
                }
            }
            return text.substring(start, at);
        }
    }
}
