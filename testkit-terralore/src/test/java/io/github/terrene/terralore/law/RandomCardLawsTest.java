package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Tries;
import io.github.terrene.testkit.terralore.law.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;
import java.lang.reflect.RecordComponent;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Whatever the card language can say is either refused by a catalogue or can be played. */
@AddLifecycleHook(Tries.class)
class RandomCardLawsTest {
    private static Either<Seq<Problem>, Catalogue> checked(Card card) {
        return Catalogue.of(StarterSet.cards().append(card));
    }

    /** A number of cards without faults. */
    static Array<Card> faultless(long seed, int number) {
        RandomCards cards = new RandomCards(Rng.of(seed).dice());
        Array<Card> found = Array.empty();
        while (found.size() < number) {
            Card card = cards.next();
            found = checked(card).isRight() ? found.append(card) : found;
        }
        return found;
    }

    @Property
    void aCardHasAFaultOrCanBePlayedToTheEnd(@ForAll long seed) {
        Array<Card> cards = faultless(seed, 2 * DeckRules.SIZE);
        Terralore rules =
                Terralore.of(Catalogue.of(StarterSet.cards().appendAll(cards)).get());
        Options options = Options.standard();
        GameConfig config = GameConfig.of(
                options, Deck.of("one", cards.take(DeckRules.SIZE)), Deck.of("other", cards.drop(DeckRules.SIZE)));
        Walk<GameConfig> walk = new Walk<>(new SeededConfig<>(config, seed), 0, Array.empty());
        for (int style = 0; style < Styles.ALL.size(); style++) {
            Game last = Playthrough.of(rules, Styles.ALL, walk).playedOn(Styles.ALL.get(style), Rng.of(seed), 20_000);
            assertThat(last.over()).as("whether a game with %s ends", cards).isTrue();
        }
    }

    @Property
    void aCardWithoutFaultsReadsWell(@ForAll long seed) {
        for (Card card : faultless(seed, 20)) {
            assertThat(CardText.lines(card).asJava())
                    .hasSizeGreaterThanOrEqualTo(
                            card.abilities().size() + card.continuous().size())
                    .allMatch(line -> line.matches("[A-Z\"0-9].*[.]") && !line.matches(".*(null|  |[+]-|[+-]0).*"));
        }
    }

    @Example
    void cardsUseTheWholeLanguage() {
        TreeSet<String> words = TreeSet.ofAll(RandomCards.WORDS.map(Class::getSimpleName));
        TreeSet<String> said = faultless(1, 1_500).foldLeft(TreeSet.empty(), (all, card) -> said(all, card));
        assertThat(words).contains("Destroy", "Strengthen", "Targets", "ForEachOther", "FlankedInDefence");
        assertThat(words.removeAll(said)).as("records that are never said").isEmpty();
        assertThat(said)
                .contains("OWN", "ENEMY", "ANY", "HERE", "ANYWHERE", "THIS_TURN", "LASTING")
                .contains("ON_REVEAL", "AT_COUNTING", "WHEN_DESTROYED", "END_OF_TURN")
                .contains("CREATURE", "SKILL", "TOKEN", "BURIED", "EXILED", "STAYING");
    }

    /** The simple names of all records and enums that a value is made of. */
    private static TreeSet<String> said(TreeSet<String> all, Object value) {
        if (value instanceof Iterable<?> several) {
            return Array.ofAll(several).foldLeft(all, RandomCardLawsTest::said);
        } else if (value instanceof Enum<?> constant) {
            return all.add(constant.name());
        } else if (!value.getClass().isRecord()) {
            return all;
        }
        TreeSet<String> more = all.add(value.getClass().getSimpleName());
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            try {
                more = said(more, component.getAccessor().invoke(value));
            } catch (ReflectiveOperationException hidden) {
                throw new AssertionError(hidden);
            }
        }
        return more;
    }

    @Example
    void everyFaultOfAnEffectOccurs() {
        RandomCards cards = new RandomCards(Rng.of(2).dice());
        Array<Problem> problems = Array.fill(3_000, () -> checked(cards.next()))
                .flatMap(each -> each.swap().toOption())
                .flatMap(each -> each);
        assertThat(problems.map(Problem::rule).distinct().sorted())
                .contains("TL-1.3", "TL-1.4", "TL-1.8", "TL-1.9", "TL-1.10", "TL-3.3", "TL-3.5", "TL-5.6", "TL-5.7")
                .contains("TL-7.10", "TL-9.3", "TL-9.5", "TL-9.6", "TL-9.12", "TL-9.13", "TL-9.14", "TL-9.15")
                .contains("TL-9.18", "TL-9.21", "TL-9.24", "TL-9.26", "TL-10.2");
    }
}
