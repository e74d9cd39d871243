package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.dialogue.Answers;
import io.github.terrene.examples.terminal.dialogue.Curiosity;
import io.github.terrene.examples.terminal.dialogue.Dialogue;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Side;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What a person and the program say to each other until one decision is made.
 *
 * @param rules what answers "why not"
 * @param game the game so far
 * @param menu what may be chosen
 * @param paper where the program talks
 * @param cast the players
 */
record Talk(Terralore rules, Timeline<Game, Action, Event> game, Menu menu, Paper paper, Cast cast)
        implements Answers<Action, Command> {
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

    /** Listens until the person has decided or input ends. */
    Reply<Action> until(Input input) {
        return new Dialogue<Action, Command>(paper, Command.class, "game").until(input, this);
    }

    @Override
    public void show() {
        paper.blank();
        new Inquiry(paper, menu).ask();
        menu.show(paper);
    }

    @Override
    public int choices() {
        return menu.legal().size();
    }

    @Override
    public Reply<Action> choice(int number) {
        return Reply.act(Array.of(menu.choice(number).get()));
    }

    @Override
    public boolean concedes(Action action) {
        return rules.concedes(action);
    }

    @Override
    public Either<Answers<Action, Command>, Reply<Action>> obey(Command command, String rest) {
        return switch (command) {
            case HELP -> answered(() -> HELP.lines().forEach(line -> paper.line("  " + line)));
            case TABLE ->
                answered(() -> new Battlefield(paper, cast).draw(menu.view().table()));
            case HAND -> answered(this::hand);
            case PILES -> answered(() -> menu.view().table().sides().forEach(this::piles));
            case CARD -> answered(() -> menu.page().show(rest));
            case WHY -> answered(() -> curiosity().answer(rest, new Conceivable(menu.view()).actions()));
            case UNDO -> undo();
            case GIVE -> giveUp(rest);
            case QUIT -> Either.right(Reply.quit());
        };
    }

    private Either<Answers<Action, Command>, Reply<Action>> answered(Runnable answer) {
        answer.run();
        return Either.left(this);
    }

    private Curiosity<Action> curiosity() {
        return new Curiosity<>(
                paper,
                menu.phrases()::of,
                menu::place,
                action -> rules.whyNot(game.state(), action),
                cast::name,
                "why pay, why attacking");
    }

    private void hand() {
        Array<Card> hand = menu.view().own().hand().cards();
        if (hand.isEmpty()) {
            paper.line("  Your hand is empty.");
        }
        hand.forEach(menu.page()::print);
    }

    private void piles(Side side) {
        String whose = Paper.capital(cast.whose(side.seat()));
        paper.wrapped("  ", "    ", whose + " Graveyard: " + names(side.graveyard()));
        paper.wrapped("  ", "    ", whose + " Exile pile: " + names(side.exile()));
    }

    private static String names(Array<Card> cards) {
        return cards.isEmpty() ? "nothing" : cards.reverse().map(Card::name).mkString(", ");
    }

    private Either<Answers<Action, Command>, Reply<Action>> giveUp(String rest) {
        if (rest.equalsIgnoreCase("up")) {
            Option<Action> conceding =
                    rules.legal(game.state(), menu.view().seat()).find(rules::concedes);
            if (conceding.isDefined()) {
                return Either.right(Reply.act(Array.of(conceding.get())));
            }
        }
        paper.line("Type give up if that is what you mean.");
        return Either.left(this);
    }

    private Either<Answers<Action, Command>, Reply<Action>> undo() {
        return Dialogue.takeBack(paper, game.undo(rules, menu.view().seat()), this);
    }
}
