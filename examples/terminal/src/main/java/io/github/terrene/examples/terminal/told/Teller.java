package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Role;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Tells a game while it is played.
 *
 * @param <S> states
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
final class Teller<S, T, A, E extends TableEvent<T>, V> implements Storyteller<S, E> {
    private final Rules<?, S, A, E, V> rules;
    private final Narrator<A, E> narrator;
    private final Board<S, T, E, V> board;
    private final Voice voice;
    private final Detail detail;
    private final Option<Seat> eyes;
    private final Tale tale;
    private Option<Untold<T, A, E>> held = Option.none();
    private boolean drawn;

    /**
     * A teller who has told nothing yet.
     *
     * @param eyes through whose eyes it is told; nobody's: everything is told
     */
    Teller(
            Rules<?, S, A, E, V> rules,
            Narrator<A, E> narrator,
            Board<S, T, E, V> board,
            Voice voice,
            Detail detail,
            Option<Seat> eyes) {
        this.rules = rules;
        this.narrator = narrator;
        this.board = board;
        this.voice = voice;
        this.detail = detail;
        this.eyes = eyes;
        this.tale = new Tale(voice.paper(), detail);
        this.drawn = board.laidOut();
    }

    @Override
    public void begin(Step<S, E> start) {
        tell(board.before(start.state()), shown(start.state()), start);
    }

    @Override
    public void tell(S before, Step<S, E> step) {
        tell(board.sight().table().apply(before), shown(before).appendAll(shown(step.state())), step);
    }

    /** What those see through whose eyes it is told. */
    private Array<Shown<A>> shown(S state) {
        Seq<Seat> seats = eyes.isDefined() ? eyes.toArray() : rules.seats(state);
        return seats.toArray().map(seat -> rules.shown(rules.view(state, seat)));
    }

    /**
     * The paragraph that is not told yet, since it may go on in the next step.
     *
     * @param table before it
     * @param events what happened
     * @param shown what is seen before and after it
     */
    private record Untold<T, A, E>(T table, Seq<E> events, Array<Shown<A>> shown) {
        Untold<T, A, E> and(Seq<E> more, Array<Shown<A>> seen) {
            return new Untold<>(table, events.appendAll(more), shown.appendAll(seen));
        }
    }

    private void tell(T before, Array<Shown<A>> shown, Step<S, E> step) {
        Seq<E> events = step.events().map(this::seen);
        Untold<T, A, E> untold = held.map(paragraph -> paragraph.and(events, shown))
                .getOrElse(() -> new Untold<>(seen(before), events, shown));
        Array<Sentence> sentences = sentences(untold);
        int over = over(sentences);
        Untold<T, A, E> rest = told(untold, sentences.take(over));
        held = Option.some(over == 0 ? rest : last(rest, seen(before), events, shown));
    }

    /** What is left of a step: on its own table. */
    private Untold<T, A, E> last(Untold<T, A, E> rest, T before, Seq<E> events, Array<Shown<A>> shown) {
        Seq<E> told = events.dropRight(rest.events().size());
        return new Untold<>(told.foldLeft(before, (table, event) -> event.applyTo(table)), rest.events(), shown);
    }

    private Array<Sentence> sentences(Untold<T, A, E> untold) {
        return narrator.tell(untold.events(), narrator.scene(untold.shown()));
    }

    /** How many sentences belong to paragraphs that are over: those before the last one that begins, or up to the last one that ends. */
    private static int over(Array<Sentence> sentences) {
        for (int i = sentences.size() - 1; i >= 0; i--) {
            Role role = sentences.get(i).role();
            boolean whole = i == 0 || sentences.get(i - 1).events() > 0;
            if (role == Role.BEGINS && whole) {
                return i;
            } else if ((role == Role.HEADING || role == Role.ENDS)
                    && sentences.get(i).events() > 0) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Tells these sentences, and gives what is left. */
    private Untold<T, A, E> told(Untold<T, A, E> untold, Array<Sentence> sentences) {
        Seq<E> events = untold.events();
        T table = untold.table();
        for (Sentence sentence : sentences) {
            Seq<String> chart = board.chart(table, events.head(), voice);
            if (chart.isEmpty()) {
                tell(table, sentence);
            } else {
                draw(chart);
            }
            table = events.take(sentence.events()).foldLeft(table, (now, event) -> event.applyTo(now));
            events = events.drop(sentence.events());
        }
        return new Untold<>(table, events, untold.shown());
    }

    private E seen(E event) {
        return eyes.map(seat -> rules.seenBy(event, seat)).getOrElse(event);
    }

    private T seen(T table) {
        return eyes.map(seat -> board.sight().seenBy().apply(table, seat)).getOrElse(table);
    }

    private void tell(T table, Sentence sentence) {
        String said = voice.write(sentence.said());
        if (sentence.role() == Role.HEADING) {
            tale.pause();
            head(table, said);
        } else {
            tale.tell(sentence.role(), said);
        }
    }

    private void draw(Seq<String> chart) {
        tale.pause();
        if (detail != Detail.RESULTS) {
            chart.forEach(paper()::line);
        }
    }

    /** The table as it is, unless nothing has happened, and a line with the score above what follows. */
    private void head(T table, String heading) {
        if (detail != Detail.RESULTS) {
            if (drawn) {
                board.draw(table, voice);
            }
            paper().blank();
            String score = voice.cast().name(Players.SOUTH) + " " + board.score(table, Players.SOUTH) + " : "
                    + board.score(table, Players.NORTH) + " " + voice.cast().name(Players.NORTH);
            paper().rule(paper().paint(Ink.STRONG, heading), score);
        }
        drawn = true;
    }

    @Override
    public void board(S game) {
        pause();
        if (detail != Detail.RESULTS) {
            board.draw(seen(board.sight().table().apply(game)), voice);
        }
    }

    @Override
    public void pause() {
        held.forEach(untold -> told(untold, sentences(untold)));
        held = Option.none();
        tale.pause();
    }

    private Paper paper() {
        return voice.paper();
    }
}
