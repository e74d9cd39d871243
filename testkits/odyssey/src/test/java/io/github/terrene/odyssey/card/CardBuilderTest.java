package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.TriggerAbility;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Builders carry what was said into the card and refuse what cannot be meant. */
class CardBuilderTest {
    @DisplayName("makes the id of the name")
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Dart|dart",
                "S.K. the Art Historian|sk-the-art-historian",
                "Another Man's Treasure|another-mans-treasure",
                "Ash  &  Ember|ash-ember",
                "\u00c9clair the 2nd|eclair-the-2nd",
                "\u00d8yvind|\u00f8yvind",
                "Stra\u00dfe|stra\u00dfe",
                "\u0130zmir|izmir",
                "\u30ac\u30a4\u30a2|\u30ac\u30a4\u30a2",
                "\u706b\u306e \u9e1f|\u706b\u306e-\u9e1f",
                "\u0419\u043e\u0433|\u0439\u043e\u0433",
                "\u0939\u093f\u0928\u094d\u0926\u0940|\u0939\u093f\u0928\u094d\u0926\u0940",
                "\ud55c\uae00 2|\ud55c\uae00-2"
            })
    void id(String name, String id) {
        assertThat(dart(name).build().id()).isEqualTo(id);
        assertThat(dart(name).build().name()).isEqualTo(name);
    }

    @Test
    @DisplayName("takes an id of your own")
    void ownId() {
        assertThat(dart("Dart").id("dart-2").build().id()).isEqualTo("dart-2");
    }

    @Test
    @DisplayName("prints as its name, so that decks and events can be read; an unknown card as a question mark")
    void inShort() {
        assertThat(dart("Dart").build()).hasToString("Dart");
        assertThat(Deck.of("darts", dart("Dart").build())).hasToString("Deck[name=darts, cards=Array(Dart)]");
        assertThat(Card.UNKNOWN).hasToString("?");
    }

    @Test
    @DisplayName("a Character is what was said of it")
    @Rule("TO-1.2")
    void characters() {
        CharacterCard card = character("Inu")
                .of(FIRE, BEAST, WARRIOR)
                .stats(1, 2, 30, 20, 5)
                .hero()
                .build();
        assertThat(card.classes()).containsExactly(BEAST, WARRIOR);
        assertThat(card.affiliation()).isEqualTo(FIRE);
        assertThat(card.lv()).isEqualTo(1);
        assertThat(card.sp()).isEqualTo(2);
        assertThat(card.hp()).isEqualTo(30);
        assertThat(card.atk()).isEqualTo(20);
        assertThat(card.def()).isEqualTo(5);
        assertThat(card.hero()).isTrue();
        assertThat(card.token()).isFalse();
    }

    @Test
    @DisplayName("a Command says where it stays and who may use it")
    @Rule({"TO-1.7", "TO-8.18"})
    void commands() {
        AssignableCard card = command("Plan")
                .ongoing()
                .only(WARRIOR, BEAST)
                .trigger(GREEN, free(), draw(1))
                .oncePerTurn()
                .build();
        assertThat(card.command() && card.ongoing()).isTrue();
        assertThat(card.classLimit()).containsExactly(WARRIOR, BEAST);
    }

    @Test
    @DisplayName("once per turn and conditions belong to the ability before them")
    @Rule("TO-8.5")
    void modifiers() {
        CharacterCard card = character("Inu")
                .of(FIRE, BEAST)
                .stats(1, 1, 20, 20, 0)
                .trigger(GREEN, free(), draw(1))
                .trigger(GREEN, free(), draw(2))
                .onlyIf(youControl(FIRE))
                .oncePerTurn()
                .build();
        TriggerAbility first = card.trigger(0);
        TriggerAbility second = card.trigger(1);
        assertThat(first.oncePerTurn()).isFalse();
        assertThat(first.conditions()).isEmpty();
        assertThat(second.oncePerTurn()).isTrue();
        assertThat(second.conditions()).containsExactly(youControl(FIRE));
    }

    static Stream<Arguments> nonsense() {
        return Stream.of(
                refused(() -> item("..."), "...: a name must contain a letter or a digit"),
                refused(() -> dart("Dart").id("My Dart"), "Dart: an id consists of"),
                refused(() -> item("Dart").trigger(GREEN, free()), "Dart: a trigger ability must have an effect"),
                refused(() -> inu().passive(), "Inu: a passive ability must say something"),
                refused(() -> inu().oncePerTurn(), "Inu: add an ability first"),
                refused(() -> inu().passive(has(STAB)).oncePerTurn(), "Inu: \"once per turn\" must follow a trigger"),
                refused(() -> inu().onlyIf(youControl(FIRE)), "Inu: add an ability first"),
                refused(() -> dart("Dart").onlyIf(), "Dart: \"only if\" needs a condition"),
                refused(() -> inu().of(FIRE), "Inu: a Character must have a class"),
                refused(() -> inu().build(), "Inu: set its affiliation and its classes"),
                refused(() -> inu().of(FIRE, BEAST).build(), "Inu: set its numbers"),
                refused(() -> token("Drone").hero(), "Drone: a token cannot be a Hero"),
                refused(() -> item("Dart").spell(), "Dart: only a Command can be a Spell"),
                refused(() -> item("Dart").trap(), "Dart: only a Command can be a Trap"),
                refused(() -> item("Dart").only(BEAST), "Dart: an Item can be used by any Character"),
                refused(() -> command("Plan").only(), "Plan: \"only\" needs a class"),
                refused(() -> terrain("Field").build(), "Field: set the Actions it gives"),
                refused(() -> terrain("Field").actions(3).build(), "Field: set its XP gain tree"),
                refused(() -> terrain("Field").breaks(draw(1)), "Field: only a Storm can break"),
                refused(() -> storm("Gale").breaks(), "Gale: a Storm must have an effect"),
                refused(() -> gale().build(), "Gale: say what the Storm does"),
                refused(
                        () -> gale().breaks(damage(5).to(each(character()))).onlyIf(youControl(FIRE)),
                        "Gale: a Storm breaks unconditionally"));
    }

    @DisplayName("refuses")
    @ParameterizedTest(name = "{1}")
    @MethodSource("nonsense")
    void refuses(ThrowingCallable said, String reason) {
        assertThatIllegalArgumentException().isThrownBy(said).withMessageStartingWith(reason);
    }

    private static Arguments refused(ThrowingCallable said, String reason) {
        return Arguments.of(said, reason);
    }

    private static AssignableBuilder dart(String name) {
        return item(name).trigger(GREEN, free(), draw(1));
    }

    private static CharacterBuilder inu() {
        return character("Inu");
    }

    private static TerrainBuilder gale() {
        return storm("Gale").actions(1).xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK));
    }
}
