package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.setup.PartyDraft;
import io.github.terrene.odyssey.saved.StateInvariants;
import io.github.terrene.odyssey.setup.ConfigCheck;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Table;

/** How games of Terrene Odyssey are written as text. */
public final class GameNotation {
    private GameNotation() {}

    static CardNotation<GameConfig, Game, Action> of(RuleBook book, DeckRules deckRules) {
        Forms types = types(book.catalogue());
        Zones zones = Zones.of(types);
        return new CardNotation<>(
                "terrene-odyssey-" + book.name(),
                new ConfigForm<>(
                        types,
                        GameConfig.class,
                        CardForms.PRINTED.of(Card.class),
                        config -> book.catalogue().playedWith(config.decks())),
                new SavedForm<>(
                        types,
                        () -> types.of(Game.class),
                        config -> new Setting(book.format(), config.options(), config.extraDraws()),
                        Position.writer(types, Table.class, Action.class, Due.class, Game::position),
                        StateInvariants::atRest,
                        config -> StateInvariants.ofDecks(zones, config.decks()),
                        StateInvariants.of(zones, book, deckRules)),
                Action.class,
                config -> ConfigCheck.problems(book.catalogue(), book.format(), deckRules, config));
    }

    /** The forms of all types of the game, with cards by their ids. */
    public static Forms types(Catalogue catalogue) {
        return CardNotation.known(Card.class, Card.UNKNOWN, catalogue::find)
                .hideable(PartyDraft.class, PartyDraft.EMPTY)
                .family(Task.class, StandardRules.TASKS)
                .build();
    }
}
