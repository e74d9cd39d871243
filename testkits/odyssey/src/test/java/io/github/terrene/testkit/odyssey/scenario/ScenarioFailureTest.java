package io.github.terrene.testkit.odyssey.scenario;

import static io.github.terrene.odyssey.trait.Keyword.HASTE;
import static io.github.terrene.odyssey.trait.Status.STUN;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.Stage.PEBBLE;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a failure shows, and words that deny something: they fail where it is so. */
@DisplayName("A scenario that fails")
class ScenarioFailureTest extends ScenarioBook {
    private static final CharacterCard SPARK = Words.token("Spark")
            .of(Affiliation.FIRE, CharacterClass.ENERGY)
            .stats(1, 0, 5, 5, 0)
            .build();

    private static final AssignableCard FLINT = Words.item("Flint")
            .trigger(Color.BLUE, Words.free(), Words.target(Words.character()), Words.damage(10))
            .build();

    private static final AssignableCard HAMMER = Words.item("Hammer")
            .trigger(Color.GREEN, Words.free(), Words.create(SPARK))
            .build();

    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    @Test
    @DisplayName("draws the table, with all that is to be seen on it, and the chain")
    void drawing() {
        Scenario s = given(
                A.hand(PEBBLE, BYSTANDER),
                A.discardPile(PEBBLE),
                A.terrains(HOME_FIELD, Catalogue.OPEN_FIELD),
                A.deck(PEBBLE),
                A.has(recruited(BYSTANDER).damaged(5).xp(2).holding(FLINT), hidden(BYSTANDER)),
                A.alone(),
                B.has(
                        recruited(BYSTANDER).with(HASTE).suffering(STUN).holdingFaceUp(PEBBLE),
                        recruited(SPARK).holding(FLINT)),
                B.alone());
        s.when(A.uses(FLINT).on(SPARK));
        failing(() -> s.meanwhile(A.hp(1))).hasMessageContaining("""
                turn 3 (A), ACTION
                A: HP 50, Actions 3, Home Field, Open Field; hand [Bystander, Pebble]; discard pile [Pebble]; deck of 1
                   3 Bystander [1 1 20 10 0], damage 5, XP 2, holds Flint (face-up)
                   5 (hidden) Bystander [1 1 20 10 0]
                B: HP 50, Actions 3, Home Field; deck of 10
                   7 Bystander [1 1 20 10 0], Haste, Stunned, holds Pebble (face-up)
                   9 Spark [1 0 5 5 0], holds Flint (face-down)
                on the chain: A's Flint
                awaited: B about response
                """);
        s.awaits(B, "response");
    }

    @Test
    @DisplayName("is one that denies what is so")
    void denials() {
        Scenario s = given(
                A.has(recruited(BYSTANDER).with(HASTE).suffering(STUN).holding(PEBBLE)),
                A.alone(),
                B.has(recruited(BYSTANDER)),
                B.alone());
        failing(() -> s.then(A.has(recruited(BYSTANDER).without(HASTE)))).hasMessageContaining("Haste");
        failing(() -> s.then(A.has(recruited(BYSTANDER).freeOf(STUN)))).hasMessageContaining("Stun");
        failing(() -> s.then(A.has(recruited(BYSTANDER).holdingNothing()))).hasMessageContaining("something held");
        failing(() -> s.then(B.has(recruited(BYSTANDER).with(HASTE)))).hasMessageContaining("Haste");
        failing(() -> s.then(B.has(recruited(BYSTANDER).suffering(STUN)))).hasMessageContaining("Stun");
        failing(() -> s.then(B.has(recruited(BYSTANDER).holding(PEBBLE)))).hasMessageContaining("Pebble");
        failing(() -> s.then(B.hasNo(BYSTANDER))).hasMessageContaining("B has Bystander in play");
        s.then(B.hasNo(SPARK)).awaits(A, "action");
    }

    @Test
    @DisplayName("is one that calls somebody silent about what a player was sent, though it is gone")
    void sent() {
        Scenario s = given(
                A.has(recruited(BYSTANDER).holding(HAMMER)),
                B.has(recruited(BYSTANDER).holding(FLINT)));
        s.when(A.uses(HAMMER)).nobodyResponds().then(A.has(recruited(SPARK)));
        s.when(A.endsTurn(), B.uses(FLINT).on(SPARK)).nobodyResponds().then(A.hasNo(SPARK));
        failing(() -> s.seenBy(B).isSilentAbout(SPARK)).hasMessageContaining("B was sent Spark: ");
        s.awaits(B, "action");
    }
}
