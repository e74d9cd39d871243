package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.agent.Sensible;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Random Encounter: twelve players draft from the base set and play a tournament with their decks. */
final class DraftGame {
    private static final int PLAYERS = 12;

    private DraftGame() {}

    static Game<?, ?, ?, ?, ?> game() {
        RandomEncounter rules = RandomEncounter.of(OdysseyGames.catalogue());
        DraftConfig config =
                DraftConfig.basic(PLAYERS, rules.draft().catalogue().printed(), Options.standard());
        return new Game<>(
                "draft",
                "Random Encounter",
                "terrene-rules-draft",
                rules,
                PLAYERS,
                Array.empty(),
                Array.empty(),
                none -> config,
                (game, seat) -> bot(rules),
                OdysseyGames.cards(rules.draft().catalogue()));
    }

    /** Picks anything, and plays games as players do. */
    private static Agent<EncounterView, EncounterAction, EncounterEvent> bot(RandomEncounter rules) {
        Agent<View, Action, Event> player = new Sensible<>(
                new Playbook<>(rules.tournament().game(), PlayStyles.SENSIBLE, PlayStyles.PROSPECT), CardPool.UNKNOWN);
        return Agent.inside(
                player,
                view -> view.tournament().get().game().get(),
                DraftGame::inGame,
                event -> Array.empty(),
                (view, legal, rng) -> rng.dice().pick(legal));
    }

    private static Option<Action> inGame(EncounterAction action) {
        return action instanceof EncounterAction.InTournament played
                ? played.action().inGame()
                : Option.none();
    }
}
