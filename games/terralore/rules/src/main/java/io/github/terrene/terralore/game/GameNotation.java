package io.github.terrene.terralore.game;

import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.saved.Position;
import io.github.terrene.terralore.saved.StateInvariants;
import io.github.terrene.terralore.saved.WrittenGame;
import io.github.terrene.terralore.saved.WrittenState;
import io.github.terrene.terralore.setup.ConfigCheck;
import io.github.terrene.terralore.setup.GameConfig;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How games of Terralore are written down. */
public final class GameNotation extends CardNotation<GameConfig, WrittenGame, Game, Action> {
    private final Catalogue catalogue;
    private final String game;
    private final SavedForm<GameConfig, Game, WrittenState> states;

    GameNotation(Catalogue catalogue, String game) {
        super(types(catalogue), GameConfig.class, WrittenGame.class, WrittenGame::new, Action.class);
        this.catalogue = catalogue;
        this.game = game;
        this.states = SavedForm.of(
                canonical(),
                WrittenState.class,
                WrittenState::of,
                WrittenState::in,
                StateInvariants::atRest,
                StateInvariants.ALL);
    }

    /** The forms of all types of the game, with cards by their ids. */
    static Forms types(Catalogue catalogue) {
        return known(Card.class, Card.UNKNOWN, catalogue::find)
                .family(Task.class, StandardRules.TASKS)
                .build();
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

    @Override
    protected GameConfig config(Game game) {
        return game.config();
    }

    @Override
    @Rule("TL-2.4")
    protected Option<Problem> refusal(GameConfig config) {
        @Nullable MissingPart missing = missing(config);
        return missing == null
                ? ConfigCheck.problems(config, catalogue).headOption()
                : Option.some(Problem.missing(missing.place(), ConfigCheck.asking(missing.part())));
    }
}
