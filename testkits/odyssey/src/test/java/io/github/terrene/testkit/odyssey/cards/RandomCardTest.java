package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.collection.Array;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What is true of every card that a catalogue takes. */
class RandomCardTest {
    /** Signs that a text was put together wrongly. */
    private static final Pattern AWRY = Pattern.compile(
            "null|\\b(1|a) [A-Za-z]+s\\b(?<!its|this|Spells)|\\ban? an?\\b|  |\\+-|--|\\{|: \\.|\\.\\.|,,|\\(\\)");

    private static final Wording ENGLISH = Wording.of("terrene-odyssey", "en").get();

    @Provide
    Arbitrary<Card> cards() {
        return RandomCards.ofTheLanguage().cards();
    }

    /** Whether a catalogue takes it, beside what cards made at random speak of. */
    static boolean makesSense(Card card) {
        return Catalogue.of(Array.of(card, RandomCards.TOKEN, RandomCards.GROUND))
                .isRight();
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    @Rule("TO-1.1")
    void everyAbilityHasAText(@ForAll("cards") Card card) {
        if (makesSense(card)) {
            String text = ENGLISH.say(CardForms.STANDARD.of(Card.class), card, "text", Known.NOTHING)
                    .get()
                    .text();
            for (String line : Array.of(text.split("\n")).reject(String::isEmpty)) {
                assertThat(line).matches("[A-Z].*\\.");
                assertThat(AWRY.matcher(line).results().map(result -> result.group()))
                        .as(line)
                        .isEmpty();
            }
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    @Rule("TO-1.1")
    void whatIsPrintedComesBackFromItsForm(@ForAll("cards") Card card) {
        if (makesSense(card)) {
            ComesBack.check(CardForms.STANDARD.of(Card.class), card);
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    @Rule("TO-1.1")
    void everyProblemSaysWhatIsWrongWithWhich(@ForAll("cards") Card card) {
        Catalogue.of(Array.of(card, RandomCards.TOKEN, RandomCards.GROUND))
                .swap()
                .forEach(problems -> problems.forEach(problem -> {
                    assertThat(problem.place()).startsWith(card.name());
                    assertThat(problem.sentence()).isNotBlank().doesNotContain("null");
                    assertThat(problem.rule()).startsWith("TO-");
                }));
    }

    /** A word that is new in the language and is not made here fails. Only a card that says a word which no card had can add one. */
    @Example
    void theWholeLanguageIsMadeAndMakesSense() {
        Set<String> made = new TreeSet<>();
        Set<String> taken = new TreeSet<>();
        RandomCardSpecimen.cards(1).limit(10_000).forEach(card -> {
            SaidWords said = new SaidWords();
            said.read(card);
            made.addAll(said.found());
            if (!taken.containsAll(said.found()) && makesSense(card)) {
                taken.addAll(said.found());
            }
        });
        Set<String> language = SaidWords.language();
        assertThat(made).containsAll(language);
        language.remove("Zone.DECK"); // searched, and named by no word: nothing is put into play from there (7.8)
        assertThat(taken).containsAll(language);
    }

    /** Any cards that a catalogue takes, in any decks, with any choices: nothing throws, and what is listed is accepted. */
    @Property(tries = 10, edgeCases = EdgeCasesMode.NONE)
    @Rule("TO-8.5")
    void whatACatalogueTakesCanBePlayed(@ForAll long seed, @ForAll @IntRange(max = 4) int style) {
        Catalogue catalogue = RandomCardSpecimen.catalogue(RandomCardSpecimen.cards(seed)
                .filter(RandomCardTest::makesSense)
                .limit(150)
                .collect(Array.collector()));
        TerreneOdyssey rules = TerreneOdyssey.duel(catalogue);
        Decks decks = Decks.constructed(catalogue);
        GameConfig config = GameConfig.of(
                Options.standard(),
                deck(decks, Rng.of(seed).split(1)),
                deck(decks, Rng.of(seed).split(2)));
        Walk<GameConfig> begun = new Walk<>(new SeededConfig<>(config, seed), style, Array.empty());
        Playthrough.of(rules, Styles.ALL, begun).playedOn(Styles.ALL.get(style), Rng.of(seed), 2_000);
    }

    private static Deck deck(Decks decks, Rng rng) {
        Dice dice = rng.dice();
        return decks.of(Edition.RULEBOOK, Array.fill(30, () -> dice.below(RandomCards.BELOW)));
    }
}
