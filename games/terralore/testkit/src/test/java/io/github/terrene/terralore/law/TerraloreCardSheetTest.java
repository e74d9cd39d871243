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
                .continuous(Words.strengthen(
                        Words.creatures(Words.OWN, Words.HERE).of(Words.of(Words.affinity("Light"))), 1))
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
}
