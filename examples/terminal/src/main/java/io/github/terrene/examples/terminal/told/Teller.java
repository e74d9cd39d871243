package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.board.Drawing;
import io.github.terrene.examples.terminal.board.Seen;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Step;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Role;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Tells a game while it is played.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
final class Teller<S, A, E, V> implements Storyteller<S, E> {
    private final Sight<S, A, E, V> sight;
    private final Narrator<A, E> narrator;
    private final Voice voice;
    private final Detail detail;
    private final Tale tale;
    private Option<Untold<S, A, E>> held = Option.none();
    private Option<Moment<S, A>> last = Option.none();
    private boolean ended;

    /** A teller who has told nothing yet. */
    Teller(Sight<S, A, E, V> sight, Voice voice, Detail detail) {
        this.sight = sight;
        this.narrator = sight.narrator();
        this.voice = voice;
        this.detail = detail;
        this.tale = new Tale(voice.paper(), detail);
    }

    @Override
    public void begin(Step<S, E> start) {
        Scene<A> now = sight.scene(start.state());
        tell(now, start);
        last = Option.some(new Moment<>(start.state(), now));
    }

    @Override
    public void tell(S before, Step<S, E> step) {
        Scene<A> now = sight.scene(step.state());
        tell(scene(before).and(now), step);
        last = Option.some(new Moment<>(step.state(), now));
    }

    /** The state before a step is nearly always the one after the last step. */
    private Scene<A> scene(S before) {
        return last.filter(moment -> moment.state() == before)
                .map(Moment::scene)
                .getOrElse(() -> sight.scene(before));
    }

    /** A state, and what is seen of it. */
    private record Moment<S, A>(S state, Scene<A> scene) {}

    /**
     * The paragraph that is not told yet, since it may go on in the next step.
     *
     * @param events what happened
     * @param scene what is seen before and after it
     * @param now the state after it
     */
    private record Untold<S, A, E>(Seq<E> events, Scene<A> scene, S now) {
        Untold<S, A, E> and(Untold<S, A, E> more) {
            return new Untold<>(events.appendAll(more.events), scene.and(more.scene), more.now);
        }

        Untold<S, A, E> from(int event) {
            return new Untold<>(events.drop(event), scene, now);
        }
    }

    private void tell(Scene<A> scene, Step<S, E> step) {
        Untold<S, A, E> last = new Untold<>(step.events().map(sight::seen), scene, step.state());
        Untold<S, A, E> untold = held.map(paragraph -> paragraph.and(last)).getOrElse(last);
        Array<Sentence> sentences = sentences(untold);
        int over = over(sentences);
        Untold<S, A, E> rest = told(untold, sentences.take(over));
        held = Option.some(over == 0 ? rest : new Untold<>(rest.events(), scene, step.state()));
    }

    private Array<Sentence> sentences(Untold<S, A, E> untold) {
        return narrator.tell(untold.events(), untold.scene());
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
    private Untold<S, A, E> told(Untold<S, A, E> untold, Array<Sentence> sentences) {
        sentences.forEach(sentence -> tell(untold.now(), sentence));
        return untold.from(sentences.map(Sentence::events).sum().intValue());
    }

    private void tell(S now, Sentence sentence) {
        String said = voice.write(sentence.said());
        ended = sentence.role() == Role.ENDS;
        if (sentence.role() == Role.HEADING) {
            tale.pause();
            head(now, said);
        } else {
            tale.tell(sentence.role(), said);
        }
    }

    /** A line with the score above what follows, and the table as it is when there is something to decide, once something lies on it. */
    private void head(S now, String heading) {
        if (detail != Detail.RESULTS) {
            Seen table = sight.table(now);
            paper().blank();
            paper().rule(paper().paint(Ink.STRONG, heading), score(table));
            if (table.isLaidOut()) {
                new Drawing(table, voice.cast()).draw();
                paper().blank();
            }
        }
    }

    /** How two sides stand, of which the first players speak; an odd number of players are no two sides. */
    private String score(Seen table) {
        Option<Integer> south = table.score(Players.SOUTH);
        Option<Integer> north = table.score(Players.NORTH);
        return voice.cast().names().size() % 2 == 1 || south.isEmpty() || north.isEmpty()
                ? ""
                : voice.cast().name(Players.SOUTH) + " " + south.get() + " : " + north.get() + " "
                        + voice.cast().name(Players.NORTH);
    }

    @Override
    public void end(S game) {
        pause();
        sight.rules()
                .outcome(game)
                .filter(outcome -> !ended)
                .map(narrator::outcome)
                .filter(said -> !said.isEmpty())
                .forEach(said -> tale.tell(Role.ENDS, Paper.capital(voice.write(said)) + "."));
    }

    @Override
    public void board(S game) {
        pause();
        if (detail != Detail.RESULTS) {
            paper().blank();
            new Drawing(sight.table(game), voice.cast()).draw();
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
