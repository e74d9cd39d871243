package io.github.terrene.hobe.game;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.StateInvariants;
import io.github.terrene.hobe.setup.ConfigCheck;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** How games of Hobe are written down. */
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

    /** With a configuration that no game can have nothing is read. */
    @Override
    @Rule("HB-2.3")
    public Either<Problem, Game> readState(GameConfig config, String text) {
        @Nullable String missing = missing(config);
        Seq<Problem> problems =
                missing == null ? ConfigCheck.problems(config, catalogue) : Array.of(ConfigCheck.missing(missing));
        return problems.isEmpty()
                ? canonical().read(WrittenState.class, text, position -> position.in(config), StateInvariants.ALL)
                : Either.left(problems.head());
    }
}
