package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Asked;
import io.github.terrene.examples.terminal.dialogue.GameHelp;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Side;
import io.vavr.collection.Seq;

/**
 * One decision of a person, and what the program says about it.
 *
 * @param menu what may be chosen
 * @param cast the players, and where the program talks
 */
record Talk(Menu menu, PlayerNames cast) implements Asked<Action, Card> {
    private static final GameHelp HELP = new GameHelp(
            "draws the lanes",
            "shows the Graveyards and the Exile piles",
            "why pay, why eel",
            "your\nplan is handed in");

    @Override
    public void show() {
        new Inquiry(cast.paper(), menu).ask();
        menu.show(cast.paper());
    }

    @Override
    public String title(Action action) {
        return menu.phrases().of(action);
    }

    @Override
    public void table() {
        new Battlefield(cast).draw(menu.view().table());
    }

    @Override
    public Seq<Card> hand() {
        return menu.view().own().hand().cards();
    }

    @Override
    public void piles() {
        menu.view().table().sides().forEach(this::piles);
    }

    private void piles(Side side) {
        String whose = Paper.capital(cast.whose(side.seat()));
        cast.paper().pile(whose + " Graveyard", side.graveyard().map(Card::name));
        cast.paper().pile(whose + " Exile pile", side.exile().map(Card::name));
    }

    @Override
    public Seq<String> help() {
        return HELP.lines();
    }
}
