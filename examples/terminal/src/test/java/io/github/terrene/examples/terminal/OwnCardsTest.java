package io.github.terrene.examples.terminal;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Card sets on the class path are found and played. */
class OwnCardsTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("the decks of a set on the class path can be played, saved and played back")
    void found() throws IOException {
        Path file = folder.resolve("own.replay");
        Run played = with(Lanterns.class, () -> Run.of("--seed", "2", "--decks", "lantern,sk", "--save", "" + file));
        assertThat(played.err()).isEmpty();
        assertThat(played.out()).startsWith("Lantern Keepers against S.K. the Art Historian");
        assertThat(Files.readString(file)).contains("wick-the-patient");
        Run back = with(Lanterns.class, () -> Run.of("--replay", "" + file));
        assertThat(back.out()).contains("Verified");
        Run without = Run.of("--replay", "" + file);
        assertThat(without.code()).isEqualTo(1);
        assertThat(without.err()).contains("wick-the-patient");
    }

    @Test
    @DisplayName("an effect of its own is told in its own words, at the first menu and wherever its card is looked up")
    void ownEffect() throws IOException {
        Run run = with(
                Tolls.class,
                () -> Run.typing("card toll\ngive up\nyes\n", "--seed", "2", "--decks", "toll,sk", "--human"));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Toll Bell", "Blue, free: Everybody pays 3 at the gate.");
    }

    @Test
    @DisplayName("its cards are in the pool of a draft")
    void drafted() throws IOException {
        Run run = with(
                Lanterns.class,
                () -> Run.typing("quit\n", "--game", "draft", "--players", "3", "--seed", "2", "--human"));
        assertThat(run.out()).contains("3 piles of 12 cards for each of 3 players. Left over, for all to see: ");
    }

    @Test
    @DisplayName("without the set its decks are unknown, and with it they are listed")
    void listed() throws IOException {
        assertThat(Run.of("--decks", "lantern,sk").err()).contains("there is no deck \"lantern\"");
        assertThat(with(Lanterns.class, () -> Run.of("--decks", "xyzzy,sk")).err())
                .contains("Jin the Ambitious, Lantern Keepers.");
    }

    @Test
    @DisplayName("a set whose cards are wrong is refused with all that is wrong with them")
    void faulty() throws IOException {
        Run run = with(Doubles.class, () -> Run.of("--quiet"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("the card sets cannot be played:").doesNotContain("\tat ");
    }

    private Run with(Class<? extends CardSet> set, Supplier<Run> run) throws IOException {
        Path services = Files.createDirectories(folder.resolve(set.getSimpleName() + "/META-INF/services"));
        Files.writeString(services.resolve(CardSet.class.getName()), set.getName());
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        URL root = services.getParent().getParent().toUri().toURL();
        try (URLClassLoader found = new URLClassLoader(new URL[] {root}, before)) {
            Thread.currentThread().setContextClassLoader(found);
            return run.get();
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    /** One new Character in place of one of a ready deck. */
    public static final class Lanterns implements CardSet {
        private static final Array<Card> GREGORY =
                Array.ofAll(ReadyDecks.GREGORY_THE_HOARDER.deck().cards());
        private static final CharacterCard WICK = character("Wick the Patient")
                .of(Affiliation.FIRE, CharacterClass.WARRIOR)
                .stats(1, 2, 20, 20, 0)
                .build();

        @Override
        public String name() {
            return "Lanterns";
        }

        @Override
        public Seq<Card> cards() {
            return Array.of(WICK);
        }

        @Override
        public Seq<ReadyDeck> decks() {
            return Array.of(new ReadyDeck(
                    Deck.of("Lantern Keepers", GREGORY.update(GREGORY.size() - 1, WICK)),
                    ReadyDecks.GREGORY_THE_HOARDER.party()));
        }
    }

    /** A card with an effect of its own. */
    public static final class Tolls implements CardSet {
        private static final Card BELL =
                item("Toll Bell").trigger(BLUE, free(), new Toll(3)).build();

        /** What it does. */
        public record Toll(int coins) implements Effect {
            @Override
            public void resolve(Resolution here) {}
        }

        @Override
        public String name() {
            return "Tolls";
        }

        @Override
        public Seq<Card> cards() {
            return Array.of(BELL);
        }

        @Override
        public Seq<ReadyDeck> decks() {
            return Array.of(new ReadyDeck(
                    Deck.of("Toll Keepers", Lanterns.GREGORY.update(Lanterns.GREGORY.size() - 1, BELL)),
                    ReadyDecks.GREGORY_THE_HOARDER.party()));
        }

        @Override
        public Seq<Class<?>> types() {
            return Array.of(Toll.class);
        }

        @Override
        public Array<String> words() {
            return Array.of("toll-bells");
        }
    }

    /** The same card twice. */
    public static final class Doubles implements CardSet {
        @Override
        public String name() {
            return "Doubles";
        }

        @Override
        public Seq<Card> cards() {
            return Array.of(Lanterns.WICK, Lanterns.WICK);
        }
    }
}
