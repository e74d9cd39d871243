package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rng;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.github.terrene.testkit.odyssey.arbitrary.Settings;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Games with drafted decks of few kinds of cards: without Characters, with too few cards for them, without a Terrain, with Storms only. */
final class DraftedSpecimen extends OdysseySpecimen {
    private static final int MOST_OF_A_KIND = 5;
    private static final int CARDS = 20;
    private static final Array<Card> PRINTED =
            Catalogue.ofSets(Array.of(new BaseSet())).get().cards();

    private static final Array<String> CITED =
            NumberedRule.numbers(Path.of("../../core/RULES.md"), Path.of("../../rules-draft/RULES.md"));

    private final Format format;

    DraftedSpecimen(Format format) {
        super(Drafted.rules(format, Catalogue.ofSets(Array.of(new BaseSet())).get()), CITED);
        this.format = format;
    }

    /** How many cards of each kind a deck has, and which. */
    record Kinds(int starters, int others, int assignables, int grounds, int storms, long seed) {
        Deck deck(Edition edition) {
            Array<Card> different = some(starters, 0, card -> starts(card, edition))
                    .appendAll(some(others, 1, card -> card.asCharacter() != null && !starts(card, edition)))
                    .appendAll(some(assignables, 2, card -> card.asAssignable() != null))
                    .appendAll(some(grounds, 3, card -> isTerrain(card, false)))
                    .appendAll(some(storms, 4, card -> isTerrain(card, true)));
            Array<Card> copies = Rng.of(seed).split(5).dice().shuffle(different).take(CARDS - different.size());
            return Deck.of("drafted", allowed(different.appendAll(copies)));
        }

        private Array<Card> some(int number, int kind, Predicate<Card> fits) {
            return Rng.of(seed).split(kind).dice().shuffle(PRINTED.filter(fits)).take(number);
        }

        private static boolean starts(Card card, Edition edition) {
            return card.asCharacter() != null && edition.permitsInParty(card.asCharacter());
        }

        private static boolean isTerrain(Card card, boolean storm) {
            return card.asTerrain() != null && card.asTerrain().storm().isDefined() == storm;
        }

        /** The first Hero and the first Character of SP 3 or more, and everything else. */
        private static Seq<Card> allowed(Array<Card> cards) {
            Array<Card> heroes = cards.filter(
                    card -> card.asCharacter() != null && card.asCharacter().hero());
            Array<Card> villains = cards.filter(
                    card -> card.asCharacter() != null && card.asCharacter().sp() >= 3);
            return heroes.drop(1)
                    .appendAll(villains.drop(1))
                    .foldLeft(cards, Array::remove)
                    .take(CARDS);
        }
    }

    private static Arbitrary<Kinds> kinds() {
        Arbitrary<Integer> few = Arbitraries.integers().between(0, MOST_OF_A_KIND);
        Arbitrary<Integer> fewer = Arbitraries.integers().between(0, 2);
        return Combinators.combine(few, few, few, fewer, fewer, Arbitraries.longs())
                .as(Kinds::new);
    }

    @Override
    public Arbitrary<SeededConfig<GameConfig>> seededConfigs() {
        return Combinators.combine(
                        Settings.of(format),
                        kinds().list().ofSize(format.seats().size()),
                        Arbitraries.longs())
                .as((options, kinds, seed) -> {
                    List<Deck> decks = kinds.stream()
                            .map(each -> each.deck(options.edition()))
                            .toList();
                    return new SeededConfig<>(GameConfig.of(options, decks.toArray(Deck[]::new)), seed);
                });
    }
}
