package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.session.Clock;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Line;
import io.github.terrene.session.Offer;
import io.github.terrene.session.SavedSession;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.session.TimeControl;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What apps that keep a table of a game rely on: journals tell all, moves count once, nothing is lost, and absence ends only the game. */
public interface SessionLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How much time passes at this table between two moves. */
    long BETWEEN_MOVES = 700;

    /** How much time players have for a game. */
    TimeControl TIME = TimeControl.of(60_000, 500);

    /** A table at which the game of a walk was played. */
    default Session<C, S, A, E, V> table(Walk<C> walk) {
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        Session<C, S, A, E, V> table = opened(walk.seeded());
        long now = 0;
        for (A action : playthrough.before(playthrough.moves().size())) {
            now += BETWEEN_MOVES;
            table = played(table, action, now);
        }
        return table;
    }

    private Session<C, S, A, E, V> opened(SeededConfig<C> seeded) {
        return Session.open(specimen().rules(), new Setup<>(seeded.config(), seeded.seed(), TIME, 0))
                .get();
    }

    private Session<C, S, A, E, V> played(Session<C, S, A, E, V> table, A action, long now) {
        Seat seat = table.rules().actor(action);
        return table.clocks().containsKey(seat)
                ? table.play(seat, table.number(seat), action, now).get()
                : table.host(action, now).get();
    }

    private static Array<Seat> watchers(Session<?, ?, ?, ?, ?> table) {
        return Array.ofAll(table.clocks().keySet()).append(Seat.ONLOOKER);
    }

    /** A client that has only the lines of a seat sees what the seat sees, and was told what the rules tell it. */
    @Property
    default void aJournalTellsAllThatItsSeatIsToldAndShown(@ForAll("walks") Walk<C> walk) throws Unreadable {
        Session<C, S, A, E, V> table = table(walk);
        Rules<C, S, A, E, V> rules = table.rules();
        for (Seat watcher : watchers(table)) {
            Seq<Line<E, V>> lines = table.since(watcher, 0);
            assertThat(lines.map(Line::number).asJava())
                    .isEqualTo(Array.rangeClosed(1, lines.size()).asJava());
            assertThat(lines.last().view()).isEqualTo(rules.view(table.state(), watcher));
            assertThat(lines.flatMap(line -> ((Line.Happened<E>) line.what()).events()))
                    .isEqualTo(table.timeline().events().flatMap(event -> rules.told(event, watcher)))
                    .isEqualTo(table.told(watcher));
            Tree screen = Tree.of(rules.forms().shown(), table.shown(watcher, 1));
            Tree nothing = new Tree.Elements(Array.empty());
            AssertSame.check(
                    "the first screen of " + watcher,
                    screen,
                    table.changed(watcher, 1).apply(nothing));
            for (int number = Math.max(2, lines.size() - 5); number <= lines.size(); number++) {
                screen = Tree.of(rules.forms().shown(), table.shown(watcher, number - 1));
                screen = table.changed(watcher, number).apply(screen);
            }
            AssertSame.check(
                    "the screen of " + watcher,
                    Tree.of(rules.forms().shown(), table.shown(watcher, lines.size())),
                    screen);
        }
    }

    /** A second click changes nothing, a late one answers nothing, and nobody moves for others. */
    @Property
    default void aMoveCountsOnceAndAnswersOnlyItsQuestion(@ForAll("walks") Walk<C> walk) {
        Session<C, S, A, E, V> table = table(walk);
        Rules<C, S, A, E, V> rules = table.rules();
        table.entries().filter(Entry.Moved.class::isInstance).lastOption().forEach(entry -> {
            Entry.Moved<A> last = (Entry.Moved<A>) entry;
            assertThat(table.play(last.seat(), last.answers(), last.action(), last.at() + 1)
                            .get())
                    .isSameAs(table);
        });
        for (Seat seat : table.awaited()) {
            Seq<A> legal = rules.legal(table.state(), seat);
            int now = table.number(seat);
            Session<C, S, A, E, V> next = table.play(seat, now, legal.head(), 0).get();
            assertThat(next.number(seat)).isGreaterThan(now);
            legal.tail()
                    .lastOption()
                    .forEach(late ->
                            assertThat(keys(next.play(seat, now, late, 0))).contains("session/stale"));
            assertThat(keys(table.play(seat, now + 1, legal.head(), 0))).contains("session/stale");
            next.takeBack(seat, next.number(seat), 0)
                    .forEach(undone -> assertThat(keys(undone.play(seat, now, legal.head(), 0)))
                            .as("a move that was taken back, sent again")
                            .contains("session/stale"));
            for (Seat other : watchers(table).remove(seat)) {
                assertThat(keys(table.play(other, table.number(other), legal.head(), 0)))
                        .as("%s moves for %s", other, seat)
                        .containsAnyOf("session/not-yours", "session/no-seat");
            }
        }
    }

    private static Seq<String> keys(Either<Seq<Rejection>, ?> refused) {
        return refused.fold(why -> why.map(Rejection::key), accepted -> Array.empty());
    }

    /** Otherwise numbers and clocks would betray who has chosen in secret. */
    @Property
    default void whoeverSeesNothingNewGetsNoLineAndSeesNoClockStop(@ForAll("walks") Walk<C> walk) {
        Session<C, S, A, E, V> table = table(walk);
        Rules<C, S, A, E, V> rules = table.rules();
        for (Seat seat : table.awaited().take(2)) {
            Seq<A> legal = rules.legal(table.state(), seat);
            for (A action : legal.take(2).append(legal.last())) {
                Session<C, S, A, E, V> next = played(table, action, 0);
                Seq<E> events = next.timeline().last().events();
                for (Seat watcher : watchers(table).remove(seat)) {
                    boolean news = !rules.view(next.state(), watcher).equals(rules.view(table.state(), watcher))
                            || events.exists(event -> rules.told(event, watcher).isDefined());
                    assertThat(next.number(watcher) - table.number(watcher))
                            .as("lines for %s about %s", watcher, action)
                            .isEqualTo(news ? 1 : 0);
                    if (!news) {
                        assertThat(next.clocks(watcher))
                                .as("clocks that %s knows of after %s", watcher, action)
                                .isEqualTo(table.clocks(watcher));
                    }
                }
            }
        }
    }

    /** Everybody knows their own clock; of the other clocks, those run whose seats are awaited as far as one can see. */
    @Property
    default void clocksRunForThoseWhoAreAwaited(@ForAll("walks") Walk<C> walk) {
        Session<C, S, A, E, V> table = table(walk);
        for (Seat watcher : watchers(table)) {
            TreeMap<Seat, Clock> known = table.clocks(watcher);
            assertThat(known.get(watcher)).isEqualTo(table.clocks().get(watcher));
            assertThat(known.filterValues(Clock::runs).keySet())
                    .as("clocks that run for %s", watcher)
                    .isEqualTo(TreeSet.ofAll(table.rules().awaited(table.rules().view(table.state(), watcher))));
        }
    }

    /** A table that was saved goes on as if it had not been saved, whatever was done at it. */
    @Property
    default void aSavedTableIsResumedAsItWas(@ForAll("walks") Walk<C> walk) {
        Session<C, S, A, E, V> table =
                disturbed(table(walk), Rng.of(walk.seeded().seed()).dice());
        GameForms<C, S, A, E, V> forms = table.rules().forms();
        SavedSession<C, A> saved = SavedSession.of(table);
        ComesBack.check(SavedSession.form(forms), saved);
        ComesBack.check(Setup.form(forms), table.setup());
        table.entries().forEach(entry -> ComesBack.check(Entry.form(forms), entry));
        SavedSession<C, A> read =
                SavedSession.<C, A>parse(saved.text(forms), forms).get();
        assertThat(read).isEqualTo(saved);
        Session<C, S, A, E, V> resumed = read.resume(table.rules()).get();
        for (Seat watcher : watchers(table)) {
            assertThat(resumed.since(watcher, 0)).isEqualTo(table.since(watcher, 0));
            assertThat(resumed.clocks(watcher)).isEqualTo(table.clocks(watcher));
        }
        assertThat(resumed.clocks()).isEqualTo(table.clocks());
        assertThat(resumed.guests()).isEqualTo(table.guests());
        assertThat(resumed.proposal()).isEqualTo(table.proposal());
        assertThat(resumed.outcome()).isEqualTo(table.outcome());
        assertThat(resumed.due()).isEqualTo(table.due());
        assertThat(resumed.replying()).isEqualTo(table.replying());
        for (Seat seat : table.clocks().keySet()) {
            assertThat(resumed.missed(seat)).isEqualTo(table.missed(seat));
        }
    }

    /** With guests, offers, actions that are taken back, and more moves. */
    private Session<C, S, A, E, V> disturbed(Session<C, S, A, E, V> quiet, Dice dice) {
        Session<C, S, A, E, V> table = quiet;
        long now = 1_000_000;
        for (int i = 0; i < 12; i++) {
            Seat seat = dice.pick(watchers(table));
            now += 10;
            table = switch (dice.below(9)) {
                case 0 -> table.sitDown(seat, "guest " + i, now).getOrElse(table);
                case 1 -> table.standUp(seat, now).getOrElse(table);
                case 2 -> table.takeBack(seat, table.number(seat), now).getOrElse(table);
                case 3 ->
                    table.offer(seat, table.number(seat), dice.pick(Array.of(Offer.values())), now)
                            .getOrElse(table);
                case 4, 5 ->
                    table.reply(seat, table.number(seat), dice.below(5) > 0, now)
                            .getOrElse(table);
                case 6 -> clocks(table, dice.below(2) == 0 ? Option.none() : Option.some(seat), now);
                case 7 ->
                    table.with(new Entry.Dismissed<>(now, seat, dice.below(2) == 0 ? Option.none() : Option.some(seat)))
                            .getOrElse(table);
                default -> moved(table, now);
            };
        }
        return table;
    }

    /** Stopped or let run again, by a player or the host. */
    private Session<C, S, A, E, V> clocks(Session<C, S, A, E, V> table, Option<Seat> by, long now) {
        return table.with(table.stopped() ? new Entry.Started<>(now, by) : new Entry.Stopped<>(now, by))
                .getOrElse(table);
    }

    private Session<C, S, A, E, V> moved(Session<C, S, A, E, V> table, long now) {
        return table.awaited()
                .headOption()
                .map(seat -> played(table, table.rules().fallback(table.state(), seat), now))
                .getOrElse(table);
    }

    /** A player who does not come back holds nobody up: what is done instead ends every game. */
    @Property
    default void aGameOfWhichAllPlayersLeaveEnds(@ForAll("walks") Walk<C> walk) {
        Session<C, S, A, E, V> table = table(walk);
        int most = specimen().endless(walk.seeded().config());
        long now = table.due().getOrElse(0L);
        int moves = 0;
        while (!table.awaited().isEmpty() && moves++ < most) {
            now = Math.max(now, table.due().getOrElse(0L));
            table = table.at(now);
        }
        assertThat(table.outcome())
                .as(
                        "outcome %s decisions after all have left, when others decide for them; now it is\n%s",
                        moves, table.rules().notation().writeState(table.state()))
                .isNotEmpty();
        assertThat(table.due()).isEmpty();
    }

    /** Nobody is asked who has left, and an offer waits for all others. */
    @Property
    default void whoStaysIsAskedAndNobodyElse(@ForAll("walks") Walk<C> walk) {
        Session<C, S, A, E, V> table = table(walk);
        Seq<Seat> staying = table.rules().staying(table.state());
        assertThat(table.clocks().keySet()).containsAll(staying);
        assertThat(staying).containsAll(table.awaited());
        if (table.outcome().isEmpty()) {
            Seat seat = staying.head();
            Session<C, S, A, E, V> offered =
                    table.offer(seat, table.number(seat), Offer.DRAW, 0).get();
            assertThat(offered.replying()).isEqualTo(staying.tail());
            Session<C, S, A, E, V> agreed = staying.tail()
                    .foldLeft(
                            offered,
                            (now, other) ->
                                    now.reply(other, now.number(other), true, 0).get());
            assertThat(agreed.outcome()).isNotEmpty();
        }
    }

    /** What is taken back is as if it had not been done, except in the journals. */
    @Property
    default void whatIsTakenBackByAllIsAsIfItHadNotBeenDone(@ForAll("walks") Walk<C> walk) {
        Session<C, S, A, E, V> table = table(walk);
        Array<Seat> seats = Array.ofAll(table.clocks().keySet());
        for (Seat seat : seats) {
            Timeline<S, A, E> timeline = table.timeline();
            int place = Array.ofAll(timeline.actions())
                    .lastIndexWhere(action -> table.rules().actor(action).equals(seat));
            Either<Seq<Rejection>, Session<C, S, A, E, V>> offered =
                    table.offer(seat, table.number(seat), Offer.UNDO, 0);
            assertThat(offered.isRight())
                    .isEqualTo(place >= 0
                            && table.outcome().isEmpty()
                            && table.rules().staying(table.state()).contains(seat));
            for (Session<C, S, A, E, V> asked : offered) {
                Session<C, S, A, E, V> agreed = seats.foldLeft(
                        asked,
                        (now, other) ->
                                now.reply(other, now.number(other), true, 0).getOrElse(now));
                S before = place == 0
                        ? timeline.first().state()
                        : timeline.moves().get(place - 1).step().state();
                assertThat(agreed.state()).isEqualTo(before);
                assertThat(agreed.proposal()).isEmpty();
                watchers(table)
                        .forEach(watcher -> assertThat(agreed.since(watcher, table.number(watcher))
                                        .last()
                                        .view())
                                .isEqualTo(table.rules().view(before, watcher)));
            }
        }
    }
}
