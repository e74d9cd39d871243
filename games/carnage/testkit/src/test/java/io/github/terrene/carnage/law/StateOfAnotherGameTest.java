package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.turn.TakeAction;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.PremiumCards;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.Styles;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** A saved game is read with the configuration that it was played with; with any other one it is a problem, never an exception. */
class StateOfAnotherGameTest {
    private static final Notation<GameConfig, Game, Action> NOTATION = Workshop.RULES.notation();
    private static final DeckList ONE = CarnageSpecimen.list("one", Workshop.CARDS, 1);
    private static final DeckList OTHER = CarnageSpecimen.list("other", Workshop.CARDS, 2);
    private static final GameConfig CONFIG = GameConfig.of(Options.standard(), ONE, OTHER);
    private static final Array<Game> GAMES = Playthrough.drawn(Workshop.RULES, CONFIG, Styles.ALL, 4, 100)
            .flatMap(Playthrough::states)
            .toArray();

    private static Either<Problem, Game> read(Game game, GameConfig config) {
        return NOTATION.readState(config, NOTATION.writeState(game));
    }

    private static void refused(GameConfig config, String why) {
        for (Game game : GAMES) {
            assertThat(read(game, config).getLeft()).hasToString(why);
        }
    }

    @Test
    void itIsReadWithItsOwnConfiguration() {
        assertThat(GAMES).hasSizeGreaterThan(200);
        for (Game game : GAMES) {
            assertThat(read(game, CONFIG)).contains(game);
        }
    }

    /** At rest the cards tell; else the print does. */
    private static void belongsElsewhere(GameConfig config, String why) {
        for (Game game : GAMES) {
            assertThat(read(game, config).getLeft())
                    .hasToString(
                            game.prompt() instanceof TakeAction
                                    ? why
                                    : "print: these rules did not write this state with this configuration, "
                                            + "and it is not at rest: in a player's turn, with nothing pending");
        }
    }

    @Test
    @Rule({"CG-2.1", "CG-3.3"})
    void otherListsAreRefused() {
        belongsElsewhere(
                GameConfig.of(Options.standard(), OTHER, ONE),
                "table.south: the cards of a player must be those of the list");
        belongsElsewhere(
                GameConfig.of(Options.standard(), ONE, ONE),
                "table.north: the cards of a player must be those of the list");
        DeckList foreign = DeckList.of(
                "foreign",
                ReadyLists.COAL_ROAD
                        .cards()
                        .map(card -> Workshop.RULES.catalogue().find(card.id()).get()));
        belongsElsewhere(
                GameConfig.of(Options.standard(), foreign, OTHER),
                "table.south: the cards of a player must be those of the list");
    }

    @Test
    @Rule({"CG-2.2", "CG-2.3", "CG-2.7", "CG-13.5", "CG-13.6"})
    @SuppressWarnings("NullAway") // object mappers leave null what a text does not mention
    void whatIsNoConfigurationIsRefused() {
        refused(new GameConfig(Options.standard(), Array.empty()), "lists: two players need two lists, not 0 (CG-2.7)");
        refused(new GameConfig(Options.standard(), Array.of(ONE)), "lists: two players need two lists, not 1 (CG-2.7)");
        refused(
                new GameConfig(Options.standard(), Array.of(ONE, OTHER, ONE)),
                "lists: two players need two lists, not 3 (CG-2.7)");
        DeckList small = new DeckList("small", ONE.companion(), ONE.adventure().tail());
        refused(
                GameConfig.of(Options.standard(), small, OTHER),
                "Adventure deck of seat A: must have 15 cards, not 14 (CG-2.3)");
        refused(
                GameConfig.of(Options.standard().withTurnLimit(0), ONE, OTHER),
                "options: turnLimit must be 2 or more, not 0 (CG-13.6)");
        refused(null, "configuration: is missing");
        refused(new GameConfig(null, Array.of(ONE, OTHER)), "options: is missing");
        refused(new GameConfig(Options.standard(), null), "lists: is missing (CG-2.7)");
        refused(GameConfig.of(Options.standard(), null, OTHER), "lists[0]: is missing (CG-2.7)");
        refused(
                GameConfig.of(Options.standard(), new DeckList("none", null, ONE.adventure()), OTHER),
                "lists[0].companion: is missing (CG-2.2)");
        Array<Card> absent = ONE.adventure().update(3, (Card) null);
        refused(
                GameConfig.of(Options.standard(), new DeckList("holed", ONE.companion(), absent), OTHER),
                "lists[0].adventure[3]: is missing (CG-2.3)");
    }

    /** Which options a state belongs to only shows where they matter: then it is refused, and otherwise it can be played on. */
    @Test
    @Rule({"CG-3.6", "CG-13.6"})
    void withOtherOptionsItIsRefusedWhereTheyMatter() {
        GameConfig separate = GameConfig.of(Options.standard().withPremium(PremiumCards.SEPARATE), ONE, OTHER);
        GameConfig shorter = GameConfig.of(Options.standard().withTurnLimit(2), ONE, OTHER);
        for (GameConfig config : Array.of(separate, shorter)) {
            for (Game game : GAMES) {
                read(game, config)
                        .fold(
                                problem -> assertThat(problem.sentence()).isNotBlank(),
                                read -> assertThat(read.table()).isEqualTo(game.table()));
            }
        }
        assertThat(GAMES.filter(game -> read(game, shorter).isLeft())).isNotEmpty();
    }
}
