package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.hobe.law.Styles;
import io.github.terrene.testkit.law.Tries;
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
    private static final int DECK = 40;

    private static Either<Seq<Problem>, Catalogue> checked(Card card) {
        return Catalogue.of(Array.of(card));
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
        Array<Card> cards = faultless(seed, 2 * DECK);
        Hobe rules = Hobe.of(Catalogue.of(StarterSet.cards().appendAll(cards)).get());
        GameConfig config =
                GameConfig.of(Options.standard(), Deck.of("one", cards.take(DECK)), Deck.of("other", cards.drop(DECK)));
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
                    .hasSize(card.abilities().size() + card.continuous().size())
                    .allMatch(line -> line.matches("[A-Z\"0-9].*[.]") && !line.matches(".*(null|  |[+]-|[+-]0).*"));
        }
    }

    @Example
    void cardsUseTheWholeLanguage() {
        TreeSet<String> words = TreeSet.ofAll(RandomCards.WORDS.map(Class::getSimpleName));
        TreeSet<String> said = faultless(1, 1_500).foldLeft(TreeSet.empty(), (all, card) -> said(all, card));
        assertThat(words).contains("Damage", "LoseCards", "BattleFilter", "AddAttack", "ChangeCost");
        assertThat(words.removeAll(said)).as("records that are never said").isEmpty();
        assertThat(said)
                .contains("OWN", "ENEMY", "ANY", "BATTLEFIELD", "STANDBY", "IN_PLAY", "THIS_TURN", "LASTING")
                .contains("START_OF_TURN", "END_OF_TURN", "ENTERS", "DESTROYED", "LEAVES", "PLAYED");
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
        if (value instanceof Effect effect) {
            more = said(more, effect.targets());
        }
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
                .contains("HB-1.6", "HB-1.8", "HB-5.4", "HB-7.16", "HB-7.18", "HB-7.19", "HB-7.28", "HB-7.35")
                .contains("HB-7.37", "HB-8.3", "HB-9.12", "HB-9.15", "HB-10.1", "HB-10.2", "HB-10.4", "HB-10.5")
                .contains("HB-10.7", "HB-10.8", "HB-10.9", "HB-10.11", "HB-10.14", "HB-10.17", "HB-10.18");
    }
}
