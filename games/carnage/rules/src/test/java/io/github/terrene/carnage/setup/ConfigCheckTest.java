package io.github.terrene.carnage.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.setup.Options.AscensionAfterWin;
import io.github.terrene.carnage.setup.Options.LocationPrice;
import io.github.terrene.carnage.setup.Options.PremiumCards;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Configurations, and the options of section 15. */
class ConfigCheckTest {
    private static final Options STANDARD = Options.standard();

    private static Seq<String> problems(GameConfig config) {
        return ConfigCheck.problems(config, StarterSet.catalogue()).map(Problem::toString);
    }

    private static Seq<String> problems(Options options) {
        return problems(GameConfig.of(options, ReadyLists.COAL_ROAD, ReadyLists.HIGH_PASS));
    }

    @Test
    @Rule({"CG-1.10", "CG-6.7", "CG-6.14", "CG-9.4", "CG-9.6", "CG-10.11", "CG-11.3", "CG-13.2", "CG-13.5", "CG-13.6"})
    void theOptionsHaveTheirDefaults() {
        Options table = Options.builder()
                .premium(PremiumCards.SAME_CARD)
                .locationPrice(LocationPrice.DISCOUNTED)
                .awakening(true)
                .relicFate(RelicFate.STAYS)
                .ascensionAfterWin(AscensionAfterWin.MANDATORY)
                .savedMonsterVp(1)
                .pillarOnce(false)
                .concedeOnExhaustion(false)
                .stalemateTurns(6)
                .turnLimit(200)
                .build();
        assertThat(STANDARD).isEqualTo(table);
        assertThat(problems(STANDARD)).isEmpty();
    }

    @Test
    @Rule({"CG-10.11", "CG-13.5", "CG-13.6"})
    void impossibleOptionsAreNamedAtOnce() {
        assertThat(problems(STANDARD.withSavedMonsterVp(2).withStalemateTurns(1).withTurnLimit(-1)))
                .containsExactly(
                        "options: savedMonsterVp must be from 0 to 1, not 2 (CG-10.11)",
                        "options: stalemateTurns must be 2 or more, not 1 (CG-13.5)",
                        "options: turnLimit must be 2 or more, not -1 (CG-13.6)");
        assertThat(problems(STANDARD.withSavedMonsterVp(-1)))
                .containsExactly("options: savedMonsterVp must be from 0 to 1, not -1 (CG-10.11)");
        assertThat(problems(STANDARD.withSavedMonsterVp(0).withStalemateTurns(2).withTurnLimit(2)))
                .isEmpty();
        assertThat(problems(STANDARD.withStalemateTurns(Integer.MAX_VALUE).withTurnLimit(Integer.MAX_VALUE)))
                .isEmpty();
    }

    @Test
    @Rule("CG-2.7")
    void twoPlayersNeedTwoLists() {
        assertThat(problems(new GameConfig(STANDARD, Array.of(ReadyLists.COAL_ROAD))))
                .containsExactly("lists: two players need two lists, not 1 (CG-2.7)");
    }

    @Test
    @Rule({"CG-2.7", "CG-2.8"})
    void theListsOfBothPlayersAreLookedAt() {
        DeckList small = new DeckList(
                "small",
                ReadyLists.COAL_ROAD.companion(),
                ReadyLists.COAL_ROAD.adventure().tail());
        assertThat(problems(GameConfig.of(STANDARD.withTurnLimit(1), small, small)))
                .containsExactly(
                        "Adventure deck of seat A: must have 15 cards, not 14 (CG-2.3)",
                        "Adventure deck of seat B: must have 15 cards, not 14 (CG-2.3)",
                        "options: turnLimit must be 2 or more, not 1 (CG-13.6)");
    }

    @Test
    @Rule("CG-2.7")
    void oneHundredProblemsAreNamedAndTheOthersCounted() {
        Array<Card> strangers = Array.rangeClosed(1, 150)
                .map(number -> new Card(
                        "stranger-" + number,
                        "Stranger " + number,
                        false,
                        FireCards.WICK_BEARER.kind(),
                        StarterElements.FIRE,
                        1,
                        FireCards.WICK_BEARER.values(),
                        Array.empty(),
                        Array.empty()));
        DeckList foreign = new DeckList("foreign", strangers, ReadyLists.COAL_ROAD.adventure());
        assertThat(problems(GameConfig.of(STANDARD, foreign, ReadyLists.COAL_ROAD)))
                .hasSize(101)
                .endsWith("configuration: and 53 more problems");
    }

    @Test
    @Rule({"CG-1.10", "CG-3.6"})
    void aPremiumPrintHasTheSameNameUnlessTheOptionSaysOtherwise() {
        Card warden = FireCards.WICK_BEARER;
        assertThat(STANDARD.name(warden.inPremium())).isEqualTo(STANDARD.name(warden));
        Options separate = STANDARD.withPremium(PremiumCards.SEPARATE);
        assertThat(separate.name(warden)).isEqualTo("Wick Bearer");
        assertThat(separate.name(warden.inPremium())).isEqualTo("Wick Bearer (premium)");
    }

    private static String missing(GameConfig config) {
        return Carnage.of(StarterSet.catalogue()).problems(config).mkString("\n");
    }

    /** Options that lack one thing: whoever implements the interface can make such. */
    private static Options lacking(String option) {
        return (Options) Proxy.newProxyInstance(
                Options.class.getClassLoader(), new Class<?>[] {Options.class}, (proxy, method, arguments) -> {
                    if (method.isDefault()) {
                        return InvocationHandler.invokeDefault(proxy, method, arguments);
                    }
                    return method.getName().equals(option) ? null : method.invoke(STANDARD, arguments);
                });
    }

    @Test
    @Rule({"CG-1.10", "CG-6.7", "CG-9.4", "CG-9.6"})
    void anOptionThatIsMissingIsNamedWithItsRule() {
        DeckList list = ReadyLists.COAL_ROAD;
        assertThat(missing(GameConfig.of(lacking("premium"), list, list)))
                .isEqualTo("options.premium: is missing (CG-1.10)");
        assertThat(missing(GameConfig.of(lacking("locationPrice"), list, list)))
                .isEqualTo("options.locationPrice: is missing (CG-6.7)");
        assertThat(missing(GameConfig.of(lacking("relicFate"), list, list)))
                .isEqualTo("options.relicFate: is missing (CG-9.4)");
        assertThat(missing(GameConfig.of(lacking("ascensionAfterWin"), list, list)))
                .isEqualTo("options.ascensionAfterWin: is missing (CG-9.6)");
    }

    @Test
    @Rule({"CG-1.1", "CG-1.3", "CG-2.7"})
    @SuppressWarnings("NullAway") // object mappers leave null what a text does not mention
    void aCardOfWhichPartsAreMissingIsNoneOfTheGame() {
        Card odd = new Card("wick-bearer", "Wick Bearer", false, null, null, 1, null, null, null);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DeckList.of("mine", Array.of(odd, null)))
                .withMessage("card 2 is null");
        DeckList list = DeckList.of("mine", ReadyLists.COAL_ROAD.cards().append(odd));
        assertThat(problems(GameConfig.of(STANDARD, list, ReadyLists.COAL_ROAD)))
                .containsExactly(
                        "Adventure deck of seat A: must have 15 cards, not 16 (CG-2.3)",
                        "Adventure deck of seat A: Wick Bearer is not among the cards of this game (CG-2.7)");
    }
}
