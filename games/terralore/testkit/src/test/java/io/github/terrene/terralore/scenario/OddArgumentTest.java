package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.LanesCounted.Clash;
import io.github.terrene.terralore.event.LanesCounted.LaneTotal;
import io.github.terrene.terralore.event.TotalChanged;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What an effect of a card set gives to the methods it works through: what makes no sense is refused, what cannot be done is left out. */
@SuppressWarnings("NullAway") // null is what is tried here
class OddArgumentTest {
    private static final Seat NOBODY = Seat.of(5);
    static final Array<Card> TOP = Array.of(plain("T 1", 1), plain("T 2", 1), plain("T 3", 1));

    /** South has 1 and 2 in the West, 3 in the East; North has 4 in the West; 5 is a Skill that stays. Both castles have 10. */
    static Scene table() {
        return Scene.table()
                .turn(1)
                .rolls(6, 1)
                .field(SOUTH_W, plain("One", 1), plain("Two", 2))
                .field(SOUTH_E, plain("Three", 3))
                .field(NORTH_W, plain("Four", 1))
                .field(SOUTH_E, skill("Altar").staying().build())
                .graveyard(SOUTH, plain("Dead", 1), skill("Spent").build())
                .deck(SOUTH, TOP.toJavaArray(Card[]::new))
                .hand(NORTH, plain("H 1", 1), plain("H 2", 1));
    }

    static Scene done(Consumer<Resolution> what) {
        return table().reveals(Doing.mishap(what), SOUTH_W);
    }

    static void refused(String why, Consumer<Resolution> what) {
        Doing.isFaulty(table(), what, why);
    }

    @Test
    void whatIsNullIsRefused() {
        refused("choose: the question is null", here -> here.choose(null));
        refused("destroy: the card list is null", here -> here.destroy(null));
        refused("move: the card is null", here -> here.move(Array.of((Thing) null), EXILE));
        refused("move: the place is null", here -> here.move(Doing.things(here, 1), null));
        refused("add: the number is null", here -> here.add(Doing.things(here, 1), null, 1, LASTING));
        refused("change: the duration is null", here -> here.add(Doing.things(here, 1), POINTS, 1, null));
        refused("makeToken: the token is null", here -> here.makeToken(null, SOUTH_W));
        refused("discard: the card is null", here -> here.discard(NORTH, Array.of((Thing) null)));
        refused("putBack: the card list is null", here -> here.putBack(SOUTH, null));
        refused("addToTotal: the place is null", here -> here.addToTotal(null, 1));
    }

    @Test
    @Rule("TL-3.1")
    void aSeatWhereNobodySitsIsRefusedAndNobodyElseIsTaken() {
        refused("damage: nobody sits at seat F", here -> here.damage(NOBODY, 1));
        refused("draw: nobody sits at seat F", here -> here.draw(NOBODY, 1));
        refused("move: nobody sits at seat F", here -> here.take(Doing.buried(NOBODY, "dead"), DECK));
        refused(
                "multiplyTotal: nobody sits at seat F",
                here -> here.multiplyTotal(new Place(NOBODY, Lane.ATTACKING), 2));
        refused("chosenInHand: nobody sits at seat F", here -> here.chosenInHand(NOBODY, 1));
    }

    @Test
    void amountsBelowZeroAreRefused() {
        refused("draw: an amount must be 0 or more, not -1", here -> here.draw(SOUTH, -1));
        refused("mill: an amount", here -> here.mill(SOUTH, -1, DECK, GRAVEYARD));
        refused("look: an amount", here -> here.look(SOUTH, -1));
        refused("discardAtRandom: an amount", here -> here.discardAtRandom(SOUTH, -1));
        refused("chosenInHand: an amount", here -> here.chosenInHand(NORTH, -1));
        refused("damage: an amount", here -> here.damage(NORTH, -1));
        refused("heal: an amount", here -> here.heal(NORTH, -1));
        refused("limitDamage: an amount", here -> here.limitDamage(NORTH, -1));
        refused("multiplyTotal: an amount", here -> here.multiplyTotal(SOUTH_W, -1));
        refused("change: an amount", here -> here.set(Doing.things(here, 1), POINTS, -1, LASTING));
    }

    @Test
    void whatHasNoWordInTerraloreIsRefused() {
        refused("damage: nothing in this game does that", here -> here.damage(Doing.things(here, 1), 5));
        refused("heal: nothing in this game does that", here -> here.heal(Doing.things(here, 1), 5));
        refused("make: nothing in this game does that", here -> here.make(Doing.things(here, 1), null, LASTING));
        refused("protect: nothing in this game does that", here -> here.protect(Doing.things(here, 1), LASTING));
    }

    @Test
    void whatTerraloreCannotMeanIsRefused() {
        refused("move: nothing is brought to ANYWHERE", here -> here.move(Doing.things(here, 1), ANYWHERE));
        refused("mill: the top of a deck goes", here -> here.mill(NORTH, 1, HAND, GRAVEYARD));
        refused("mode: there are at most 10 things to choose", here -> here.mode(11));
        refused(
                "exchange: a Creature cannot exchange lanes with itself",
                here -> here.exchange(Doing.thing(here, 1), Doing.thing(here, 1)));
    }

    @Test
    @Rule({"TL-9.12", "TL-9.13"})
    void theLargestNumbersStopAtAMillion() {
        Scene scene = done(here -> {
            here.add(Doing.things(here, 1), POINTS, Integer.MAX_VALUE, LASTING);
            here.add(Doing.things(here, 1), POINTS, Integer.MAX_VALUE, LASTING);
            here.add(Doing.things(here, 2), POINTS, Integer.MIN_VALUE, LASTING);
            here.add(Doing.things(here, 2), POINTS, Integer.MIN_VALUE, LASTING);
        });
        assertThat(scene.points("One")).isEqualTo(1_000_000);
        assertThat(scene.points("Two")).isZero();
        assertThat(scene.castle(SOUTH)).isEqualTo(10);
    }

    @Test
    @Rule({"TL-9.13", "TL-10.3"})
    void totalsAndFactorsStopAtAMillion() {
        Scene scene = done(here -> {
            here.addToTotal(SOUTH_E, Integer.MAX_VALUE);
            here.addToTotal(SOUTH_E, Integer.MAX_VALUE);
            here.multiplyTotal(SOUTH_E, Integer.MAX_VALUE);
            here.multiplyTotal(SOUTH_E, Integer.MAX_VALUE);
        });
        assertThat(scene.events(TotalChanged.class).last()).isEqualTo(new TotalChanged(SOUTH_E, 1_000_000, 1_000_000));
        LanesCounted counted = scene.events(LanesCounted.class).last();
        assertThat(counted.clashes().map(Clash::attack)).contains(new LaneTotal(SOUTH_E, 1_000_000));
        assertThat(counted.clashes().map(Clash::defence)).contains(new LaneTotal(SOUTH_W, 3));
        scene.won("TL-11.1", SOUTH);
    }

    @Test
    @Rule({"TL-3.3", "TL-11.11"})
    void theHpOfACastleAndTheDamageBeyondThemStopAtAMillion() {
        Scene healed = table().options(Options.standard().withCastleMaximum(Option.none()))
                .reveals(
                        Doing.mishap(here -> {
                            here.heal(SOUTH, Integer.MAX_VALUE);
                            here.heal(SOUTH, Integer.MAX_VALUE);
                        }),
                        SOUTH_W);
        assertThat(healed.castle(SOUTH)).isEqualTo(1_000_000);
        Scene hit = done(here -> {
            here.damage(NORTH, Integer.MAX_VALUE);
            here.damage(NORTH, Integer.MAX_VALUE);
        });
        assertThat(hit.side(NORTH).beyond()).isEqualTo(1_000_000);
    }

    @Test
    @Rule({"TL-5.6", "TL-5.7"})
    void asManyCardsAsThereAreAndNoMore() {
        Scene scene = done(here -> {
            here.mill(NORTH, Integer.MAX_VALUE, DECK, GRAVEYARD);
            here.discardAtRandom(NORTH, Integer.MAX_VALUE);
            assertThat(here.look(SOUTH, Integer.MAX_VALUE)).hasSize(3);
            here.draw(SOUTH, Integer.MAX_VALUE);
        });
        assertThat(scene.hand(NORTH)).isEmpty();
        assertThat(scene.graveyard(NORTH)).hasSize(10);
        assertThat(scene.hand(SOUTH)).hasSize(3);
    }

    @Test
    void whatIsNamedTwiceCountsOnce() {
        Scene scene = done(here -> {
            here.destroy(Doing.things(here, 1, 1));
            here.move(Doing.things(here, 2, 2), EXILE);
            here.add(Doing.things(here, 3, 3), POINTS, 1, LASTING);
            here.discard(NORTH, Doing.held(NORTH, "h-1", "h-1"));
        });
        assertThat(scene.graveyard(SOUTH)).containsExactlyInAnyOrder("Dead", "Spent", "One", "Mishap");
        assertThat(scene.exile(SOUTH)).containsExactly("Two");
        assertThat(scene.points("Three")).isEqualTo(4);
        assertThat(scene.graveyard(NORTH)).containsExactly("H 1");
    }

    @Test
    void whatIsNotThereIsLeftOut() {
        Scene scene = done(here -> {
            here.destroy(Doing.things(here, 1));
            here.destroy(Doing.things(here, 1, 2));
            here.move(Doing.things(here, 1), OTHER_LANE);
            here.move(Doing.things(here, 1), HAND);
            here.add(Doing.things(here, 1, 3), POINTS, 1, LASTING);
            here.discard(NORTH, Doing.held(NORTH, "h-1", "nobody"));
            here.move(Doing.buried(NORTH, "dead"), EXILE);
            here.take(Doing.buried(NORTH, "dead"), DECK);
            here.take(Doing.buried(SOUTH, "nobody"), HERE);
        });
        assertThat(scene.graveyard(SOUTH)).containsExactlyInAnyOrder("Dead", "Spent", "One", "Two", "Mishap");
        assertThat(scene.points("Three")).isEqualTo(4);
        assertThat(scene.hand(NORTH)).contains("H 2").doesNotContain("H 1");
    }

    @Test
    @Rule({"TL-8.6", "TL-14.5"})
    void onlyTwoCreaturesOfOnePlayerInDifferentLanesExchangeLanes() {
        Scene scene = done(here -> {
            here.exchange(Doing.thing(here, 1), Doing.thing(here, 2));
            here.exchange(Doing.thing(here, 1), Doing.thing(here, 4));
            here.exchange(Doing.thing(here, 1), Doing.thing(here, 5));
        });
        assertThat(scene.field(SOUTH_W)).containsExactly("One", "Two");
        assertThat(scene.field(SOUTH_E)).containsExactly("Three", "Altar");
        assertThat(done(here -> here.exchange(Doing.thing(here, 3), Doing.thing(here, 1)))
                        .field(SOUTH_W))
                .containsExactly("Two", "Three");
    }

    @Test
    @Rule({"TL-3.10", "TL-7.10", "TL-7.13"})
    void aSkillCanBeDestroyedButIsNeverMovedStrengthenedOrPutOntoTheField() {
        Scene scene = done(here -> {
            here.move(Doing.things(here, 5), OTHER_LANE);
            here.add(Doing.things(here, 5), POINTS, 1, LASTING);
            here.take(Doing.buried(SOUTH, "spent"), HERE);
        });
        assertThat(scene.field(SOUTH_E)).containsExactly("Three", "Altar");
        assertThat(scene.standing("Altar").changes()).isEmpty();
        assertThat(done(here -> here.destroy(Doing.things(here, 5))).graveyard(SOUTH))
                .contains("Altar");
    }

    @Test
    @Rule("TL-9.18")
    void onlyCardsThatWereLookedAtGoBackOnTopAndEachOfThemDoes() {
        refused("putBack: Nowhere was not looked at", here -> {
            here.look(SOUTH, 2);
            here.putBack(SOUTH, Array.of(plain("Nowhere", 1)));
        });
        refused("putBack: T 1 was not looked at", here -> here.putBack(SOUTH, TOP.take(1)));
        refused("putBack: T 1 was not looked at", here -> {
            here.look(SOUTH, 2);
            here.putBack(NORTH, TOP.take(1));
        });
        Scene scene = done(here -> {
            here.look(SOUTH, 3);
            here.putBack(SOUTH, Array.of(TOP.get(2), TOP.get(2)));
            here.putBack(SOUTH, Array.of(TOP.get(1)));
            here.draw(SOUTH, 1);
            here.putBack(SOUTH, TOP.reverse());
        });
        assertThat(scene.hand(SOUTH)).as("one, and two of the next turn").containsExactly("T 1", "T 2", "T 3");
        assertThat(scene.side(SOUTH).deck().size()).isZero();
    }

    @Test
    @Rule("TL-9.19")
    void aCardGoesIntoADeckOnce() {
        Scene scene = done(here -> {
            here.take(Doing.buried(SOUTH, "dead"), DECK);
            here.take(Doing.buried(SOUTH, "dead"), DECK);
            here.take(Doing.buried(SOUTH, "spent"), DECK);
        });
        assertThat(scene.graveyard(SOUTH)).containsExactly("Spent", "Mishap");
    }

    @Test
    @Rule("TL-9.6")
    void whatIsPutOffIsPutOffOnceAndNotAgain() {
        Effect strike = damageCastle(ENEMY, 1);
        Card twice = skill("Twice")
                .onReveal(new Doing(
                        here -> {
                            here.defer();
                            here.defer();
                        },
                        Array.of(strike)))
                .build();
        assertThat(table().reveals(twice, SOUTH_W).castle(NORTH))
                .as("3 through the East, 1 put off")
                .isEqualTo(6);
        Card again = skill("Again")
                .onReveal(new Doing(Resolution::defer, Array.of(new Doing(Resolution::defer, Array.of(strike)))))
                .build();
        assertThatThrownBy(() -> table().reveals(again, SOUTH_W))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining("defer: it has no later effects, or is one itself");
        refused("defer: it has no later effects", Resolution::defer);
    }

    @Test
    @Rule("TL-9.21")
    void aCardThatComesBackTwiceIsThereOnce() {
        Card phoenix = creature("Phoenix")
                .whenDestroyed(new Doing(here -> {
                    here.comeBack();
                    here.comeBack();
                }))
                .build();
        Card fire = Doing.mishap(here -> here.destroy(Doing.things(here, 1)));
        Scene scene = Scene.table().southTrails().field(SOUTH_E, phoenix).reveals(fire, SOUTH_W);
        assertThat(scene.field(SOUTH_E)).containsExactly("Phoenix");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Mishap");
    }

    @Test
    @Rule("TL-1.9")
    void aTokenThatIsNotNamedIsRefused() {
        refused(
                "makeToken: it makes the token Sham, which it does not name in makes()",
                here -> here.makeToken(Words.token("Sham").build(), SOUTH_W));
    }

    @Test
    @Rule({"TL-3.5", "TL-8.6"})
    void nothingIsPutWhereThereIsNoPlace() {
        Scene scene = table().field(NORTH_E, plain("N 1", 0), plain("N 2", 0), plain("N 3", 0), plain("N 4", 0))
                .field(SOUTH_W, plain("S 1", 0), plain("S 2", 0));
        scene.reveals(
                Doing.mishap(here -> {
                    here.move(Doing.things(here, 4), OTHER_LANE);
                    here.take(Doing.buried(SOUTH, "dead"), HERE);
                }),
                SOUTH_W);
        assertThat(scene.field(NORTH_E)).hasSize(4);
        assertThat(scene.graveyard(SOUTH)).contains("Dead");
    }
}
