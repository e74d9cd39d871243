package io.github.terrene.draft.example;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.TournamentAction.Leave;
import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.draft.tournament.TournamentEvent.InGame;
import io.github.terrene.draft.tournament.TournamentTable;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.control.Option;
import java.util.function.Function;

/** A server that keeps a tournament and plays its games at tables of their own. */
final class TournamentServer {
    private TournamentServer() {}

    static Timeline<Game, Action, Event> begin(RandomEncounter rules, TournamentTable table) {
        TerreneOdyssey games = rules.tournament().game();
        return Timeline.start(games, table.config(), table.seed()).get(); // undo as in any duel
    }

    static EncounterAction finished(TournamentTable table, Timeline<Game, Action, Event> game) {
        return new InTournament(new ReportGame(
                table.round(),
                table.game().first(),
                table.game().second(),
                game.actions().toArray()));
    }

    static Option<EncounterAction> next(
            RandomEncounter rules,
            Encounter encounter,
            Function<TournamentTable, Timeline<Game, Action, Event>> played) {
        return rules.tables(encounter)
                .find(table -> !table.game().over())
                .map(table -> finished(table, played.apply(table)));
    }

    static Option<Outcome> outcome(
            RandomEncounter rules,
            Step<Encounter, EncounterEvent> start,
            Iterable<Agent<EncounterView, EncounterAction, EncounterEvent>> drafters,
            Function<TournamentTable, Timeline<Game, Action, Event>> played) {
        return Host.of(rules, drafters)
                .acting(encounter -> next(rules, encounter, played))
                .play(start, Rng.of(9))
                .outcome();
    }

    static boolean isNews(EncounterEvent event) {
        return !(event instanceof EncounterEvent.InTournament told && told.event() instanceof InGame);
    }

    static Encounter leave(RandomEncounter rules, Encounter encounter, Seat seat, boolean atOnce) {
        EncounterAction leave = new InTournament(atOnce ? new Leave(seat) : new LeaveAfterRound(seat));
        rules.whyNot(encounter, leave).forEach(System.out::println);
        return rules.apply(encounter, leave).map(step -> step.state()).getOrElse(encounter);
    }

    static Encounter keep(RandomEncounter rules, DraftConfig config, Encounter encounter) {
        String saved = rules.notation().writeState(encounter); // one line, secrets included
        return rules.notation().readState(config, saved).get(); // or where the text is wrong
    }

    static boolean isGenuine(RandomEncounter rules, String replay) {
        return Replay.parse(replay, rules.notation())
                .fold(problems -> false, parsed -> parsed.verify(rules).isRight());
    }
}
