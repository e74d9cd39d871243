package io.github.terrene.draft;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.WrittenDraft;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How encounters are written as text. */
final class EncounterNotation extends CardNotation<DraftConfig, WrittenDraft, Encounter, EncounterAction> {
    private final DraftRules drafts;
    private final TournamentRules tournaments;

    EncounterNotation(DraftRules drafts, TournamentRules tournaments) {
        super(
                tournaments.game().notation().canonical(),
                DraftConfig.class,
                WrittenDraft.class,
                WrittenDraft::new,
                EncounterAction.class);
        this.drafts = drafts;
        this.tournaments = tournaments;
    }

    @Override
    public String game() {
        return "terrene-odyssey-random-encounter";
    }

    /** Besides the pool there are tokens and Open Field. */
    @Override
    protected Seq<Card> cards(DraftConfig config) {
        return config.pool().appendAll(drafts.catalogue().cards().reject(Card::ofDecks));
    }

    @Override
    public String writeState(Encounter encounter) {
        return canonical()
                .write(
                        WrittenEncounterState.class,
                        new WrittenEncounterState(
                                drafts.notation().writeState(encounter.draft()),
                                encounter.tournament().map(tournaments.notation()::writeState),
                                encounter.rng()));
    }

    @Override
    public String writePosition(Encounter encounter) {
        return canonical().write(EncounterPosition.class, EncounterPosition.of(encounter));
    }

    /** Another configuration than the encounter's is a problem, and so is one of which a part is missing. */
    @Override
    public Either<Problem, Encounter> readState(DraftConfig config, String text) {
        @Nullable String missing = missing(config);
        return missing == null
                ? read(config, text)
                : Either.left(EncounterCheck.missing(config == null ? null : config.options(), missing));
    }

    private Either<Problem, Encounter> read(DraftConfig config, String text) {
        return canonical()
                .read(WrittenEncounterState.class, text)
                .flatMap(written -> drafts.notation()
                        .readState(config, written.draft())
                        .mapLeft(problem -> in("draft", problem))
                        .flatMap(draft -> tournament(draft, written)
                                .map(tournament -> new Encounter(draft, tournament, written.rng()))));
    }

    private Either<Problem, Option<Tournament>> tournament(Draft draft, WrittenEncounterState written) {
        if (draft.hasDecks() != written.tournament().isDefined()) {
            return Either.left(Problem.at("tournament", "state/tournament-too-early", "begins with the last deck"));
        }
        return written.tournament()
                .map(text -> tournaments
                        .notation()
                        .readState(RandomEncounter.tournamentConfig(draft), text)
                        .mapLeft(problem -> in("tournament", problem))
                        .map(Option::some))
                .getOrElse(Either.right(Option.none()));
    }

    private static Problem in(String part, Problem problem) {
        return problem.at(part + " " + problem.place());
    }
}
