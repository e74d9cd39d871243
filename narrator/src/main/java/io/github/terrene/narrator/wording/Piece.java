package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.List;

/** Something that was said, before spaces and capitals are in their places. */
sealed interface Piece {
    /** Words of a phrase. */
    record Literal(String words) implements Piece {}

    /** What follows begins with a capital. */
    record Capital() implements Piece {}

    /**
     * Something is mentioned.
     *
     * @param mention what
     * @param ways its ways in pieces, the last one first
     */
    record Mention(Item.Mention mention, Array<List<Piece>> ways) implements Piece {}

    /** What is said apart begins, goes on with the next of several, or ends. */
    record Apart(Note.Point point) implements Piece {}

    /** A name, a number. */
    record Atom(Word word) implements Piece {}

    /** Whether nothing is said. */
    static boolean silent(List<Piece> pieces) {
        return pieces.forAll(piece ->
                piece instanceof Literal literal && literal.words().trim().isEmpty());
    }

    /**
     * The pieces as they are read: single spaces between words, none before a mark, and capitals where they belong.
     *
     * @param pieces the last one first
     */
    static Said all(List<Piece> pieces, Changes changes) {
        return all(pieces, changes, new Register(false));
    }

    /** The same after what was mentioned before. */
    static Said all(List<Piece> pieces, Changes changes, Register register) {
        Assembly assembly = new Assembly(changes);
        add(pieces, register, assembly);
        return assembly.said();
    }

    private static void add(List<Piece> pieces, Register register, Assembly assembly) {
        for (Piece piece : pieces.reverse()) {
            if (piece instanceof Mention mention) {
                add(mention.ways().get(register.choose(mention.mention())), register, assembly);
            } else if (piece instanceof Apart apart) {
                register.pass(apart.point());
            } else {
                assembly.add(piece);
            }
        }
    }
}
