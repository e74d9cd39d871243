package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Canonical;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Invariant;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardPrint;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How games of Terrene Odyssey are written down. Cards are written as their ids; what they are is written with the configuration. */
public final class GameNotation implements Notation<GameConfig, Game, Action> {
    private final RuleBook book;
    private final Canonical canonical;
    private final Array<Invariant<Game, ?>> invariants;

    GameNotation(RuleBook book) {
        this.book = book;
        this.canonical = canonical(book.catalogue());
        this.invariants = StateInvariants.of(book);
    }

    /** The encoding of everything, in which cards are written as their ids. */
    public static Canonical canonical(Catalogue catalogue) {
        return Canonical.builder()
                .scalar(Card.class, Card::id, id -> find(catalogue, id))
                .scalar(
                        Fingerprint.class,
                        Fingerprint::toString,
                        text -> Fingerprint.parse(text).toOption())
                .family(Task.class, StandardRules.TASKS)
                .build();
    }

    private static Option<Card> find(Catalogue catalogue, String id) {
        return id.equals(Card.UNKNOWN.id()) ? Option.some(Card.UNKNOWN) : catalogue.find(id);
    }

    @Override
    public String game() {
        return "terrene-odyssey-" + book.name();
    }

    @Override
    public String writeConfig(GameConfig config) {
        return canonical.write(
                WrittenGame.class, new WrittenGame(config, CardPrint.of(config.decks(), book.catalogue())));
    }

    @Override
    public Either<Problem, GameConfig> readConfig(String text) {
        return canonical
                .read(WrittenGame.class, text)
                .flatMap(written -> CardPrint.unchanged(
                        written.cards(), written.config().decks(), book.catalogue(), written.config()));
    }

    @Override
    public String writeAction(Action action) {
        return canonical.write(Action.class, action);
    }

    @Override
    public Either<Problem, Action> readAction(GameConfig config, String text) {
        return canonical.read(Action.class, text);
    }

    /** The name of the first thing that is missing from an action, or null if it is complete. */
    @Nullable
    String missing(@Nullable Action action) {
        return canonical.missing(Action.class, action, "action");
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
        Setting setting = new Setting(book.format(), config.options(), config.extraDraws());
        return canonical.read(Position.class, text, position -> position.in(setting), invariants);
    }
}
