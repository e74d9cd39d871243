package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.examples.terminal.odyssey.Referee;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Answers for the rules in a game of a tournament. */
record TournamentReferee(
        RandomEncounter rules, Timeline<Encounter, EncounterAction, EncounterEvent> encounter, Seat seat)
        implements Referee {
    @Override
    public Catalogue catalogue() {
        return rules.draft().catalogue();
    }

    @Override
    public Seq<Refused<Action>> refused() {
        Fixture fixture =
                encounter.state().tournament().get().round().gameOf(seat).get();
        return rules.refused(encounter.state(), seat)
                .flatMap(each -> DraftPerson.inGame(each.action())
                        .map(action -> new Refused<>(action, each.why().map(why -> why.seated(fixture::seatInGame)))));
    }

    @Override
    public boolean concedes(Action action) {
        return rules.tournament().game().concedes(action);
    }

    @Override
    public Either<NoUndo, ?> undo() {
        return encounter.undo(rules, seat);
    }

    @Override
    public String whole() {
        return "tournament";
    }

    @Override
    public boolean allowsLeaving() {
        return true;
    }
}
