package io.github.terrene.testkit.arbitrary;

import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/**
 * A random way through a game, given by configuration, seed and choices. {@link Playthrough#of} plays it.
 *
 * <p>A choice is a number from 0 to {@value #CHOICES} - 1. It is scaled to the weights of all actions that are legal
 * when its turn comes. So any list of choices is a way through the game, even with some of them left out, and a smaller number points to an
 * earlier action in the list of legal ones. Thus jqwik shrinks a failing walk to a short one that takes the first action offered.
 *
 * @param seeded how the game is started
 * @param policy the place of the game's policy that weighs the actions
 * @param choices the choices, used as long as the game lasts
 */
public record Walk<C>(SeededConfig<C> seeded, int policy, Array<Integer> choices) {
    /** How many different choices there are. */
    public static final int CHOICES = 10_000;

    /** Most walks are long: laws that hold in every state on the way gain little from short ones. */
    private static final RandomDistribution LONG = (size, min, max, center) -> random -> {
        int most = max.intValueExact();
        return BigInteger.valueOf(Math.max(random.nextInt(most + 1), random.nextInt(most + 1)));
    };

    /**
     * Walks of any length up to some number of choices.
     *
     * @param seededConfigs how games are started
     * @param policies how many policies there are to choose from
     * @param longest the most choices
     */
    public static <C> Arbitrary<Walk<C>> from(Arbitrary<SeededConfig<C>> seededConfigs, int policies, int longest) {
        Arbitrary<Integer> policy = Arbitraries.integers().between(0, policies - 1);
        Arbitrary<Array<Integer>> choices = Arbitraries.integers()
                .between(0, CHOICES - 1)
                .withDistribution(RandomDistribution.uniform())
                .withoutEdgeCases()
                .list()
                .ofMaxSize(longest)
                .withSizeDistribution(LONG)
                .withoutEdgeCases()
                .map(Array::ofAll);
        return Combinators.combine(seededConfigs, policy, choices).as(Walk::new);
    }

    /** A walk of that many different choices in random order, always the same for a seed. */
    public static <C> Walk<C> drawn(SeededConfig<C> seeded, int policy, int choices) {
        Array<Integer> all = Array.range(0, CHOICES);
        return new Walk<>(
                seeded,
                policy,
                Array.ofAll(Rng.of(seeded.seed()).dice().shuffle(all)).take(choices));
    }

    @Override
    public String toString() {
        return seeded + ", policy " + policy + ", " + choices.size() + " choices";
    }
}
