package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.lanes.Narrator;
import io.github.terrene.examples.terminal.lanes.Person;
import io.github.terrene.examples.terminal.lanes.Strategist;
import io.github.terrene.examples.terminal.tale.Storyteller;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;

/** Terralore. */
final class TerraloreDuo implements Duo<GameConfig, Game, Action, Event, View> {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    @Override
    public String title() {
        return "Terralore";
    }

    @Override
    public Terralore rules() {
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
        return Array.of(0, 2);
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
        return new Strategist(RULES);
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
        return "Your attacking lane aims at the other castle, your defending lane protects yours.";
    }

    @Override
    public String standing(Game game, Seat seat) {
        return game.table().castle(seat) + " HP";
    }

    @Override
    public int turns(Game game) {
        return game.table().turn();
    }
}
