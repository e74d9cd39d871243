package io.github.terrene.cards.base;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.card.AssignableBuilder;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardBuilder;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainBuilder;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.character.PendingChange;
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
            Words.class,
            CardBuilder.class,
            CharacterBuilder.class,
            TerrainBuilder.class,
            AssignableBuilder.class,
            Gain.class,
            Cost.class,
            Passive.StatBonus.class,
            CardFilter.class,
            PendingChange.class,
            CharacterFilter.class);

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
                .appendAll(SET.cards().appendAll(SET.tokens()).map(card -> constant(card)));
        assertThat(LanguageTable.words().values().flatMap(words -> words)).isSubsetOf(language);
    }

    private static Array<String> constants(Class<?> type) {
        return Array.of(type.getFields()).map(Field::getName);
    }

    private static String constant(Card card) {
        return card.id().replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
