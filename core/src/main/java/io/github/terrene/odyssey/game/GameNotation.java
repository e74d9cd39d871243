package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How games of Terrene Odyssey are written as text. */
public final class GameNotation extends CardNotation<GameConfig, WrittenGame, Game, Action> {
    private final RuleBook book;
    private final DeckRules deckRules;
    private final Array<Invariant<Game, ?>> invariants;

    GameNotation(RuleBook book, DeckRules deckRules) {
        super(canonical(book.catalogue()), GameConfig.class, WrittenGame.class, WrittenGame::new, Action.class);
        this.book = book;
        this.deckRules = deckRules;
        this.invariants = StateInvariants.of(book, deckRules);
    }

    /** The encoding of all types of the game; cards are written as their ids. */
    public static Canonical canonical(Catalogue catalogue) {
        return encoding(Card.class, Card.UNKNOWN, catalogue::find)
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
    public String writeState(Game game) {
        return canonical()
                .write(WrittenState.class, new WrittenState(book.name(), game.table(), game.agenda(), game.rng()));
    }

    @Override
    public String writePosition(Game game) {
        return canonical().write(Position.class, Position.of(game));
    }

    /**
     * The state, or the first problem: with the configuration, if no game can be played with it or the game has not the cards of its decks,
     * or with the text.
     */
    @Override
    public Either<Problem, Game> readState(GameConfig config, String text) {
        Option<Problem> problem =
                ConfigCheck.allProblems(book, deckRules, config).headOption();
        return problem.isDefined() ? Either.left(problem.get()) : read(config, text);
    }

    private Either<Problem, Game> read(GameConfig config, String text) {
        Setting setting = new Setting(book.format(), config.options(), config.extraDraws());
        Invariant<Game, ?> ofDecks = DeckInvariants.of(game -> config.decks());
        return canonical().read(WrittenState.class, text, position -> position.in(setting), invariants.append(ofDecks));
    }
}
