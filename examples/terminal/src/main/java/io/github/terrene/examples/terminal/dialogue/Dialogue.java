package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.NoUndo;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Listens to a person until a decision is made: a number chooses, the beginning of a word commands, everything else is explained.
 *
 * @param <A> actions
 * @param <K> commands, among them {@code HELP} and {@code QUIT}
 * @param paper where the program talks
 * @param commands the commands there are
 * @param what what ends when nobody types any more: "match"
 */
public record Dialogue<A, K extends Enum<K>>(Paper paper, Class<K> commands, String what) {
    private static final String NUMBER = "[0-9]{1,9}";
    private static final String TRY = "Type the number of a choice, or ? for help.";

    /** Listens until the person has decided, or nobody is there any more. */
    public Reply<A> until(Input input, Answers<A, K> answers) {
        Option<Reply<A>> reply = Option.none();
        while (reply.isEmpty()) {
            reply = input.line("> ").map(line -> heard(line, answers)).getOrElse(this::gone);
        }
        return reply.get();
    }

    /** Takes the last action back where that is possible, and otherwise says why it is not. */
    public static <A> Option<Reply<A>> takeBack(Paper paper, Either<NoUndo, ?> without) {
        paper.wrapped("", "", without.fold(why -> Paper.capital(why.sentence()) + ".", possible -> "Taken back."));
        return Option.when(without.isRight(), Reply::undo);
    }

    private Option<Reply<A>> gone() {
        paper.blank();
        paper.line("Nobody is typing any more; the " + what + " ends here.");
        return Option.some(Reply.quit());
    }

    /** What a line means; none if it was only a question. */
    private Option<Reply<A>> heard(String line, Answers<A, K> answers) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (words[0].matches(NUMBER) && rest.isEmpty()) {
            return chosen(Integer.parseInt(words[0]), answers);
        }
        Option<K> command = Commands.find(commands, words[0]);
        if (command.isEmpty()) {
            paper.line(line.isBlank() ? TRY : "That means nothing here. " + TRY);
        }
        return command.flatMap(known -> answers.obey(known, rest));
    }

    private Option<Reply<A>> chosen(int number, Answers<A, K> answers) {
        int most = answers.choices();
        if (number >= 1 && number <= most) {
            return Option.some(answers.choice(number));
        }
        String numbers = most == 1 ? "the only number is 1" : "the numbers go from 1 to " + most;
        paper.line("There is no choice " + number + ": " + numbers + ".");
        return Option.none();
    }
}
