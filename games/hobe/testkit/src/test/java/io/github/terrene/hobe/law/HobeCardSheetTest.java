package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards of Hobe, written by somebody who knows no Java. */
class HobeCardSheetTest {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Wording ENGLISH = Wording.of("hobe", "en").get();
    private static final Wording GERMAN = Wording.of("hobe", "de").get();

    @Test
    void cardsAreReadAsTheyArePrinted() {
        Card cook = Words.battle("Harbour Cook", Words.HUMAN, Words.MELEE)
                .attack(1)
                .hp(3)
                .when(Words.ENTERS, Words.draw(Words.OWN, 1))
                .build();
        Card oar = Words.weapon("Broken Oar")
                .continuous(Words.adds(Words.bearer(), Words.ATK, 1))
                .build();
        assertThat(CardSheet.read("""
                                # Two cards of my own

                                Harbour Cook
                                Melee Human, ATK 1, HP 3, cost 0
                                When it enters the battlefield: draw a card.


                                Broken Oar
                                Weapon, cost 0
                                The bearer has ATK +1.
                                """, FORM, ENGLISH).get()).containsExactly(cook, oar);
        assertThat(CardSheet.write(Array.of(cook), FORM, GERMAN)).isEqualTo("""
                        Harbour Cook
                        Mensch, Nahkampf, ATK 1, HP 3, Kosten 0
                        Wenn sie auf das Schlachtfeld kommt: Ziehe eine Karte.
                        """);
    }

    /** As some editors save it. */
    @Test
    void aByteOrderMarkIsNoPartOfTheFirstLine() {
        String cook = "Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\n";
        Array<Card> cards = CardSheet.read(cook, FORM, ENGLISH).get();
        assertThat(CardSheet.read("\uFEFF" + cook, FORM, ENGLISH).get()).isEqualTo(cards);
        assertThat(CardSheet.read("\uFEFF# A note\r\n\r\n" + cook, FORM, ENGLISH)
                        .get())
                .isEqualTo(cards);
        assertThat(Wording.parse("\uFEFFlanguage en\nDraw = draw\n").isRight()).isTrue();
    }

    @Test
    void sentencesMayStandInAnyOrder() {
        String keeper = "Lamp Keeper\nMelee Human, ATK 1, HP 2, cost 0\n";
        String draw = "When it is destroyed: draw a card.\n";
        String heal = "When it enters the battlefield: your deck loses one card.\n";
        String neighbours = "Its neighbours have ATK +1.\n";
        Array<Card> printed =
                CardSheet.read(keeper + neighbours + draw + heal, FORM, ENGLISH).get();
        assertThat(CardSheet.read(keeper + draw + neighbours + heal, FORM, ENGLISH)
                        .get())
                .isEqualTo(printed);
        assertThat(CardSheet.read(keeper + draw + heal + neighbours, FORM, ENGLISH)
                        .get())
                .isEqualTo(printed);
        assertThat(CardSheet.read(keeper + draw + "Its neighbors have ATK +1.\n", FORM, ENGLISH)
                        .getLeft()
                        .map(Problem::toString))
                .containsExactly("line 4, column 5: \"neighbors\" is not understood: did you mean \"neighbours\"?");
    }

    @Test
    void allMistakesOfAFileAreFoundWithTheirPlaces() {
        String file = """
                One
                Meele Human, ATK 1, HP 3, cost 0

                Two
                Event, cost 1
                Destory an enemy Human.

                Three
                Event, cost 1
                Destroy an enemy Human.

                Four
                Event, cost 1
                3 damge to an enemy Human.

                Five
                Weapon
                """;
        assertThat(CardSheet.read(file, FORM, ENGLISH).getLeft().map(Problem::toString))
                .containsExactly(
                        "line 2, column 1: \"Meele\" is not understood: did you mean \"Melee\"?",
                        "line 6, column 1: \"Destory\" is not understood: did you mean \"destroy\"?",
                        "line 14, column 3: \"damge\" is not understood: did you mean \"damage\"?",
                        "line 17, column 7: \", cost 1\" is missing at the end of the line");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Destroy an enemy Humn.|Human",
                "Retrun an enemy Human to its owner's hand.|return",
                "An enemy Human gets ATK +2 this trun.|turn",
                "The oponent's deck loses 2 cards.|opponent",
                "Draw too cards.|two",
                "Draw seven cards.|a number",
                "Draw 2 card.|cards",
                "At the start of your tern: draw a card.|turn"
            })
    void whoeverMistypesIsToldWhatIsMeant(String text, String meant) {
        String card = "Test\n" + (text.startsWith("At") ? "Situation" : "Event") + ", cost 1\n" + text;
        assertThat(CardSheet.read(card, FORM, ENGLISH).getLeft().head().sentence())
                .contains(meant);
    }

    /** What docs/cards-without-java.md says can be written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Event|2 damage to an enemy Human.",
                "Event|a Battle card gets one token back.",
                "Event|destroy a Human of yours in standby.",
                "Event|an enemy Melee Human gets ATK +1 this turn.",
                "Event|an enemy Human gets ATK = 3.",
                "Event|an enemy Human is Ranged this turn.",
                "Event|send an enemy Battle card to standby.",
                "Event|return a Battle card to its owner's hand.",
                "Event|bring a Battle card of yours in standby to an empty slot of the battlefield.",
                "Event|destroy 2 enemy Battle cards.",
                "Event|destroy all Battle cards.",
                "Event|your Humans get ATK +1.",
                "Event|destroy enemy Ranged Battle cards in play.",
                "Event|Draw 2 cards.",
                "Event|the opponent draws a card.",
                "Event|each player draws a card.",
                "Event|discard a card.",
                "Event|the opponent discards a card.",
                "Event|your deck loses one card.",
                "Event|the opponent's deck loses 3 cards.",
                "Event|both decks lose one card.",
                "Event|destroy an enemy Situation.",
                "Event|take a Weapon in your Underworld back into your hand.",
                "Event|put a Battle card in your Underworld into standby.",
                "Event|shuffle 3 cards of your Lost pile back into your deck.",
                "Event|Counter: counter the Event of cost 1 or less.",
                "Event|Start of the opponent's Battle phase: 2 damage to an enemy Battle card.",
                "Event|draw a card, then destroy an enemy Human.",
                "Event|You may draw a card.",
                "Event|The opponent may draw a card.",
                "Event|1 damage to up to two enemy Humans.",
                "Event|1 damage to a random enemy Human.",
                "Event|destroy 2 random Humans of yours.",
                "Event|choose one: draw a card; or destroy an enemy Situation.",
                "Event|if there is a God of yours, draw a card.",
                "Event|if there is no God of yours, draw a card.",
                "Event|if there are 2 or more Gods of yours, draw a card.",
                "Event|if there are fewer than 2 Gods of yours, draw a card.",
                "Event|if there is a God of yours, draw a card, otherwise discard a card.",
                "Event|if the number of cards in your hand is less than 3, draw a card.",
                "Event|destroy an enemy Human with ATK 2 or less.",
                "Event|destroy an enemy Human with tokens 1.",
                "Event|1 damage to an enemy Human for each God of yours.",
                "Event|1 damage to an enemy Human for each God in your Underworld.",
                "Event|X damage to an enemy Human, where X is the number of cards in your hand.",
                "Event|for each Human of yours, it gets ATK +1 this turn.",
                "Event|3 times, your deck loses one card.",
                "Event|1 damage to an enemy Human, then it gets ATK +1.",
                "Event|take a card in your Underworld back into your hand.",
                "Event|the opponent discards a card at random.",
                "Event|an enemy Human cannot attack this turn.",
                "Event|an enemy Human cannot attack from now on.",
                "Event|an enemy Human is Ranged from now on.",
                "Event|prevent the next damage to a Human of yours.",
                "Event|prevent the next damage to your Humans this turn.",
                "Event|look at the top 3 cards of your deck.",
                "Event|look at the top card of the opponent's deck.",
                "Event|look at the opponent's hand.",
                "Event|take control of an enemy Battle card.",
                "Event|exile an enemy Human.",
                "Situation|When another Human of yours is destroyed: draw a card.",
                "Situation|When a Human of yours attacks: draw a card.",
                "Situation|When an enemy Battle card takes damage: draw a card.",
                "Situation|When you draw a card: your deck loses one card.",
                "Situation|When a player draws a card: your deck loses one card.",
                "Situation|When the opponent plays an Event: draw a card.",
                "Weapon|When the bearer destroys an enemy Battle card: draw a card.",
                "Melee Human, ATK 1, HP 1|When it attacks: draw a card.",
                "Melee Human, ATK 1, HP 1|When it is destroyed: put this card into standby.",
                "Melee Human, ATK 1, HP 1|This card cannot attack.",
                "Melee Human, ATK 1, HP 1|This card cannot be destroyed.",
                "Melee Human, ATK 1, HP 1|Enemy Events cannot choose this card.",
                "Melee Human, ATK 1, HP 1|This card attacks twice.",
                "Melee Human, ATK 1, HP 1|This card attacks 3 times.",
                "Melee Human, ATK 1, HP 1|The attack of this card deals double damage.",
                "Melee Human, ATK 1, HP 1|This card has 3 times the ATK.",
                "Situation|While there is a God of yours, your Humans have ATK +1.",
                "Weapon|The bearer has ATK +1 for each Human of yours.",
                "Weapon|The bearer has ATK +1.",
                "Weapon|The bearer has ATK = 3.",
                "Weapon|The ATK of the bearer is never above 2.",
                "Weapon|The bearer is Ranged.",
                "Weapon|The attack of the bearer also hits the back slot.",
                "Weapon|The attack of the bearer hits the first obstacle only.",
                "Weapon|Only a Human can bear it.",
                "Weapon|It can also be put on an enemy Battle card.",
                "Situation|your Melee Battle cards have ATK +1.",
                "Situation|It is put into the opponent's Situation slot.",
                "Situation|Your Battle cards cost 1 less.",
                "Situation|The opponent's Events cost 1 more.",
                "Situation|At the end of each turn: draw a card.",
                "Situation|At the start of the opponent's turn: draw a card.",
                "Situation|When an enemy Battle card enters the battlefield: 1 damage to that card.",
                "Situation|When another Battle card of yours leaves play: draw a card.",
                "Melee Human, ATK 1, HP 1|This card cannot bear a Weapon.",
                "Melee Human, ATK 1, HP 1|When it is destroyed: (also in standby) draw a card.",
                "Melee Human, ATK 1, HP 1|At the start of your turn: 1 damage to the card opposite.",
                "Melee Human, ATK 1, HP 1|Its neighbours have ATK +1."
            })
    void everySortOfSentenceOnThePageIsUnderstood(String kind, String text) {
        String sheet = "Test\n" + kind + ", cost 1\n" + text + "\n";
        Array<Card> cards = CardSheet.read(sheet, FORM, ENGLISH)
                .getOrElseThrow(problems -> new AssertionError(problems.mkString("\n")));
        assertThat(CardSheet.write(cards, FORM, ENGLISH)).isEqualToIgnoringCase(sheet);
    }

    /** Of several ways to say the same, one is written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Whenever it attacks: draw a card.|When it attacks: draw a card.",
                "When this card attacks: draw a card.|When it attacks: draw a card.",
                "When it is damaged: draw a card.|When it takes damage: draw a card.",
                "Whenever you play an Event: draw a card.|When you play an Event: draw a card.",
                "When it attacks: 1 damage to each enemy Human.|When it attacks: 1 damage to enemy Humans.",
                "When it attacks: enemy Humans take 1 damage.|When it attacks: 1 damage to enemy Humans.",
                "Enemy Events cannot target this card.|Enemy Events cannot choose this card.",
                "When it attacks: deal 1 damage to an enemy Human with 2 or fewer tokens.|When it attacks: 1 damage to an enemy Human with tokens 2 or less.",
                "When it attacks: it gets ATK +1 until end of turn.|When it attacks: it gets ATK +1 this turn.",
                "When it attacks: 2 damage to the opponent's deck.|When it attacks: the opponent's deck loses 2 cards.",
                "When it attacks: draw two cards.|When it attacks: draw 2 cards.",
                "When it attacks: both players draw a card.|When it attacks: each player draws a card.",
                "When it attacks: draw X cards, where X is the number of your Humans.|When it attacks: draw a card for each Human of yours.",
                "When it attacks: if you have a God, draw a card.|When it attacks: if there is a God of yours, draw a card.",
                "When it attacks: if you have no other Human, draw a card.|When it attacks: if there is no other Human of yours, draw a card.",
                "When it attacks: if you have no cards in hand, draw a card.|When it attacks: if the number of cards in your hand is 0, draw a card.",
                "When it attacks: if the opponent has more than 2 cards in their hand, draw a card.|When it attacks: if the number of cards in the opponent's hand is more than 2, draw a card.",
                "When it attacks: return a Weapon from your Underworld to your hand.|When it attacks: take a Weapon in your Underworld back into your hand.",
                "When it attacks: each of your Humans gets ATK +1.|When it attacks: your Humans get ATK +1.",
                "Once per turn, when it attacks: draw a card.|When it attacks: draw a card.",
                "This card has ATK +1 while you have another Human.|While there is another Human of yours, this card has ATK +1.",
                "Other Humans of yours have ATK +1.|Your other Humans have ATK +1.",
                "This card has double ATK.|The attack of this card deals double damage.",
                "When it attacks: if your deck is larger than the opponent's, draw a card.|When it attacks: if the number of cards in your deck is more than the number of cards in the opponent's deck, draw a card."
            })
    void whatIsSaidOtherwiseIsReadToo(String said, String written) {
        String first = "Test\nMelee Human, ATK 1, HP 1, cost 1\n";
        assertThat(CardSheet.read(first + said + "\n", FORM, ENGLISH)
                        .map(cards -> CardSheet.write(cards, FORM, ENGLISH))
                        .getOrElseThrow(problems -> new AssertionError(problems.mkString("\n"))))
                .isEqualTo(first + written + "\n");
    }
}
