package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.bot.LookAhead;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.hobe.Person;
import io.github.terrene.examples.terminal.hobe.Tales;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.odyssey.tale.TableNarrator;
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
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Hobe. */
final class HobeDuo implements Duo<GameConfig, Game, Action, Event, View> {
    static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final DeckBox<GameConfig, Deck> DECKS = new DeckBox<>(
            ReadyDecks.all(),
            Deck::name,
            Array.of(0, 1),
            decks -> new GameConfig(Options.standard(), decks),
            GameConfig::decks);
    private static final double TRUST = 0;
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
    public DeckBox<GameConfig, Deck> decks() {
        return DECKS;
    }

    @Override
    public Agent<View, Action, Event> bot(GameConfig config) {
        return new LookAhead<>(RULES, PlayStyles.SENSIBLE, CardPool.UNKNOWN, TRUST, TRIES, MOST_DECISIONS);
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
    public String advice() {
        return "Your deck is your life: whoever has no card left in it has lost.";
    }

    @Override
    public String standing(Game game, Seat seat) {
        return Names.number(game.table().deckSize(seat), "card");
    }

    @Override
    public String length(Game game) {
        return Names.number(game.table().turn(), "turn");
    }
}
