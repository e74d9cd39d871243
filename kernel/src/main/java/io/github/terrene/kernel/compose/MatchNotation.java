package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Embedded;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.Saved;
import io.github.terrene.kernel.text.StatePrint;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How matches are written as text: the game being played is written by its own notation, within what the match adds. */
final class MatchNotation<C, G, S, A> implements Notation<C, Match<C, S>, A> {
    private static final String GAME = ",game:";
    private static final String COLUMN = "column ";

    private final Series<C, G, S, A, ?, ?, ?> series;
    private final Notation<G, S, A> game;
    private final Score<S> score;
    private final Canonical canonical;

    MatchNotation(Series<C, G, S, A, ?, ?, ?> series, Score<S> score) {
        this.series = series;
        this.game = series.game().notation();
        this.score = score;
        this.canonical = new Canonical(GameForms.common()
                .name(MatchPosition.class, "advantaged", series.advantage())
                .build());
    }

    @Override
    public String game() {
        return game.game() + "-match";
    }

    @Override
    public String writeConfig(C config) {
        return series.writeConfig(config);
    }

    @Override
    public Either<Problem, C> readConfig(String text) {
        return series.readConfig(text);
    }

    @Override
    public String writeAction(A action) {
        return game.writeAction(action);
    }

    @Override
    public Either<Problem, A> readAction(C config, String text) {
        return game.readAction(series.config(config, Array.empty()), text);
    }

    private MatchPosition position(Match<C, S> match, String state) {
        return new MatchPosition(
                match.number(),
                match.wins(),
                series.advantaged(match.game()),
                new Embedded(state),
                match.rng(),
                match.outcome());
    }

    private Form<Saved<MatchPosition>> saved() {
        Forms forms = canonical.forms();
        return Saved.form((ProductForm<MatchPosition>) forms.of(MatchPosition.class), forms.of(Fingerprint.class));
    }

    @Override
    public String writeState(Match<C, S> match) {
        MatchPosition position = position(match, game.writeState(match.game()));
        return StatePrint.printed(
                origin(match.config()), Canonical.write(saved(), new Saved<>(position, Option.none())));
    }

    private String origin(C config) {
        return game() + "\n" + series.origin(config);
    }

    /** The form of matches with that configuration. */
    Form<Match<C, S>> states(C config) {
        return Canonical.states(saved(), this, config);
    }

    @Override
    public String writePosition(Match<C, S> match) {
        return canonical.write(MatchPosition.class, position(match, game.writePosition(match.game())));
    }

    /**
     * What these rules wrote is read as it is; anything else is read only if its game is at rest, as defined by that game. A configuration
     * with which no match can be played is a problem.
     */
    @Override
    public Either<Problem, Match<C, S>> readState(C config, String text) {
        Option<Problem> problem = series.problems(config).headOption();
        return problem.isDefined()
                ? Either.left(problem.get())
                : Canonical.read(saved(), text)
                        .flatMap(saved ->
                                read(config, text, saved.state(), StatePrint.fits(origin(config), saved, text)));
    }

    private Either<Problem, Match<C, S>> read(C config, String text, MatchPosition saved, boolean own) {
        String state = saved.game().text();
        return game.readState(series.config(config, saved.advantaged()), own ? state : StatePrint.without(state))
                .mapLeft(problem -> within(text, problem))
                .map(read -> new Match<>(config, saved.number(), saved.wins(), read, saved.rng(), saved.outcome()))
                .flatMap(match -> own ? Either.right(match) : possible(match, saved));
    }

    private Either<Problem, Match<C, S>> possible(Match<C, S> match, MatchPosition saved) {
        if (!series.advantaged(match.game()).equals(saved.advantaged())) {
            return Either.left(
                    Problem.at(series.advantage(), "state/no-advantage", "there is no such thing in the game"));
        }
        return score.isPossible(match)
                ? Either.right(match)
                : Either.left(Problem.at(
                        "state", "state/score", "the number of the game, the games won and the outcome do not match"));
    }

    /** A problem of the game, at its place in the match. */
    private static Problem within(String text, Problem problem) {
        return problem.at(within(text, problem.place()));
    }

    private static String within(String text, String place) {
        if (place.startsWith(COLUMN)) {
            int column = Integer.parseInt(place.substring(COLUMN.length()));
            return COLUMN + (text.indexOf(GAME) + GAME.length() + column);
        }
        return place.equals("state") ? "game" : "game." + place;
    }
}
