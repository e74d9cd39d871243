package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Tells a game for two while it is played: what an onlooker sees of each event, folded over what is known of the table.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 */
public final class TableNarrator<S, T, E extends TableEvent<T>> implements Storyteller<S, E> {
    private final PlayerNames cast;
    private final Detail detail;
    private final Option<Seat> eyes;
    private final Commentary<S, T, E> commentary;
    private Array<String> sentences = Array.empty();

    /**
     * A narrator who has told nothing yet.
     *
     * @param cast the players, and where it is told
     * @param eyes through whose eyes it is told; nobody's: everything is told
     * @param commentary the game
     */
    public TableNarrator(PlayerNames cast, Detail detail, Option<Seat> eyes, Commentary<S, T, E> commentary) {
        this.cast = cast;
        this.detail = detail;
        this.eyes = eyes;
        this.commentary = commentary;
    }

    @Override
    public void begin(Step<S, E> start) {
        tellFrom(commentary.before(start.state()), start);
    }

    @Override
    public void tell(S before, Step<S, E> step) {
        tellFrom(commentary.sight().table().apply(before), step);
    }

    private void tellFrom(T before, Step<S, E> step) {
        T table = seen(before);
        for (E whole : step.events()) {
            E event = eyes.map(seat -> commentary.sight().eventSeenBy().apply(whole, seat))
                    .getOrElse(whole);
            tell(table, event);
            table = event.applyTo(table);
        }
    }

    private T seen(T table) {
        return eyes.map(seat -> commentary.sight().tableSeenBy().apply(table, seat))
                .getOrElse(table);
    }

    @Override
    public void board(S game) {
        pause();
        if (detail != Detail.RESULTS) {
            commentary.draw(seen(commentary.sight().table().apply(game)));
        }
    }

    @Override
    public void pause() {
        say(commentary.unsaid());
        if (sentences.nonEmpty() && detail != Detail.RESULTS) {
            paper().wrapped("  • ", "    ", sentences.mkString(" "));
        }
        sentences = Array.empty();
    }

    private void tell(T before, E event) {
        say(commentary.unsaid(event));
        Option<Heading> heading = commentary.heading(event);
        if (heading.isDefined() || commentary.begins(before, event)) {
            pause();
        }
        heading.filter(turn -> detail != Detail.RESULTS).forEach(turn -> head(before, turn));
        chart(commentary.chart(before, event));
        String said = commentary.said(before, event);
        if (commentary.ends(event)) {
            pause();
            paper().line(paper().paint(Ink.STRONG, Paper.capital(said)));
        } else {
            say(said);
        }
    }

    private void chart(Seq<String> lines) {
        if (lines.nonEmpty()) {
            pause();
        }
        if (detail != Detail.RESULTS) {
            lines.forEach(paper()::line);
        }
    }

    private void say(String said) {
        sentences = said.isEmpty() ? sentences : sentences.append(Paper.capital(said));
    }

    /** The current table if it is wanted, and a heading with the turn and the score for what follows. */
    private void head(T before, Heading heading) {
        if (heading.drawn()) {
            commentary.draw(before);
        }
        paper().blank();
        String score = cast.name(Players.SOUTH) + " " + commentary.score(before, Players.SOUTH) + " : "
                + commentary.score(before, Players.NORTH) + " " + cast.name(Players.NORTH);
        paper().rule(paper().paint(Ink.STRONG, "Turn " + heading.turn()) + heading.whose(), score);
    }

    private Paper paper() {
        return cast.paper();
    }
}
