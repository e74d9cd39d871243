package io.github.terrene.examples.wreckers;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.simple.Happening;
import io.github.terrene.kernel.simple.SimpleCards;
import io.github.terrene.kernel.simple.SimpleGame;
import io.vavr.collection.Array;

/** Wreckers, a game for two: whoever first has no lanterns left wins. */
public final class Wreckers extends SimpleGame<Wreckers.Config, Table, Move, Event, Card> {
    static final SimpleCards<Card> CARDS = new SimpleCards<>(Card.class, Card.ALL, Card.UNKNOWN);

    /** What is played: how many cards each player begins with. */
    public record Config(@Rule("WK-1.2") @Bounded(most = 8) int hand) {}

    /** The rules. */
    public Wreckers() {
        super("wreckers", "WK-2.1", CARDS, Config.class, Table.class, Move.class, Event.class);
    }

    @Override
    protected Table deal(Config config, Dice dice) {
        Array<Card> cards = dice.shuffle(Card.ALL);
        Array<Array<Card>> hands = cards.grouped(config.hand()).toArray();
        Array<Card> rest = cards.drop(2 * config.hand());
        return new Table(
                Players.BOTH.map(seat -> new Table.Side(seat, hands.get(seat.index()))),
                rest.tail(),
                rest.take(1),
                Players.SOUTH);
    }

    @Override
    protected Array<Move> conceivable(Table table, Seat seat) {
        return table.hand(seat)
                .<Move>map(card -> new Move.Play(seat, card.id()))
                .append(new Move.Draw(seat));
    }

    static void draw(Seat seat, Happening<Table, Event> here) {
        here.emit(new Event.Drawn(seat, here.table().deck().head()));
    }
}
