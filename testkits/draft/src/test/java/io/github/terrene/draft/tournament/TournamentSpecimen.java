package io.github.terrene.draft.tournament;

import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.picking.Leavers;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.file.Path;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Tournaments of 3 to 6 players with random decks, many of them with short games, some of them without one player's deck. */
final class TournamentSpecimen
        implements Specimen<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> {
    private static final OdysseySpecimen GAME = new OdysseySpecimen(Arena.GAMES);
    private static final Seq<String> NUMBERS =
            GAME.ruleNumbers().appendAll(NumberedRule.numbers(Path.of("../../rules-draft/RULES.md")));

    @Override
    public TournamentRules rules() {
        return Arena.RULES;
    }

    @Override
    public Seq<Policy<? super Tournament, ? super TournamentAction>> policies() {
        return GAME.policies().map(TournamentRules::policy);
    }

    @Override
    public Tables<Tournament, TournamentEvent, TournamentView, FoldedTournament> tables() {
        return new FoldedTournaments();
    }

    @Override
    public boolean reveals(TournamentEvent event) {
        return rules().reveals(event);
    }

    @Override
    public Seq<String> ruleNumbers() {
        return NUMBERS;
    }

    @Override
    public Arbitrary<SeededConfig<TournamentConfig>> seededConfigs() {
        return Combinators.combine(
                        GAME.seededConfigs(),
                        Arbitraries.integers().between(3, 6),
                        Arbitraries.of(1, 2, 3, 7),
                        Arbitraries.integers().between(0, 12))
                .as(TournamentSpecimen::seeded);
    }

    private static SeededConfig<TournamentConfig> seeded(
            SeededConfig<GameConfig> game, int seats, int turnLimit, int absent) {
        Array<Option<Entrant>> entrants = Array.range(0, seats)
                .map(seat -> seat == absent
                        ? Option.none()
                        : Option.some(Entrant.of(game.config().decks().get(seat % 2))));
        Options options = game.config()
                .options()
                .withStartingPlayer(new StartingPlayer.WinnerDecides())
                .withTurnLimit(turnLimit);
        return new SeededConfig<>(new TournamentConfig(options, entrants), game.seed());
    }

    @Override
    public Playthrough<TournamentConfig, Tournament, TournamentAction, TournamentEvent> played(
            Walk<TournamentConfig> walk) {
        return Leavers.among(rules(), walk, Specimen.super.played(walk));
    }

    @Override
    public int longest() {
        return 120;
    }

    @Override
    public int endless(TournamentConfig config) {
        int games = 6 * 4;
        return games * GAME.endless(new GameConfig(config.options(), Array.empty(), Array.empty()));
    }

    /** The two of each game play apart from the others; who has none is alone. */
    @Override
    public Seq<Seq<Seat>> groups(Tournament tournament) {
        return rules().seats(tournament)
                .map(seat -> tournament
                        .round()
                        .gameOf(seat)
                        .<Seq<Seat>>map(game -> Array.of(game.first(), game.second()))
                        .getOrElse(seat::asList))
                .distinct();
    }

    @Override
    public Seq<ListedRefusal> refusals() {
        return DraftSpecimen.REFUSALS;
    }
}
