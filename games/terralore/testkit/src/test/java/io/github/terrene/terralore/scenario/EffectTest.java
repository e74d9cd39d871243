package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.event.CastleHealed;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.NatureCards;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 9: what effects do. */
class EffectTest {
    private static Card spell(Effect... effects) {
        return skill("Spell").onReveal(effects).build();
    }

    @Test
    @Rule({"TL-9.1", "TL-9.6"})
    void everyTextStatesTheTimingOfItsEffects() {
        assertThat(English.of(DarknessCards.GNAWING_TOAD)).isEqualTo("At counting: 1 damage to the enemy castle.");
        assertThat(English.of(Workshop.SLOW_BELL)).startsWith("End of turn: This Creature gets +1, then at the end");
        assertThat(English.of(LightCards.MENDED_GATE)).isEqualTo("Heal your castle by 2.");
        assertThat(English.of(WaterCards.TIDE_READER)).isEqualTo("On reveal: Draw a card.");
    }

    @Test
    @Rule({"TL-9.1", "TL-9.24"})
    void theTextUsesThePluralForSeveral() {
        Filter own = creatures(OWN, HERE);
        assertThat(English.of(move(all(own), OTHER_LANE)))
                .isEqualTo("move your other Creatures here to their other lanes");
        assertThat(English.of(move(targets(2, own), HAND)))
                .isEqualTo("return 2 of your other Creatures here to their owners' hands");
        assertThat(English.of(destroy(targets(2, creatures(ENEMY, ANYWHERE))))).isEqualTo("destroy 2 enemy Creatures");
        assertThat(English.of(destroy(target(creatures(ANY, HERE).with(POINTS, AT_MOST, 1)))))
                .isEqualTo("destroy a Creature of at most 1 point here");
        assertThat(English.of(makeTokens(Tokens.SPROUT, 1, ANY)))
                .isEqualTo("make a token Sprout (1) here on both sides");
    }

    @Test
    @Rule({"TL-9.3", "TL-9.12"})
    void aContinuousEffectAppliesWhileItsCardIsOnTheField() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, NatureCards.HERD_MOTHER, NatureCards.ORCHARD_STAG)
                .field(NORTH_W, NatureCards.ORCHARD_STAG)
                .field(SOUTH_E, LightCards.GATE_STAG)
                .plan(SOUTH)
                .plan(NORTH);
        assertThat(scene.points("Orchard Stag")).isEqualTo(4);
        assertThat(scene.points("Gate Stag")).isEqualTo(2);
        assertThat(scene.points("Herd Mother")).isEqualTo(3);
        assertThat(scene.game()
                        .table()
                        .points(scene.game().table().standing(NORTH_W).head()))
                .isEqualTo(3);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.4", "TL-10.1", "TL-9.22"})
    void atCountingComesBeforeTotals() {
        Scene scene = Scene.table()
                .field(SOUTH_E, NatureCards.CANOPY_OTTER, COIN, plain("Two", 1))
                .counting();
        assertThat(scene.castle(NORTH)).as("1 + 3 (it counts itself) + 1 + 1").isEqualTo(4);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.10", "TL-9.24"})
    void partsHappenInOrderAndEachChoosesItsTargetsInTurn() {
        Card both = spell(makeTokens(Tokens.SPROUT, 1, OWN), destroy(target(creatures(ANY, ANYWHERE))));
        Scene scene = Scene.table().southTrails().reveals(both, SOUTH_W);
        assertThat(scene.field(SOUTH_W)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.10")
    void whatComesFirstInTheTextHappensFirst() {
        Card hurtFirst = spell(damageCastle(OWN, 1), healCastle(OWN, 2), damageCastle(OWN, 3));
        Scene hurt = Scene.table().reveals(hurtFirst, SOUTH_W);
        assertThat(hurt.castle(SOUTH)).as("10, 9, no more than 10, 7").isEqualTo(7);
        Card healFirst = spell(healCastle(OWN, 2), damageCastle(OWN, 1), damageCastle(OWN, 3));
        assertThat(Scene.table().reveals(healFirst, SOUTH_W).castle(SOUTH))
                .as("10, 9, 6")
                .isEqualTo(6);
        hurt.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.28", "TL-9.3"})
    void creaturesThatGetPointsKeepThemAndLaterOnesGetNone() {
        Card horn = creature("Horn")
                .points(0)
                .onReveal(changePoints(all(creatures(OWN, HERE)), number(2), Duration.LASTING))
                .continuous(strengthen(creatures(OWN, HERE), 1))
                .build();
        Card away = spell(move(target(creatures(OWN, ANYWHERE).of(new Tribe("Runner"))), OTHER_LANE));
        Card runner = creature("Runner").points(1).tribe(new Tribe("Runner")).build();
        Card later = plain("Later", 1);
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, runner)
                .hand(SOUTH, horn, away, later)
                .plan(SOUTH, card(horn, SOUTH_W), card(later, SOUTH_W), card(away, SOUTH_W))
                .plan(NORTH);
        assertThat(scene.field(SOUTH_E)).containsExactly("Runner");
        assertThat(scene.points("Runner")).as("it got 2, and no longer has 1").isEqualTo(3);
        assertThat(scene.points("Later"))
                .as("it came too late to get 2, and has 1")
                .isEqualTo(2);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.11", "TL-9.12"})
    void theNewestPointsAreReplacesPrintedPointsBeforeAdditions() {
        Card first = spell(
                changePoints(target(creatures(OWN, ANYWHERE)), number(1), LASTING),
                setPoints(target(creatures(OWN, ANYWHERE)), 5, THIS_TURN),
                setPoints(target(creatures(OWN, ANYWHERE)), 2, LASTING),
                damageCastle(ENEMY, 10));
        Scene scene = Scene.table().field(SOUTH_W, plain("Clay", 9)).reveals(first, SOUTH_E);
        assertThat(scene.points("Clay")).isEqualTo(3);
        scene.won("TL-11.1", SOUTH);
    }

    @Test
    @Rule("TL-9.13")
    void aTotalMultipliedAgainAndAgainDoesNotOverflow() {
        Effect nine = multiplyTotal(9);
        Card tower = creature("Tower")
                .points(9)
                .atCounting(nine, nine, nine, nine, nine, nine, nine, nine, nine, nine)
                .build();
        Scene scene = Scene.table().southTrails().field(SOUTH_E, tower).counting();
        scene.won("TL-11.1", SOUTH);
        assertThat(CurrentStats.total(scene.game().table(), SOUTH_E)).isEqualTo(Points.MOST);
    }

    @Test
    @Rule("TL-9.13")
    void aLaneTotalIsSummedThenAddedToThenMultiplied() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_E, plain("Three", 3))
                .hand(SOUTH, NatureCards.HARVEST_MOON, COIN, plain("X", 1), Workshop.SURGE)
                .plan(
                        SOUTH,
                        card(NatureCards.HARVEST_MOON, SOUTH_E, COIN, plain("X", 1)),
                        card(Workshop.SURGE, SOUTH_E))
                .plan(NORTH);
        assertThat(scene.castle(NORTH)).as("(3 - 2) x 2").isEqualTo(8);
        assertThat(CurrentStats.total(scene.game().table(), SOUTH_E))
                .as("only that turn")
                .isEqualTo(3);
        Scene below = Scene.table().southTrails().reveals(Workshop.SURGE, SOUTH_E);
        assertThat(below.castle(NORTH)).isEqualTo(10);
        below.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.14", "TL-9.26", "TL-10.5"})
    void aLimitCountsDamageFromThenOn() {
        Card pain = creature("Pain").points(1).onReveal(damageCastle(OWN, 2)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("Ram", 8))
                .hand(SOUTH, LightCards.WARD_OF_GLASS, COIN, pain)
                .plan(SOUTH, card(LightCards.WARD_OF_GLASS, SOUTH_W, COIN), card(pain, SOUTH_E))
                .plan(NORTH);
        assertThat(scene.castle(SOUTH))
                .as("2 by its own card, 1 of 8 in the West")
                .isEqualTo(6);
        assertThat(scene.side(SOUTH).limits()).isEmpty();
        Scene none = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("Ram", 8))
                .hand(SOUTH, LightCards.WARD_OF_GLASS, COIN, Workshop.STILLNESS, plain("X", 1))
                .plan(
                        SOUTH,
                        card(LightCards.WARD_OF_GLASS, SOUTH_W, COIN),
                        card(Workshop.STILLNESS, SOUTH_W, plain("X", 1)))
                .plan(NORTH);
        assertThat(none.castle(SOUTH)).isEqualTo(9);
        none.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.15", "TL-9.29"})
    void nobodyIsAskedWhichCardsToDiscardIfAllAre() {
        Scene few = Scene.table().southTrails().hand(NORTH, plain("A", 1)).reveals(spell(discard(ENEMY, 2)), SOUTH_W);
        assertThat(few.graveyard(NORTH)).containsExactly("A");
        few.awaitsPlans(3);
        Scene exact = Scene.table()
                .southTrails()
                .hand(NORTH, plain("A", 1), plain("B", 1))
                .reveals(spell(discard(ENEMY, 2)), SOUTH_W);
        assertThat(exact.graveyard(NORTH)).containsExactly("A", "B");
        exact.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.15", "TL-12.5"})
    void theOwnerChoosesTheDiscardsUnlessTheyAreRandom() {
        Card a = plain("A", 1);
        Card b = plain("B", 1);
        Card c = plain("C", 1);
        Scene scene = Scene.table()
                .southTrails()
                .hand(NORTH, a, b, c)
                .reveals(spell(discard(ENEMY, 2)), SOUTH_W)
                .awaits("North: discard");
        assertThat(scene.options()).as("ascending, and enough must be left").hasSize(2);
        scene.discards(NORTH, b).awaits("North: discard");
        scene.discards(NORTH, c).awaitsPlans(3);
        assertThat(scene.graveyard(NORTH)).containsExactly("B", "C");
        Scene random =
                Scene.table().southTrails().hand(NORTH, a, b, c).reveals(spell(discardAtRandom(ENEMY, 2)), SOUTH_W);
        assertThat(random.graveyard(NORTH)).hasSize(2);
        random.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.17", "TL-8.9"})
    void returningIsNeitherDestroyingNorDiscarding() {
        Scene scene =
                Scene.table().southTrails().field(NORTH_W, NatureCards.SEED_JAR).reveals(WaterCards.EBB, SOUTH_W);
        assertThat(scene.hand(NORTH)).contains("Seed Jar");
        assertThat(scene.field(NORTH_W)).isEmpty();
        assertThat(scene.graveyard(NORTH)).isEmpty();
        Scene token = Scene.table().southTrails().field(NORTH_W, Tokens.SPROUT).reveals(WaterCards.EBB, SOUTH_W);
        assertThat(token.hand(NORTH)).doesNotContain("Sprout");
        token.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.18", "TL-12.2", "TL-12.7"})
    void cardsLookedAtAreShownOnlyToTheirPlayerAndGoBackInTheChosenOrder() {
        Card a = plain("A", 1);
        Card b = plain("B", 1);
        Card c = plain("C", 1);
        Card d = plain("D", 1);
        Scene scene = Scene.table()
                .southTrails()
                .deck(SOUTH, a, b, c, d)
                .reveals(WaterCards.STILL_WATER, SOUTH_W)
                .awaits("South: order");
        assertThat(Scene.shown(scene.seenBy(SOUTH))).containsExactly(a, b, c);
        assertThat(Scene.shown(scene.seenBy(NORTH))).containsOnly(Card.UNKNOWN);
        assertThat(scene.seenBy(NORTH).agenda().toString()).doesNotContain("card=a", "card=b", "card=c");
        scene.does(new Choose(SOUTH, new OwnChoice.OnTop("c"))).does(new Choose(SOUTH, new OwnChoice.OnTop("a")));
        assertThat(scene.hand(SOUTH)).as("drawn in the next turn").containsExactly("A", "C");
        assertThat(scene.side(SOUTH).deck().cards()).containsExactly(b, d);
        assertThat(scene.seenBy(SOUTH).own().deck()).isEqualTo(Pile.unknown(2));
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.19")
    void onlyOneCardIsPutIntoADeckPerGame() {
        Card again = spell(take(target(buried(OWN)), DECK));
        Scene scene = Scene.table()
                .southTrails()
                .deck(SOUTH, 4)
                .graveyard(SOUTH, plain("Old", 1), plain("Older", 1))
                .hand(SOUTH, again, Workshop.RECYCLER)
                .plan(SOUTH, card(again, SOUTH_W), card(Workshop.RECYCLER, SOUTH_W))
                .plan(NORTH);
        scene.picks(SOUTH, plain("Old", 1));
        assertThat(scene.graveyard(SOUTH)).containsExactly("Older", "Spell");
        assertThat(scene.hand(SOUTH)).contains("Old");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.25", "TL-3.8"})
    void theControllerIsThePlayerWhoLastControlledTheCard() {
        Card curse = token("Curse").whenDestroyed(damageCastle(OWN, 1)).build();
        Card gift = spell(makeTokens(curse, 1, ENEMY), destroy(target(creatures(ENEMY, ANYWHERE))));
        Scene scene = Scene.table().southTrails().reveals(gift, SOUTH_W);
        assertThat(scene.castle(NORTH)).isEqualTo(9);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.26", "TL-11.3"})
    void losingHpIsTakingDamage() {
        Scene scene = Scene.table().castles(1, 10).reveals(DarknessCards.BLOOD_MOTH, SOUTH_W);
        scene.won("TL-11.1", NORTH);
    }

    @Test
    @Rule({"TL-3.3", "TL-10.8"})
    void nothingChangedMeansNoEvent() {
        Card spring = skill("Spring").onReveal(healCastle(OWN, 2)).build();
        Scene whole = Scene.table().castles(10, 10).reveals(spring, SOUTH_W);
        assertThat(whole.events()).noneMatch(CastleHealed.class::isInstance);
        whole.awaitsPlans(3);
        Scene hurt = Scene.table().castles(9, 10).reveals(spring, SOUTH_W);
        assertThat(hurt.events().filter(CastleHealed.class::isInstance))
                .containsExactly(new CastleHealed(SOUTH, 1, 10));
        hurt.awaitsPlans(3);
    }
}
