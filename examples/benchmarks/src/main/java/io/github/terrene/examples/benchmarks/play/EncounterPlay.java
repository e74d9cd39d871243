package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import java.util.function.ToLongBiFunction;

/** Random play of drafts and of whole encounters of eight players with the basic pool. Nobody leaves. */
public final class EncounterPlay<S, A, E> extends RandomPlay {
    static final RandomEncounter RULES =
            RandomEncounter.of(Catalogue.ofSets(Array.of(new BaseSet())).get());

    /** What is drafted from. */
    static final DraftConfig CONFIG =
            DraftConfig.basic(8, RULES.draft().catalogue().printed(), Options.standard());

    private final Rules<DraftConfig, S, A, E, ?> rules;
    private final Policy<? super S, ? super A> policy;
    private final ToLongBiFunction<S, Seat> digest;
    private final Opening<S, E> opening;
    private S state;

    private EncounterPlay(
            Rules<DraftConfig, S, A, E, ?> rules,
            Policy<? super S, ? super A> policy,
            ToLongBiFunction<S, Seat> digest) {
        this.rules = rules;
        this.policy = policy;
        this.digest = digest;
        this.opening = rules.open(CONFIG).get();
        this.state = opening.start(0).state();
    }

    /** Drafts alone: picks and decks. Every choice is equally likely. */
    public static RandomPlay drafts() {
        DraftRules rules = RULES.draft();
        return new EncounterPlay<>(rules, new Uniform<>(rules), EncounterPlay::digest);
    }

    /** Whole encounters. Every choice is equally likely. */
    public static RandomPlay uniform() {
        return new EncounterPlay<>(RULES, new Uniform<>(RULES), EncounterPlay::digest);
    }

    /** Whole encounters, whose games are played by a policy. */
    public static RandomPlay by(Policy<? super Game, ? super Action> inGames) {
        return new EncounterPlay<>(RULES, new EncounterPolicy(inGames), EncounterPlay::digest);
    }

    @Override
    protected void begin(long seed) {
        state = opening.start(seed).state();
    }

    @Override
    protected boolean step() {
        Seat seat = rules.pending(state).get(0).seat();
        Moves<S, A, E> possible = rules.moves(state, seat);
        int chosen = policy.place(state, possible.actions(), chance);
        note(possible.actions().size(), chosen, digest.applyAsLong(state, seat));
        state = possible.step(chosen).state();
        return rules.outcome(state).isEmpty();
    }

    private static long digest(Draft draft, Seat seat) {
        return (long) draft.table().round() << 16
                | (long) draft.table().picks().get(0).size() << 8
                | seat.index();
    }

    private static long digest(Encounter encounter, Seat seat) {
        return encounter
                .tournament()
                .flatMap(tournament -> tournament.gameOf(seat))
                .map(game -> OdysseyPlay.digest(game, seat))
                .getOrElse(() -> digest(encounter.draft(), seat));
    }

    @Override
    public Object state() {
        return state;
    }

    @Override
    public Object stateOfItsOwn() {
        return rules.notation()
                .readState(CONFIG, rules.notation().writeState(state))
                .get();
    }
}
