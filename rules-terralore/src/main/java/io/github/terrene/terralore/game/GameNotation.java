package io.github.terrene.terralore.game;

import io.github.terrene.kernel.Canonical;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardPrint;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.StateInvariants;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How games of Terralore are written down. Cards are written by their ids; what they are is written with the configuration. */
public final class GameNotation implements Notation<GameConfig, Game, Action> {
    private final Canonical canonical;

    GameNotation(Catalogue catalogue) {
        this.canonical = canonical(catalogue);
    }

    /** The encoding of everything that knows cards by their ids. It looks at types when it first meets them: only playing needs none. */
    static Canonical canonical(Catalogue catalogue) {
        return Canonical.builder()
                .scalar(Card.class, Card::id, id -> find(catalogue, id))
                .scalar(
                        Fingerprint.class,
                        Fingerprint::toString,
                        text -> Fingerprint.parse(text).toOption())
                .build();
    }

    private static Option<Card> find(Catalogue catalogue, String id) {
        return id.equals(Card.UNKNOWN.id()) ? Option.some(Card.UNKNOWN) : catalogue.find(id);
    }

    @Override
    public String game() {
        return "terralore";
    }

    @Override
    public String writeConfig(GameConfig config) {
        return canonical.write(WrittenGame.class, new WrittenGame(config, CardPrint.of(cards(config))));
    }

    @Override
    public Either<Problem, GameConfig> readConfig(String text) {
        return canonical
                .read(WrittenGame.class, text)
                .flatMap(written -> CardPrint.unchanged(written.cards(), cards(written.config()), written.config()));
    }

    private static Seq<Card> cards(GameConfig config) {
        return config.decks().flatMap(Deck::cards);
    }

    @Override
    public String writeAction(Action action) {
        return canonical.write(Action.class, action);
    }

    @Override
    public Either<Problem, Action> readAction(GameConfig config, String text) {
        return canonical.read(Action.class, text);
    }

    /** The name of the first thing that an action does not say though it must, null if it says everything. */
    @Nullable
    String missing(@Nullable Action action) {
        return canonical.missing(Action.class, action, "action");
    }

    /** The same of a whole plan. */
    @Nullable
    String missing(@Nullable Plan plan) {
        return canonical.missing(Plan.class, plan, "plan");
    }

    /** The same of a configuration. */
    @Nullable
    String missing(@Nullable GameConfig config) {
        return canonical.missing(GameConfig.class, config, "configuration");
    }

    @Override
    public String writeState(Game game) {
        return canonical.write(Position.class, new Position(game.table(), game.agenda(), game.rng()));
    }

    @Override
    public Either<Problem, Game> readState(GameConfig config, String text) {
        return canonical.read(Position.class, text, position -> position.in(config), StateInvariants.ALL);
    }
}
