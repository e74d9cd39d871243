package io.github.terrene.bots.arena;

import io.github.terrene.bots.Playbook;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Brings Hobe to the arenas of tests. */
public final class HobeArena implements ArenaGames {
    static final ArenaGame<GameConfig, Game, Action, Event, View> HOBE = game(ReadyDecks.all());

    private static ArenaGame<GameConfig, Game, Action, Event, View> game(Array<Deck> decks) {
        Hobe rules = Hobe.of(StarterSet.catalogue());
        return new ArenaGame<>(
                "hobe",
                "Hobe",
                rules,
                new Playbook<>(rules, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                2,
                decks.map(Deck::name),
                places -> new GameConfig(Options.standard(), places.map(decks::get)),
                (config, seat, thinking) -> thinking,
                game -> Option.none(),
                game -> game.table().turn());
    }

    @Override
    public Seq<String> ids() {
        return Array.of(HOBE.id());
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id) {
        return Either.right(HOBE);
    }
}
