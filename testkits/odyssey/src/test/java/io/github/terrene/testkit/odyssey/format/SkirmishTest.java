package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A custom format")
class SkirmishTest extends ScenarioBook {
    static final CharacterCard RAM =
            character("Ram").of(FIRE, MACHINE).stats(2, 2, 40, 30, 0).build();

    @Override
    protected TableBuilder table() {
        return TableBuilder.of(Skirmish.FORMAT, Skirmish::rules);
    }

    @Test
    @DisplayName("Five supply, and 30 HP are soon gone")
    @Rule({"TO-7.2", "TO-10.1"})
    void fiveSupplyAndThirtyHp() {
        Scenario s = given(A.has(recruited(RAM), recruited(RAM)), A.hand(RAM));
        s.then(A.supply(5), A.hp(30), B.hp(30));
        s.refuses(A.recruitsFromHand(RAM), "TO-7.2/sp-taken");
        s.when(A.attacks(A.the(RAM).first()));
        s.isWonBy(A, "TO-10.1");
    }

    @Test
    @DisplayName("Decks need five to begin with")
    @Rule({"TO-2.3", "TO-2.10"})
    void decks() {
        Catalogue catalogue = Catalogue.ofSets(Array.of(new BaseSet())).get();
        Deck none = Deck.of("None");
        assertThat(Skirmish.rules(catalogue)
                        .start(GameConfig.of(Options.standard(), none, none), 1)
                        .getLeft()
                        .map(Problem::sentence))
                .contains("has 0 different Characters of SP 1; a starting party needs 5");
    }
}
