package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Speaker;
import io.vavr.collection.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
                says("Target Character heals HP equal to the target's LV.", heal(statOf(TARGET, LV))),
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
        assertThat(Speaker.of("target Character").sentences(List.of(effect))).isEqualTo(text);
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
        assertThat(CardText.lines(card))
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
        assertThat(CardText.lines(card))
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
        assertThat(CardText.lines(card))
                .containsExactly(
                        "Blue, free. When this Character gains XP, if you control a Fire Character and two Water Characters: "
                                + "Draw a card. Once per turn.",
                        "While you control Characters of three different affiliations, this Character has +5 ATK. It has Stab.");
    }

    @Test
    @DisplayName("gains are listed with commas")
    @Rule("TO-6.7")
    void gains() {
        assertThat(plus(5, DEF).and(plus(RETALIATE)).say()).isEqualTo("+5 DEF, Retaliate");
        assertThat(plus(10, HP).and(healing(10)).say()).isEqualTo("+10 HP, heal 10");
        assertThat(plus(ITEMS).say()).isEqualTo("Immune to Items");
    }

    @Test
    @DisplayName("an effect that a set brings speaks like any other")
    void ownEffect() {
        record Rest() implements Effect {
            @Override
            public void resolve(Resolution here) {
                here.characters().heal(here.reached(SELF), here.stat(here.self(), HP));
            }

            @Override
            public String say(Speaker speaker) {
                return speaker.name(SELF) + " rests";
            }
        }
        Card card = item("Bed").trigger(GREEN, free(), new Rest(), draw(1)).build();
        assertThat(CardText.lines(card)).containsExactly("Green, free: This Character rests. Draw a card.");
    }

    /** Says what it is given, a full stop included. */
    private record Saying(String words) implements Effect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public String say(Speaker speaker) {
            return words;
        }
    }

    @DisplayName("ends a sentence once, whatever an effect or a name ends with")
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "rest, Rest. Draw a card.",
        "rest., Rest. Draw a card.",
        "'rest. ', Rest. Draw a card.",
        "rest!, Rest! Draw a card.",
        "why not?, Why not? Draw a card."
    })
    @Rule("TO-1.1")
    void oneFullStop(String words, String text) {
        assertThat(Speaker.of("").sentences(List.of(new Saying(words), draw(1))))
                .isEqualTo(text);
    }

    @Test
    @DisplayName("has no full stop within a sentence but that of a name")
    @Rule("TO-1.1")
    void fullStopWithin() {
        CharacterCard gears =
                token("Gears Inc.").of(EARTH, MACHINE).stats(1, 1, 5, 5, 0).build();
        Effect told = provided(differentAffiliations(2), new Saying("rest."), create(gears), new Saying("sleep."));
        assertThat(Speaker.of("").sentences(List.of(told)))
                .isEqualTo("If you control Characters of two different affiliations, "
                        + "rest and create a Gears Inc. and sleep.");
        assertThat(Speaker.of("").sentences(List.of(create(gears)))).isEqualTo("Create a Gears Inc.");
        assertThat(Speaker.of("").sentences(List.of(provided(differentAffiliations(2), create(gears)))))
                .endsWith(" create a Gears Inc.");
    }

    @DisplayName("says an article by its sound")
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "an Item",
                "a Spell",
                "an X counter",
                "an XP counter",
                "a T counter",
                "a Unicorn",
                "an Undead",
                "an Umbra",
                "a Utopia",
                "a One-Eyed Drone",
                "an Omen",
                "a European",
                "an 8-Ball",
                "an 11th Hour",
                "a 2nd Wave",
                "an Hour",
                "a Horse",
                "an \u00c9lan",
                "a \u706b\u306e\u9ce5",
                "an Axe"
            })
    @Rule("TO-1.1")
    void article(String said) {
        assertThat(Phrase.a(said.substring(said.indexOf(' ') + 1))).isEqualTo(said);
    }

    @Test
    @DisplayName("says amounts by level with their signs where one is less")
    @Rule("TO-8.16")
    void lessByLevel() {
        assertThat(Speaker.of("target Character")
                        .sentences(List.of(gets(byLevel(-5, 0, 10), ATK).permanently())))
                .isEqualTo("Target Character gets \u22125/+0/+10 ATK (LV 1/2/3 or more) permanently.");
    }

    private static Arguments says(String text, Object said) {
        return Arguments.of(text, said);
    }
}
