package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Canonical;
import io.github.terrene.kernel.Invariant;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.CardPrint;
import io.github.terrene.odyssey.game.GameNotation;
import io.github.terrene.odyssey.game.StateInvariants;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** How matches are written down. */
final class MatchNotation implements Notation<MatchConfig, Match, Action> {
    private final TerreneOdyssey rules;
    private final Canonical canonical;
    private final Array<Invariant<Match, ?>> invariants;

    MatchNotation(TerreneOdyssey rules) {
        this.rules = rules;
        this.canonical = GameNotation.canonical(rules.book().catalogue());
        this.invariants = StateInvariants.of(rules.book())
                .<Invariant<Match, ?>>map(invariant -> invariant.within(Match::game))
                .append(Invariant.of(
                        MatchPosition.class,
                        (match, position) ->
                                MatchRules.isCounted(match, rules.book().format()),
                        "number of the game, games won and outcome do not fit together"));
    }

    @Override
    public String game() {
        return rules.notation().game() + "-match";
    }

    @Override
    public String writeConfig(MatchConfig config) {
        return canonical.write(
                WrittenMatch.class,
                new WrittenMatch(
                        config, CardPrint.of(config.decks(), rules.book().catalogue())));
    }

    @Override
    public Either<Problem, MatchConfig> readConfig(String text) {
        return canonical
                .read(WrittenMatch.class, text)
                .flatMap(written -> CardPrint.unchanged(
                        written.cards(), written.config().decks(), rules.book().catalogue(), written.config()));
    }

    @Override
    public String writeAction(Action action) {
        return canonical.write(Action.class, action);
    }

    @Override
    public Either<Problem, Action> readAction(MatchConfig config, String text) {
        return canonical.read(Action.class, text);
    }

    @Override
    public String writeState(Match match) {
        return canonical.write(MatchPosition.class, MatchPosition.of(match));
    }

    @Override
    public Either<Problem, Match> readState(MatchConfig config, String text) {
        return canonical.read(
                MatchPosition.class,
                text,
                position -> position.in(config, rules.book().format()),
                invariants);
    }
}
