package io.github.terrene.examples.terminal;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.bot.LookAhead;
import io.github.terrene.examples.terminal.carnage.Rows;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.told.Narration;
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
 * Carnage.
 *
 * @param rules with the cards that can be played
 * @param ready the lists that can be played
 * @param usual the places of the two that are played if nothing else is said
 * @param options the options that ask for it
 */
record CarnageDuo(Carnage rules, Array<DeckList> ready, Array<Integer> usual, String options)
        implements Duo<GameConfig, Game, Action, Event, View> {
    static final Carnage RULES = Carnage.of(StarterSet.catalogue());
    private static final int LEGENDS = 3;
    private static final double TRUST = 1;
    private static final int TRIES = 4;
    private static final int MOST_DECISIONS = 2_000;

    /** With the starter set. */
    CarnageDuo() {
        this(
                RULES,
                ReadyLists.all(),
                Array.of(0, 2),
                "--game " + RULES.notation().game());
    }

    /** With cards of one's own besides, and a list that has as many of them as it may. */
    @Override
    public Either<Seq<Problem>, CarnageDuo> withCards(CardFile file) {
        return file.cards(CardForms.STANDARD.of(Card.class))
                .flatMap(own -> Catalogue.inBothPrints(
                                StarterSet.elements(), StarterSet.cards().appendAll(own))
                        .map(catalogue -> with(own, catalogue, file)));
    }

    private static CarnageDuo with(Array<Card> own, Catalogue catalogue, CardFile file) {
        Array<Card> cards = Array.of(DeckKind.values()).flatMap(kind -> deck(kind, own));
        return new CarnageDuo(
                Carnage.of(catalogue),
                ReadyLists.all().append(DeckList.of(file.name(), cards)),
                Array.of(ReadyLists.all().size(), 2),
                "--game " + RULES.notation().game() + " --cards " + file.path());
    }

    /** What no deck may lack comes first, then the own cards, then others. */
    private static Array<Card> deck(DeckKind kind, Array<Card> own) {
        Array<Card> ready = ReadyLists.all().head().deck(kind);
        Array<Card> needed = Array.of(CardKind.values())
                .flatMap(type -> ready.filter(card -> card.is(type))
                        .distinctBy(Card::name)
                        .take(type == CardKind.LEGEND ? LEGENDS : 1));
        Array<Card> copies = own.filter(card -> card.kind().deck() == kind)
                .flatMap(card -> Array.fill(ListRules.COPIES, () -> card));
        return needed.appendAll(copies)
                .appendAll(needed.foldLeft(ready, Array::remove))
                .take(ListRules.SIZE);
    }

    @Override
    public String title() {
        return "Carnage";
    }

    @Override
    public DeckBox<GameConfig, DeckList> decks() {
        return new DeckBox<>(
                ready, DeckList::name, usual, lists -> new GameConfig(Options.standard(), lists), GameConfig::lists);
    }

    @Override
    public Agent<View, Action, Event> bot(GameConfig config) {
        return new LookAhead<>(rules, PlayStyles.SENSIBLE, CardPool.UNKNOWN, TRUST, TRIES, MOST_DECISIONS);
    }

    private Narration<Game, Table, Action, Event, View> narration() {
        Cards cards = Cards.of(
                        CardForms.STANDARD.of(Card.class), rules.catalogue().cards(), Card::name)
                .and(
                        CardForms.STANDARD.of(ElementCard.class),
                        ElementCard.deck(rules.catalogue().elements()),
                        ElementCard::id);
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
        return messages.say("advice.carnage");
    }

    @Override
    public String standing(Game game, Seat seat, Messages messages) {
        return messages.say("points", game.table().side(seat).purse().vp());
    }

    @Override
    public String length(Game game, Messages messages) {
        return messages.say("turns", game.table().turn());
    }
}
