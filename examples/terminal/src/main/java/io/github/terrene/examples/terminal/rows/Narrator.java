package io.github.terrene.examples.terminal.rows;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.tale.Detail;
import io.github.terrene.examples.terminal.tale.Storyteller;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.PileEvent.CardDrawn;
import io.github.terrene.hobe.event.PlayEvent.Attacked;
import io.github.terrene.hobe.event.PlayEvent.CardNamed;
import io.github.terrene.hobe.event.PlayEvent.Moved;
import io.github.terrene.hobe.event.PlayEvent.Sacrificed;
import io.github.terrene.hobe.event.TurnEvent.EffectBegan;
import io.github.terrene.hobe.event.TurnEvent.GameEnded;
import io.github.terrene.hobe.event.TurnEvent.TurnBegan;
import io.github.terrene.hobe.event.TurnEvent.TurnEnded;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** Tells a game while it is played: what an onlooker sees of each event, folded over what is known of the table. */
public final class Narrator implements Storyteller<Game, Event> {
    /** What comes before one of these is complete. */
    private static final Set<Class<?>> BEGINNINGS = HashSet.of(
            CardNamed.class, Moved.class, Attacked.class, EffectBegan.class, TurnEnded.class, Sacrificed.class);

    private final Paper paper;
    private final Cast cast;
    private final Detail detail;
    private final Option<Seat> eyes;
    private Array<String> sentences = Array.empty();
    private Array<CardDrawn> drawn = Array.empty();
    private Option<Speech> speech = Option.none();

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

    /** The deck as it was before the first hand was drawn from it; in which order does not matter to what is told. */
    private static Pile brought(Table table, Seat seat) {
        return table.side(seat).hand().plus(table.side(seat).deck().cards());
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
        if (detail != Detail.RESULTS) {
            new Rows(paper, cast)
                    .draw(eyes.map(seat -> game.table().seenBy(seat)).getOrElse(game.table()));
        }
    }

    @Override
    public void pause() {
        tellDrawn();
        if (sentences.nonEmpty() && detail != Detail.RESULTS) {
            paper.wrapped("  • ", "    ", sentences.mkString(" "));
        }
        sentences = Array.empty();
    }

    private void tell(Table before, Event event) {
        if (!(event instanceof CardDrawn draw)) {
            tellDrawn();
        } else {
            if (drawn.exists(each -> !each.seat().equals(draw.seat()))) {
                tellDrawn();
            }
            drawn = drawn.append(draw);
            speech = Option.some(new Speech(cast, before));
        }
        if (event instanceof TurnBegan began) {
            heading(before, began);
        } else if (BEGINNINGS.contains(event.getClass())) {
            pause();
        }
        String told = Tales.of(Scene.of(cast, before, event, detail == Detail.ALL), event);
        if (event instanceof GameEnded) {
            pause();
            paper.line(paper.paint(Ink.STRONG, told));
        } else if (!told.isEmpty()) {
            sentences = sentences.append(told);
        }
    }

    /** Cards that are drawn one after another are told together. */
    private void tellDrawn() {
        if (drawn.nonEmpty()) {
            Seat seat = drawn.head().seat();
            String cards = speech.get().cards(seat, drawn.map(CardDrawn::card));
            sentences = sentences.append(Paper.capital(cast.does(seat, "draw")) + " " + cards + ".");
            drawn = Array.empty();
        }
    }

    /** The current table, and a heading with the turn and both decks for what follows. */
    private void heading(Table before, TurnBegan began) {
        pause();
        if (detail == Detail.RESULTS) {
            return;
        }
        if (began.turn() > 1) {
            new Rows(paper, cast).draw(before);
        }
        paper.blank();
        String decks = cast.name(Players.SOUTH) + " " + before.deckSize(Players.SOUTH) + " : "
                + before.deckSize(Players.NORTH) + " " + cast.name(Players.NORTH);
        paper.rule(paper.paint(Ink.STRONG, "Turn " + began.turn()) + ", " + cast.name(began.active()), decks);
    }
}
