package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.law.word.EveryWord;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** One import brings all words, and one brings all events. */
class WordsTest extends EveryWord {
    WordsTest() {
        super(
                Words.class,
                "io.github.terrene.hobe.effect",
                CardForms.STANDARD.reflected(Card.class),
                BattleType.values(),
                Reach.values(),
                Icon.values(),
                CardKind.values(),
                EventTiming.values(),
                Whose.values(),
                Where.values(),
                Duration.values());
    }

    @Test
    @Rule("HB-10.7")
    void anAbilityWaitsForOthersInAnyWay() {
        Array<Trigger> ofOthers = Array.of(Whose.values())
                .flatMap(whose -> Array.of(Words.ENTERS, Words.DESTROYED, Words.LEAVES, Words.START_OF_TURN)
                        .map(trigger -> Words.of(whose, trigger)));
        assertThat(ofOthers.distinct()).hasSize(12).noneMatch(Trigger::ofItself);
        assertThat(Words.of(Words.ENEMY, Words.ENTERS)).isEqualTo(Words.of(Whose.ENEMY, Words.ENTERS));
    }

    @Test
    @Rule("HB-1.6")
    void everyEventIsInOnePackage() {
        Array<Class<?>> events = records(Event.class.getPackageName()).filter(Event.class::isAssignableFrom);
        assertThat(events).isNotEmpty().allMatch(event -> event.getEnclosingClass() == null);
    }
}
