package io.github.terrene.cards.base;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.card.AssignableBuilder;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardBuilder;
import io.github.terrene.odyssey.card.Cards;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainBuilder;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.character.CharacterEffects;
import io.github.terrene.odyssey.effect.character.PendingChange;
import io.github.terrene.odyssey.effect.table.TableEffects;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The page about the words of the cards is correct and complete. */
class LanguageTableTest {
    private static final BaseSet SET = new BaseSet();

    private static final Array<Class<?>> LANGUAGE = Array.of(
            Cards.class,
            CardBuilder.class,
            CharacterBuilder.class,
            TerrainBuilder.class,
            AssignableBuilder.class,
            Gain.class,
            Cost.class,
            Payment.class,
            Target.class,
            When.class,
            HappeningKind.class,
            Passive.class,
            Passive.StatBonus.class,
            Amount.class,
            CardFilter.class,
            PendingChange.class,
            CharacterEffects.class,
            CharacterFilter.class,
            Condition.class,
            PlayerRole.class,
            Role.class,
            TableEffects.class,
            Affiliation.class,
            CardKind.class,
            CharacterClass.class,
            Color.class,
            Counter.class,
            Duration.class,
            Immunity.class,
            Keyword.class,
            Stat.class,
            Status.class);

    @Test
    @DisplayName("the page is up to date with the sources")
    void current() throws IOException {
        assertThat(Files.readString(LanguageTable.PAGE))
                .as("run LanguageTable.main in the folder cards-base-set")
                .isEqualTo(LanguageTable.text());
    }

    @Test
    @DisplayName("every card and token is on the page")
    void complete() throws IOException {
        assertThat(LanguageTable.words().keySet())
                .containsExactlyInAnyOrderElementsOf(
                        SET.cards().appendAll(SET.tokens()).map(Card::name));
    }

    @Test
    @DisplayName("every word on the page is a word of the language, or a card")
    void words() throws IOException {
        Seq<String> language = LANGUAGE.flatMap(
                        type -> Array.of(type.getMethods()).map(Method::getName).appendAll(constants(type)))
                .appendAll(SET.cards().appendAll(SET.tokens()).map(card -> constant(card)))
                .appendAll(LANGUAGE.map(Class::getSimpleName));
        assertThat(LanguageTable.words().values().flatMap(words -> words)).isSubsetOf(language);
    }

    private static Array<String> constants(Class<?> type) {
        return Array.of(type.getFields()).map(Field::getName);
    }

    private static String constant(Card card) {
        return card.id().replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
