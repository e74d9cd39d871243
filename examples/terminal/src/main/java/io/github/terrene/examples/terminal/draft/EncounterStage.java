package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.told.Asking;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.examples.terminal.told.Stage;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A draft and its tournament.
 *
 * @param rules the rules
 * @param cards the cards
 * @param suggested what can be done at once where a person is asked, one choice after another; empty for nothing
 */
public record EncounterStage(
        RandomEncounter rules, Cards cards, Function<EncounterView, ? extends Seq<EncounterAction>> suggested)
        implements Stage<Encounter, EncounterAction, EncounterEvent> {
    @Override
    public Storyteller<Encounter, EncounterEvent> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        return new EncounterTeller(this, Asking.narrator(rules, cards, cast), cast, detail, eyes);
    }

    @Override
    public Reply<EncounterAction> ask(
            Seat person,
            Timeline<Encounter, EncounterAction, EncounterEvent> encounter,
            Input input,
            PlayerNames cast) {
        return new Asking<>(rules, cards, EncounterStage::ranking, suggested).ask(person, encounter, input, cast);
    }

    private static void ranking(EncounterView view, Voice voice) {
        view.tournament().forEach(tournament -> new Ranking(voice).draw(tournament.progress()));
    }

    /** How its games are told. */
    Narration<Game, Action, Event, View> game() {
        return new Narration<>(
                rules.tournament().game(), cards, game -> game.table().turn(), view -> Array.empty());
    }

    /** The ranking says it. */
    @Override
    public Option<String> standing(Encounter encounter, Seat seat, PlayerNames cast) {
        return Option.none();
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
