package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards of Terralore, written by somebody who knows no Java. */
class TerraloreCardSheetTest {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Wording ENGLISH = Wording.of("terralore", "en").get();
    private static final Wording GERMAN = Wording.of("terralore", "de").get();

    @Test
    void cardsAreReadAsTheyArePrinted() {
        Card fox = Words.creature("Bell Fox")
                .cost(1)
                .affinity(Words.affinity("Light"))
                .tribe(Words.tribe("Fox"))
                .rarity(Words.RARE)
                .points(4, 1)
                .continuous(
                        Words.strengthen(Words.creatures(Words.OWN, Words.HERE).of(Words.affinity("Light")), 1))
                .onReveal(
                        Words.makeTokens(Words.token("Kit").points(1).build(), 2, Words.OWN),
                        Words.draw(Words.ENEMY, 1))
                .build();
        Card bell = Words.skill("Great Bell")
                .affinity(Words.affinity("Light"))
                .onReveal(Words.damageCastle(Words.ENEMY, 2))
                .staying()
                .build();
        assertThat(CardSheet.read("""
                                Bell Fox
                                Creature of Light, Fox, cost 1, points 4 attacking, 1 defending, rare
                                Your other Creatures of Light here have +1.
                                On reveal: Make 2 tokens Kit (1) here, then the opponent draws a card.

                                Great Bell
                                Skill of Light, cost 0, common
                                2 damage to the enemy castle.
                                This card stays on the field.
                                """, FORM, ENGLISH).get()).containsExactly(fox, bell);
        assertThat(CardSheet.write(Array.of(fox), FORM, GERMAN)).isEqualTo("""
                        Bell Fox
                        Kreatur der Affinität Light, Fox, Kosten 1, Punkte 4 im Angriff, 1 in der Verteidigung, selten
                        Deine anderen Kreaturen der Affinität Light hier haben +1.
                        Beim Aufdecken: Erzeuge hier 2 Spielsteine Kit (1); dein Gegner zieht eine Karte.
                        """);
    }

    /** What players say otherwise is understood, too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Whenever you draw a card: this Creature gets +1.|When you draw a card: This Creature gets +1.",
                "Each other Creature here has +1.|Creatures here have +1.",
                "On reveal: each other Creature here gets +1.|On reveal: All Creatures here get +1.",
                "On reveal: destroy another Creature here.|On reveal: Destroy a Creature here.",
                "On reveal: deal 2 damage to the enemy castle.|On reveal: 2 damage to the enemy castle.",
                "On reveal: destroy an enemy Creature here with 3 points or less.|On reveal: Destroy an enemy Creature of at most 3 points here.",
                "On reveal: draw two cards.|On reveal: Draw 2 cards.",
                "On reveal: swap two Creatures.|On reveal: Two Creatures of one player exchange lanes.",
                "This Creature has +2 while you have no other Creatures here.|This Creature has +2 while there is no other Creature of yours here.",
                "On reveal: X damage to the enemy castle, where X is your Creatures here.|On reveal: 1 damage to the enemy castle for each Creature of yours here."
            })
    void whatIsSaidOtherwiseIsUnderstood(String said, String written) {
        String line = "Test\nCreature of Light, cost 1, points 1, common\n";
        Array<Card> cards = CardSheet.read(line + said, FORM, ENGLISH).get();
        assertThat(CardSheet.write(cards, FORM, ENGLISH)).isEqualTo(line + written + "\n");
    }

    @Test
    void aHyphenIsAMinus() {
        String sheet = "Test\nSkill of Light, cost 1, rare\nA Creature gets -2 this turn.\n";
        assertThat(CardSheet.write(CardSheet.read(sheet, FORM, ENGLISH).get(), FORM, ENGLISH))
                .contains("gets \u22122 this turn");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Destory a Creature.|destroy",
                "Your other Creatures her get +2.|here",
                "A Creature gets +2 this trun.|turn",
                "Draw 2 card.|cards",
                "Heal your castel by 2.|castle"
            })
    void whoeverMistypesIsToldWhatIsMeant(String text, String meant) {
        String card = "Test\nSkill of Light, cost 1, common\n" + text;
        assertThat(CardSheet.read(card, FORM, ENGLISH)
                        .getLeft()
                        .map(Problem::sentence)
                        .head())
                .contains(meant);
    }

    /** What docs/cards-without-java.md says can be written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Skill of Light|destroy an enemy Fox Creature of at most 2 points here.",
                "Skill of Light|exile 2 of your other Creatures.",
                "Skill of Light|move a Creature of yours to its other lane.",
                "Skill of Light|destroy all Creatures of Darkness.",
                "Skill of Light|return a Creature to its owner's hand.",
                "Skill of Light|a Creature gets +2 for each Fox Creature here this turn.",
                "Skill of Light|draw a card.",
                "Skill of Light|both players draw 2 cards.",
                "Skill of Light|the opponent discards a card at random.",
                "Skill of Light|put the top card of either player's deck into that player's Graveyard.",
                "Skill of Light|look at the top 3 cards of your deck and put them back in any order.",
                "Skill of Light|2 damage to the enemy castle.",
                "Skill of Light|your castle loses 1.",
                "Skill of Light|heal your castle by 2.",
                "Skill of Light|damage to your castle this turn is at most 3.",
                "Skill of Light|put a Creature of cost 1 or less from your Graveyard onto the field here, then reveal it.",
                "Skill of Light|make a token Kit (1, of Light, Fox) here on the enemy side.",
                "Skill of Light|your lane total here is doubled this turn.",
                "Skill of Light|at the end of this turn draw a card.",
                "Creature of Darkness, Fox, Hound|End of turn: the points of this Creature are 5.",
                "Creature of Darkness, Fox, Hound|When destroyed: A Creature gets −2 this turn.",
                "Creature of Darkness, Fox, Hound|enemy Creatures here have −1.",
                "Creature of Darkness|When another Creature of yours comes onto the field: That card gets +1.",
                "Creature of Darkness|When you draw a card: This Creature gets +1 this turn.",
                "Creature of Darkness|When your castle takes damage: Draw a card.",
                "Creature of Darkness|On reveal: Up to two Creatures get +1 this turn.",
                "Creature of Darkness|On reveal: If your castle has fewer HP than the enemy castle, draw a card.",
                "Creature of Darkness|On reveal: Choose one: draw a card; or 2 damage to the enemy castle.",
                "Creature of Darkness|On reveal: X damage to the enemy castle, where X is the number of cards in your hand.",
                "Creature of Darkness|On reveal: Return a Creature from your Graveyard to your hand.",
                "Creature of Darkness|On reveal: Destroy all Creatures here, itself included.",
                "Creature of Darkness|This Creature cannot be moved.",
                "Creature of Darkness|Your Skills cost 1 less.",
                "Creature of Darkness|This Creature has +2 while your castle has fewer HP than the enemy castle, or as many."
            })
    void everySortOfSentenceOnThePageIsUnderstood(String kind, String text) {
        String points = kind.startsWith("Creature") ? ", points 3" : "";
        String sheet = "Test\n" + kind + ", cost 1" + points + ", rare\n" + text + "\n";
        Array<Card> cards = CardSheet.read(sheet, FORM, ENGLISH).get();
        assertThat(CardSheet.write(cards, FORM, ENGLISH)).isEqualToIgnoringCase(sheet);
    }
}
