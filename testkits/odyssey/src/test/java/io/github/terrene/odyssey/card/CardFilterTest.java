package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.trait.CardKind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which cards a text means. */
class CardFilterTest {
    private static final CardFilter COPYABLE = new CardFilter(CardKind.ITEM, CharacterFilter.NO_LIMIT, true);

    @Test
    @DisplayName("an Item that may carry out another one cannot be carried out so, however deep its text says it")
    @Rule("TO-8.38")
    void copiers() {
        assertThat(holding(draw(1)).fits(COPYABLE)).isTrue();
        assertThat(holding(copyItem()).fits(COPYABLE)).isFalse();
        assertThat(holding(provided(youControl(FIRE), copyItem())).fits(COPYABLE))
                .isFalse();
        assertThat(holding(chooseOne(these(draw(1)), these(copyItem()))).fits(COPYABLE))
                .isFalse();
    }

    @Test
    @DisplayName("a Spell is a Command, a Character is counted by its SP, the back of a card is nothing")
    @Rule("TO-1.1")
    void kinds() {
        assertThat(ScenarioCards.EMBER_VERSE.fits(card(SPELL))).isTrue();
        assertThat(ScenarioCards.EMBER_VERSE.fits(card(COMMAND))).isTrue();
        assertThat(ScenarioCards.EMBER_VERSE.fits(card(ITEM))).isFalse();
        assertThat(ScenarioCards.SNARE_LINE.fits(card(TRAP))).isTrue();
        assertThat(ScenarioCards.RIFT_WALKER.fits(card(CHARACTER).ofSpOrLess(1)))
                .isFalse();
        assertThat(ScenarioCards.ETHAN.fits(card(CHARACTER).ofSpOrLess(1))).isTrue();
        assertThat(ScenarioCards.ASH_STORM.fits(card(TERRAIN))).isTrue();
        assertThat(Card.UNKNOWN.fits(card(ITEM))).isFalse();
    }

    private static AssignableCard holding(Effect effect) {
        return item("Mirror").trigger(GREEN, free(), effect).build();
    }
}
