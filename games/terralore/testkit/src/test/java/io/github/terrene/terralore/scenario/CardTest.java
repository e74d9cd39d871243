package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.StarterTraits;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 1, cards, and section 2, decks. */
class CardTest {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    @Test
    @SuppressWarnings("NullAway") // what a program may do by mistake
    void whatIsNullIsReportedWithItsPlace() {
        Card card = creature("Odd").onReveal(new Effect[] {null}).build();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.of(Array.of(card, null)))
                .withMessage("card 2 is null");
        assertThat(Catalogue.of(Array.of(card)).getLeft().map(Problem::toString))
                .contains("Odd: abilities[0].effects[0] is missing (TL-1.2)");
    }

    @Test
    @Rule({"TL-1.1", "TL-1.2", "TL-1.5", "TL-1.6", "TL-1.7"})
    void aCardIsACreatureOrASkillWithCostAffinityAndRarity() {
        for (Card card : StarterSet.cards()) {
            assertThat(card.kind()).isIn(CardKind.CREATURE, CardKind.SKILL);
            assertThat(card.cost().isDefined()
                            && card.affinity().isDefined()
                            && card.rarity().isDefined())
                    .as(card.name())
                    .isTrue();
        }
        assertThat(WaterCards.POOL_OTTER.tribes()).containsExactly(StarterTraits.OTTER);
    }

    @Test
    @Rule({"TL-1.2", "TL-1.4", "TL-1.8", "TL-1.9", "TL-2.2", "TL-7.10", "TL-9.1"})
    void everythingWrongWithCardsIsReportedAtOnce() {
        Card mother = token("Mother")
                .whenDestroyed(makeTokens(Tokens.SPROUT, 1, OWN))
                .cost(1)
                .build();
        Card dear =
                creature("Dear").cost(-1).affinity(StarterTraits.WATER).exiled().build();
        Card strong = skill("Strong").points(2).onReveal().build();
        Card torn = creature("!?")
                .affinity(StarterTraits.WATER)
                .endOfTurn(draw(OWN, 1))
                .endOfTurn(draw(OWN, 1))
                .build();
        Card other = skill("Other").id("dear").affinity(StarterTraits.WATER).build();
        Card same = creature("Dear").id("same").affinity(StarterTraits.WATER).build();
        Seq<Problem> problems = Catalogue.of(Array.of(mother, dear, strong, torn, other, same, Card.UNKNOWN))
                .getLeft();
        assertThat(problems.map(Problem::toString))
                .containsExactly(
                        "dear: is the id of several cards",
                        "Dear: is the name of several cards (TL-2.2)",
                        "Mother: a token cannot make tokens (TL-1.9)",
                        "Mother: a token cannot have a cost (TL-1.11)",
                        "Dear: a cost must be from 0 to 6, not -1 (TL-1.3)",
                        "Dear: only a Skill can be exiled, or stay, when its effect is complete (TL-7.10)",
                        "Strong: a card must have an elemental affinity (TL-1.2)",
                        "Strong: a Skill cannot have points (TL-1.4)",
                        "Strong: an ability must have an effect (TL-9.1)",
                        "!?: its id is not lower-case words joined by hyphens",
                        "!?: a card can have only one ability for each timing (TL-9.1)",
                        "unknown: it stands for an unknown card",
                        "unknown: a card must have a cost (TL-1.2)",
                        "unknown: a card must have an elemental affinity (TL-1.2)",
                        "unknown: a card must have a rarity (TL-1.2)");
    }

    @Test
    @Rule("TL-1.4")
    void aSkillAddsNothingToATotal() {
        Scene scene = Scene.table().southTrails().reveals(Workshop.SILENT_STONE, SOUTH_E);
        assertThat(CurrentStats.total(scene.game().table(), SOUTH_E)).isZero();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-1.9")
    void aTokenCountsAsACreatureAndCeasesWhenItLeaves() {
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, Tokens.SPROUT)
                .reveals(
                        skill("Quake")
                                .onReveal(destroy(all(creatures(ANY, HERE))))
                                .build(),
                        SOUTH_W);
        assertThat(scene.field(NORTH_W)).isEmpty();
        assertThat(scene.graveyard(NORTH)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-1.9", "TL-9.5"})
    void aDestroyedTokenStillDoesWhatItDoesWhenDestroyed() {
        Scene scene = Scene.table().southTrails().field(NORTH_W, Workshop.SPARK).reveals(Workshop.LAST_RITE, SOUTH_W);
        assertThat(scene.castle(SOUTH)).isEqualTo(8);
        assertThat(scene.field(NORTH_W)).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-1.10")
    void tokensAreKnownByNameWhicheverEffectMadeThem() {
        Scene scene = Scene.table()
                .field(SOUTH_W, LightCards.KEEPER_OF_TWO_GATES, Tokens.LEFT_POST, Tokens.RIGHT_POST)
                .field(NORTH_W, plain("Ram", 9))
                .counting();
        assertThat(scene.castle(SOUTH)).isEqualTo(10);
        scene.awaitsPlans(3);
        Scene one = Scene.table()
                .field(SOUTH_W, LightCards.KEEPER_OF_TWO_GATES, Tokens.LEFT_POST, Tokens.LEFT_POST)
                .field(NORTH_W, plain("Ram", 9))
                .counting();
        assertThat(one.castle(SOUTH)).isEqualTo(6);
        one.awaitsPlans(3);
    }

    @Test
    @Rule("TL-1.11")
    void noConditionOnCostFitsATokenAndOutsideTheFieldTheHigherPointsCount() {
        Card rain = skill("Rain")
                .onReveal(destroy(all(creatures(ANY, HERE).with(COST, AT_MOST, 1))))
                .build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, Tokens.SPROUT, plain("Free", 1))
                .reveals(rain, SOUTH_W);
        assertThat(scene.field(SOUTH_W)).containsExactly("Sprout");
        scene.awaitsPlans(3);
        assertThat(LightCards.GATE_STAG.points().highest()).isEqualTo(4);
        assertThat(LightCards.SUN_LANCER.points().highest()).isEqualTo(4);
    }

    @Test
    @Rule("TL-1.9")
    void theCardThatMakesATokenSaysWhatTheTokenDoes() {
        Card ember = token("Ember")
                .points(1, 2)
                .affinity(StarterTraits.LIGHT)
                .tribe(StarterTraits.MOTH)
                .whenDestroyed(damageCastle(ENEMY, 1))
                .build();
        assertThat(English.of(makeTokens(ember, 2, ENEMY)))
                .isEqualTo("make 2 tokens Ember (1 attacking, 2 defending, of Light, Moth) with "
                        + "\"When destroyed: 1 damage to the enemy castle\" here on the enemy side");
        assertThat(English.of(makeTokens(Tokens.SPROUT, 1, OWN))).isEqualTo("make a token Sprout (1) here");
    }

    @Test
    @Rule("TL-9.1")
    void aTimingThatIsNotPrintedIsContinuousOnACreatureAndOnRevealOnASkill() {
        Statement stronger = strengthen(creatures(OWN, HERE), 1);
        Card creature =
                creature("Elder").continuous(stronger).onReveal(draw(OWN, 1)).build();
        assertThat(English.of(creature)).isEqualTo("Your other Creatures here have +1.\nOn reveal: Draw a card.");
        Card skill = skill("Totem")
                .staying()
                .continuous(stronger)
                .onReveal(draw(OWN, 1))
                .build();
        assertThat(English.of(skill))
                .isEqualTo(
                        "Continuous: Your other Creatures here have +1.\nDraw a card.\nThis card stays on the field.");
    }

    private static Seq<Problem> problems(Deck south, Deck north) {
        return RULES.start(GameConfig.of(Options.standard(), south, north), 1).getLeft();
    }

    @Test
    @Rule({"TL-2.1", "TL-2.2", "TL-2.4", "TL-1.9"})
    void anIllegalDeckIsRefusedWithAllProblemsAtOnce() {
        Deck good = ReadyDecks.TIDE_AND_THORN;
        Array<Card> broken = good.cards()
                .drop(4)
                .append(good.cards().last())
                .append(plain("Stranger", 1))
                .append(Tokens.SPROUT);
        Seq<Problem> problems = problems(Deck.of("broken", broken), good);
        assertThat(problems.map(Problem::key))
                .containsExactlyInAnyOrder("TL-2.1/deck-size", "TL-2.2/doubles", "TL-2.4/foreign-card", "TL-1.9/token");
        assertThat(problems.map(Problem::place)).allMatch("deck of seat A"::equals);
        assertThat(problems.map(Problem::sentence)).contains("a deck has 20 cards, not 19");
        Seq<Problem> unknown = Deck.of("mine", Array.of("pool-otter", "nobody", "nothing"), RULES.catalogue())
                .getLeft();
        assertThat(unknown.map(Problem::sentence))
                .containsExactly("there is no card nobody", "there is no card nothing");
    }

    @Test
    @Rule("TL-2.4")
    void aCardCanBeForeignEvenIfItsIdIsKnown() {
        Card real = ReadyDecks.TIDE_AND_THORN.cards().head();
        Card forged = plain(real.name().replace(' ', '-'), 99);
        Array<Card> cards = ReadyDecks.TIDE_AND_THORN.cards().dropRight(1).append(forged);
        assertThat(forged.id()).isEqualTo(real.id());
        Seq<Problem> problems = problems(Deck.of("forged", cards), ReadyDecks.TIDE_AND_THORN);
        assertThat(problems.map(Problem::key)).containsExactly("TL-2.4/foreign-card");
    }

    @Test
    @Rule({"TL-2.4", "TL-3.3", "TL-11.9"})
    void aConfigurationIsRefusedWithAllProblemsAtOnce() {
        Options options = Options.standard().withCastleMaximum(Option.some(9)).withTurnLimit(0);
        GameConfig config = new GameConfig(options, Array.of(ReadyDecks.TIDE_AND_THORN));
        assertThat(RULES.start(config, 1).getLeft().map(Problem::key))
                .containsExactly("TL-2.4/number-of-decks", "TL-3.3/below-least", "TL-11.9/below-least");
    }

    @Test
    @Rule({"TL-2.3", "TL-1.5"})
    void anythingMayBeMixed() {
        Array<Card> mixed = StarterSet.cards()
                .sortBy(card -> -card.rarity().get().ordinal())
                .take(20);
        Deck deck = Deck.of("treasure", mixed);
        assertThat(RULES.start(GameConfig.of(Options.standard(), deck, deck), 1).isRight())
                .isTrue();
    }
}
