package io.github.terrene.hobe.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.battle.NameAttacker;
import io.github.terrene.hobe.rule.play.Window;
import io.github.terrene.hobe.rule.resolve.Ask;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.setup.Options.WeaponTargets;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.perft.PerftFiles;
import io.github.terrene.testkit.perft.PerftSearch;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The rules give the published counts. docs/perft.md says what they are for. */
class PerftVectorTest extends PerftFiles {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final Policy<Object, Action> EAGER =
            (state, action) -> action instanceof Move ? 3 : action instanceof GoToBattle ? 2 : 20;

    @Override
    protected Array<Rules<?, ?, ?, ?, ?>> rules() {
        return Array.of(RULES);
    }

    @Override
    protected Array<PerftVector> positions() {
        Options standard = Options.standard();
        return Array.of(
                reached("first turn", standard, 4, game -> true),
                reached(
                        "moves and plays",
                        standard,
                        2,
                        game -> game.table().inPlay(Players.SOUTH).size() == 4),
                reached(
                        "a full board",
                        standard,
                        2,
                        game -> game.table().inPlay(game.table().active()).size() >= 7),
                reached("an Event to be countered", standard, 4, game -> window(game, EventTiming.COUNTER, 1)),
                reached("a counter to be countered", standard, 4, game -> window(game, EventTiming.COUNTER, 2)),
                reached("before the first attack", standard, 3, game -> window(game, EventTiming.OPPONENT_BATTLE, 0)),
                reached("the next attacker", standard, 4, game -> game.prompt() instanceof NameAttacker),
                reached("a discard", standard.withHandLimit(Option.some(4)), 4, game -> game.prompt() instanceof Ask),
                reached(
                        "windows only where possible",
                        standard.withOfferAllWindows(false),
                        3,
                        game -> window(game, EventTiming.COUNTER, 1)),
                reached(
                        "Weapons for everybody",
                        standard.withWeaponTargets(WeaponTargets.ANY).withWeaponsPerCard(2),
                        2,
                        game -> game.table().inPlay(Players.NORTH).exists(CardInPlay::weapon)),
                reached(
                        "nearly over",
                        standard,
                        5,
                        game -> game.table().deckSize(Players.SOUTH) < 4
                                && game.table().deckSize(Players.NORTH) < 4));
    }

    private static boolean window(Game game, EventTiming timing, int played) {
        return game.prompt() instanceof Window window
                && window.timing() == timing
                && game.table().played().size() == played;
    }

    private static PerftVector reached(String name, Options options, int depth, Predicate<Game> wanted) {
        return new PerftSearch<>(RULES, seed -> GameConfig.of(options, deck(seed), deck(seed + 1)), EAGER)
                .first(name, depth, wanted);
    }

    private static Deck deck(long number) {
        return ReadyDecks.all().get((int) (number % 2));
    }

    @Test
    void thereAreEnoughOfThem() {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(10);
    }
}
