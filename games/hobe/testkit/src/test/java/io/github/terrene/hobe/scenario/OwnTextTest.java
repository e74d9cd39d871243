package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnStatement;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.Weapons;
import io.github.terrene.hobe.trait.Strike;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Quality;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.World;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Texts of a card set: their numbers stop at bounds, and one that throws, wherever it is asked, is a faulty effect of its card. */
class OwnTextTest {
    static final RuntimeException BUG = new IllegalStateException("a bug");

    /** A text that has words and says nothing. */
    interface Quiet extends OwnStatement {}

    /** Adds the ATK of all other cards on the battlefield. */
    record AsStrongAsTheOthers() implements Quiet {
        @Override
        public int adds(World world, Thing source, Thing card, Stat stat) {
            return source.number() == card.number()
                    ? ((Board) world)
                            .inPlay(SOUTH)
                            .filter(other -> other.battle() && other.number() != card.number())
                            .map(((Board) world)::attack)
                            .sum()
                            .intValue()
                    : 0;
        }
    }

    /** Says the same number to whatever is asked. */
    record Says(int number) implements Quiet {
        @Override
        public int adds(World world, Thing source, Thing card, Stat stat) {
            return number;
        }

        @Override
        public int costs(World world, Thing source, Seat player, Thing card) {
            return number;
        }
    }

    /** Sets the ATK. */
    record Sets(int number) implements Quiet {
        @Override
        public @Nullable Integer sets(World world, Thing source, Thing card, Stat stat) {
            return number;
        }
    }

    /** Limits the ATK. */
    record Limits(int number) implements Quiet {
        @Override
        public int limits(World world, Thing source, Thing card, Stat stat) {
            return number;
        }
    }

    static void faulty(String card, Class<?> text, ThrowingCallable asked) {
        assertThatThrownBy(asked)
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith(card + ": the effect " + text.getName() + " is faulty: a bug");
    }

    private static Card omen(String name, Statement text) {
        return situation(name).continuous(text).build();
    }

    @Test
    @Rule("HB-9.12")
    void textsThatAskForEachOtherWithoutAnEndAreFaulty() {
        Card one = battle("One", HUMAN, MELEE)
                .continuous(new AsStrongAsTheOthers())
                .build();
        Card other = battle("Other", HUMAN, MELEE)
                .continuous(new AsStrongAsTheOthers())
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, FRONT_0, one)
                .put(SOUTH, FRONT_1, other)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, FRONT_1, SHORE_GUARD)
                .battle()
                .awaits("South: attacker");
        assertThatThrownBy(() -> scene.attacks(FRONT_0))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageMatching(
                        "(One|Other): the effect .*AsStrongAsTheOthers is faulty: it asks for itself without an end");
        assertThatThrownBy(() -> scene.attack("One")).isInstanceOf(FaultyEffect.class);
        scene.concedes(SOUTH).won(NORTH, "HB-11.4");
    }

    @Test
    @Rule({"HB-9.12", "HB-9.15", "HB-1.8"})
    void numbersBeyondMeasureStopAtTheBoundsOfAttack() {
        int most = Integer.MAX_VALUE;
        int least = Integer.MIN_VALUE;
        assertThat(attackUnder(new Says(most), new Says(most), new Says(most))).isEqualTo(Bounds.MOST);
        assertThat(attackUnder(new Says(least), new Says(least), new Says(least)))
                .isZero();
        assertThat(attackUnder(new Says(most), new Says(least))).isEqualTo(2);
        assertThat(attackUnder(new Sets(most))).isEqualTo(Bounds.MOST);
        assertThat(attackUnder(new Sets(least))).isZero();
        assertThat(attackUnder(new Sets(least), new Says(3))).isEqualTo(3);
        assertThat(attackUnder(new Limits(least))).isZero();
        assertThat(attackUnder(new Limits(most))).isEqualTo(2);
    }

    private static int attackUnder(Statement... texts) {
        Card omen = situation("Omen").continuous(texts).build();
        return Scene.table()
                .situation(NORTH, omen)
                .put(SOUTH, FRONT_0, REED_CUTTER)
                .awaits("South: turn")
                .attack("Reed Cutter");
    }

    @Test
    @Rule({"HB-7.11", "HB-7.12", "HB-7.37"})
    void numbersBeyondMeasureStopAtTheBoundsOfCosts() {
        Says most = new Says(Integer.MAX_VALUE);
        Says least = new Says(Integer.MIN_VALUE);
        Scene dear = Scene.table()
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .situation(NORTH, situation("Omen").continuous(most, most).build());
        dear.refusesSaying(
                        dear.play(SOUTH, EARTH_SHAKER),
                        "Earth Shaker costs " + Bounds.MOST + ", the deck has 20 (HB-7.11/few-cards)")
                .awaits("South: turn");
        Scene cheap = Scene.table()
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .situation(NORTH, situation("Omen").continuous(least, least).build())
                .plays(SOUTH, EARTH_SHAKER)
                .awaits("South: turn");
        assertThat(cheap.lost(SOUTH)).isZero();
    }

    /** Throws when the ATK is asked. */
    record NoAttack() implements Quiet {
        @Override
        public int adds(World world, Thing source, Thing card, Stat stat) {
            throw BUG;
        }
    }

    /** Throws when Melee or Ranged is asked. */
    record NoReach() implements Quiet {
        @Override
        public <Q extends Quality> @Nullable Q makes(World world, Thing source, Thing card, Class<Q> sort) {
            if (sort == Reach.class) {
                throw BUG;
            }
            return null;
        }
    }

    /** Throws when the back slot is asked. */
    record NoBack() implements Quiet {
        @Override
        public <Q extends Quality> @Nullable Q makes(World world, Thing source, Thing card, Class<Q> sort) {
            if (sort == Strike.class) {
                throw BUG;
            }
            return null;
        }
    }

    /** Throws when a cost is asked. */
    record NoCost() implements Quiet {
        @Override
        public int costs(World world, Thing source, Seat player, Thing card) {
            throw BUG;
        }
    }

    /** Throws when Weapon and bearer are asked. */
    record NoBearing() implements Quiet {
        @Override
        public boolean forbids(World world, Thing source, Thing card, Deed deed) {
            throw BUG;
        }

        @Override
        public boolean borneBy(CardInPlay bearer) {
            throw BUG;
        }
    }

    /** Throws when the side is asked. */
    record NoSide() implements Quiet {
        @Override
        public boolean across() {
            throw BUG;
        }
    }

    private static Scene under(Statement text) {
        return Scene.table()
                .hand(SOUTH, SPARK)
                .situation(NORTH, omen("Omen", text))
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, HERALD);
    }

    @Test
    @Rule({"HB-9.12", "HB-9.14", "HB-9.15"})
    void whatThrowsWhenItIsAskedInBattleIsFaulty() {
        faulty("Omen", NoAttack.class, () -> under(new NoAttack()).battle());
        faulty(
                "Omen",
                NoReach.class,
                () -> under(new NoReach()).put(SOUTH, BACK_0, BAY_ARCHER).battle());
        faulty("Omen", NoBack.class, () -> under(new NoBack()).battle());
        Scene scene = under(new NoAttack()).awaits("South: turn");
        faulty("Omen", NoAttack.class, () -> scene.attack("Bay Archer"));
        assertThat(scene.rules().view(scene.game(), SOUTH).table()).isNotNull();
        scene.moves(FRONT_0, BACK_0).awaits("South: turn");
    }

    @Test
    @Rule({"HB-7.16", "HB-7.18", "HB-7.28", "HB-7.37"})
    void whatThrowsWhenPlaysAreListedIsFaulty() {
        faulty("Omen", NoCost.class, () -> under(new NoCost()).moving().legal(SOUTH));
        Card club = weapon("Club").continuous(new NoBearing()).build();
        faulty(
                "Club",
                NoBearing.class,
                () -> under(new Says(0)).hand(SOUTH, club).moving().legal(SOUTH));
        Card proud = battle("Proud", HUMAN, MELEE).continuous(new NoBearing()).build();
        faulty(
                "Proud",
                NoBearing.class,
                () -> Scene.table()
                        .hand(SOUTH, IRON_RING)
                        .put(SOUTH, FRONT_0, proud)
                        .moving()
                        .legal(SOUTH));
        Card lost = situation("Lost").continuous(new NoSide()).build();
        faulty(
                "Lost",
                NoSide.class,
                () -> under(new Says(0)).hand(SOUTH, lost).moving().legal(SOUTH));
    }

    /** The place of a Weapon that was saved and read is another object than its bearer's. */
    @Test
    @Rule({"HB-7.21", "HB-9.15"})
    void aWeaponIsOnItsBearerAlsoInAGameThatWasSaved() {
        Scene scene = Scene.table(HILL_ORACLE)
                .options(Options.standard().withDeckSize(3).withOpeningHand(0))
                .deck(SOUTH, BattleCards.OAR_HAND)
                .deck(NORTH, BattleCards.OAR_HAND, BattleCards.OAR_HAND, BattleCards.OAR_HAND)
                .put(SOUTH, FRONT_0, HILL_ORACLE, Weapons.BRONZE_SWORD)
                .awaits("South: turn");
        assertThat(scene.attack("Hill Oracle")).isEqualTo(3);
        var notation = scene.rules().notation();
        var loaded = notation.readState(scene.game().config(), notation.writeState(scene.game()))
                .get();
        assertThat(loaded.table().attack(loaded.table().at(SOUTH, FRONT_0))).isEqualTo(3);
    }
}
