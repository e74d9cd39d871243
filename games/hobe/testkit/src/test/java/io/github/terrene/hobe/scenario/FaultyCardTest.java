package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.Selection;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Sections 1, 2 and 10: a card with a fault, and no other one, is reported with the key of that fault. */
class FaultyCardTest {
    static Stream<Arguments> faults() {
        return Stream.of(
                arguments(
                        "HB-1.1/no-kind",
                        event("Odd", take(target(inUnderworld(OWN, CardKind.UNKNOWN)), HAND))
                                .build()),
                arguments(
                        "HB-1.6/no-effect", situation("Odd").when(START_OF_TURN).build()),
                arguments("HB-1.6/timing", timed()),
                arguments(
                        "HB-7.9/many-requirements",
                        battle("Odd", HUMAN, MELEE)
                                .hp(1)
                                .asks(A_HUMAN, A_HUMAN, A_HUMAN, A_HUMAN, A_HUMAN, A_HUMAN, A_HUMAN, A_HUMAN, A_HUMAN)
                                .build()),
                arguments("HB-8.3/no-counter", event("Odd", counter()).build()),
                arguments(
                        "HB-10.24/circular",
                        situation("Odd")
                                .continuous(is(all(anyone().of(MELEE)), RANGED))
                                .build()),
                arguments(
                        "HB-10.1/no-battle-card",
                        situation("Odd")
                                .when(START_OF_TURN, damage(itself(), 1))
                                .build()),
                arguments(
                        "HB-10.1/standby",
                        situation("Odd")
                                .alsoInStandbyWhen(START_OF_TURN, draw(OWN, 1))
                                .build()),
                arguments("HB-10.15/any-player", event("Odd", discard(ANY)).build()),
                arguments(
                        "HB-10.5/not-on-battlefield",
                        situation("Odd").continuous(adds(neighbours(), ATK, 1)).build()),
                arguments(
                        "HB-10.7/senseless",
                        situation("Odd").when(ENTERS, draw(OWN, 1)).build()),
                arguments(
                        "HB-10.14/gone",
                        battle("Odd", HUMAN, MELEE)
                                .hp(1)
                                .when(LEAVES, damage(itself(), 1))
                                .build()),
                arguments(
                        "HB-10.17/several-cards",
                        event("Odd", bringToBattlefield(all(yours()))).build()),
                arguments("card/missing-part", event("Odd", draw(null, 1)).build()),
                arguments(
                        "HB-9.12/of-zero",
                        situation("Odd").continuous(adds(all(anyone()), ATK, 0)).build()),
                arguments(
                        "HB-10.1/no-battle-card",
                        situation("Odd")
                                .continuous(cannot(itself(), BEAR_WEAPON))
                                .build()),
                arguments(
                        "HB-7.18/other-kind",
                        situation("Odd").continuous(borneOnlyBy(HUMAN)).build()),
                arguments(
                        "HB-3.6/not-in-play",
                        event("Odd", destroy(all(anyone().of(EVENT)))).build()),
                arguments(
                        "HB-3.6/in-a-pile",
                        event("Odd", move(target(inUnderworld(OWN, BATTLE)), HAND))
                                .build()),
                arguments(
                        "HB-3.5/no-pile",
                        event("Odd", take(target(yours()), HAND)).build()),
                arguments(
                        "HB-10.17/nowhere",
                        event("Odd", move(target(yours()), DECK)).build()),
                arguments(
                        "HB-3.1/standby",
                        event("Odd", take(target(inUnderworld(OWN, WEAPON)), STANDBY))
                                .build()),
                arguments(
                        "HB-10.18/not-lost",
                        event("Odd", mill(OWN, number(1), LOST, DECK)).build()),
                arguments(
                        "HB-10.20/least",
                        event("Odd", damage(new Selection.Chosen(1, 2, yours()), 1))
                                .build()),
                arguments("HB-10.22/unclear-otherwise", event("Odd", unclear()).build()),
                arguments("cards/bad-id", situation("Odd").id("Not An Id").build()),
                arguments("cards/nameless", situation(" ").id("blank").build()),
                arguments("cards/unknown", Card.UNKNOWN));
    }

    private static Effect unclear() {
        return new Flow.If(thereIs(yours()), Array.of(youMay(draw(OWN, 1))), Array.of(draw(OWN, 1)));
    }

    private static Card timed() {
        Card card = situation("Odd").build();
        return new Card(
                card.id(),
                card.name(),
                card.kind(),
                card.body(),
                card.requirements(),
                card.cost(),
                event("Other", draw(OWN, 1)).build().timing(),
                card.abilities(),
                card.continuous());
    }

    @ParameterizedTest
    @MethodSource("faults")
    @Rule({"HB-1.1", "HB-1.6", "HB-7.9", "HB-8.3", "HB-10.1", "HB-10.7", "HB-10.14"})
    void aFaultHasAKey(String key, Card card) {
        assertThat(Catalogue.of(Array.of(card)).getLeft().map(Problem::key)).contains(key);
    }

    @Test
    @Rule({"HB-2.1", "HB-4.1"})
    void soHasAFaultOfAConfiguration() {
        Deck small = Deck.of("short", ReadyDecks.HIGH_WALLS.cards().tail());
        GameConfig config = GameConfig.of(Options.standard().withOpeningHand(-1), small, ReadyDecks.HIGH_WALLS);
        assertThat(Hobe.of(StarterSet.catalogue()).start(config, 1).getLeft().map(Problem::key))
                .containsExactly("HB-2.1/deck-size", "HB-4.1/out-of-range");
    }
}
