package io.github.terrene.examples.shelf;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardSet;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Cards of Hobe with an effect that cannot be carried out, and a deck of them, to try what a program does with such a set. For tests: no
 * program finds it unless it is {@linkplain #installed put} on the class path.
 */
public final class FaultySet implements CardSet {
    private static final int COPIES = 3;

    private static final Array<Card> GHOSTS = Array.of("Pale Ghost", "Grey Ghost", "White Ghost")
            .map(name -> Words.battle(name, Words.HUMAN, Words.MELEE)
                    .hp(1)
                    .when(Words.ENTERS, new Unwritten())
                    .build());

    /** What its author has not written yet. */
    public record Unwritten() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            throw new UnsupportedOperationException("not written yet");
        }
    }

    /** Names it in a folder as a jar does, and returns the folder. */
    public static Path installed(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(CardSet.class.getName()), FaultySet.class.getName());
        return folder;
    }

    @Override
    public String name() {
        return "Faulty";
    }

    @Override
    public Seq<Card> cards() {
        return GHOSTS;
    }

    @Override
    public Seq<Deck> decks() {
        Array<Card> ghosts = GHOSTS.flatMap(ghost -> Array.fill(COPIES, ghost));
        return Array.of(Deck.of(
                "Ghosts", ReadyDecks.BLACK_SHIPS.cards().drop(ghosts.size()).appendAll(ghosts)));
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(Unwritten.class);
    }
}
