package io.github.terrene.carnage.game;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.duel.Laying.Laid;
import io.github.terrene.carnage.rule.setup.Draft;
import io.github.terrene.carnage.saved.StateInvariants;
import io.github.terrene.carnage.setup.ConfigCheck;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;

/** How games of Carnage are written down. */
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
                        config -> config.lists().flatMap(DeckList::cards)),
                SavedForm.of(
                        types,
                        Game.class,
                        Position.writer(types, Table.class, Action.class, Due.class, Game::position),
                        StateInvariants::atRest,
                        StateInvariants.of(catalogue, Zones.of(types))),
                Action.class,
                config -> ConfigCheck.problems(config, catalogue));
    }

    /** The forms of all types of the game, with cards by their ids. */
    static Forms types(Catalogue catalogue) {
        return CardNotation.known(Card.class, Card.UNKNOWN, catalogue::find)
                .scalar(ElementCard.class, ElementCard::id, catalogue::elementCard)
                .hideable(ElementCard.class, ElementCard.UNKNOWN)
                .hideable(Draft.class, Draft.HIDDEN)
                .hideableAs(Laid.class, Laid::hidden)
                .family(Choice.class, Choice.COMMON)
                .members(Array.of(OwnChoice.class))
                .family(Task.class, StandardRules.TASKS)
                .build();
    }
}
