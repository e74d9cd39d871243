package io.github.terrene.draft.picking;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.TableSpecimen;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Drafts of 3 to 12 players, from basic pools and from pools of any cards. */
public final class DraftSpecimen
        extends TableSpecimen<DraftConfig, Draft, DraftAction, DraftEvent, DraftView, DraftTable> {
    /** All refusals. */
    public static final Array<ListedRefusal> REFUSALS = ListedRefusal.on(
            Path.of("../../kernel/REFUSALS.md"),
            Path.of("../../core/REFUSALS.md"),
            Path.of("../../rules-draft/REFUSALS.md"));
    /** The cards of the base set. */
    public static final Catalogue CATALOGUE =
            Catalogue.ofSets(Array.of(new BaseSet())).get();

    private static final DraftRules RULES = DraftRules.of(CATALOGUE);

    /** The fewest cards of a pool for 3 to 12 players, with which each has 20 picks (14.3). */
    private static final int[] FEWEST_CARDS = {63, 84, 105, 126, 147, 168, 189, 200, 220, 252};

    /** The numbers of all rules. */
    public static final Array<String> NUMBERS =
            NumberedRule.numbers(Path.of("../../core/RULES.md"), Path.of("../../rules-draft/RULES.md"));

    /** All such drafts. */
    public DraftSpecimen() {
        super(() -> RULES, Array.of(Policy.uniform(RULES)), Draft::table, DraftView::table, NUMBERS);
    }

    /** Basic pools, and odd ones with as few cards as can be: few Terrains, many Heroes. */
    public static Arbitrary<DraftConfig> configs(Arbitrary<Integer> players) {
        Arbitrary<Options> options = Arbitraries.of(Edition.RULEBOOK, Edition.UPDATE_2015)
                .map(edition -> Options.standard().withEdition(edition));
        return Arbitraries.oneOf(
                Combinators.combine(players, options)
                        .as((seats, chosen) -> DraftConfig.basic(seats, CATALOGUE.cards(), chosen)),
                Combinators.combine(players, options, Arbitraries.integers().between(1, 4))
                        .flatAs((seats, chosen, kinds) -> odd(seats, chosen, 3 * kinds)));
    }

    private static Arbitrary<DraftConfig> odd(int players, Options options, int kinds) {
        int cards = FEWEST_CARDS[players - 3];
        return Arbitraries.of(CATALOGUE.cards().asJava())
                .list()
                .ofSize(kinds)
                .flatMap(few -> Arbitraries.of(few).list().ofMinSize(cards).ofMaxSize(cards + 30))
                .map(pool -> DraftConfig.of(players, Array.<Card>ofAll(pool), options));
    }

    @Override
    public DraftRules rules() {
        return RULES;
    }

    /** Cards that are not dealt yet are those of the pool, too, and piles change hands. */
    @Override
    public Array<Card> cards(Draft draft, Seq<Seat> owners) {
        return RULES.zones().cards(Draft.class, draft, Card.class);
    }

    /** Mostly few, so that walks come to the decks. */
    private static Arbitrary<Integer> players() {
        return Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.just(3)),
                Tuple.of(3, Arbitraries.of(4, 5)),
                Tuple.of(1, Arbitraries.integers().between(6, 12)));
    }

    @Override
    public Arbitrary<SeededConfig<DraftConfig>> seededConfigs() {
        return Combinators.combine(configs(players()), Arbitraries.longs()).as(SeededConfig::new);
    }

    @Override
    public Playthrough<DraftConfig, Draft, DraftAction, DraftEvent> played(Walk<DraftConfig> walk) {
        return Leavers.among(rules(), walk, super.played(walk));
    }

    /** Twelve players pick 27 cards each, and then build decks of 20. */
    @Override
    public int longest() {
        return 500;
    }

    @Override
    public int endless(DraftConfig config) {
        return 12 * (56 + 20) + 1;
    }

    @Override
    public Seq<CardPool> beliefs(DraftConfig config, Seat seat) {
        return Array.of(CardPool.UNKNOWN);
    }

    @Override
    public Seq<ListedRefusal> refusals() {
        return REFUSALS;
    }
}
