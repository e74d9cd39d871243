package io.github.terrene.terralore.game;

import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.plan.PlanDraft;
import io.github.terrene.terralore.rule.setup.HandChoice;
import io.github.terrene.terralore.saved.StateInvariants;
import io.github.terrene.terralore.setup.ConfigCheck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Act;
import io.vavr.collection.Array;

/** How games of Terralore are written down. */
final class GameNotation {
    private GameNotation() {}

    /** The notation of games of that name. */
    static CardNotation<GameConfig, Game, Action> of(Catalogue catalogue, String game) {
        Forms types = types(catalogue);
        return new CardNotation<>(
                game,
                new ConfigForm<>(
                        types,
                        GameConfig.class,
                        CardForms.PRINTED.of(Card.class),
                        config -> config.decks().flatMap(Deck::cards)),
                SavedForm.of(
                        types,
                        Game.class,
                        Position.writer(types, Table.class, Action.class, Due.class, Game::position),
                        StateInvariants::atRest,
                        StateInvariants.of(Zones.of(types))),
                Action.class,
                config -> ConfigCheck.problems(config, catalogue));
    }

    /** The forms of all types of the game, with cards by their ids. */
    static Forms types(Catalogue catalogue) {
        return CardNotation.known(Card.class, Card.UNKNOWN, catalogue::find)
                .hideable(PlanDraft.class, PlanDraft.EMPTY)
                .hideable(HandChoice.class, HandChoice.OPEN)
                .family(Choice.class, Choice.COMMON)
                .members(Array.of(OwnChoice.class))
                .family(Task.class, StandardRules.TASKS)
                .family(Deed.class, Array.of(Act.class))
                .build();
    }
}
