package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterEvent.InTournament;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.page.ProgressBar;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.examples.terminal.told.Tale;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Tells a draft, and then a tournament: its games are played at the same time, but told one after another. */
final class EncounterTeller implements Storyteller<Encounter, EncounterEvent> {
    private final EncounterStage stage;
    private final RandomEncounter rules;
    private final Narrator<EncounterAction, EncounterEvent> narrator;
    private final Voice voice;
    private final Detail detail;
    private final Option<Seat> eyes;
    private final Tale tale;
    private Map<Array<Seat>, GameTale> games = LinkedHashMap.empty();

    /**
     * A teller who has told nothing yet.
     *
     * @param eyes through whose eyes it is told; nobody's: everything is told
     */
    EncounterTeller(
            EncounterStage stage,
            Narrator<EncounterAction, EncounterEvent> narrator,
            PlayerNames cast,
            Detail detail,
            Option<Seat> eyes) {
        this.stage = stage;
        this.rules = stage.rules();
        this.narrator = narrator;
        this.voice = new Voice(narrator, cast);
        this.detail = detail;
        this.eyes = eyes;
        this.tale = new Tale(cast.paper(), detail);
    }

    @Override
    public void begin(Step<Encounter, EncounterEvent> start) {
        tell(start.state(), start);
    }

    @Override
    public void tell(Encounter before, Step<Encounter, EncounterEvent> step) {
        Seq<EncounterEvent> events = eyes.<Seq<EncounterEvent>>map(
                        seat -> step.events().flatMap(event -> rules.told(event, seat)))
                .getOrElse(step::events);
        boolean round = false;
        for (EncounterEvent event : events) {
            TournamentEvent inner = event instanceof InTournament tournament ? tournament.event() : null;
            if (inner instanceof TournamentEvent.InGame inGame) {
                games.get(inGame.players()).forEach(game -> game.happened(inGame.inGame()));
            } else {
                round |= inner instanceof TournamentEvent.RoundBegan;
                pass(before, step, round);
                tell(step.state(), event, inner);
            }
        }
        pass(before, step, round);
        show(step.state());
    }

    /** What happened in the games so far. */
    private void pass(Encounter before, Step<Encounter, EncounterEvent> step, boolean round) {
        games.forEach((players, game) ->
                game.pass(game(before, players), game(game.begun() && round ? before : step.state(), players)));
    }

    private static Option<Game> game(Encounter encounter, Seq<Seat> players) {
        return encounter
                .tournament()
                .flatMap(tournament -> tournament
                        .round()
                        .games()
                        .zip(tournament.games())
                        .find(each -> each._1.players().equals(players))
                        .flatMap(each -> each._2));
    }

    private void tell(Encounter now, EncounterEvent event, @Nullable TournamentEvent inner) {
        if (inner instanceof TournamentEvent.GameBegan began) {
            games = games.put(began.players(), tale(now, event, began.players()));
            return;
        } else if (inner instanceof TournamentEvent.GameFinished finished) {
            games.get(finished.game().players()).forEach(GameTale::end);
            games = games.remove(finished.game().players());
        } else if (inner instanceof TournamentEvent.RoundBegan began && began.number() > 1) {
            ranking(now);
        }
        sentences(now, event);
        if (inner instanceof TournamentEvent.TournamentFinished) {
            tale.pause();
            new Ranking(voice).draw(now.tournament().get().progress());
        }
    }

    private void ranking(Encounter now) {
        tale.pause();
        if (detail != Detail.RESULTS) {
            new Ranking(voice).draw(now.tournament().get().progress());
        }
    }

    private GameTale tale(Encounter now, EncounterEvent began, Array<Seat> players) {
        PlayerNames inside = inside(players);
        Option<Seat> own = eyes.filter(players::contains).map(seat -> Seat.of(players.indexOf(seat)));
        Storyteller<Game, Event> storyteller = stage.game().storyteller(inside, detail, own);
        return new GameTale(
                storyteller, () -> sentences(now, began), own.isDefined(), own.isDefined() || detail == Detail.ALL);
    }

    /** The players of a game by their seats in it. */
    private PlayerNames inside(Array<Seat> players) {
        PlayerNames cast = voice.cast();
        return new PlayerNames(
                cast.paper(),
                players.map(seat -> cast.names().get(seat.index())),
                cast.you().filter(players::contains).map(you -> Seat.of(players.indexOf(you))));
    }

    private void sentences(Encounter now, EncounterEvent event) {
        for (Sentence sentence : narrator.tell(Array.of(event), scene(now))) {
            tale.tell(sentence.role(), voice.write(sentence.said()));
        }
    }

    private Scene<EncounterAction> scene(Encounter now) {
        Seat seat = eyes.getOrElse(() -> Seat.of(0));
        return narrator.scene(rules.shown(rules.view(now, seat)));
    }

    /** How far it is, where only results are told. */
    private void show(Encounter now) {
        if (detail == Detail.RESULTS) {
            new ProgressBar(voice.paper())
                    .show(Share.of(now), voice.cast().names().mkString(", "));
        }
    }

    @Override
    public void board(Encounter encounter) {
        pause();
        encounter
                .tournament()
                .filter(tournament -> rules.outcome(encounter).isEmpty())
                .forEach(unfinished -> ranking(encounter));
    }

    @Override
    public void pause() {
        tale.pause();
        games.values().forEach(GameTale::pause);
    }
}
