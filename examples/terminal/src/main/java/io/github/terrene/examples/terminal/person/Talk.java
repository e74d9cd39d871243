package io.github.terrene.examples.terminal.person;

import io.github.terrene.examples.terminal.board.Board;
import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.play.Reply;
import io.github.terrene.kernel.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.view.View;
import io.vavr.control.Option;

/**
 * What a person and the program say to each other until one decision is made.
 *
 * @param rules what answers "why not"
 * @param match the match so far
 * @param view what the person sees
 * @param menu what may be chosen
 * @param phrases what actions are called
 * @param deck the person's deck
 * @param paper where the program talks
 * @param cast the players
 */
record Talk(
        MatchRules rules,
        Timeline<Match, Action, MatchEvent> match,
        View view,
        Menu menu,
        Phrases phrases,
        Deck deck,
        Paper paper,
        Cast cast) {
    private static final String NUMBER = "[0-9]{1,9}";
    private static final String TRY = "Type the number of a choice, or ? for help.";
    private static final String HELP = """
            A number       does what stands behind it
            more           shows the choices that are left out: trading, dismissing, giving up
            table          draws the table
            hand           shows your hand
            card NAME      shows what is printed on a card
            discards       shows the discard piles
            why            tells what you cannot do now, and which rule forbids it
            why WORDS      the same for what has these words in it: why attack, why zane
            undo           takes your last action back, as long as nothing hidden was shown by it
            quit           leaves the match""";

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
        paper.line("Nobody is typing any more; the match ends here.");
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
        Option<Choice> choice = menu.choice(number);
        if (choice.isEmpty()) {
            String numbers = menu.size() == 1 ? "the only number is 1" : "the numbers go from 1 to " + menu.size();
            paper.line("There is no choice " + number + ": " + numbers + ".");
        }
        return choice.map(Choice::actions).map(Reply::act);
    }

    private Option<Reply<Action>> obeyed(Command command, String rest) {
        return switch (command) {
            case HELP -> answered(() -> HELP.lines().forEach(line -> paper.line("  " + line)));
            case MORE -> answered(() -> menu.showAll(paper));
            case TABLE -> answered(() -> Board.draw(paper, cast, view.table()));
            case HAND -> answered(() -> new Piles(paper, cast).hand(view));
            case DISCARDS -> answered(() -> new Piles(paper, cast).discards(view));
            case CARD -> answered(() -> new CardPage(paper, rules.game().book().catalogue()).show(rest));
            case WHY -> answered(() -> curiosity().answer(rest, new Conceivable(view, deck).actions(), menu));
            case UNDO -> undo();
            case QUIT -> Option.some(Reply.quit());
        };
    }

    private static Option<Reply<Action>> answered(Runnable answer) {
        answer.run();
        return Option.none();
    }

    private Curiosity curiosity() {
        return new Curiosity(paper, phrases, action -> rules.whyNot(match.state(), action));
    }

    private Option<Reply<Action>> undo() {
        if (match.undo().isDefined()) {
            paper.line("Taken back.");
            return Option.some(Reply.undo());
        }
        paper.wrapped(
                "",
                "",
                match.length() == 0
                        ? "There is nothing to take back."
                        : "That cannot be taken back: something hidden was shown, chance was drawn, or somebody else"
                                + " could answer.");
        return Option.none();
    }
}
