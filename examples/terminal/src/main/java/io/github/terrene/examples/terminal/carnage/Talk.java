package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Asked;
import io.github.terrene.examples.terminal.dialogue.GameHelp;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Seq;

/**
 * One decision of a person, and what the program says about it.
 *
 * @param menu what may be chosen
 * @param cast the players, and where the program talks
 */
record Talk(Menu menu, PlayerNames cast) implements Asked<Action, Card> {
    private static final GameHelp HELP = new GameHelp(
            "draws both sides: L is a Legend's level,\nF W E A what it counts in each element",
            "shows the discard piles",
            "why attack, why burn",
            "it has\nshown something");

    @Override
    public void show() {
        new Inquiry(cast.paper(), menu).ask();
        menu.show(cast.paper());
    }

    @Override
    public Seq<Action> ordered(Seq<Action> choices) {
        return menu.legal();
    }

    @Override
    public String title(Action action) {
        return menu.phrases().of(action);
    }

    @Override
    public void table() {
        new Tableau(cast).draw(menu.view().table(), menu.view().options().awakening());
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
        cast.paper().pile(whose + " discard pile", side.decks().discarded().map(Card::name));
        cast.paper()
                .pile(
                        whose + " discarded Element cards",
                        side.elements().discarded().map(ElementCard::toString));
    }

    @Override
    public Seq<String> help() {
        return HELP.lines();
    }
}
