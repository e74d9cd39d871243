package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.lanes.Battlefield;
import io.github.terrene.examples.terminal.lanes.Strategist;
import io.github.terrene.examples.terminal.lanes.Tales;
import io.github.terrene.examples.terminal.lanes.Visitor;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.person.Input;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Move;
import io.github.terrene.kernel.Replay;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.TurnBegan;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Plays a game of Terralore, or plays one back: the same save, replay and verify as the other game, since all of it is the kernel's.
 *
 * @param paper where it is told
 * @param quiet whether only the result is told
 * @param eyes through whose eyes; nobody's: everything is told
 * @param err where it is told what is wrong
 */
record TerraloreEvening(Paper paper, boolean quiet, Option<Seat> eyes, PrintStream err) {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    int play(Array<String> names, long seed, Option<Seat> person, Option<Path> save, Input input) {
        Array<Deck> decks = names.flatMap(TerraloreEvening::deck);
        if (decks.size() != names.size()) {
            err.println("terrene: the decks of terralore are "
                    + ReadyDecks.all().map(Deck::name).mkString(", ") + "; the first word is enough");
            return 2;
        }
        GameConfig config = new GameConfig(Options.standard(), decks);
        paper.line(decks.map(Deck::name).mkString(" against ") + ", a game of Terralore. Seed " + seed + ".");
        Timeline<Game, Action, Event> game = Timeline.start(RULES, config, seed)
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
        draw(game.first());
        game = played(game, person, decks, Rng.of(seed).split(1), input);
        if (!game.state().over()) {
            paper.line("The game is left unfinished.");
        }
        new Battlefield(paper).draw(seen(game.state()));
        return saved(Replay.of(RULES, config, seed, game), save);
    }

    private static Option<Deck> deck(String name) {
        return ReadyDecks.all()
                .find(deck -> deck.name().toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT)));
    }

    private Timeline<Game, Action, Event> played(
            Timeline<Game, Action, Event> start, Option<Seat> person, Array<Deck> decks, Rng rng, Input input) {
        Strategist bot = new Strategist(RULES, new CardPool(decks.map(Deck::ids)));
        Visitor visitor = new Visitor(paper, input, RULES.catalogue());
        Timeline<Game, Action, Event> now = start;
        for (int decision = 0; !now.state().over(); decision++) {
            Seat seat = now.state().awaited().head();
            Seq<Action> legal = RULES.legal(now.state(), seat);
            if (person.contains(seat)) {
                Visitor.Wish wish = visitor.ask(RULES.view(now.state(), seat), legal);
                if (wish.leave()) {
                    return now;
                }
                Timeline<Game, Action, Event> before = now;
                now = wish.action().map(action -> done(before, action)).getOrElse(() -> undone(before));
            } else {
                Seq<Action> playing = legal.reject(RULES::concedes);
                now = done(now, bot.decide(RULES.view(now.state(), seat), playing, rng.split(decision)));
            }
        }
        return now;
    }

    private Timeline<Game, Action, Event> undone(Timeline<Game, Action, Event> now) {
        Option<Timeline<Game, Action, Event>> before = now.undo();
        if (before.isEmpty()) {
            paper.line("That cannot be taken back.");
        }
        return before.getOrElse(now);
    }

    private Timeline<Game, Action, Event> done(Timeline<Game, Action, Event> now, Action action) {
        Timeline<Game, Action, Event> next = now.play(RULES, action)
                .getOrElseThrow(refused -> new IllegalStateException("chosen and refused: " + refused.mkString(" ")));
        tell(now.state().table(), next.last().events());
        return next;
    }

    private void draw(Step<Game, Event> start) {
        if (!quiet) {
            new Battlefield(paper).draw(seen(start.state()));
        }
    }

    private Table seen(Game game) {
        return eyes.map(seat -> RULES.view(game, seat).table()).getOrElse(game.table());
    }

    private void tell(Table before, Seq<Event> events) {
        Table table = eyes.map(before::seenBy).getOrElse(before);
        for (Event whole : events) {
            Event event = eyes.map(whole::seenBy).getOrElse(whole);
            String sentence = Tales.of(table, event);
            table = event.applyTo(table);
            if (!quiet && event instanceof TurnBegan) {
                new Battlefield(paper).draw(table);
            } else if (!sentence.isEmpty() && (!quiet || table.outcome().isDefined())) {
                paper.wrapped("  • ", "    ", sentence);
            }
        }
    }

    private int saved(Replay<GameConfig, Action> replay, Option<Path> save) {
        int code = 0;
        for (Path file : save) {
            String problem =
                    ReplayFile.write(file, replay.text(RULES.notation())).fold(why -> why, written -> "");
            paper.line(problem.isEmpty() ? "The replay is in " + file + "." : "The replay was not saved: " + problem);
            code = problem.isEmpty() ? 0 : 1;
        }
        return code;
    }

    int playBack(Path file) {
        return ReplayFile.read(file)
                .flatMap(text -> Replay.parse(text, RULES.notation()).mapLeft(problems -> problems.mkString("; ")))
                .flatMap(replay -> replay.verify(RULES).mapLeft(Object::toString))
                .fold(problem -> refuse(file, problem), this::asRecorded);
    }

    private int refuse(Path file, String problem) {
        err.println("terrene: " + file + ": " + Printable.of(problem));
        return 1;
    }

    private int asRecorded(Timeline<Game, Action, Event> game) {
        Step<Game, Event> before = game.first();
        draw(before);
        for (Move<Game, Action, Event> move : game.moves()) {
            tell(before.state().table(), move.step().events());
            before = move.step();
        }
        new Battlefield(paper).draw(seen(game.state()));
        paper.line("Verified: all " + (game.length() + 1) + " states are what they were when it was played.");
        return 0;
    }
}
