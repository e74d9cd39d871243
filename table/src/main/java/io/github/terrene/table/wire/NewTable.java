package io.github.terrene.table.wire;

import io.github.terrene.bots.level.Level;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A table that a client wants.
 *
 * @param game what is played
 * @param players how many play; needed only where that may differ
 * @param match whether several games are played until somebody has won more than half of them; a single game if nothing is said
 * @param decks the places of the ready decks, one for each seat; the usual ones if nothing is said
 * @param own decks of their own that some seats have, whatever else is said of these seats
 * @param cards cards of one's own that are played beside the others, as text: see {@link io.github.terrene.shelf.CardFile}
 * @param trial whether the client's player tries these cards: they take the place of others in the deck of that seat, as far as the rules let
 *     them, and some are there from the first, if chance brings it about. All others must be bots
 * @param seat which seat the client's player takes; the first that is no bot's if nothing is said
 * @param name what the others call that player
 * @param bots the seats of bots
 * @param level how strong these bots are; casual if nothing is said
 * @param time how much time players have; as much as they like if nothing is said
 * @param listed whether it stands in the lobby, where everybody finds it; if nothing is said, only whoever has its name
 */
public record NewTable(
        @Names(Named.WORD) String game,
        Option<Integer> players,
        Option<Boolean> match,
        Option<Array<Integer>> decks,
        Option<Array<Listed>> own,
        @Names(Named.DOCUMENT) Option<String> cards,
        Option<Boolean> trial,
        Option<Seat> seat,
        @Names(Named.SENTENCE) Option<String> name,
        Option<Array<Seat>> bots,
        Option<Level> level,
        Option<WishedTime> time,
        Option<Boolean> listed) {
    /**
     * A deck of one's own.
     *
     * @param seat who plays with it
     * @param name what it is called; nothing in particular if nothing is said
     * @param list its cards, one a line, with the number of copies before each: see {@link io.github.terrene.shelf.OwnDeck}
     */
    public record Listed(
            Seat seat,
            @Names(Named.DECK) Option<String> name,
            @Names(Named.DOCUMENT) String list) {}

    /** A game without anything more that is wished for it. */
    public static NewTable of(String game, Option<Boolean> match, Option<String> cards) {
        return new NewTable(
                game,
                Option.none(),
                match,
                Option.none(),
                Option.none(),
                cards,
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none());
    }

    /**
     * The same once more, not listed: everybody has the seat after their own, and the same deck.
     *
     * @param seats all seats
     * @param usual the places of the decks that are played if nothing is said
     * @param seat whose player wishes it now
     * @param name what that one is called
     */
    public NewTable again(Array<Seat> seats, Array<Integer> usual, Seat seat, String name) {
        return new NewTable(
                game,
                players,
                match,
                Option.some(decks.getOrElse(usual).rotateRight(1)),
                own.map(lists -> lists.map(list -> new Listed(after(list.seat(), seats), list.name(), list.list()))),
                cards,
                trial,
                Option.some(after(seat, seats)),
                Option.some(name),
                bots.map(each -> each.map(bot -> after(bot, seats))),
                level,
                time,
                Option.none());
    }

    /** The seat of whoever wishes for it; none if bots have all. */
    public Option<Seat> opener(Array<Seat> seats) {
        return seat.orElse(() -> seats.removeAll(bots.getOrElse(Array.empty())).headOption());
    }

    /** The seat after another one; after the last comes the first. */
    public static Seat after(Seat seat, Array<Seat> seats) {
        return seats.get((seats.indexOf(seat) + 1) % seats.size());
    }

    private static final Form<NewTable> FORM = GameForms.common().build().of(NewTable.class);

    /** What a client sent, or what is wrong with it. */
    public static Either<Seq<Problem>, NewTable> read(String json) {
        return Received.read(FORM, json);
    }
}
