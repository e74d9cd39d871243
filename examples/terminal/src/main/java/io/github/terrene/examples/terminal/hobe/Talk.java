package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Asked;
import io.github.terrene.examples.terminal.dialogue.GameHelp;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Side;
import io.vavr.collection.Seq;

/**
 * One decision of a person, and what the program says about it.
 *
 * @param menu what may be chosen
 * @param cast the players, and where the program talks
 */
record Talk(Menu menu, PlayerNames cast) implements Asked<Action, Card> {
    private static final GameHelp HELP = new GameHelp(
            "draws both sides", "shows both Underworld piles", "why move, why spear", "it has\nshown something");

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
        new Rows(cast).draw(menu.view().table());
    }

    @Override
    public Seq<Card> hand() {
        return menu.view().own().hand().cards();
    }

    @Override
    public void piles() {
        for (Side side : menu.view().table().sides()) {
            cast.paper()
                    .pile(
                            Paper.capital(cast.whose(side.seat())) + " Underworld",
                            side.underworld().map(Card::name));
        }
    }

    @Override
    public String examples() {
        return "why move, why play";
    }

    @Override
    public GameHelp help() {
        return HELP;
    }
}
