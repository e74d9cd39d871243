package io.github.terrene.examples.terminal;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.bot.LookAhead;
import io.github.terrene.examples.terminal.carnage.Person;
import io.github.terrene.examples.terminal.carnage.Tales;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.odyssey.tale.TableNarrator;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Carnage. */
final class CarnageDuo implements Duo<GameConfig, Game, Action, Event, View> {
    static final Carnage RULES = Carnage.of(StarterSet.catalogue());
    private static final DeckBox<GameConfig, DeckList> DECKS = new DeckBox<>(
            ReadyLists.all(),
            DeckList::name,
            Array.of(0, 2),
            lists -> new GameConfig(Options.standard(), lists),
            GameConfig::lists);
    private static final double TRUST = 1;
    private static final int TRIES = 4;
    private static final int MOST_DECISIONS = 2_000;

    @Override
    public String title() {
        return "Carnage";
    }

    @Override
    public Carnage rules() {
        return RULES;
    }

    @Override
    public DeckBox<GameConfig, DeckList> decks() {
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
    public String advice(Messages messages) {
        return "Whoever has 15 victory points first wins: by Legends that ascend, by pillars and by invasions.";
    }

    @Override
    public String standing(Game game, Seat seat, Messages messages) {
        return game.table().side(seat).purse().vp() + " VP";
    }

    @Override
    public String length(Game game, Messages messages) {
        return Names.number(game.table().turn(), "turn");
    }
}
