package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.narrator.wording.Role;
import io.vavr.collection.Array;

/** Sentences on paper: those that belong together are a paragraph. */
public final class Tale {
    private final Paper paper;
    private final Detail detail;
    private Array<String> sentences = Array.empty();

    /** A tale of which nothing is told yet. */
    public Tale(Paper paper, Detail detail) {
        this.paper = paper;
        this.detail = detail;
    }

    /** Tells a sentence. */
    public void tell(Role role, String said) {
        switch (role) {
            case GOES_ON -> say(said);
            case BEGINS -> {
                pause();
                say(said);
            }
            case HEADING -> {
                pause();
                head(said);
            }
            case ENDS -> {
                pause();
                paper.line(paper.paint(Ink.STRONG, said));
            }
            case ASIDE -> say(detail == Detail.ALL ? said : "");
        }
    }

    private void say(String said) {
        sentences = said.isEmpty() ? sentences : sentences.append(said);
    }

    private void head(String said) {
        if (detail != Detail.RESULTS) {
            paper.blank();
            paper.rule(paper.paint(Ink.STRONG, said), "");
        }
    }

    /** Writes everything told so far. */
    public void pause() {
        if (sentences.nonEmpty() && detail != Detail.RESULTS) {
            paper.wrapped("  • ", "    ", sentences.mkString(" "));
        }
        sentences = Array.empty();
    }
}
