package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.scenario.Cards.BAY_ARCHER;
import static io.github.terrene.hobe.scenario.Cards.HERALD;
import static io.github.terrene.hobe.scenario.Cards.IRON_RING;
import static io.github.terrene.hobe.scenario.Cards.OAR_CAPTAIN;
import static io.github.terrene.hobe.scenario.Cards.SHORE_GUARD;
import static io.github.terrene.hobe.scenario.Cards.SPARE;
import static io.github.terrene.hobe.scenario.Cards.SPARK;
import static io.github.terrene.hobe.scenario.Cards.STORM_WIND;
import static io.github.terrene.hobe.scenario.Cards.SUN_LORD;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardBuilder;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.Exiled;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 10: what abilities wait for, what cards cannot do, and what else can happen to them. */
class MomentAndDeedTest {
    private static final Effect LOSS = loseCards(ENEMY, 1);

    private static CardBuilder hero() {
        return battle("Hero", HUMAN, MELEE).attack(2).hp(3);
    }

    private static Card hero(Trigger trigger) {
        return hero().when(trigger, LOSS).build();
    }

    private static Card hero(Statement text) {
        return hero().continuous(text).build();
    }

    private static Array<String> faults(CardBuilder card) {
        return Array.ofAll(Catalogue.of(Array.of(card.build())).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    @Test
    @Rule("HB-10.26")
    void aCardAttacksWhateverItHits() {
        Scene deck = Scene.table()
                .put(
                        SOUTH,
                        FRONT_0,
                        battle("Hero", HUMAN, RANGED)
                                .attack(0)
                                .hp(1)
                                .when(ATTACKS, LOSS)
                                .build())
                .battle()
                .awaits("North: turn");
        assertThat(deck.lost(NORTH)).isEqualTo(1);
        Scene other = Scene.table()
                .put(SOUTH, BACK_0, hero(of(yours(), ATTACKS)))
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .battle()
                .awaits("North: turn");
        assertThat(other.lost(NORTH)).isEqualTo(1);
        assertThat(faults(weapon("Bell").when(ATTACKS, LOSS))).containsExactly("HB-10.7/senseless");
        assertThat(faults(weapon("Bell").when(of(bearer(), ATTACKS), LOSS))).isEmpty();
        assertThat(faults(hero().when(of(it(), ATTACKS), LOSS))).containsExactly("HB-10.7/senseless");
        assertThat(faults(hero().when(of(neighbours(), ATTACKS), LOSS))).containsExactly("HB-10.7/senseless");
    }

    @Test
    @Rule("HB-10.26")
    void aCardTakesDamageAndDestroysWhatItsAttackDestroys() {
        Scene damaged = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(NORTH, FRONT_0, hero(DAMAGED))
                .plays(SOUTH, SPARK, "Hero")
                .awaits("South: turn");
        assertThat(damaged.lost(SOUTH)).isEqualTo(1);
        Scene destroyed = Scene.table()
                .put(SOUTH, FRONT_0, hero(DESTROYS))
                .put(SOUTH, FRONT_1, hero(DESTROYS))
                .put(NORTH, FRONT_0, HERALD)
                .put(NORTH, FRONT_1, SHORE_GUARD)
                .battle()
                .attacks(FRONT_0)
                .awaits("North: turn");
        assertThat(destroyed.lost(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule("HB-10.26")
    void aPlayerDrawsAndPlaysEvents() {
        Scene drawn = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, FRONT_0, hero(DRAWS))
                .put(NORTH, FRONT_0, hero(of(ENEMY, DRAWS)))
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(drawn.lost(NORTH)).isEqualTo(1);
        assertThat(drawn.lost(SOUTH)).isEqualTo(1);
        Scene played = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(SOUTH, FRONT_0, hero(PLAYS_EVENT))
                .put(NORTH, FRONT_0, HERALD)
                .plays(SOUTH, SPARK, "Herald")
                .awaits("South: turn");
        assertThat(played.lost(NORTH)).isEqualTo(1);
        assertThat(faults(hero().when(of(yours(), DRAWS), LOSS))).containsExactly("HB-10.7/senseless");
    }

    @Test
    @Rule("HB-10.14")
    void oneOfSeveralIsAlsoTheCardItself() {
        Trigger falls = of(yours(), DESTROYED);
        Scene itself = Scene.table()
                .hand(SOUTH, STORM_WIND, SPARE)
                .put(NORTH, FRONT_0, hero(falls))
                .plays(SOUTH, STORM_WIND, "Hero")
                .awaits("South: turn");
        assertThat(itself.lost(SOUTH)).isEqualTo(3);
        Scene borne = Scene.table()
                .hand(SOUTH, STORM_WIND, SPARE)
                .put(
                        NORTH,
                        FRONT_0,
                        SHORE_GUARD,
                        weapon("Bell").when(of(bearer(), DESTROYED), LOSS).build())
                .plays(SOUTH, STORM_WIND, "Shore Guard")
                .awaits("South: turn");
        assertThat(borne.lost(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"HB-10.27", "HB-9.4"})
    void whatCannotAttackIsNoAttacker() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, hero(cannot(itself(), ATTACK)))
                .put(SOUTH, FRONT_1, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(NORTH, FRONT_0, SUN_LORD)
                .put(NORTH, FRONT_1, SUN_LORD)
                .battle()
                .awaits("South: attacker");
        scene.refuses(new Attack(SOUTH, FRONT_0), "HB-9.4/cannot-attack");
        Effect hold = forbid(target(enemies()), ATTACK, THIS_TURN);
        Card chain = event("Chain", OPPONENT_BATTLE, hold).build();
        Scene held = Scene.table()
                .hand(NORTH, chain)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .battle()
                .plays(NORTH, chain, "Oar Captain")
                .awaits("North: turn");
        assertThat(held.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    @Rule({"HB-10.27", "HB-9.8"})
    void whatCannotBeDestroyedKeepsItsLastToken() {
        Scene scene = Scene.table()
                .hand(
                        SOUTH,
                        STORM_WIND,
                        event("Doom", destroy(target(anyone()))).build(),
                        SPARE)
                .put(NORTH, FRONT_0, hero(cannot(itself(), BE_DESTROYED)))
                .plays(SOUTH, STORM_WIND, "Hero");
        assertThat(scene.tokens("Hero")).isEqualTo(1);
        scene.plays(SOUTH, event("Doom", destroy(target(anyone()))).build(), "Hero");
        assertThat(scene.inPlay("Hero")).isTrue();
    }

    @Test
    @Rule("HB-10.27")
    void whatCannotBeChosenIsNoTargetOfEnemyEvents() {
        Card veiled = hero(cannot(itself(), BE_CHOSEN));
        Card rain = event("Rain", damage(all(anyone()), 1)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, rain, SPARE)
                .put(NORTH, FRONT_0, veiled)
                .put(NORTH, FRONT_1, HERALD)
                .awaits("South: turn");
        scene.refuses(scene.play(SOUTH, SPARK, "Hero"), "HB-10.27/wrong-target");
        scene.plays(SOUTH, rain);
        assertThat(scene.tokens("Hero")).isEqualTo(2);
        Scene own = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(SOUTH, FRONT_0, veiled)
                .plays(SOUTH, SPARK, "Hero");
        assertThat(own.tokens("Hero")).isEqualTo(2);
    }

    @Test
    @Rule({"HB-9.3", "HB-9.12"})
    void aCardAttacksTwiceAndItsDamageIsDoubled() {
        Scene twice = Scene.table()
                .put(SOUTH, FRONT_0, hero(often(itself(), ATTACK, 2)))
                .put(NORTH, FRONT_0, SUN_LORD)
                .battle()
                .awaits("North: turn");
        assertThat(twice.tokens("Sun Lord")).isEqualTo(2);
        Scene doubled = Scene.table()
                .put(SOUTH, FRONT_0, hero(multiplies(itself(), ATK, 2)), IRON_RING)
                .awaits("South: turn");
        assertThat(doubled.attack("Hero")).as("2 and 1, doubled").isEqualTo(6);
        assertThat(faults(hero().continuous(often(itself(), BE_DESTROYED, 2)))).containsExactly("HB-9.3/only-attacks");
        assertThat(faults(hero().continuous(often(itself(), ATTACK, 1)))).containsExactly("HB-9.3/out-of-range");
        assertThat(faults(hero().continuous(multiplies(itself(), TOKENS, 2)))).containsExactly("HB-3.11/only-attack");
    }

    @Test
    @Rule("HB-10.28")
    void theNextDamageIsPrevented() {
        Card shield = event("Shield", prevent(target(yours()), THIS_TURN)).build();
        Card again = event("Again", damage(all(anyone()), 2)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, shield, SPARK, again, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, shield, "Oar Captain")
                .plays(SOUTH, SPARK, "Oar Captain");
        assertThat(scene.tokens("Oar Captain")).isEqualTo(4);
        scene.plays(SOUTH, again);
        assertThat(scene.tokens("Oar Captain")).isEqualTo(2);
        assertThat(scene.tokens("Shore Guard")).isEqualTo(2);
        Scene over = Scene.table()
                .hand(SOUTH, shield, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, SUN_LORD)
                .plays(SOUTH, shield, "Oar Captain")
                .battle()
                .awaits("North: turn")
                .battle()
                .passes(SOUTH);
        assertThat(over.tokens("Oar Captain"))
                .as("it lasted for South's turn only")
                .isEqualTo(2);
    }

    @Test
    @Rule({"HB-10.29", "HB-3.9"})
    void controlIsTaken() {
        Card lure = event("Lure", control(target(enemies()))).build();
        Scene scene = Scene.table()
                .hand(SOUTH, lure, SPARE)
                .put(SOUTH, STANDBY_0, HERALD)
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .plays(SOUTH, lure, "Shore Guard");
        assertThat(scene.at(SOUTH, STANDBY_1)).isEqualTo("Shore Guard");
        assertThat(scene.weapons("Shore Guard")).containsExactly("Iron Ring");
        assertThat(faults(event("Odd", control(target(yours()))))).containsExactly("HB-10.29/no-enemy");
        assertThat(faults(event("Odd", control(target(situations(ENEMY)))))).containsExactly("HB-10.29/no-enemy");
    }

    @Test
    @Rule("HB-10.29")
    void whatIsExiledLiesInTheLostPileAndIsNotDestroyed() {
        Card exile = event("Exile", move(target(enemies()), LOST)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, exile, SPARE)
                .put(NORTH, FRONT_0, hero(DESTROYED), IRON_RING)
                .plays(SOUTH, exile, "Hero")
                .awaits("South: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(1);
        assertThat(scene.lost(SOUTH)).isZero();
        assertThat(scene.underworld(NORTH)).containsExactly("Iron Ring");
        assertThat(Array.of(SOUTH, NORTH)).allSatisfy(viewer -> {
            Event seen = scene.rules().seenBy(scene.events(Exiled.class).head(), viewer);
            assertThat(((Exiled) seen).lost())
                    .as("which of the lost cards it is, nobody sees")
                    .isEqualTo(Card.UNKNOWN);
        });
    }

    @Test
    @Rule("HB-10.29")
    void whatIsDestroyedPutsItselfBack() {
        Card phoenix = hero().when(DESTROYED, take(itself(), STANDBY)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, STORM_WIND, SPARE)
                .put(NORTH, FRONT_0, phoenix)
                .plays(SOUTH, STORM_WIND, "Hero")
                .awaits("South: turn");
        assertThat(scene.at(NORTH, STANDBY_0)).isEqualTo("Hero");
        assertThat(scene.underworld(NORTH)).isEmpty();
        assertThat(faults(hero().when(LEAVES, take(itself(), STANDBY)))).containsExactly("HB-3.5/no-pile");
        assertThat(faults(hero().when(DESTROYED, move(itself(), STANDBY)))).containsExactly("HB-10.14/gone");
    }

    @Test
    @Rule("HB-10.23")
    void cardsAreDiscardedAtRandom() {
        Card gust = event("Gust", discardAtRandom(ENEMY, 2)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, gust, SPARE)
                .hand(NORTH, HERALD, SHORE_GUARD, SPARK)
                .plays(SOUTH, gust)
                .passes(NORTH)
                .awaits("South: turn");
        assertThat(scene.hand(NORTH)).hasSize(1);
        assertThat(scene.underworld(NORTH)).hasSize(2);
        assertThat(faults(event("Odd", discardAtRandom(ENEMY, 0)))).containsExactly("HB-10.23/out-of-range");
    }

    @Test
    @Rule("HB-1.1")
    void aCardIsACardOfAnyKind() {
        Card dig = event("Dig", take(target(inUnderworld(OWN, BATTLE).of(CARD)), HAND))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, dig, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, SPARK, "Shore Guard")
                .plays(SOUTH, dig, new OwnChoice.Buried(SOUTH, "spark"));
        assertThat(scene.hand(SOUTH)).contains("Spark");
    }
}
