package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.Predicate;

/** Where a person types. */
public final class Input {
    private final BufferedReader reader;
    private final Paper paper;
    private final boolean echo;
    private final Predicate<String> answered;

    /**
     * Input that is prompted for on that paper.
     *
     * @param echo whether lines are repeated on the paper, as a terminal does but a file does not
     */
    public Input(BufferedReader reader, Paper paper, boolean echo) {
        this(reader, paper, echo, line -> false);
    }

    private Input(BufferedReader reader, Paper paper, boolean echo, Predicate<String> answered) {
        this.reader = reader;
        this.paper = paper;
        this.echo = echo;
        this.answered = answered;
    }

    /**
     * The same input for somebody who answers some lines, so that they are never heard of.
     *
     * @param answerer answers a line, or says that it does not
     */
    public Input answering(Predicate<String> answerer) {
        return new Input(reader, paper, echo, answerer);
    }

    /** The next line; none at the end of input. */
    public Option<String> line(String prompt) {
        paper.ask(prompt);
        try {
            Option<String> line = Option.of(reader.readLine());
            line.filter(typed -> echo).forEach(paper::line);
            return line.exists(answered) ? line(prompt) : line;
        } catch (IOException broken) {
            return Option.none();
        }
    }
}
