package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.List;

/** Something that was said, before spaces and capitals are in their places. */
sealed interface Piece {
    /** Words of a phrase. */
    record Literal(String words) implements Piece {}

    /** What follows begins with a capital. */
    record Capital() implements Piece {}

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
        Assembly assembly = new Assembly(changes);
        Array.ofAll(pieces).reverse().forEach(assembly::add);
        return assembly.said();
    }
}
