package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigPrint;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.game.DeckInvariants;
import io.github.terrene.odyssey.game.StateInvariants;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How matches are written as text. */
final class MatchNotation extends CardNotation<MatchConfig, WrittenMatch, Match, Action> {
    private final TerreneOdyssey rules;
    private final Array<Invariant<Match, ?>> invariants;

    MatchNotation(TerreneOdyssey rules) {
        super(rules.notation().canonical(), MatchConfig.class, WrittenMatch.class, WrittenMatch::new, Action.class);
        this.rules = rules;
        this.invariants = Array.<Invariant<Match, ?>>of(ConfigPrint.same(canonical(), MatchConfig.class, Match::config))
                .appendAll(StateInvariants.of(rules.book(), rules.deckRules())
                        .<Invariant<Match, ?>>map(invariant -> invariant.within(Match::game)))
                .append(Invariant.of(
                        WrittenMatchState.class,
                        (match, position) ->
                                MatchRules.isCounted(match, rules.book().format()),
                        "the number of the game, the games won and the outcome do not match"))
                .append(DeckInvariants.of(match -> match.config().decks()));
    }

    @Override
    public String game() {
        return rules.notation().game() + "-match";
    }

    @Override
    protected Seq<Card> cards(MatchConfig config) {
        return rules.book().catalogue().playedWith(config.decks());
    }

    @Override
    public String writeState(Match match) {
        return canonical()
                .write(
                        WrittenMatchState.class,
                        WrittenMatchState.of(
                                ConfigPrint.of(canonical(), MatchConfig.class, match.config()),
                                rules.book().name(),
                                match));
    }

    @Override
    public String writePosition(Match match) {
        return canonical().write(MatchPosition.class, MatchPosition.of(match));
    }

    /** Another configuration than the match's is a problem, and so is one with which no match can be played. */
    @Override
    public Either<Problem, Match> readState(MatchConfig config, String text) {
        Option<Problem> problem = MatchRules.problems(rules, config).headOption();
        return problem.isDefined()
                ? Either.left(problem.get())
                : canonical()
                        .read(
                                WrittenMatchState.class,
                                text,
                                position -> position.in(config, rules.book().format()),
                                invariants);
    }
}
