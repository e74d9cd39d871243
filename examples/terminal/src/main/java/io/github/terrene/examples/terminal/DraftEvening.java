package io.github.terrene.examples.terminal;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.draft.Contender;
import io.github.terrene.examples.terminal.draft.DraftPerson;
import io.github.terrene.examples.terminal.draft.Drafter;
import io.github.terrene.examples.terminal.draft.Narrator;
import io.github.terrene.examples.terminal.play.GamePlay;
import io.github.terrene.examples.terminal.play.Player;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Plays an encounter as planned: a draft, and a tournament with the decks that come of it.
 *
 * @param setting how it is told
 * @param plan what is played
 * @param input where a person types
 */
record DraftEvening(DraftSetting setting, DraftPlan plan, Input input) {

    /** Plays it and returns the exit code. */
    int play() {
        DraftConfig config = plan.config(setting.rules().draft().catalogue());
        Either<Seq<Problem>, Step<Encounter, EncounterEvent>> start =
                setting.rules().start(config, plan.seed());
        if (start.isLeft()) {
            start.getLeft().forEach(problem -> setting.paper().line("This cannot be drafted: " + problem));
            return 2;
        }
        PlayerNames cast = setting.cast(plan.players());
        Narrator narrator = setting.narrator(cast);
        announce(cast);
        Array<Player<Encounter, EncounterAction, EncounterEvent>> players =
                Seat.first(plan.players()).map(seat -> player(seat, cast, narrator));
        narrator.begin(start.get());
        Timeline<Encounter, EncounterAction, EncounterEvent> played = new GamePlay<>(
                        setting.rules(), players, narrator::tell)
                .play(start.get(), Rng.of(plan.seed()).split(1));
        narrator.pause();
        if (setting.rules().deciders(played.state()).nonEmpty()) {
            narrator.close();
        }
        setting.close(played);
        setting.paper()
                .line("To see it again: " + plan.again()
                        + (plan.person().isDefined() ? " (your choices are in the replay that --save writes)" : ""));
        return plan.save()
                .map(save -> save.write(setting.paper(), replay(config, played)))
                .getOrElse(0);
    }

    private Player<Encounter, EncounterAction, EncounterEvent> player(Seat seat, PlayerNames cast, Narrator narrator) {
        RandomEncounter rules = setting.rules();
        if (plan.person().contains(seat)) {
            return new DraftPerson(rules, seat, input, setting.paper(), cast, narrator);
        }
        return Player.of(rules, seat, new Contender(rules, new Drafter()));
    }

    private void announce(PlayerNames cast) {
        setting.paper()
                .wrapped(
                        "",
                        "",
                        "Random Encounter: "
                                + Seat.first(plan.players()).map(cast::name).mkString(", ")
                                + " draft, each to the left of the one before. Edition "
                                + plan.edition().name() + ", seed " + plan.seed() + ".");
        plan.person()
                .forEach(seat -> setting.paper()
                        .line("You are " + cast.name(seat) + ". Type ? for help whenever you are asked."));
    }

    private String replay(DraftConfig config, Timeline<Encounter, EncounterAction, EncounterEvent> played) {
        return Replay.of(setting.rules(), config, plan.seed(), played)
                .text(setting.rules().notation());
    }
}
