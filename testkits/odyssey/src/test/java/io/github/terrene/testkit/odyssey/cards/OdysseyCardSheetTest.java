package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards of Terrene Odyssey, written by somebody who knows no Java. */
class OdysseyCardSheetTest {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Wording ENGLISH =
            Wording.of("terrene-odyssey-draft-picks", "en").get();

    @Test
    void cardsAreReadAsTheyArePrinted() {
        Card cook = Words.character("Harbour Cook")
                .of(Words.WATER, Words.TACTICIAN)
                .stats(1, 1, 20, 5, 0)
                .trigger(
                        Words.BLUE,
                        Words.actions(1),
                        Words.target(Words.enemyCharacter()),
                        Words.damage(5),
                        Words.inflict(Words.STUN).until(Words.END_OF_TURN))
                .build();
        Card quay = Words.terrain("Quay")
                .actions(3)
                .xp(
                        Words.plus(5, Words.ATK),
                        Words.plus(5, Words.DEF),
                        Words.plus(10, Words.HP).and(Words.healing(10)),
                        Words.healing(20))
                .build();
        assertThat(CardSheet.read("""
                                # Two cards of my own

                                Harbour Cook
                                Character, Tactician, Water, LV 1, SP 1, HP 20, ATK 5, DEF 0
                                Blue, 1 Action: deal 5 damage to target enemy Character. It is Stunned until end of turn.

                                Quay
                                Terrain, 3 Actions
                                XP: +5 ATK; +5 DEF; +10 HP, heal 10; heal 20
                                """, FORM, ENGLISH).get()).containsExactly(cook, quay);
    }

    @Test
    void theSameCardIsReadInGerman() {
        Wording german = Wording.of("terrene-odyssey-duel", "de").get();
        String sheet = """
                Harbour Cook
                Charakter, Taktiker/Maschine, Wasser, LV 1, SP 1, HP 20, ATK 5, DEF 0
                Blau, 1 Aktion: Füge einem gegnerischen Charakter deiner Wahl 5 Schaden zu. Er ist bis zum Ende des Zuges betäubt.
                Grün, gratis. Kontrollierst du einen Erd-Charakter und zwei andere Diebe, wenn du ein Gelände von der Hand spielst: Ziehe eine Karte. Jener Spieler zieht zwei Karten.
                Jeder andere verletzte eigene Wind- oder Licht-Maschinen-Charakter hat +5 ATK für jede Charge-Marke auf dieser Karte.
                """;
        Array<Card> cards = CardSheet.read(sheet, FORM, german).get();
        assertThat(CardSheet.write(cards, FORM, german)).isEqualTo(sheet);
        assertThat(CardSheet.write(cards, FORM, ENGLISH)).isEqualTo("""
                        Harbour Cook
                        Character, Tactician/Machine, Water, LV 1, SP 1, HP 20, ATK 5, DEF 0
                        Blue, 1 Action: Deal 5 damage to target enemy Character. It is Stunned until end of turn.
                        Green, free. When you play a Terrain from your hand, if you control an Earth Character and two other Thieves: Draw a card. That player draws two cards.
                        Each other damaged Wind or Light Machine you control has +5 ATK for each Charge counter on this card.
                        """);
    }

    @Test
    void allMistakesOfAFileAreFoundWithTheirPlaces() {
        String file = """
                One
                Charakter, Warrior, Fire, LV 1, SP 1, HP 30, ATK 10, DEF 5

                Two
                Item
                Blue, free: Deal 10 damge to target Character.

                Three
                Item
                Blue, free: It heals 10 HP.

                Four
                Item
                Blue, free: Draw a card. Deal 5 damage to that Character.

                Five
                Terrain, 3 Action
                XP: +5 ATK; +5 DEF; +10 HP; +5 ATK
                """;
        assertThat(CardSheet.read(file, FORM, ENGLISH).getLeft().map(Problem::toString))
                .containsExactly(
                        "line 2, column 1: \"Charakter\" is not understood: did you mean \"Character\"?",
                        "line 6, column 21: \"damge\" is not understood: did you mean \"damage\"?",
                        "line 10, column 13: \"It heals 10 HP.\" does not say who or what is meant",
                        "line 14, column 43: \"that Character.\" does not say who or what is meant",
                        "line 17, column 12: \"Action\" is not understood: did you mean \"Actions\"?");
    }

    /** Somebody is meant who was not mentioned, or whom the card does not choose. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Green, free: Deal 5 damage to it.",
                "Green, free: Deal 5 damage to that Character.",
                "Green, free: Draw a card. Deal 5 damage to target Character. Deal 5 damage to target Character.",
                "Green, free: Deal 5 damage to target Character and draw a card.",
                "Green, free: Choose one: draw a card; or it heals 5 HP.",
                "Green, free: Target Character heals 5 HP.\nGreen, free: It heals 5 HP.",
                "Green, free: Dismiss that Terrain."
            })
    void whatIsNotClearIsNotRead(String text) {
        assertThat(CardSheet.read("Test\nItem\n" + text, FORM, ENGLISH)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bule, free: Draw a card.|Blue",
                "Green, free: Draw a crad.|card",
                "Green, free: Deal 5 damage to target enmy Character.|enemy",
                "Green, free. When a Character attcks: Draw a card.|attacks",
                "Green, free: Target Character is Stuned until end of turn.|Stunned",
                "Green, 2 Action: Draw a card.|Actions",
                "Green, free: Put two Charge counter on this card.|counters"
            })
    void whoeverMistypesIsToldWhatIsMeant(String text, String meant) {
        assertThat(CardSheet.read("Test\nItem\n" + text, FORM, ENGLISH)
                        .getLeft()
                        .head()
                        .sentence())
                .contains(meant);
    }

    /** What was mentioned can be named again in full. */
    @Test
    void nobodyNeedsToSayIt() {
        String begin = "Test\nCharacter, Golem, Earth, LV 1, SP 1, HP 20, ATK 5, DEF 0\nGreen, free: ";
        assertThat(CardSheet.read(
                        begin + "This Character heals 5 HP. This Character loses all statuses.", FORM, ENGLISH))
                .isEqualTo(CardSheet.read(begin + "This Character heals 5 HP. It loses all statuses.", FORM, ENGLISH));
        assertThat(CardSheet.read(
                        begin + "Target Character heals 5 HP. That Character loses all statuses.", FORM, ENGLISH))
                .isEqualTo(
                        CardSheet.read(begin + "Target Character heals 5 HP. It loses all statuses.", FORM, ENGLISH));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Item|Blue, free: Target allied Character heals 10 HP. It loses all statuses.",
                "Item, On-going|Green, 1 Action: Put two Stratagem counters on this card. Once per turn.",
                "Command, Spell|Green, 1 Action: Deal 15/25/40 damage to target enemy Character (LV 1/2/3 or more).",
                "Command, Trap|Blue, 1 Action. When an enemy Character attacks: Deal 10 damage to the attacker. Cancel the attack.",
                "Command, Thief only|Green, free. When this Character deals damage to a player: That player discards two cards. Draw a card.",
                "Item|Green, 1 Action: Deal damage equal to the ATK of target enemy Character to it. Draw two cards. It gets +5 ATK permanently. It gets additional DEF equal to its ATK until end of turn.",
                "Item|Blue, 1 Action: Hide target Thief or Energy Character you control of LV 2 or less holding a card.",
                "Item|Blue, free: Deal 5 damage to target Character. Draw a card. It is Stunned until end of turn. Deal 5 damage to this Character. Hide that Character.",
                "Item|Blue, discard this card. If you control an Earth Character and two other Thieves and Old Ground is your active Terrain and you control Characters of three different affiliations: Draw a card.",
                "Item|Blue, free: Create a Wisp and an Owl. You gain 1 Action.",
                "Item|Blue, free: Choose one: draw a card; or target Character heals 5 HP and it gains Haste permanently. Hide that Character.",
                "Item|Blue, free: LV 1: draw a card; LV 2: draw two cards; LV 3 or more: draw three cards and this Character heals 5 HP.",
                "Command, Spell, Trap, On-going, Warrior/Beast only|This Character has +5 ATK for each Machine you control. It cannot block.",
                "Item|While you control a hidden Character, this Character has +5 ATK for each Charge counter on it. It has Stab."
            })
    void everySortOfSentenceIsUnderstood(String kind, String text) {
        String sheet = "Test\n" + kind + "\n" + text + "\n";
        Array<Card> cards = CardSheet.read(sheet, FORM, ENGLISH).get();
        assertThat(CardSheet.write(cards, FORM, ENGLISH)).isEqualTo(sheet);
    }

    /** What docs/cards-without-java.md says can be written. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Green, discard a card: This Character gets +5 ATK until end of turn. Once per turn.",
                "Blue, free. When an enemy Character attacks: Deal 10 damage to the attacker. Cancel the attack.",
                "Green, 1 Action. If you control a Water Character: Draw a card. Once per turn.",
                "Green, 2 Actions and discard a card: Draw two cards.",
                "Green, pay 5 HP: You heal 10 HP.",
                "Green, this Character takes 5 damage: You gain 1 Action.",
                "Green, remove a Charge counter from this Character: Draw a card.",
                "Green, dismiss another Character you control: Draw two cards.",
                "Green, free. When this Character is recruited: Draw a card.",
                "Blue, free. When this Character blocks: Deal 5 damage to the attacker.",
                "Blue, free. When this Character is blocked: Draw a card.",
                "Green, free. When this Character deals damage to a player: Draw a card.",
                "Green, free. When this Character defeats a Character: Draw a card.",
                "Blue, free. When this Character gains XP: This Character heals 10 HP.",
                "Green, free. At the start of your turn: Put two Charge counters on this Character.",
                "Green, free. If you control a Fire Character: Draw a card.",
                "Green, free: Deal 20 stab damage to target damaged enemy Character.",
                "Green, free: Target allied Character heals 10 HP. It loses all statuses.",
                "Green, free: Target Character gets +10 ATK until end of turn. It gains Haste until end of turn.",
                "Green, free: Target Character is Silenced until the start of your next turn.",
                "Green, free: Target Character you control gains 1 XP.",
                "Green, free: Hide target Character you control.",
                "Green, free: Target opponent discards a card at random.",
                "Green, free: Choose one: draw a card; or you heal 10 HP.",
                "This Character is Unblockable.",
                "Each other Character you control has +5 DEF.",
                "While Steam Fields is your active Terrain, this Character has +5 ATK."
            })
    void everySortOfSentenceOnThePageIsUnderstood(String text) {
        String sheet = "Test\nCharacter, Warrior, Fire, LV 1, SP 1, HP 20, ATK 10, DEF 0\n" + text + "\n";
        assertThat(CardSheet.write(CardSheet.read(sheet, FORM, ENGLISH).get(), FORM, ENGLISH))
                .isEqualTo(sheet);
    }

    /** The cards of the page. */
    @Test
    void theCardsOfThePageAreRead() {
        String sheet = """
                Rusty Hook
                Item, On-going
                Green, discard a card: This Character gets +5 ATK until end of turn. Once per turn.

                Cold Iron
                Command, Trap, Warrior/Guardian only
                Blue, free. When an enemy Character attacks: Deal 10 damage to the attacker. Cancel the attack.
                """;
        assertThat(CardSheet.write(CardSheet.read(sheet, FORM, ENGLISH).get(), FORM, ENGLISH))
                .isEqualTo(sheet);
    }
}
