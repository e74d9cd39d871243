package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.tale.Detail;
import io.github.terrene.examples.terminal.tale.Storyteller;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.terralore.event.CastleEvent.LanesCounted;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.FieldEvent.CardTurnedUp;
import io.github.terrene.terralore.event.FieldEvent.SkillLeft;
import io.github.terrene.terralore.event.TurnEvent.Chosen;
import io.github.terrene.terralore.event.TurnEvent.DiceRolled;
import io.github.terrene.terralore.event.TurnEvent.EffectBegan;
import io.github.terrene.terralore.event.TurnEvent.GameEnded;
import io.github.terrene.terralore.event.TurnEvent.OrderFixed;
import io.github.terrene.terralore.event.TurnEvent.PhaseBegan;
import io.github.terrene.terralore.event.TurnEvent.PlansOpened;
import io.github.terrene.terralore.event.TurnEvent.TurnBegan;
import io.github.terrene.terralore.event.TurnEvent.TurnEnded;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** Tells a game while it is played: what an onlooker sees of each event, folded over what is known of the table. */
public final class Narrator implements Storyteller<Game, Event> {
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

    private final Paper paper;
    private final Cast cast;
    private final Detail detail;
    private final Option<Seat> eyes;
    private Array<String> sentences = Array.empty();
    private String nothingCame = "";
    private Option<Event> last = Option.none();

    /**
     * A narrator who has told nothing yet.
     *
     * @param eyes through whose eyes it is told; nobody's: everything is told
     */
    public Narrator(Paper paper, Cast cast, Detail detail, Option<Seat> eyes) {
        this.paper = paper;
        this.cast = cast;
        this.detail = detail;
        this.eyes = eyes;
    }

    @Override
    public void begin(Step<Game, Event> start) {
        Table table = start.state().table();
        tell(Table.before(brought(table, Players.SOUTH), brought(table, Players.NORTH)), start);
    }

    private static Pile brought(Table table, Seat seat) {
        return table.side(seat).deck().plusOnTop(table.side(seat).hand().cards());
    }

    @Override
    public void tell(Game before, Step<Game, Event> step) {
        tell(before.table(), step);
    }

    /** Tells what happened on that table. */
    void tell(Table before, Step<Game, Event> step) {
        Table table = eyes.map(before::seenBy).getOrElse(before);
        for (Event whole : step.events()) {
            Event event = eyes.map(whole::seenBy).getOrElse(whole);
            tell(table, event);
            table = event.applyTo(table);
        }
    }

    @Override
    public void board(Game game) {
        pause();
        if (detail == Detail.RESULTS) {
            return;
        }
        new Battlefield(paper, cast)
                .draw(eyes.map(seat -> game.table().seenBy(seat)).getOrElse(game.table()));
    }

    @Override
    public void pause() {
        if (sentences.nonEmpty() && detail != Detail.RESULTS) {
            paper.wrapped("  • ", "    ", sentences.mkString(" "));
        }
        sentences = Array.empty();
    }

    private void tell(Table before, Event event) {
        if (ENDS_OF_EFFECTS.contains(event.getClass())) {
            sayThatNothingCame();
        }
        if (event instanceof TurnBegan began) {
            heading(before, began);
        } else if (begins(before, event)) {
            pause();
        }
        String told = Tales.of(Scene.of(cast, before, event, detail == Detail.ALL), event);
        if (event instanceof GameEnded) {
            pause();
            paper.line(paper.paint(Ink.STRONG, told));
        } else if (!told.isEmpty()) {
            sentences = sentences.append(told);
        }
        expect(before, event, !told.isEmpty());
        last = Option.some(event);
    }

    /** The current table, and a heading with the turn and the score for what follows. */
    private void heading(Table before, TurnBegan began) {
        pause();
        if (detail == Detail.RESULTS) {
            return;
        }
        if (began.turn() > 1) {
            new Battlefield(paper, cast).draw(before);
        }
        paper.blank();
        String score = cast.name(Players.SOUTH) + " " + before.castle(Players.SOUTH) + " : "
                + before.castle(Players.NORTH) + " " + cast.name(Players.NORTH);
        paper.rule(paper.paint(Ink.STRONG, "Turn " + began.turn()), score);
    }

    /** Whether an event begins something, so that what is told before is complete. */
    private boolean begins(Table before, Event event) {
        if (event instanceof PhaseBegan) {
            return true;
        } else if (event instanceof DiceRolled || event instanceof OrderFixed) {
            return !last.exists(DiceRolled.class::isInstance);
        }
        boolean later = before.phase() == Phase.COUNTING || before.phase() == Phase.END;
        boolean begins = BEGINNINGS.contains(event.getClass()) || event instanceof EffectBegan && later;
        return begins && !last.exists(PhaseBegan.class::isInstance);
    }

    /** Remembers an effect that begins until something comes of it; a choice alone does not count. */
    private void expect(Table before, Event event, boolean told) {
        if (event instanceof EffectBegan effect) {
            nothingCame = FieldTales.ifNothingCame(new Speech(cast, before), effect);
        } else if (told && !(event instanceof Chosen)) {
            nothingCame = "";
        }
    }

    /** A reader of a card with a text wants to know why nothing follows. */
    private void sayThatNothingCame() {
        if (!nothingCame.isEmpty()) {
            sentences = sentences.append(nothingCame);
        }
        nothingCame = "";
    }
}
