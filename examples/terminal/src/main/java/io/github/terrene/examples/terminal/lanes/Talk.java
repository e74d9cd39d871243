package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.dialogue.Asked;
import io.github.terrene.examples.terminal.dialogue.Curiosity;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * One decision of a person, and what the program says about it.
 *
 * @param rules what answers "why not"
 * @param game the game so far
 * @param menu what may be chosen
 * @param paper where the program talks
 * @param cast the players
 */
record Talk(Terralore rules, Timeline<Game, Action, Event> game, Menu menu, Paper paper, Cast cast)
        implements Asked<Action> {
    private static final String HELP = """
            A number       does what stands beside it
            table          draws the lanes
            hand           shows your hand
            piles          shows the Graveyards and the Exile piles
            card NAME      shows what is printed on a card
            why            tells what you cannot do, and why not
            why WORDS      the same for that: why pay, why eel
            undo           takes your last choice back, until your
                           plan is handed in
            give up        lets the other one win
            quit           leaves the game unfinished""";

    @Override
    public void show() {
        new Inquiry(paper, menu).ask();
        menu.show(paper);
    }

    @Override
    public Seq<Action> legal() {
        return menu.legal();
    }

    @Override
    public String help() {
        return HELP;
    }

    @Override
    public void table() {
        new Battlefield(paper, cast).draw(menu.view().table());
    }

    @Override
    public void hand() {
        Array<Card> hand = menu.view().own().hand().cards();
        if (hand.isEmpty()) {
            paper.line("  Your hand is empty.");
        }
        hand.forEach(menu.page()::print);
    }

    @Override
    public void piles() {
        menu.view().table().sides().forEach(this::piles);
    }

    private void piles(Side side) {
        String whose = Paper.capital(cast.whose(side.seat()));
        paper.wrapped("  ", "    ", whose + " Graveyard: " + names(side.graveyard()));
        paper.wrapped("  ", "    ", whose + " Exile pile: " + names(side.exile()));
    }

    private static String names(Array<Card> cards) {
        return cards.isEmpty() ? "nothing" : cards.reverse().map(Card::name).mkString(", ");
    }

    @Override
    public void card(String words) {
        menu.page().show(words);
    }

    @Override
    public Seq<Action> conceivable() {
        return new Conceivable(menu.view()).actions();
    }

    @Override
    public Curiosity<Action> curiosity() {
        return new Curiosity<>(
                paper,
                menu.phrases()::of,
                menu::place,
                action -> rules.whyNot(game.state(), action),
                cast::name,
                "why pay, why attacking");
    }

    @Override
    public Either<NoUndo, ?> undone() {
        return game.undo(rules, menu.view().seat());
    }

    @Override
    public Option<Action> givingUp() {
        return rules.legal(game.state(), menu.view().seat()).find(rules::concedes);
    }
}
