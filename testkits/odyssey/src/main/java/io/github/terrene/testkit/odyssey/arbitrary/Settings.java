package io.github.terrene.testkit.odyssey.arbitrary;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.setup.DecayEnds;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.odyssey.setup.TeamBlocks;
import io.github.terrene.odyssey.setup.TeamSight;
import io.vavr.collection.Array;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** The options of Terrene Odyssey, in all combinations; they shrink to the defaults. */
public final class Settings {
    private Settings() {}

    /** All that section 15 offers for a format. */
    public static Arbitrary<Options> of(Format format) {
        return format.teams().exists(team -> team.size() > 1) ? inTeams(alone(format)) : alone(format);
    }

    /** The options that matter where nobody has a team-mate. */
    private static Arbitrary<Options> alone(Format format) {
        return Combinators.combine(
                        Arbitraries.of(Edition.RULEBOOK, Edition.UPDATE_2015),
                        starting(format),
                        Arbitraries.of(DecayEnds.values()),
                        Arbitraries.of(ResponseWindows.values()),
                        often(20, 1, 5),
                        often(200, 1, 30))
                .as((edition, starting, decay, windows, activations, turns) -> Options.standard()
                        .withEdition(edition)
                        .withStartingPlayer(starting)
                        .withDecayEnds(decay)
                        .withResponseWindows(windows)
                        .withActivationsPerTurn(activations)
                        .withActivationsInAll(inAll(activations))
                        .withTurnLimit(turns));
    }

    /** Where one ability may be used only a few times, all together may be used little more often. */
    private static int inAll(int ofOne) {
        Options usual = Options.standard();
        return ofOne == usual.activationsPerTurn() ? usual.activationsInAll() : 2 * ofOne;
    }

    private static Arbitrary<Options> inTeams(Arbitrary<Options> alone) {
        return Combinators.combine(alone, Arbitraries.of(TeamBlocks.values()), Arbitraries.of(TeamSight.values()))
                .as((options, blocks, sight) -> options.withTeamBlocks(blocks).withTeamSight(sight));
    }

    private static Arbitrary<StartingPlayer> starting(Format format) {
        Array<StartingPlayer> named = format.starters().map((Seat seat) -> new StartingPlayer.Named(seat));
        return Arbitraries.of(named.prepend(new StartingPlayer.WinnerStarts())
                .prepend(new StartingPlayer.WinnerDecides())
                .asJava());
    }

    /** Nine times out of ten the usual value. */
    private static Arbitrary<Integer> often(int usual, int least, int most) {
        return Arbitraries.frequencyOf(
                Tuple.of(9, Arbitraries.just(usual)),
                Tuple.of(1, Arbitraries.integers().between(least, most)));
    }
}
