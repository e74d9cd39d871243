package io.github.terrene.carnage.game;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.saved.Position;
import io.github.terrene.carnage.saved.StateInvariants;
import io.github.terrene.carnage.saved.WrittenGame;
import io.github.terrene.carnage.saved.WrittenState;
import io.github.terrene.carnage.setup.ConfigCheck;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.text.StateForm;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How games of Carnage are written down. */
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
                StateInvariants.of(catalogue));
    }

    /** The forms of all types of the game, with cards by their ids. */
    static Forms types(Catalogue catalogue) {
        return known(Card.class, Card.UNKNOWN, catalogue::find)
                .scalar(ElementCard.class, ElementCard::id, catalogue::elementCard)
                .family(Task.class, StandardRules.TASKS)
                .build();
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    protected Seq<Card> cards(GameConfig config) {
        return config.lists().flatMap(DeckList::cards);
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
    protected Option<Problem> refusal(GameConfig config) {
        @Nullable MissingPart missing = missing(config);
        return missing == null
                ? ConfigCheck.problems(config, catalogue).headOption()
                : Option.some(Problem.missing(missing.place(), ConfigCheck.asking(missing.part())));
    }
}
