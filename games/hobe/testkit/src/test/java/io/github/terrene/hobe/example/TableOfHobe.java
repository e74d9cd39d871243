package io.github.terrene.hobe.example;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.session.SavedSession;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A table of Hobe in an app: what its clients send and are sent is JSON. */
final class TableOfHobe {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS = RULES.forms();

    private static final Cards CARDS =
            Cards.of(CardForms.STANDARD.of(Card.class), StarterSet.catalogue().all(), Card::name);
    private static final Layout LAYOUT = Layout.of("hobe").get();

    private Session<GameConfig, Game, Action, Event, View> table;

    TableOfHobe(GameConfig config, long seed) {
        table = Session.open(RULES, Setup.of(config, seed)).get();
    }

    /**
     * A client of that seat sends an action: {"is":"GoToBattle","seat":"A"}.
     *
     * @param answers the number of the latest line that the client has seen
     * @return why not, if it is not accepted
     */
    Option<String> play(Seat seat, int answers, String action, long now) {
        Either<Problem, Action> read = Json.read(FORMS.action(), action);
        if (read.isLeft()) {
            return Option.some(Json.write(GameForms.PROBLEM, read.getLeft()));
        }
        Either<Seq<Rejection>, Session<GameConfig, Game, Action, Event, View>> next =
                table.play(seat, answers, read.get(), now);
        table = next.getOrElse(table);
        return next.swap().toOption().map(why -> Json.write(ListForm.of(GameForms.REJECTION), Array.ofAll(why)));
    }

    /** The number of the latest line of a seat. */
    int number(Seat seat) {
        return table.number(seat);
    }

    /** What a client shows that has just connected. */
    String screen(Seat seat) {
        return Json.write(FORMS.shown(), table.shown(seat, table.number(seat)));
    }

    /** The board that such a client draws, in words of a language: "en", "de". */
    String board(Seat seat, String language) {
        Narrator<Action, Event> narrator =
                new Narrator<>(Wording.of("hobe", language).get(), CARDS, FORMS, Cast.LETTERS.toldTo(seat));
        Scene<Action> scene = narrator.scene(table.shown(seat, table.number(seat)));
        return Json.write(Board.FORM, narrator.board(scene, LAYOUT));
    }

    /** What changed on the screen of a client that has seen that line, line by line. */
    Seq<String> news(Seat seat, int seen) {
        return table.since(seat, seen).map(line -> Json.write(table.changed(seat, line.number())));
    }

    /** What the client can choose from. */
    String choices(Seat seat) {
        return Json.write(ListForm.of(FORMS.action()), Array.ofAll(table.choices(seat)));
    }

    /** What the app keeps while it does not run. */
    String saved() {
        return SavedSession.of(table).text(FORMS);
    }
}
