package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.odyssey.tale.TableNarrator;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.terralore.Person;
import io.github.terrene.examples.terminal.terralore.Strategist;
import io.github.terrene.examples.terminal.terralore.Tales;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Terralore. */
final class TerraloreDuo implements Duo<GameConfig, Game, Action, Event, View> {
    static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final DeckBox<GameConfig, Deck> DECKS = new DeckBox<>(
            ReadyDecks.all(),
            Deck::name,
            Array.of(0, 2),
            decks -> new GameConfig(Options.standard(), decks),
            GameConfig::decks);

    @Override
    public String title() {
        return "Terralore";
    }

    @Override
    public Terralore rules() {
        return RULES;
    }

    @Override
    public DeckBox<GameConfig, Deck> decks() {
        return DECKS;
    }

    @Override
    public Agent<View, Action, Event> bot(GameConfig config) {
        return new Strategist(RULES);
    }

    @Override
    public Storyteller<Game, Event> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        return new TableNarrator<>(cast, detail, eyes, new Tales(cast, detail == Detail.ALL));
    }

    @Override
    public Reply<Action> ask(Seat person, Timeline<Game, Action, Event> game, Input input, PlayerNames cast) {
        return new Person(RULES, person, input, cast).decide(game);
    }

    @Override
    public String advice(Messages messages) {
        return "Your attacking lane aims at the other castle, your defending lane protects yours.";
    }

    @Override
    public String standing(Game game, Seat seat, Messages messages) {
        return game.table().castle(seat) + " HP";
    }

    @Override
    public String length(Game game, Messages messages) {
        return Names.number(game.table().turn(), "turn");
    }
}
