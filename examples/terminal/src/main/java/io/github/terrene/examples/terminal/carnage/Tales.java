package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.event.CardEvent;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.GameEnded;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.event.SpearheadShown;
import io.github.terrene.carnage.event.SwordDrawn;
import io.github.terrene.carnage.event.TurnBegan;
import io.github.terrene.carnage.event.TurnEnded;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Commentary;
import io.github.terrene.examples.terminal.odyssey.tale.Heading;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Sight;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** What is told of a game of Carnage. */
public final class Tales implements Commentary<Game, Table, Event> {
    static final Tellings<Scene<Speech>, Event> ALL = TurnTales.ALL
            .and(CardTales.ALL)
            .and(ElementTales.ALL)
            .and(DuelTales.ALL)
            .and(GainTales.ALL);

    /** What comes before one of these is complete. */
    private static final Set<Class<?>> BEGINNINGS =
            HashSet.of(Paid.class, AttackBegan.class, TurnEnded.class, SpearheadShown.class, SwordDrawn.class);

    private final PlayerNames cast;
    private final boolean verbose;
    private boolean awakening = true;
    private int paid;
    private boolean paying;
    private Array<CardEvent> handful = Array.empty();

    /**
     * Tales of which nothing has been told yet.
     *
     * @param verbose whether everything is to be told
     */
    public Tales(PlayerNames cast, boolean verbose) {
        this.cast = cast;
        this.verbose = verbose;
    }

    @Override
    public Sight<Game, Table, Event> sight() {
        return new Sight<>(Game::table, Table::seenBy, Event::seenBy);
    }

    /** Nothing happens before both drafts are complete. */
    @Override
    public Table before(Game start) {
        awakening = start.options().awakening();
        return start.table();
    }

    @Override
    public void draw(Table table) {
        new Tableau(cast).draw(table, awakening);
    }

    @Override
    public Option<Heading> heading(Event event) {
        return event instanceof TurnBegan began
                ? Option.some(new Heading(began.turn(), ", " + cast.name(began.active()), true))
                : Option.none();
    }

    @Override
    public int score(Table table, Seat seat) {
        return table.side(seat).purse().vp();
    }

    /** What is paid for an attack is told with it. */
    @Override
    public boolean begins(Table before, Event event) {
        return BEGINNINGS.contains(event.getClass()) && !(paying && event instanceof AttackBegan);
    }

    @Override
    public boolean ends(Event event) {
        return event instanceof GameEnded;
    }

    @Override
    public Array<String> chart(Table before, Event event) {
        return event instanceof RoundFought fought
                ? new DuelChart(new Speech(cast, before, 0)).lines(fought.round())
                : Array.empty();
    }

    /** Cards that a player draws, or burns, one after another are told together. */
    @Override
    public String unsaid(Event next) {
        return next instanceof CardEvent card && Handful.joins(handful, card) ? "" : unsaid();
    }

    @Override
    public String unsaid() {
        String unsaid = handful.isEmpty() ? "" : new Handful(cast).words(handful);
        handful = Array.empty();
        return unsaid;
    }

    @Override
    public String said(Table before, Event event) {
        if (event instanceof CardEvent card && Handful.joins(handful, card)) {
            handful = handful.append(card);
        }
        Scene<Speech> scene =
                new Scene<>(new Speech(cast, before, paid), new Speech(cast, event.applyTo(before), 0), verbose);
        paying = event instanceof Paid;
        paid = event instanceof Paid payment ? payment.shards() : 0;
        return ALL.of(scene, event);
    }
}
