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
import io.github.terrene.hobe.card.Catalogue;
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
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Hobe.
 *
 * @param rules with the cards that can be played
 * @param ready the decks that can be played
 * @param usual the places of the two that are played if nothing else is said
 * @param options the options that ask for it
 */
record HobeDuo(Hobe rules, Array<Deck> ready, Array<Integer> usual, String options)
        implements Duo<GameConfig, Game, Action, Event, View> {
    static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final double TRUST = 0;
    private static final int TRIES = 10;
    private static final int MOST_DECISIONS = 2_000;

    /** With the starter set. */
    HobeDuo() {
        this(
                RULES,
                ReadyDecks.all(),
                Array.of(0, 1),
                "--game " + RULES.notation().game());
    }

    /** With cards of one's own besides, and a deck that has as many of them as it may. */
    @Override
    public Either<Seq<Problem>, HobeDuo> withCards(CardFile file) {
        return file.cards(CardForms.STANDARD.of(Card.class))
                .flatMap(own ->
                        Catalogue.of(StarterSet.cards().appendAll(own)).map(catalogue -> with(own, catalogue, file)));
    }

    private static HobeDuo with(Array<Card> own, Catalogue catalogue, CardFile file) {
        Options standard = Options.standard();
        Array<Card> cards = own.flatMap(card -> Array.fill(standard.copiesOf(card), () -> card))
                .appendAll(ReadyDecks.all().head().cards())
                .take(standard.deckSize());
        return new HobeDuo(
                Hobe.of(catalogue),
                ReadyDecks.all().append(Deck.of(file.name(), cards)),
                Array.of(ReadyDecks.all().size(), 1),
                "--game " + RULES.notation().game() + " --cards " + file.path());
    }

    @Override
    public String title() {
        return "Hobe";
    }

    @Override
    public DeckBox<GameConfig, Deck> decks() {
        return new DeckBox<>(
                ready, Deck::name, usual, decks -> new GameConfig(Options.standard(), decks), GameConfig::decks);
    }

    @Override
    public Agent<View, Action, Event> bot(GameConfig config) {
        return new LookAhead<>(rules, PlayStyles.SENSIBLE, CardPool.UNKNOWN, TRUST, TRIES, MOST_DECISIONS);
    }

    private Narration<Game, Table, Action, Event, View> narration() {
        Cards cards =
                Cards.of(CardForms.STANDARD.of(Card.class), rules.catalogue().all(), Card::name);
        return new Narration<>(rules, cards, new Rows());
    }

    @Override
    public Storyteller<Game, Event> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        return narration().storyteller(cast, detail, eyes);
    }

    @Override
    public Reply<Action> ask(Seat person, Timeline<Game, Action, Event> game, Input input, PlayerNames cast) {
        return narration().ask(person, game, input, cast);
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
