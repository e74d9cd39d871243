package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.terralore.Lanes;
import io.github.terrene.examples.terminal.terralore.Strategist;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Terralore.
 *
 * @param rules with the cards that can be played
 * @param ready the decks that can be played
 * @param usual the places of the two that are played if nothing else is said
 * @param options the options that ask for it
 */
record TerraloreDuo(Terralore rules, Array<Deck> ready, Array<Integer> usual, String options)
        implements Duo<GameConfig, Game, Action, Event, View> {
    static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    /** With the starter set. */
    TerraloreDuo() {
        this(
                RULES,
                ReadyDecks.all(),
                Array.of(0, 2),
                "--game " + RULES.notation().game());
    }

    /** With cards of one's own besides, and a deck that has as many of them as it can. */
    @Override
    public Either<Seq<Problem>, TerraloreDuo> withCards(CardFile file) {
        return file.cards(CardForms.STANDARD.of(Card.class))
                .flatMap(own ->
                        Catalogue.of(StarterSet.cards().appendAll(own)).map(catalogue -> with(own, catalogue, file)));
    }

    private static TerraloreDuo with(Array<Card> own, Catalogue catalogue, CardFile file) {
        Array<Card> cards =
                own.appendAll(ReadyDecks.all().head().cards()).distinct().take(DeckRules.SIZE);
        return new TerraloreDuo(
                Terralore.of(catalogue),
                ReadyDecks.all().append(Deck.of(file.name(), cards)),
                Array.of(ReadyDecks.all().size(), 2),
                "--game " + RULES.notation().game() + " --cards " + file.path());
    }

    @Override
    public String title() {
        return "Terralore";
    }

    @Override
    public DeckBox<GameConfig, Deck> decks() {
        return new DeckBox<>(
                ready, Deck::name, usual, decks -> new GameConfig(Options.standard(), decks), GameConfig::decks);
    }

    @Override
    public Agent<View, Action, Event> bot(GameConfig config) {
        return new Strategist(rules);
    }

    private Narration<Game, Table, Action, Event, View> narration() {
        Cards cards =
                Cards.of(CardForms.STANDARD.of(Card.class), rules.catalogue().all(), Card::name);
        return new Narration<>(rules, cards, new Lanes());
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
        return messages.say("advice.terralore");
    }

    @Override
    public String standing(Game game, Seat seat, Messages messages) {
        return game.table().castle(seat) + " HP";
    }

    @Override
    public String length(Game game, Messages messages) {
        return messages.say("turns", game.table().turn());
    }
}
