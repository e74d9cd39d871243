package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.Sides;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.told.Asking;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.examples.terminal.told.Stage;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.vavr.control.Option;

/**
 * A draft and its tournament.
 *
 * @param rules the rules
 */
public record EncounterStage(RandomEncounter rules) implements Stage<Encounter, EncounterAction, EncounterEvent> {
    private Cards cards() {
        return Sides.cards(rules.draft().catalogue());
    }

    /** How things are called where these players meet. */
    static Voice voice(RandomEncounter rules, PlayerNames cast) {
        return new Voice(Asking.narrator(rules, new EncounterStage(rules).cards(), cast), cast);
    }

    @Override
    public Storyteller<Encounter, EncounterEvent> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        return new EncounterTeller(rules, Asking.narrator(rules, cards(), cast), cast, detail, eyes);
    }

    @Override
    public Reply<EncounterAction> ask(
            Seat person,
            Timeline<Encounter, EncounterAction, EncounterEvent> encounter,
            Input input,
            PlayerNames cast) {
        return new Asking<>(rules, cards(), new EncounterDesk(), Suggestion::of).ask(person, encounter, input, cast);
    }

    /** The points in the tournament. */
    @Override
    public String standing(Encounter encounter, Seat seat, Messages messages) {
        return encounter
                .tournament()
                .map(tournament -> tournament.progress().points(seat).toString())
                .getOrElse("0");
    }

    @Override
    public String length(Encounter encounter, Messages messages) {
        int games = encounter
                .tournament()
                .map(Tournament::progress)
                .map(progress -> progress.rounds()
                        .map(round -> round.games().size())
                        .sum()
                        .intValue())
                .getOrElse(0);
        return messages.say("games", games);
    }
}
