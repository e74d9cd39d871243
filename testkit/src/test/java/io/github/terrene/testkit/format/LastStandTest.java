package io.github.terrene.testkit.format;

import static io.github.terrene.testkit.scenario.Cast.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.battle.AttackRule;
import io.github.terrene.testkit.scenario.Scenario;
import io.github.terrene.testkit.scenario.ScenarioBook;
import io.github.terrene.testkit.scenario.TableBuilder;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A house rule")
class LastStandTest extends ScenarioBook {
    private static final Catalogue NO_CARDS = Catalogue.ofSets(Array.empty()).get();

    @Override
    protected TableBuilder table() {
        return TableBuilder.of(Format.DUEL, LastStand::rules);
    }

    @Test
    @DisplayName("Of two Characters one may be dismissed, the last one may not")
    @Rule("TO-4.16")
    void theLastOneStays() {
        Scenario s = given(A.has(recruited(ASU), recruited(INU)), A.alone());
        s.when(A.dismisses(ASU));
        s.refuses(A.dismisses(INU), "HR-1");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Replays and saved games bear its name")
    void itBearsAName() {
        assertThat(LastStand.rules(NO_CARDS).notation().game()).isEqualTo("terrene-odyssey-duel+last-stand");
    }

    @Test
    @DisplayName("Nothing is changed without another name")
    void nothingIsChangedWithoutAName() {
        RuleBook book = LastStand.rules(NO_CARDS).book();
        assertThatThrownBy(() -> book.also("last-stand", ActionKind.RUN, (game, action, why) -> true))
                .hasMessage("not a name for another house rule, or already taken: last-stand");
        assertThatThrownBy(() -> book.also("Last Stand", ActionKind.RUN, (game, action, why) -> true))
                .hasMessage("not a name for another house rule, or already taken: Last Stand");
        assertThat(book.also("brave", ActionKind.RUN, (game, action, why) -> true)
                        .name())
                .isEqualTo("duel+last-stand+brave");
        assertThatThrownBy(() -> book.replacing(new AttackRule()))
                .hasMessage("with another rule the format needs a name of its own");
    }
}
