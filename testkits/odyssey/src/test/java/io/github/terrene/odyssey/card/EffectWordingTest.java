package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.effect.Effect;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The words for effects, above all those that no card of the base set needs, and how they become a text. */
class EffectWordingTest {
    static Stream<Arguments> effects() {
        return Stream.of(
                says(
                        "Deal 5 damage to target Character for each Charge counter on this card.",
                        damage(perCounter(5, CHARGE))),
                says(
                        "Deal 5 damage to target Character for each other Thief you control.",
                        damage(perCharacter(5, yourCharacter().another().of(THIEF)))),
                says(
                        "Deal stab damage equal to this Character's ATK to target Character.",
                        stabDamage(statOf(SELF, ATK))),
                says("Target Character heals 5/10/15 HP (LV 1/2/3 or more).", heal(byLevel(5, 10, 15))),
                says("Target Character heals HP equal to its LV.", heal(statOf(TARGET, LV))),
                says(
                        "Target Character gets \u22121 SP permanently.",
                        gets(-1, SP).permanently()),
                says(
                        "Target Character gets +5/10/15 ATK (LV 1/2/3 or more) until end of turn.",
                        gets(byLevel(5, 10, 15), ATK).until(END_OF_TURN)),
                says(
                        "Overkill damage dealt by this Character is increased by 10 until end of turn.",
                        gets(10, OVERKILL).to(SELF).until(END_OF_TURN)),
                says(
                        "Target Character gains Immune to Spells until end of turn.",
                        gainImmunity(SPELLS).until(END_OF_TURN)),
                says(
                        "Prevent all damage to target Character until end of turn.",
                        preventAllDamage().until(END_OF_TURN)),
                says(
                        "Prevent the next 10 damage to each enemy Beast until end of turn.",
                        preventNext(10).to(each(enemyCharacter().of(BEAST))).until(END_OF_TURN)),
                says("Each Character must block the next attack this turn if able.", mustBlock(each(character()))),
                says(
                        "Target Character is Stunned while this card is in play.",
                        inflict(STUN).whileInPlay()),
                says("You heal 5 HP.", healYou(5)),
                says("Deal 5 damage to each opponent.", damagePlayer(5, EACH_OPPONENT)),
                says("Lose 1 Action.", loseActions(1, YOU)),
                says("Each opponent loses 2 Actions.", loseActions(2, EACH_OPPONENT)),
                says("Each player draws two cards.", draw(2, EACH_PLAYER)),
                says("Discard a card.", discard(1, YOU)),
                says("Put the top card of your deck into the discard pile.", mill(1, YOU)),
                says("Put the top 12 cards of your deck into the discard pile.", mill(12, YOU)),
                says(
                        "Put a Character of SP 2 or less from your hand into play recruited.",
                        putIntoPlay(card(CHARACTER).ofSpOrLess(2), HAND)),
                says(
                        "Put a Character from your discard pile into play hidden.",
                        putIntoPlayHidden(card(CHARACTER), DISCARD_PILE)),
                says("Put the defeated Character from your discard pile into play recruited.", putDefeatedIntoPlay()),
                says("Put five Charge counters on this card.", putCountersHere(5, CHARGE)));
    }

    @DisplayName("says an effect")
    @ParameterizedTest(name = "{0}")
    @MethodSource("effects")
    @Rule({"TO-1.8", "TO-5.19", "TO-5.20", "TO-8.16"})
    void effect(String text, Effect effect) {
        assertThat(English.lines(item("Test")
                        .trigger(GREEN, free(), target(character()), effect)
                        .build()))
                .containsExactly("Green, free: " + text);
    }

    @Test
    @DisplayName("names a target once; then it is \"it\", and after somebody else \"that Character\"")
    void it() {
        Card card = item("Test")
                .trigger(
                        GREEN,
                        free(),
                        target(enemyCharacter().of(THIEF)),
                        damage(5),
                        cure(),
                        hide().to(SELF),
                        reveal(),
                        draw(1),
                        heal(5))
                .build();
        assertThat(English.lines(card))
                .containsExactly("Green, free: Deal 5 damage to target enemy Thief. It loses all statuses. "
                        + "Hide this Character. Reveal that Character. Draw a card. It heals 5 HP.");
    }

    @Test
    @DisplayName("every option names the target anew, what follows them does not")
    void options() {
        Card card = item("Test")
                .trigger(
                        GREEN, free(), target(character()), chooseOne(these(damage(5), cure()), these(heal(5))), hide())
                .build();
        assertThat(English.lines(card))
                .containsExactly(
                        "Green, free: Choose one: deal 5 damage to target Character and it loses all statuses; "
                                + "or target Character heals 5 HP. Hide that Character.");
    }

    @Test
    @DisplayName("an event and a condition stand before the effects, a condition of a passive ability after \"while\"")
    void states() {
        CharacterCard card = character("Test")
                .of(FIRE, BEAST)
                .stats(1, 1, 20, 20, 0)
                .trigger(BLUE, free(), when(HappeningKind.GAINS_XP), draw(1))
                .onlyIf(youControl(FIRE), youControl(2, WATER))
                .oncePerTurn()
                .passive(bonus(5, ATK), has(STAB))
                .onlyIf(differentAffiliations(3))
                .build();
        assertThat(English.lines(card))
                .containsExactly(
                        "Blue, free. When this Character gains XP, if you control a Fire Character and two Water Characters: "
                                + "Draw a card. Once per turn.",
                        "While you control Characters of three different affiliations, this Character has +5 ATK. It has Stab.");
    }

    @Test
    @DisplayName("gains are listed with commas")
    @Rule("TO-6.7")
    void gains() {
        assertThat(English.of(Gain.class, plus(5, DEF).and(plus(RETALIATE)))).isEqualTo("+5 DEF, Retaliate");
        assertThat(English.of(Gain.class, plus(10, HP).and(healing(10)))).isEqualTo("+10 HP, heal 10");
        assertThat(English.of(Gain.class, plus(ITEMS))).isEqualTo("Immune to Items");
    }

    @Test
    @DisplayName("says amounts by level with their signs where one is less")
    @Rule("TO-8.16")
    void lessByLevel() {
        assertThat(English.lines(item("Test")
                        .trigger(
                                GREEN,
                                free(),
                                target(character()),
                                gets(byLevel(-5, 0, 10), ATK).permanently())
                        .build()))
                .containsExactly("Green, free: Target Character gets \u22125/0/10 ATK (LV 1/2/3 or more) permanently.");
    }

    private static Arguments says(String text, Object said) {
        return Arguments.of(text, said);
    }
}
