package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.saved.Position;
import io.github.terrene.odyssey.saved.StateInvariants;
import io.github.terrene.odyssey.saved.WrittenGame;
import io.github.terrene.odyssey.saved.WrittenState;
import io.github.terrene.odyssey.setup.ConfigCheck;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Setting;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** How games of Terrene Odyssey are written as text. */
public final class GameNotation extends CardNotation<GameConfig, WrittenGame, Game, Action> {
    private final RuleBook book;
    private final DeckRules deckRules;
    private final SavedForm<GameConfig, Game, WrittenState> states;

    GameNotation(RuleBook book, DeckRules deckRules) {
        super(types(book.catalogue()), GameConfig.class, WrittenGame.class, WrittenGame::new, Action.class);
        this.book = book;
        this.deckRules = deckRules;
        this.states = new SavedForm<>(
                canonical(),
                WrittenState.class,
                WrittenState::of,
                (saved, config) -> saved.in(setting(config)),
                StateInvariants::atRest,
                config -> StateInvariants.ofDecks(config.decks()),
                StateInvariants.of(book, deckRules));
    }

    /** The forms of all types of the game, with cards by their ids. */
    public static Forms types(Catalogue catalogue) {
        return known(Card.class, Card.UNKNOWN, catalogue::find)
                .family(Task.class, StandardRules.TASKS)
                .build();
    }

    @Override
    public String game() {
        return "terrene-odyssey-" + book.name();
    }

    @Override
    protected Seq<Card> cards(GameConfig config) {
        return book.catalogue().playedWith(config.decks());
    }

    @Override
    protected Form<Card> printed() {
        return CardForms.PRINTED.of(Card.class);
    }

    @Override
    public String writePosition(Game game) {
        return canonical().write(Position.class, Position.of(game));
    }

    @Override
    protected StateForm<GameConfig, Game> states() {
        return states;
    }

    private Setting setting(GameConfig config) {
        return new Setting(book.format(), config.options(), config.extraDraws());
    }

    /** A state does not hold the decks: their cards are on its table. */
    @Override
    protected GameConfig config(Game game) {
        return new GameConfig(
                game.setting().options(), Array.empty(), game.setting().extraDraws());
    }

    @Override
    protected GameConfig known(GameConfig config) {
        return new GameConfig(config.options(), Array.empty(), config.extraDraws());
    }

    @Override
    protected Option<Problem> refusal(GameConfig config) {
        return ConfigCheck.allProblems(book.catalogue(), book.format(), deckRules, config)
                .headOption();
    }
}
