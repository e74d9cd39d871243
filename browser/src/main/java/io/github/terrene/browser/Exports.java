package io.github.terrene.browser;

import io.github.terrene.browser.tables.Hosted;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.table.wire.CardList;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import org.teavm.jso.JSExport;

/** What JavaScript calls before there is a game. Whatever is sent and answered is a text, most often a document in JSON. */
public final class Exports {
    private static final Shelf SHELF = Shelf.onPath().tried();
    private static final Library LIBRARY = new Library(SHELF);
    private static final Wordings WORDINGS = new Wordings(SHELF);

    private Exports() {}

    /** Plays games by itself, if it is told which: {@link Check}. */
    public static void main(String[] arguments) {
        if (arguments.length > 0) {
            Check.main(arguments);
        }
    }

    /** All games, none of which is made for it: {@code [{"game":…,"title":…,"players":[2]}]}. */
    @JSExport
    public static String games() {
        return Answers.guarded(() -> JsonText.of(json -> JsonText.list(json, SHELF.games(), (game, list) -> {
            list.writeStartObject();
            list.writeStringField("game", game.id());
            list.writeStringField("title", game.title());
            list.writeFieldName("players");
            JsonText.list(list, game.players(), (players, numbers) -> numbers.writeNumber(players));
            list.writeEndObject();
        })));
    }

    /** The decks of a game: {@code {"decks":[…],"usual":[0,1]}}. */
    @JSExport
    public static String decks(String game) {
        return Answers.guarded(() -> made(game).decks());
    }

    /** All cards of a game in words of a language, and as values. */
    @JSExport
    public static String cards(String game, String language) {
        return Answers.guarded(
                () -> CardList.of(made(game).game(), language, WORDINGS).written());
    }

    /** A game as it is usually played. */
    private static Made<?, ?, ?, ?, ?> made(String game) {
        return Wanted.usual(game).made(LIBRARY);
    }

    /**
     * A new game, or what is wrong with what is wanted.
     *
     * @param game its id
     * @param variant {@code match} for several games of it, otherwise nothing
     * @param players how many play, in digits; nothing for as many as usual
     * @param cards cards of one's own, as text; nothing for none
     * @param decks the numbers of decks, as a list; nothing for the usual ones, and if there is a configuration
     * @param configuration a document of the game; nothing for one with these decks
     * @param seed in digits
     */
    @JSExport
    public static Opened open(
            String game,
            String variant,
            String players,
            String cards,
            String decks,
            String configuration,
            String seed) {
        return Opened.guarded(
                () -> new Wanted(game, variant, players, cards).made(LIBRARY).open(decks, configuration, seed));
    }

    /** A game that was played before, as its replay tells it; or what is wrong with that, and where it first differs. */
    @JSExport
    public static Opened resume(String game, String variant, String players, String cards, String replay) {
        return Opened.guarded(
                () -> new Wanted(game, variant, players, cards).made(LIBRARY).resume(replay));
    }

    /**
     * What the screen of a seat will show after an action, worked out from what the seat knows; {@code null} if more decides it than that: chance, a
     * secret, or what others choose.
     *
     * @param names what the players are called, in the order of their seats, as a list
     * @param view all that the seat knows
     */
    @JSExport
    public static String foresee(
            String game, String variant, String names, String seat, String view, String action, String language) {
        return Answers.guarded(() -> new Wanted(game, variant, "", "")
                .made(LIBRARY)
                .foresee(Foresight.names(names), seat, view, action, language));
    }

    /** Tables that the program hosts itself; none is open yet. */
    @JSExport
    public static Hosted tables() {
        return new Hosted(SHELF);
    }

    /** All games, for programs that play each of them. */
    static Array<String> ids() {
        return SHELF.games().map(ShelvedGame::id);
    }
}
