package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.control.Option;

/**
 * Listens to a person until a decision is made: a number that is shown makes a choice, the beginning of a word is a command, anything else
 * gets an explanation. After a long answer the question is shown again; giving up must be confirmed.
 *
 * @param <A> actions
 * @param paper where the program talks
 * @param answers what it answers
 */
record Dialogue<A>(Paper paper, GameTalk<?, A, ?> answers) {
    private static final String NUMBER = "[0-9]{1,9}";
    /** A longer answer may push the question off the screen. */
    private static final int LONG = 6;

    /** Shows the question, and listens until the person has decided or input ends. */
    Reply<A> until(Input input) {
        answers.show();
        Option<Reply<A>> decided = Option.none();
        while (decided.isEmpty()) {
            Option<String> line = input.line("> ");
            decided = line.isEmpty() ? Option.some(gone()) : heard(line.get()).filter(reply -> meant(reply, input));
        }
        return decided.get();
    }

    private Messages messages() {
        return paper.messages();
    }

    private Reply<A> gone() {
        paper.blank();
        paper.line(messages().say("gone"));
        return Reply.quit();
    }

    private boolean meant(Reply<A> reply, Input input) {
        if (!reply.actions().exists(answers::concedes)) {
            return true;
        }
        paper.line(messages().say("concede.sure"));
        boolean sure = input.line("> ")
                .exists(typed -> typed.strip().equalsIgnoreCase(messages().say("yes")));
        if (!sure) {
            paper.line(messages().say("play.on", messages().say("prompt")));
        }
        return sure;
    }

    /** What a line decides; nothing if it is answered. */
    private Option<Reply<A>> heard(String line) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (words[0].matches(NUMBER) && rest.isEmpty()) {
            return chosen(Integer.parseInt(words[0]));
        }
        Option<Command> command = Command.find(words[0], messages());
        if (command.isEmpty()) {
            String prompt = messages().say("prompt");
            paper.line(line.isBlank() ? prompt : messages().say("means.nothing", prompt));
        }
        return command.flatMap(known -> obeyed(known, rest));
    }

    private Option<Reply<A>> obeyed(Command command, String rest) {
        long before = paper.lines();
        Option<Reply<A>> heard = answers.obey(command, rest);
        if (heard.isEmpty() && paper.lines() - before > LONG) {
            answers.show();
        }
        return heard;
    }

    private Option<Reply<A>> chosen(int number) {
        int choices = answers.choices();
        if (number >= 1 && number <= choices) {
            return Option.some(answers.choice(number));
        }
        paper.line(messages().say(choices == 1 ? "no.choice.one" : "no.choice", number, choices));
        return Option.none();
    }
}
