package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.play.NoUndo;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Listens to a person until a decision is made: a number that is shown makes a choice, the beginning of a word is a command, anything else
 * gets an explanation. After a long answer the question is shown again; giving up must be confirmed.
 *
 * @param <A> actions
 * @param <K> commands, among them {@code HELP} and {@code QUIT}
 * @param paper where the program talks
 * @param commands the commands there are
 * @param what what ends when input ends: "match"
 */
public record Dialogue<A, K extends Enum<K>>(Paper paper, Class<K> commands, String what) {
    private static final String NUMBER = "[0-9]{1,9}";
    /** A longer answer may push the question off the screen. */
    private static final int LONG = 6;

    /** Shows the question, and listens until the person has decided or input ends. */
    public Reply<A> until(Input input, Answers<A, K> answers) {
        answers.show();
        Either<Answers<A, K>, Reply<A>> heard = Either.left(answers);
        while (heard.isLeft()) {
            Answers<A, K> asking = heard.getLeft();
            Option<String> line = input.line("> ");
            heard = line.isEmpty()
                    ? Either.right(gone())
                    : heard(line.get(), asking).filterOrElse(reply -> meant(reply, asking, input), reply -> asking);
        }
        return heard.get();
    }

    /** Takes back the last action if possible, and otherwise says why not. */
    public static <A, K extends Enum<K>> Either<Answers<A, K>, Reply<A>> takeBack(
            Paper paper, Either<NoUndo, ?> without, Answers<A, K> answers) {
        paper.line(without.fold(
                why -> paper.messages().say("undo." + why.name()),
                possible -> paper.messages().say("taken.back")));
        return without.isRight() ? Either.right(Reply.undo()) : Either.left(answers);
    }

    private Messages messages() {
        return paper.messages();
    }

    private Reply<A> gone() {
        paper.blank();
        paper.line(messages().say("gone", what));
        return Reply.quit();
    }

    private boolean meant(Reply<A> reply, Answers<A, K> answers, Input input) {
        boolean leaves = reply.kind() == Reply.Kind.LEAVE;
        if (!leaves && !reply.actions().exists(answers::concedes)) {
            return true;
        }
        paper.line(messages().say(leaves ? "leave.sure" : "concede.sure", what));
        boolean sure = input.line("> ")
                .exists(typed -> typed.strip().equalsIgnoreCase(messages().say("yes")));
        if (!sure) {
            paper.line(messages().say("play.on", messages().say("prompt")));
        }
        return sure;
    }

    /** What a line means: a decision, or the answers to listen with after it. */
    private Either<Answers<A, K>, Reply<A>> heard(String line, Answers<A, K> answers) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (words[0].matches(NUMBER) && rest.isEmpty()) {
            return chosen(Integer.parseInt(words[0]), answers);
        }
        Option<K> command = Commands.find(commands, words[0], messages());
        if (command.isEmpty()) {
            String prompt = messages().say("prompt");
            paper.line(line.isBlank() ? prompt : messages().say("means.nothing", prompt));
        }
        return command.map(known -> obeyed(known, rest, answers)).getOrElse(() -> Either.left(answers));
    }

    private Either<Answers<A, K>, Reply<A>> obeyed(K command, String rest, Answers<A, K> answers) {
        long before = paper.lines();
        Either<Answers<A, K>, Reply<A>> heard = answers.obey(command, rest);
        boolean covered = paper.lines() - before > LONG;
        if (heard.isLeft() && (covered || heard.getLeft() != answers)) {
            heard.getLeft().show();
        }
        return heard;
    }

    private Either<Answers<A, K>, Reply<A>> chosen(int number, Answers<A, K> answers) {
        if (number >= 1 && number <= answers.choices()) {
            return Either.right(answers.choice(number));
        }
        paper.line(answers.missing(number, messages()));
        return Either.left(answers);
    }
}
