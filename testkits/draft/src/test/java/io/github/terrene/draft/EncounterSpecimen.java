package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.picking.Leavers;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Whole encounters of 3 to 12 players, many with short games. */
final class EncounterSpecimen
        implements Specimen<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> {
    static final RandomEncounter RULES = RandomEncounter.of(DraftSpecimen.CATALOGUE);

    @Override
    public RandomEncounter rules() {
        return RULES;
    }

    @Override
    public Arbitrary<SeededConfig<DraftConfig>> seededConfigs() {
        return Combinators.combine(DraftSpecimen.configs(players()), Arbitraries.of(2, 4, 10), Arbitraries.longs())
                .as((config, turns, seed) -> new SeededConfig<>(
                        new DraftConfig(
                                config.players(),
                                config.pool(),
                                config.options().withTurnLimit(turns)),
                        seed));
    }

    /** Mostly few, so that walks come to the tournament. */
    private static Arbitrary<Integer> players() {
        return Arbitraries.frequencyOf(
                Tuple.of(6, Arbitraries.just(3)),
                Tuple.of(3, Arbitraries.of(4, 5)),
                Tuple.of(1, Arbitraries.integers().between(6, 12)));
    }

    @Override
    public Seq<Policy<? super Encounter, ? super EncounterAction>> policies() {
        return Array.of(
                RandomEncounter.policy(PlayStyles.SENSIBLE),
                RandomEncounter.policy(Policy.uniform(RULES.tournament().game())));
    }

    @Override
    public Playthrough<DraftConfig, Encounter, EncounterAction, EncounterEvent> played(Walk<DraftConfig> walk) {
        return Leavers.among(RULES, walk, Playthrough.of(RULES, policies(), walk));
    }

    /** A draft of three is over after some hundred choices. */
    @Override
    public int longest() {
        return 450;
    }

    @Override
    public int endless(DraftConfig config) {
        return 1_000_000;
    }

    @Override
    public Seq<CardPool> beliefs(DraftConfig config, Seat seat) {
        return Array.of(CardPool.UNKNOWN);
    }

    /** While cards are picked all play together, later the two of each game. */
    @Override
    public Seq<Seq<Seat>> groups(Encounter encounter) {
        return encounter.tournament().isEmpty()
                ? Array.of(RULES.seats(encounter))
                : RULES.seats(encounter)
                        .map(seat -> encounter
                                .tournament()
                                .get()
                                .round()
                                .gameOf(seat)
                                .<Seq<Seat>>map(game -> Array.of(game.first(), game.second()))
                                .getOrElse(seat::asList))
                        .distinct();
    }

    @Override
    public Tables<Encounter, EncounterEvent, EncounterView, EncounterTable> tables() {
        return new EncounterTables();
    }

    @Override
    public boolean reveals(EncounterEvent event) {
        return event instanceof EncounterEvent.InDraft inDraft
                ? RULES.draft().reveals(inDraft.event())
                : RULES.tournament().reveals(((EncounterEvent.InTournament) event).event());
    }

    @Override
    public Seq<String> ruleNumbers() {
        return DraftSpecimen.NUMBERS;
    }

    @Override
    public Seq<ListedRefusal> refusals() {
        return DraftSpecimen.REFUSALS;
    }
}
