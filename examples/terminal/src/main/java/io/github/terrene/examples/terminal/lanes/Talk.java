package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.person.Input;
import io.github.terrene.examples.terminal.play.Reply;
import io.github.terrene.kernel.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Side;
import io.vavr.collection.Array;
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
record Talk(Terralore rules, Timeline<Game, Action, Event> game, Menu menu, Paper paper, Cast cast) {
    private static final String NUMBER = "[0-9]{1,9}";
    private static final String TRY = "Type the number of a choice, or ? for help.";
    private static final String HELP = """
            A number       does what stands behind it
            table          draws the lanes
            hand           shows your hand
            piles          shows the Graveyards and the Exile piles
            card NAME      shows what is printed on a card
            why            tells what you cannot do now, and which rule forbids it
            why WORDS      the same for what has these words in it: why pay, why eel
            undo           takes your last choice back, as long as your plan is not handed in
            give up        lets the other one win
            quit           leaves the game unfinished""";

    /** Listens until the person has decided, or nobody is there any more. */
    Reply<Action> until(Input input) {
        Option<Reply<Action>> reply = Option.none();
        while (reply.isEmpty()) {
            reply = input.line("> ").map(this::heard).getOrElse(this::gone);
        }
        return reply.get();
    }

    private Option<Reply<Action>> gone() {
        paper.blank();
        paper.line("Nobody is typing any more; the game ends here.");
        return Option.some(Reply.quit());
    }

    /** What a line means; none if it was only a question. */
    private Option<Reply<Action>> heard(String line) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (words[0].matches(NUMBER) && rest.isEmpty()) {
            return chosen(Integer.parseInt(words[0]));
        }
        Option<Command> command = Command.find(words[0]);
        if (command.isEmpty()) {
            paper.line(line.isBlank() ? TRY : "That means nothing here. " + TRY);
        }
        return command.flatMap(known -> obeyed(known, rest));
    }

    private Option<Reply<Action>> chosen(int number) {
        Option<Action> choice = menu.choice(number);
        if (choice.isEmpty()) {
            int most = menu.legal().size();
            String numbers = most == 1 ? "the only number is 1" : "the numbers go from 1 to " + most;
            paper.line("There is no choice " + number + ": " + numbers + ".");
        }
        return choice.map(action -> Reply.act(Array.of(action)));
    }

    private Option<Reply<Action>> obeyed(Command command, String rest) {
        return switch (command) {
            case HELP -> answered(() -> HELP.lines().forEach(line -> paper.line("  " + line)));
            case TABLE ->
                answered(() -> new Battlefield(paper, cast).draw(menu.view().table()));
            case HAND -> answered(this::hand);
            case PILES -> answered(() -> menu.view().table().sides().forEach(this::piles));
            case CARD -> answered(() -> menu.page().show(rest));
            case WHY ->
                answered(() -> new Curiosity(paper, menu, action -> rules.whyNot(game.state(), action)).answer(rest));
            case UNDO -> undo();
            case GIVE -> giveUp(rest);
            case QUIT -> Option.some(Reply.quit());
        };
    }

    private static Option<Reply<Action>> answered(Runnable answer) {
        answer.run();
        return Option.none();
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

    private Option<Reply<Action>> giveUp(String rest) {
        if (rest.equalsIgnoreCase("up")) {
            return rules.legal(game.state(), menu.view().seat())
                    .find(rules::concedes)
                    .map(action -> Reply.act(Array.of(action)));
        }
        paper.line("Type give up if that is what you mean.");
        return Option.none();
    }

    private Option<Reply<Action>> undo() {
        if (game.undo().isDefined()) {
            paper.line("Taken back.");
            return Option.some(Reply.undo());
        }
        paper.line(
                game.length() == 0
                        ? "There is nothing to take back."
                        : "That cannot be taken back: a plan is final once it is handed in, and so is what was shown.");
        return Option.none();
    }
}
