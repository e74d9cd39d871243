package io.github.terrene.hobe.game;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.saved.StateInvariants;
import io.github.terrene.hobe.setup.ConfigCheck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Strike;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.word.Quality;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;

/** How games of Hobe are written down. */
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
                .family(Choice.class, Choice.COMMON)
                .members(Array.of(OwnChoice.class))
                .family(Task.class, StandardRules.TASKS)
                .family(Quality.class, Array.of(Reach.class, Strike.class))
                .build();
    }
}
