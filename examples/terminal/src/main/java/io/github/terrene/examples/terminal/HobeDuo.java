package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.bot.LookAhead;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.hobe.Rows;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
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
    private static final Narration<Game, Table, Action, Event, View> NARRATION = new Narration<>(
            RULES, Cards.of(CardForms.STANDARD.of(Card.class), RULES.catalogue().cards(), Card::name), new Rows());
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
        return NARRATION.storyteller(cast, detail, eyes);
    }

    @Override
    public Reply<Action> ask(Seat person, Timeline<Game, Action, Event> game, Input input, PlayerNames cast) {
        return NARRATION.ask(person, game, input, cast);
    }

    @Override
    public String advice(Messages messages) {
        return messages.say("advice.hobe");
    }

    @Override
    public String standing(Game game, Seat seat, Messages messages) {
        return messages.say("cards", game.table().deckSize(seat));
    }

    @Override
    public String length(Game game, Messages messages) {
        return messages.say("turns", game.table().turn());
    }
}
