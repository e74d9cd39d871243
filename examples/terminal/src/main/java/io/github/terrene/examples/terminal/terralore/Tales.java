package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.Commentary;
import io.github.terrene.examples.terminal.odyssey.tale.Heading;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Sight;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.event.CardTurnedUp;
import io.github.terrene.terralore.event.Chosen;
import io.github.terrene.terralore.event.DiceRolled;
import io.github.terrene.terralore.event.EffectBegan;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.GameEnded;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.OrderFixed;
import io.github.terrene.terralore.event.PhaseBegan;
import io.github.terrene.terralore.event.PlansOpened;
import io.github.terrene.terralore.event.SkillLeft;
import io.github.terrene.terralore.event.TurnBegan;
import io.github.terrene.terralore.event.TurnEnded;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** What is told of a game of Terralore. */
public final class Tales implements Commentary<Game, Table, Event> {
    static final Tellings<Scene<Speech>, Event> ALL =
            TurnTales.ALL.and(CardTales.ALL).and(FieldTales.ALL);

    /** What comes before one of these is complete, unless a phase has just begun with it. */
    private static final Set<Class<? extends Event>> BEGINNINGS =
            HashSet.of(PlansOpened.class, CardTurnedUp.class, LanesCounted.class, TurnEnded.class);

    /** When one of these comes, the effect told last must be complete. */
    private static final Set<Class<? extends Event>> ENDS_OF_EFFECTS = HashSet.of(
            EffectBegan.class,
            SkillLeft.class,
            CardTurnedUp.class,
            PhaseBegan.class,
            LanesCounted.class,
            TurnEnded.class);

    private final PlayerNames cast;
    private final boolean verbose;
    private String nothingCame = "";
    private Option<Event> last = Option.none();

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

    private static Pile brought(Table table, Seat seat) {
        return table.side(seat).deck().plusOnTop(table.side(seat).hand().cards());
    }

    @Override
    public void draw(Table table) {
        new Battlefield(cast).draw(table);
    }

    @Override
    public Option<Heading> heading(Event event) {
        return event instanceof TurnBegan began
                ? Option.some(new Heading(began.turn(), "", began.turn() > 1))
                : Option.none();
    }

    @Override
    public int score(Table table, Seat seat) {
        return table.castle(seat);
    }

    @Override
    public boolean begins(Table before, Event event) {
        if (event instanceof PhaseBegan) {
            return true;
        } else if (event instanceof DiceRolled || event instanceof OrderFixed) {
            return !last.exists(DiceRolled.class::isInstance);
        }
        boolean later = before.phase() == Phase.COUNTING || before.phase() == Phase.END;
        boolean begins = BEGINNINGS.contains(event.getClass()) || event instanceof EffectBegan && later;
        return begins && !last.exists(PhaseBegan.class::isInstance);
    }

    @Override
    public boolean ends(Event event) {
        return event instanceof GameEnded;
    }

    /** A reader of a card with a text wants to know why nothing follows. */
    @Override
    public String unsaid(Event next) {
        if (!ENDS_OF_EFFECTS.contains(next.getClass())) {
            return "";
        }
        String unsaid = nothingCame;
        nothingCame = "";
        return unsaid;
    }

    @Override
    public String said(Table before, Event event) {
        Speech speech = new Speech(cast, before);
        String said = ALL.of(new Scene<>(speech, new Speech(cast, event.applyTo(before)), verbose), event);
        expect(speech, event, !said.isEmpty());
        last = Option.some(event);
        return said;
    }

    /** Remembers an effect that begins until something comes of it; a choice alone does not count. */
    private void expect(Speech speech, Event event, boolean told) {
        if (event instanceof EffectBegan effect) {
            nothingCame = FieldTales.ifNothingCame(speech, effect);
        } else if (told && !(event instanceof Chosen)) {
            nothingCame = "";
        }
    }
}
