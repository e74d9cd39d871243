package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.battle.AttackRule;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
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
        s.refuses(A.dismisses(INU), "HR-1/last-character");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The same house rules make the same game, in whatever order they are added")
    void theirOrderDoesNotMatter() {
        RuleBook plain = StandardRules.of(Format.DUEL, NO_CARDS);
        RuleBook one = plain.also("brave", Run.class, (game, action, why) -> true)
                .alsoLoses("poor", (table, team) -> null)
                .also("careful", Attack.class, (game, action, why) -> true);
        RuleBook other = plain.also("careful", Attack.class, (game, action, why) -> true)
                .also("brave", Run.class, (game, action, why) -> true)
                .alsoLoses("poor", (table, team) -> null);
        assertThat(one.name()).isEqualTo("duel+brave+careful+poor").isEqualTo(other.name());
    }

    @Test
    @DisplayName("Replays and saved games bear its name")
    void itBearsAName() {
        Scenario s = given();
        assertThat(s.rules().notation().game()).isEqualTo("terrene-odyssey-duel+last-stand");
        GameConfig config = GameConfig.of(Options.standard());
        String replay =
                Replay.start(s.rules(), config, 1, s.game()).text(s.rules().notation());
        TerreneOdyssey plain = TerreneOdyssey.duel(s.rules().book().catalogue());
        assertThat(Replay.parse(replay, plain.notation()).getLeft().map(Problem::toString))
                .containsExactly(
                        "line 3: this is a replay of terrene-odyssey-duel+last-stand, not of terrene-odyssey-duel");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A saved game is one of its own rules only; at rest others read it as a position")
    void savedWithOtherRules() {
        Scenario s = given(A.has(recruited(ASU)), B.has(recruited(INU)));
        assertThat(s.loaded(s.saved())).contains(s.game());
        TerreneOdyssey plain = TerreneOdyssey.duel(s.rules().book().catalogue());
        assertThat(Scenario.from(plain, s.game()).loaded(s.saved()).map(Game::table))
                .contains(s.game().table());
        s.when(A.attacks(ASU)).awaits(B, "block");
        assertThat(s.loaded(s.saved())).contains(s.game());
        assertThat(Scenario.from(plain, s.game()).loaded(s.saved()).getLeft().place())
                .isEqualTo("print");
    }

    @Test
    @DisplayName("One that fails, or forbids without saying why, is told by its name")
    void mistakes() {
        Scenario s = given();
        RuleBook duel = StandardRules.of(Format.DUEL, s.rules().book().catalogue());
        RuleBook mute = duel.also("mistaken", Run.class, (game, action, why) -> false);
        TerreneOdyssey silent = TerreneOdyssey.of(mute, DeckRules.CONSTRUCTED);
        assertThat(silent.legal(s.game(), A.seat())).noneMatch(Run.class::isInstance);
        assertThatThrownBy(() -> silent.whyNot(s.game(), new Run(A.seat())))
                .hasMessageContaining("the house rule mistaken forbids Run[seat=A] without saying why");
        RuleBook failing = duel.also("mistaken", Run.class, (game, action, why) -> {
            throw new ArithmeticException("oops");
        });
        TerreneOdyssey faulty = TerreneOdyssey.of(failing, DeckRules.CONSTRUCTED);
        assertThatThrownBy(() -> faulty.legal(s.game(), A.seat()))
                .hasMessageContaining("the house rule mistaken failed at Run[seat=A]")
                .hasRootCauseMessage("oops");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Nothing is changed without another name")
    void nothingIsChangedWithoutAName() {
        RuleBook book = LastStand.rules(NO_CARDS).book();
        assertThatThrownBy(() -> book.also("last-stand", Run.class, (game, action, why) -> true))
                .hasMessage("there is a house rule of that name already: last-stand");
        assertThatThrownBy(() -> book.also("Last Stand", Run.class, (game, action, why) -> true))
                .hasMessage(
                        "a house rule is named by lower-case letters and digits, joined by hyphens, not: Last Stand");
        assertThat(book.also("brave", Run.class, (game, action, why) -> true).name())
                .isEqualTo("duel+brave+last-stand");
        assertThatThrownBy(() -> book.alsoLoses("brave", null))
                .hasMessage("the house rule brave demands nothing: it is null");
        assertThatThrownBy(() -> book.replacing(new AttackRule()))
                .hasMessage("with another rule the format needs a name of its own");
    }
}
