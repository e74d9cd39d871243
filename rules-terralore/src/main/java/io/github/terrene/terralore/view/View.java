package io.github.terrene.terralore.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.rule.CarryOut;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * All that one seat may know of a game, and nothing else.
 *
 * @param seat whose view it is; a seat at which nobody sits sees what is public
 * @param options what was agreed on
 * @param lists the cards each player brought, by id, not in the order of the deck; empty where this seat may not know them
 * @param table the table, with {@link Card#UNKNOWN} for every card this seat may not know
 * @param agenda what is still to be done, as far as this seat may know
 */
@Rule({"TL-12.1", "TL-12.2", "TL-12.8"})
public record View(Seat seat, Options options, Array<Array<Card>> lists, Table table, Agenda agenda) {

    /** What a seat may know of a game. */
    public static View of(Game game, Seat seat) {
        Options options = game.config().options();
        return new View(
                seat,
                options,
                Players.BOTH.map(each -> each.equals(seat) || options.openDeckLists()
                        ? game.config().decks().get(each.index()).cards()
                        : Array.empty()),
                game.table().seenBy(seat),
                game.agenda().seenBy(seat));
    }

    /** Whether this seat has something to decide. */
    public boolean awaited() {
        @Nullable Prompt prompt = agenda.prompt();
        return Players.has(seat) && prompt != null && (prompt.offers(seat) & ActionKind.CONCEDE.bit()) != 0;
    }

    /** The card whose effect asks what is awaited; none if it is not an effect that asks. */
    @Rule("TL-9.9")
    public Option<CardOnField> asking() {
        return agenda.prompt() instanceof Ask && Ask.asking(agenda.tasks().tail()) instanceof CarryOut effect
                ? Option.some(effect.source())
                : Option.none();
    }

    /** The own side, of a seat at which somebody sits. */
    public Side own() {
        return table.side(seat);
    }

    /** The side of the opponent, of a seat at which somebody sits. */
    public Side opponent() {
        return table.side(Players.opponent(seat));
    }
}
