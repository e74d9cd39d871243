package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;

/** Random play of matches, best of three, with the decks of {@link OdysseyPlay#realDecks}. */
public final class MatchPlay extends RandomPlay {
    private final MatchRules rules;
    private final MatchConfig config;
    private final Policy<? super Match, ? super Action> policy;
    private final Opening<Match, MatchEvent> opening;
    private Match match;

    private MatchPlay(MatchRules rules, MatchConfig config, Policy<? super Match, ? super Action> policy) {
        this.rules = rules;
        this.config = config;
        this.policy = policy;
        this.opening = rules.open(config).get();
        this.match = opening.start(0).state();
    }

    /** Every choice is equally likely. */
    public static MatchPlay uniform() {
        OdysseyPlay games = OdysseyPlay.realDecks();
        MatchRules rules = MatchRules.of(games.rules());
        MatchConfig config =
                new MatchConfig(games.config().options(), games.config().decks());
        return new MatchPlay(rules, config, new Uniform<>(rules));
    }

    /** The same matches, played by a policy. */
    public MatchPlay by(Policy<? super Match, ? super Action> other) {
        return new MatchPlay(rules, config, other);
    }

    @Override
    protected void begin(long seed) {
        match = opening.start(seed).state();
    }

    @Override
    protected boolean step() {
        Seat seat = rules.pending(match).get(0).seat();
        Moves<Match, Action, MatchEvent> possible = rules.moves(match, seat);
        int chosen = policy.place(match, possible.actions(), chance);
        note(possible.actions().size(), chosen, OdysseyPlay.digest(match.game(), seat) ^ (long) match.number() << 44);
        match = possible.step(chosen).state();
        return match.outcome().isEmpty();
    }

    @Override
    public Object state() {
        return match;
    }

    @Override
    public Object stateOfItsOwn() {
        return rules.notation()
                .readState(config, rules.notation().writeState(match))
                .get();
    }

    /** The rules it plays by. */
    public MatchRules rules() {
        return rules;
    }

    /** What is played. */
    public MatchConfig config() {
        return config;
    }
}
