package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.bot.LookAhead;
import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.rows.Narrator;
import io.github.terrene.examples.terminal.rows.Person;
import io.github.terrene.examples.terminal.tale.Storyteller;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;

/** Hobe. */
final class HobeDuo implements Duo<GameConfig, Game, Action, Event, View> {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final int TRIES = 10;
    private static final int MOST_DECISIONS = 2_000;

    @Override
    public String title() {
        return "Hobe";
    }

    @Override
    public Hobe rules() {
        return RULES;
    }

    @Override
    public Array<String> players() {
        return Players.BOTH.map(Players::name);
    }

    @Override
    public Array<String> decks() {
        return ReadyDecks.all().map(Deck::name);
    }

    @Override
    public Array<Integer> usual() {
        return Array.of(0, 1);
    }

    @Override
    public GameConfig config(Array<Integer> decks) {
        return new GameConfig(Options.standard(), decks.map(ReadyDecks.all()::get));
    }

    @Override
    public Array<String> decks(GameConfig config) {
        return config.decks().map(Deck::name);
    }

    @Override
    public Agent<View, Action, Event> bot(GameConfig config) {
        return new LookAhead<>(RULES, PlayStyles.SENSIBLE, CardPool.UNKNOWN, TRIES, MOST_DECISIONS);
    }

    @Override
    public Storyteller<Game, Event> storyteller(DuoSetting<GameConfig, Game, Action, Event, View> setting) {
        return new Narrator(setting.paper(), setting.cast(), setting.detail(), setting.eyes());
    }

    @Override
    public Reply<Action> ask(Seat person, Timeline<Game, Action, Event> game, Input input, Cast cast) {
        return new Person(RULES, person, input, cast.paper(), cast).decide(game);
    }

    @Override
    public String advice() {
        return "Your deck is your life: whoever has no card left in it has lost.";
    }

    @Override
    public String standing(Game game, Seat seat) {
        int cards = game.table().deckSize(seat);
        return cards + (cards == 1 ? " card" : " cards");
    }

    @Override
    public int turns(Game game) {
        return game.table().turn();
    }
}
