package io.github.terrene.terralore.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.plan.ChoosePlans;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.perft.PerftFiles;
import io.github.terrene.testkit.perft.PerftSearch;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The rules give the published counts. docs/perft.md says what they are for. */
class PerftVectorTest extends PerftFiles {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Policy<Object, Action> EAGER = (state, action) -> action instanceof HandIn ? 1 : 20;

    @Override
    protected Array<Rules<?, ?, ?, ?, ?>> rules() {
        return Array.of(RULES);
    }

    @Override
    protected Array<PerftVector> positions() {
        Options standard = Options.standard();
        return Array.of(
                reached("mulligan", standard.withMulligan(Mulligan.REDRAW_ONE_FEWER), 4, game -> true),
                reached("first plans", standard, 3, game -> game.table().turn() == 1),
                reached("plans of turn 5", standard, 3, game -> game.table().turn() == 5),
                reached(
                        "half a plan is paid",
                        standard,
                        4,
                        game -> ChoosePlans.draft(game, Players.SOUTH).owing() == 2),
                reached(
                        "only North plans",
                        standard,
                        5,
                        game -> !ChoosePlans.draft(game, Players.SOUTH).open()),
                reached("a fifth Creature", standard, 3, game -> asked(game, "place")),
                reached("a target", standard, 3, game -> asked(game, "target")),
                reached("a discard", standard, 3, game -> asked(game, "discard")),
                reached("three cards on top", standard, 4, game -> asked(game, "order")),
                reached("exchange of lanes", standard, 3, game -> asked(game, "exchange")));
    }

    private static boolean asked(Game game, String about) {
        return game.prompt() instanceof Ask ask && ask.key().equals(about);
    }

    private static PerftVector reached(String name, Options options, int depth, Predicate<Game> wanted) {
        return new PerftSearch<>(RULES, seed -> GameConfig.of(options, deck(seed), deck(seed + 1)), EAGER)
                .first(name, depth, wanted);
    }

    private static Deck deck(long number) {
        return ReadyDecks.all().get((int) (number % 4));
    }

    @Test
    void thereAreEnoughOfThem() {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(10);
    }
}
