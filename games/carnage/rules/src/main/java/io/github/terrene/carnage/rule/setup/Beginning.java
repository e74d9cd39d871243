package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
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
    private Beginning() {}

    /** Games with a configuration that is known to be valid: each player draws Legends and Relics. */
    public static Opening<Game, Event> of(GameConfig config, Array<Element> elements) {
        Table table =
                Table.before(elements, side(config, elements, Players.SOUTH), side(config, elements, Players.NORTH));
        return seed -> {
            Dice dice = Rng.of(seed).dice();
            Array<Draft> drafts = config.lists().map(list -> Draft.drawn(list.companion(), dice));
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
}
