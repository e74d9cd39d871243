package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.resolve.Ask;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.zone.Dealer;
import io.github.terrene.kernel.zone.Pack;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Makes random games from views. Which Element cards a player has is known, so only their places are drawn. */
@Rule({"CG-14.1", "CG-14.2", "CG-14.3", "CG-14.7"})
public final class Imagination {
    private final Zones zones;
    private final Catalogue catalogue;
    private final Pack<Card> companions;
    private final Pack<Card> adventures;
    private final Pack<ElementCard> elements;

    /** Makes games with these cards. */
    public Imagination(Zones zones, Catalogue catalogue) {
        this.zones = zones;
        this.catalogue = catalogue;
        this.companions = pack(DeckKind.COMPANION);
        this.adventures = pack(DeckKind.ADVENTURE);
        this.elements = Pack.of(ElementCard.class, catalogue.elementDeck(), ElementCard::id, card -> 1);
    }

    @Rule({"CG-2.2", "CG-2.3", "CG-2.5"})
    private Pack<Card> pack(DeckKind deck) {
        Array<Card> cards = catalogue.cards().filter(card -> card.kind().deck() == deck);
        return Pack.of(
                        Card.class,
                        cards,
                        Card::id,
                        card -> card.premium() ? ListRules.PREMIUM_COPIES : ListRules.COPIES)
                .sized(ListRules.SIZE)
                .rarely(Card::premium);
    }

    /** A game whose view for that seat is exactly this view. */
    public Game of(View view, CardPool pool, Rng rng) {
        Dice dice = rng.split(0).dice();
        Array<Option<DeckList>> lists = Players.BOTH.map(seat -> view.list().filter(own -> seat.equals(view.seat())));
        Dealer dealer = Dealer.of(
                zones,
                Array.of(companions, adventures, elements),
                lists.map(list -> list.map(DeckList::cards).getOrElse(Array::empty)),
                pool.with(known(view, pool.known())));
        Table table = dealer.dealt(Table.class, view.table().with(side -> laid(view, side)), dice);
        GameConfig config = new GameConfig(
                view.options(),
                Players.BOTH.map(seat -> lists.get(seat.index())
                        .getOrElse(() -> new DeckList(
                                "imagined", dealer.brought(seat, companions), dealer.brought(seat, adventures)))));
        return asked(new Game(config, table, view.tasks(), rng.split(1)), view.seat(), dice);
    }

    /** What is known of decks, with the cards on top of one that the seat is looking at. */
    @Rule("CG-14.8")
    private static Knowledge known(View view, Knowledge known) {
        return view.question()
                .flatMap(question -> question.options().headOption())
                .filter(OwnChoice.Kept.class::isInstance)
                .map(choice -> known.deckShows(view.seat(), ((OwnChoice.Kept) choice).kept()))
                .getOrElse(known);
    }

    /** The side with the cards of rounds that were fought among those that were laid. */
    @Rule("CG-14.4")
    private static Side laid(View view, Side side) {
        ElementCards cards = side.elements();
        Array<ElementCard> fought = cards.laid().hidden()
                ? view.table()
                        .duel()
                        .toArray()
                        .flatMap(duel -> duel.fought()
                                .map(round ->
                                        side.seat().equals(duel.attacker()) ? round.attacking() : round.defending()))
                : Array.empty();
        return fought.isEmpty() ? side : side.with(cards.showing(fought));
    }

    /** Imagines what others choose in secret: nothing is chosen yet, or the question is asked again. */
    private static Game asked(Game game, Seat viewer, Dice dice) {
        @Nullable Prompt prompt = game.prompt();
        if (prompt instanceof Ask ask
                && ask.question().secret()
                && !ask.question().seat().equals(viewer)) {
            List<Task> below = game.tasks().tail();
            Question anew = ((Asking) below.head()).question(new Play(game.with(below.tail())));
            return game.with(below.prepend(new Ask(anew)));
        }
        return prompt instanceof Drafting drafting
                ? game.with(game.tasks().tail().prepend(drafting.imagined(viewer, game.table(), dice)))
                : game;
    }
}
