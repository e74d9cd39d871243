package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Commentary;
import io.github.terrene.examples.terminal.odyssey.tale.Heading;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Sight;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardNamed;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.GameEnded;
import io.github.terrene.hobe.event.Moved;
import io.github.terrene.hobe.event.Sacrificed;
import io.github.terrene.hobe.event.TurnBegan;
import io.github.terrene.hobe.event.TurnEnded;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** What is told of a game of Hobe. */
public final class Tales implements Commentary<Game, Table, Event> {
    static final Tellings<Scene<Speech>, Event> ALL =
            TurnTales.ALL.and(PlayTales.ALL).and(BoardTales.ALL);

    /** What comes before one of these is complete. */
    private static final Set<Class<?>> BEGINNINGS = HashSet.of(
            CardNamed.class, Moved.class, Attacked.class, EffectBegan.class, TurnEnded.class, Sacrificed.class);

    private final PlayerNames cast;
    private final boolean verbose;
    private Array<CardDrawn> drawn = Array.empty();
    private String drawing = "";

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

    @Override
    public Table before(Game start) {
        return Table.before(brought(start.table(), Players.SOUTH), brought(start.table(), Players.NORTH));
    }

    /** The deck as it was before the first hand was drawn from it; in which order does not matter to what is told. */
    private static Pile brought(Table table, Seat seat) {
        return table.side(seat).hand().plus(table.side(seat).deck().cards());
    }

    @Override
    public void draw(Table table) {
        new Rows(cast).draw(table);
    }

    @Override
    public Option<Heading> heading(Event event) {
        return event instanceof TurnBegan began
                ? Option.some(new Heading(began.turn(), ", " + cast.name(began.active()), began.turn() > 1))
                : Option.none();
    }

    @Override
    public int score(Table table, Seat seat) {
        return table.deckSize(seat);
    }

    @Override
    public boolean begins(Table before, Event event) {
        return BEGINNINGS.contains(event.getClass());
    }

    @Override
    public boolean ends(Event event) {
        return event instanceof GameEnded;
    }

    /** Cards that a player draws one after another are told together. */
    @Override
    public String unsaid(Event next) {
        return next instanceof CardDrawn draw
                        && drawn.forAll(each -> each.seat().equals(draw.seat()))
                ? ""
                : unsaid();
    }

    @Override
    public String unsaid() {
        String unsaid = drawing;
        drawing = "";
        drawn = Array.empty();
        return unsaid;
    }

    @Override
    public String said(Table before, Event event) {
        Speech speech = new Speech(cast, before);
        if (event instanceof CardDrawn draw) {
            drawn = drawn.append(draw);
            drawing = speech.does(draw.seat(), "draw") + " " + speech.cards(draw.seat(), drawn.map(CardDrawn::card))
                    + ".";
        }
        return ALL.of(new Scene<>(speech, new Speech(cast, event.applyTo(before)), verbose), event);
    }
}
