package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.testkit.law.card.OddCalls;
import io.vavr.collection.Array;
import net.jqwik.api.Example;

class OwnEffectLawsTest implements OdysseyOwnEffectLaws {
    private static final OddCalls<Resolution> CALLS = RecklessEffect.allCalls();

    @Override
    public OddCalls<Resolution> calls() {
        return CALLS;
    }

    @Example
    void decksCanBeBuiltHoweverFewRandomCardsFit() {
        assertThat(config(Array.empty()).decks()).allMatch(deck -> deck.cards().size() == DECK);
    }
}
