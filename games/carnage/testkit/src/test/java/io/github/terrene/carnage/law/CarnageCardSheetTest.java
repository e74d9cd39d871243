package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards of Carnage, written by somebody who knows no Java. */
class CarnageCardSheetTest {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Wording ENGLISH = Wording.of("carnage", "en").get();
    private static final Wording GERMAN = Wording.of("carnage", "de").get();

    @Test
    void cardsAreReadAsTheyArePrinted() {
        Card warden = Words.legend("Cinder Warden", StarterElements.FIRE, 3)
                .value(StarterElements.FIRE, 4)
                .value(StarterElements.AIR, 2)
                .power(2, Words.draw(Words.OWN, 1), Words.discard(Words.ENEMY, 1))
                .continuous(Words.winsTies())
                .build();
        Card lens = Words.relic("Moon Lens", new Element("moon"), 1)
                .value(StarterElements.FIRE, 1)
                .build();
        Card yard = Words.location("Empty Yard", StarterElements.EARTH).build();
        assertThat(CardSheet.read("""
                                # Three cards of my own, one of an element of my own

                                Cinder Warden
                                fire Legend, level 3: fire 4, air 2
                                You win ties in its round.
                                Power (2 shards): draw a card from a deck of your choice, then the opponent discards a card.

                                Moon Lens
                                moon Relic, level 1
                                +1 in fire.

                                Empty Yard
                                Earth Location
                                """, FORM, ENGLISH).get()).containsExactly(warden, lens, yard);
        assertThat(CardSheet.write(Array.of(warden), FORM, GERMAN)).isEqualTo("""
                        Cinder Warden
                        Feuer-Legende, Stufe 3: Feuer 4, Luft 2
                        Bei Gleichstand gewinnst du die Runde dieser Karte.
                        Kraft (2 Splitter): Ziehe eine Karte von einem Deck deiner Wahl, dann: Dein Gegner wirft eine Karte ab.
                        """);
    }

    @Test
    void allMistakesOfAFileAreFoundWithTheirPlaces() {
        String file = """
                One
                fire Legnd, level 3: fire 4

                Two
                water Location
                When plcaed: draw a card from a deck of your choice.

                Three
                water Location
                When placed: gain 1 shard.

                Four
                air Monster, level 2: air 4
                When beaten: gain 2 shard.

                Five
                air Relic
                """;
        assertThat(CardSheet.read(file, FORM, ENGLISH).getLeft().map(Problem::toString))
                .containsExactly(
                        "line 2, column 6: \"Legnd\" is not understood: did you mean \"Legend\"?",
                        "line 6, column 6: \"plcaed\" is not understood: did you mean \"placed\"?",
                        "line 14, column 21: \"shard\" is not understood: did you mean \"shards\"?",
                        "line 17, column 10: \", level 1\" is missing at the end of the line");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Power (1 shrad): draw a card from a deck of your choice.|shard",
                "Power (1 shard, once per gaem): in the next duel, you win ties.|game",
                "Power (0 shards): retrun a Legend of your choice from your discard pile to your hand.|return",
                "Power (0 shards): the oponent discards a card.|opponent",
                "Power (0 shards): gain many shards.|a number",
                "You win tise in its round.|ties"
            })
    void whoeverMistypesIsToldWhatIsMeant(String text, String meant) {
        String card = "Test\nfire Legend, level 1: fire 3\n" + text;
        assertThat(CardSheet.read(card, FORM, ENGLISH).getLeft().head().sentence())
                .contains(meant);
    }

    /** What docs/cards-without-java.md says can be written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fire Legend, level 1: fire 3, moon 1|Power (1 shard): draw a card from a deck of your choice.",
                "fire Legend, level 1: fire 3|Power (2 shards, once per game): draw 2 cards, each from a deck of your choice.",
                "fire Legend, level 1: fire 3|Power (0 shards): the opponent draws a card from a deck of their choice.",
                "fire Legend, level 1: fire 3|Power (0 shards): draw a card from your Companion deck.",
                "fire Legend, level 1: fire 3|Power (0 shards): the opponent draws 2 cards from their Adventure deck.",
                "fire Legend, level 1|Power (0 shards): discard a card, then the opponent discards 2 cards.",
                "fire Legend, level 1|Power (0 shards): return a card of your choice from your discard pile to your hand.",
                "fire Legend, level 1|Power (0 shards): return a Relic of your choice from your discard pile to your hand.",
                "fire Legend, level 1|Power (0 shards): gain 1 shard, then the opponent gains 2 shards.",
                "fire Legend, level 1|Power (0 shards): the next card that you put into play this turn costs 1 shard less.",
                "fire Legend, level 1|Power (0 shards): look at the top card of your Element deck.",
                "fire Legend, level 1|Power (0 shards): look at the top 3 cards of your Element deck and put them back in any order.",
                "fire Legend, level 1|Power (0 shards): look at the top card of your Element deck; you may discard it.",
                "fire Legend, level 1|Power (0 shards): look at the top 2 cards of your Element deck; discard any of them and put the others back in any order.",
                "fire Legend, level 1|Power (0 shards): +2 in fire for the next duel.",
                "fire Legend, level 1|Power (0 shards): +2 in an element of your choice for the next duel.",
                "fire Legend, level 1|Power (0 shards): in the next duel, exchange two of the opponent's fighters after both players have ordered theirs.",
                "fire Legend, level 1|Power (0 shards): in the next duel, you may keep one beaten Legend without paying a Raïven.",
                "fire Legend, level 1|Power (0 shards): in the next duel, you win ties.",
                "fire Relic, level 1|+1 in fire.",
                "fire Relic, level 1|You win ties in its round.",
                "fire Location|When placed: gain 1 shard.",
                "fire Monster, level 1: fire 3|When beaten: gain 1 shard.",
                "fire Monster, level 1: fire 3|If your Monsters lose, this one is the first to be saved.",
                "fire Monster, level 1: fire 3|+2 in its round if the opponent left any round empty."
            })
    void everySortOfSentenceOnThePageIsUnderstood(String line, String text) {
        String sheet = "Test\n" + line + "\n" + text + "\n";
        Array<Card> cards = CardSheet.read(sheet, FORM, ENGLISH).get();
        assertThat(CardSheet.write(cards, FORM, ENGLISH)).isEqualTo(sheet);
    }
}
