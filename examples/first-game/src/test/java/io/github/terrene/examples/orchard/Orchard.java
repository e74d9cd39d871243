package io.github.terrene.examples.orchard;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.simple.Happening;
import io.github.terrene.kernel.simple.SimpleCards;
import io.github.terrene.kernel.simple.SimpleGame;
import io.vavr.collection.Array;

/** A game for three as a stranger writes it: one can be out while two play on, and by night it never ends. */
public final class Orchard extends SimpleGame<Orchard.Config, Table, Move, Event, Fruit> {
    static final SimpleCards<Fruit> CARDS = new SimpleCards<>(Fruit.class, Fruit.ALL, Fruit.UNKNOWN);
    private static final int COPIES = 6;
    private static final int HAND = 3;
    private static final Array<Seat> PLAYERS = Seat.first(3);

    /** What is played. */
    public record Config(boolean night) {}

    /**
     * The rules.
     *
     * @param name that of the files of words and layout
     */
    Orchard(String name) {
        super(name, "OR-2.1", CARDS, Config.class, Table.class, Move.class, Event.class);
    }

    @Override
    public Array<Fruit> pack(Config config) {
        return Fruit.ALL.flatMap(fruit -> Array.fill(COPIES, fruit));
    }

    @Override
    protected Table deal(Config config, Dice dice) {
        Array<Fruit> all = dice.shuffle(pack(config));
        Array<Array<Fruit>> hands = all.grouped(HAND).toArray();
        return new Table(
                PLAYERS.map(seat -> new Table.Side(seat, hands.get(seat.index()), Table.Where.HERE)),
                all.drop(HAND * PLAYERS.size()),
                Array.empty(),
                PLAYERS.head(),
                config.night());
    }

    @Override
    protected Array<Move> conceivable(Table table, Seat seat) {
        return table.night()
                ? Array.of(new Move.Wait(seat))
                : table.side(seat)
                        .hand()
                        .distinct()
                        .<Move>map(fruit -> new Move.Sell(seat, fruit.id()))
                        .append(new Move.Pick(seat));
    }

    static void next(Happening<Table, Event> here) {
        if (here.goesOn()) {
            here.emit(new Event.TurnBegan(here.table().next()));
        }
    }
}
