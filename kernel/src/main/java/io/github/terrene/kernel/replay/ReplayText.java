package io.github.terrene.kernel.replay;

import io.github.terrene.kernel.Notation;

/** How a {@link Replay} is written; {@link ReplayParser} reads it. */
final class ReplayText {
    static final String MAGIC = "terrene-replay";
    static final String LIBRARY = "library";
    static final String GAME = "game";
    static final String SEED = "seed";
    static final String CONFIG = "config";
    static final String START = "start";
    static final String END = "end";

    private ReplayText() {}

    static <C, A> String write(Replay<C, A> replay, Notation<C, ?, A> notation) {
        StringBuilder text = new StringBuilder();
        line(text, MAGIC, Replay.FORMAT);
        line(text, LIBRARY, replay.library());
        line(text, GAME, replay.game());
        line(text, SEED, replay.seed());
        line(text, CONFIG, notation.writeConfig(replay.config()));
        line(text, START, replay.start());
        int number = 0;
        for (Replay.Entry<A> entry : replay.entries()) {
            line(text, ++number, entry.after() + " " + notation.writeAction(entry.action()));
        }
        line(text, END, number);
        return text.toString();
    }

    private static void line(StringBuilder text, Object name, Object value) {
        text.append(name).append(' ').append(value).append('\n');
    }
}
