package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Either;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** A saved game that is over says by which rule: it is read if that rule can have ended it so, and refused otherwise. */
@Rule({"CG-13.1", "CG-13.2", "CG-13.4", "CG-13.5", "CG-13.6", "CG-13.7", "CG-13.8"})
class EndedGameTest {
    private static final int LONGEST = 3000;
    private static final Options STANDARD = Options.standard();

    private static final LinkedHashMap<String, Game> ENDS = LinkedHashMap.<String, Game>empty()
            .put("points", ended(STANDARD, PlayStyles.SENSIBLE, "CG-13.1"))
            .put("exhaustion", ended(STANDARD.withConcedeOnExhaustion(true), Styles.STOKER, "CG-13.2"))
            .put("stalemate", ended(STANDARD.withStalemateTurns(3), Styles.STOKER, "CG-13.5"))
            .put("limit", ended(STANDARD.withTurnLimit(9), Styles.SETTLER, "CG-13.6"))
            .put("concession", conceding(reached(game -> asked(game, "action"))))
            .put("draft", conceding(reached(game -> asked(game, "draft"))))
            .put("laying", conceding(reached(game -> asked(game, "elements for the duel") && pending(game) == 2)));

    private static GameConfig config(Options options) {
        return GameConfig.of(
                options,
                CarnageSpecimen.list("one", Workshop.CARDS, 1),
                CarnageSpecimen.list("other", Workshop.CARDS, 2));
    }

    private static Iterator<Game> states(Options options, Policy<? super Game, ? super Action> style) {
        return Iterator.range(0, 20)
                .map(seed -> Walk.drawn(new SeededConfig<>(config(options), seed), 0, LONGEST))
                .flatMap(walk ->
                        Playthrough.of(Workshop.RULES, Array.of(style), walk).states());
    }

    /** A game that South won by that rule. */
    private static Game ended(Options options, Policy<? super Game, ? super Action> style, String rule) {
        return states(options, style)
                .find(game -> game.table().outcome().exists(end -> end.rule().equals(rule) && end.wonBy(Players.SOUTH)))
                .get();
    }

    private static Game reached(Predicate<Game> wanted) {
        return states(STANDARD, Styles.WARLORD).find(wanted).get();
    }

    private static boolean asked(Game game, String about) {
        return game.prompt() != null && game.prompt().key().equals(about);
    }

    private static int pending(Game game) {
        return Workshop.RULES.pending(game).size();
    }

    /** The game after everybody who is asked has conceded. */
    private static Game conceding(Game game) {
        return Players.BOTH
                .filter(seat -> game.offers(seat) != 0)
                .foldLeft(
                        game,
                        (now, seat) -> Workshop.RULES
                                .apply(now, new Concede(seat))
                                .get()
                                .state());
    }

    private static String written(Game game) {
        return Workshop.RULES.notation().writeState(game);
    }

    @Test
    void whatEndedAsItMayIsRead() {
        for (Game game : ENDS.values()) {
            assertThat(Workshop.RULES.notation().readState(game.config(), written(game)))
                    .isEqualTo(Either.right(game));
        }
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "ended-games.csv", delimiter = '|', quoteCharacter = '~')
    void whatCannotHaveEndedSoIsRefused(String end, String what, String becomes, String place, String sentence) {
        Game game = ENDS.get(end).get();
        String changed = written(game).replaceFirst(what, becomes);

        assertThat(changed).isNotEqualTo(written(game));
        assertThat(Workshop.RULES.notation().readState(game.config(), changed).getLeft())
                .hasToString(place + ": " + sentence);
    }
}
