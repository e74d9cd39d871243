package io.github.terrene.terralore.game;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.StateInvariants;
import io.github.terrene.terralore.setup.ConfigCheck;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** How games of Terralore are written down. */
public final class GameNotation extends CardNotation<GameConfig, WrittenGame, Game, Action> {
    private final Catalogue catalogue;
    private final String game;

    GameNotation(Catalogue catalogue, String game) {
        super(canonical(catalogue), GameConfig.class, WrittenGame.class, WrittenGame::new, Action.class);
        this.catalogue = catalogue;
        this.game = game;
    }

    /** The encoding of everything, with cards written as their ids. */
    static Canonical canonical(Catalogue catalogue) {
        return encoding(Card.class, Card.UNKNOWN, catalogue::find).build();
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    protected Seq<Card> cards(GameConfig config) {
        return config.decks().flatMap(Deck::cards);
    }

    @Override
    public String writeState(Game game) {
        return canonical().write(WrittenState.class, new WrittenState(game.table(), game.agenda(), game.rng()));
    }

    @Override
    public String writePosition(Game game) {
        return canonical().write(Position.class, Position.of(game));
    }

    /** With a configuration that no game begins with, no text is read; nor is one in which an effect of a card set cannot be carried out. */
    @Override
    @Rule("TL-2.4")
    public Either<Problem, Game> readState(GameConfig config, String text) {
        @Nullable String missing = missing(config);
        return missing == null
                ? ConfigCheck.problems(config, catalogue)
                        .headOption()
                        .<Either<Problem, Game>>map(Either::left)
                        .getOrElse(() -> read(config, text))
                : Either.left(Problem.missing(missing, ConfigCheck.asking(missing)));
    }

    private Either<Problem, Game> read(GameConfig config, String text) {
        try {
            return canonical().read(WrittenState.class, text, position -> position.in(config), StateInvariants.ALL);
        } catch (FaultyEffect faulty) {
            return Either.left(Problem.at("state", "state/faulty", "{why}", String.valueOf(faulty.getMessage())));
        }
    }
}
