package io.github.terrene.narrator.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.InnerSeats;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What happens in a game within another one is told of those who sit there, by whatever seats. */
class InnerSeatsTest {
    /** What happens. */
    public sealed interface Event permits Paired, Within, Praise {}

    /** Who plays whom. */
    public record Paired(int round, Pair pair) implements Event {}

    /** Two players. */
    public record Pair(Seat one, Seat other) {}

    /** Something happens in a game of two of them. */
    public record Within(Array<Seat> players, Option<Event> event) implements Event, InnerSeats {}

    /** Somebody praises somebody. */
    public record Praise(Seat seat, Seat whom) implements Event {}

    private static final Form<Event> FORM = GameForms.common().build().of(Event.class);
    private static final String FILE = """
            language en
            feature number = one many
            Seat.YOU (many) = you
            Seat.PLAYER (one) = #
            Seat.ONLOOKER (many) = all
            Paired (heading, then=pair) = Round {round}
            Pair = {one} against {other}
            Within (then=event) =
            Praise (together=whom) = {seat} [seat: praises|praise] {whom " and "}
            """;
    private static final Wording WORDING = Kitchen.wording(FILE);
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Seat C = Seat.of(2);
    private static final Seat D = Seat.of(3);

    private static Array<String> told(Event... events) {
        Known known = new Known() {
            @Override
            public boolean you(Seat seat) {
                return seat.equals(D);
            }
        };
        return WORDING.tell(FORM, Array.of(events), known)
                .map(told -> told.said().text());
    }

    private static Event in(Array<Seat> players, Event event) {
        return new Within(players, Option.some(event));
    }

    @Test
    void aSeatOfAnInnerGameIsThePlayerWhoSitsThere() {
        assertThat(told(new Praise(A, B), in(Array.of(C, D), new Praise(A, B))))
                .containsExactly("A praises B.", "C praises you.");
        assertThat(told(in(Array.of(A, D), new Praise(B, A)))).containsExactly("You praise A.");
    }

    @Test
    void inAGameWithinAnInnerGameToo() {
        assertThat(told(in(Array.of(B, C, D), in(Array.of(C, A), new Praise(A, B)))))
                .containsExactly("You praise B.");
    }

    @Test
    void whatHappensInTwoGamesIsNotToldAtOnce() {
        Event praise = new Praise(A, B);
        assertThat(told(in(Array.of(A, B), praise), in(Array.of(A, B), praise), in(Array.of(A, C), praise)))
                .containsExactly("A praises B and B.", "A praises C.");
    }

    @Test
    void aSeatWhereNobodySitsKeepsItsLetter() {
        assertThat(told(in(Array.empty(), new Praise(A, C)), new Within(Array.empty(), Option.none())))
                .containsExactly("A praises C.", "");
    }

    /** Both what happens within another event and a part of it, which is said nowhere else. */
    @Test
    void whatIsToldAfterAnEventMustBeSaid() {
        assertThat(gaps(FILE)).isEmpty();
        assertThat(gaps(FILE.replace("Pair = {one} against {other}\n", "").replace("then=event", "then=events")))
                .containsExactly("events is no part of Event.Within", "there is no phrase for Pair");
    }

    private static Array<String> gaps(String file) {
        return Kitchen.wording(file).gaps(Array.of(new Need.Values(FORM, ""))).map(Problem::sentence);
    }

    @Test
    void aPartThatIsNoEventIsToldAfterIt() {
        assertThat(told(new Paired(2, new Pair(A, D)))).containsExactly("Round 2", "A against you.");
    }
}
