package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.DecksShuffled;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.SpearheadShown;
import io.github.terrene.carnage.rule.Elements;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.resolve.DrawCards;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Decks;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.Ballot;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** How a game begins. */
@Internal
@Rule({"CG-4.1", "CG-4.2", "CG-4.6", "CG-4.7", "CG-4.10", "CG-8.17"})
public final class Beginning {
    private static final int HAND = 5;

    private Beginning() {}

    /** Games with a configuration that is known to be valid: each player draws Legends and Relics. */
    public static Opening<Game, Event> of(GameConfig config, Array<Element> elements) {
        Table table =
                Table.before(elements, side(config, elements, Players.SOUTH), side(config, elements, Players.NORTH));
        return seed -> {
            Dice dice = Rng.of(seed).dice();
            Array<Draft> drafts = config.lists().map(list -> draw(list.companion(), dice));
            Task drafting = new Drafting(new Ballot<>(drafts));
            return new Step<>(new Game(config, table, List.of(drafting), dice.rest()), Array.empty(), false);
        };
    }

    private static Side side(GameConfig config, Array<Element> elements, Seat seat) {
        DeckList list = config.lists().get(seat.index());
        return Side.before(
                seat,
                new Pile<>(list.companion()),
                new Pile<>(list.adventure()),
                new Pile<>(ElementCard.deck(elements)));
    }

    @Rule({"CG-4.1", "CG-4.2", "CG-4.11"})
    static Draft draw(Array<Card> companion, Dice dice) {
        Array<Card> legends = dice.shuffle(companion.filter(card -> card.is(CardKind.LEGEND)));
        Array<Card> relics = dice.shuffle(companion.filter(card -> card.is(CardKind.RELIC)));
        return Draft.of(legends.take(Draft.DRAWN), relics.take(Draft.DRAWN));
    }

    /** Both drafts are complete. */
    @Rule({"CG-4.4", "CG-4.5", "CG-4.6", "CG-4.8", "CG-4.12", "CG-8.17"})
    static void prepare(Play play, Drafting drafting) {
        for (Seat seat : Players.BOTH) {
            play.emit(new SpearheadShown(seat, drafting.of(seat).spearhead()));
        }
        for (Seat seat : Players.BOTH) {
            Decks decks = play.side(seat).decks();
            Pile<Card> companion =
                    new Pile<>(play.dice().shuffle(decks.companion().cards()));
            play.emit(new DecksShuffled(
                    seat,
                    companion,
                    new Pile<>(play.dice().shuffle(decks.adventure().cards()))));
            Elements.shuffle(play, seat);
        }
        play.next(
                new DrawCards(Players.SOUTH, DrawCards.Reason.FIRST_HAND, HAND),
                new DrawCards(Players.NORTH, DrawCards.Reason.FIRST_HAND, HAND),
                DrawForSword.TASK);
    }
}
