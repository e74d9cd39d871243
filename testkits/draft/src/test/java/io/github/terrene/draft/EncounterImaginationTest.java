package io.github.terrene.draft;

import static io.github.terrene.draft.EncounterSpecimen.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.testkit.law.Budget;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

/** Whatever a seat sees, the encounter that it imagines could be: no card is missing, none is there twice. */
@Rule({"TO-14.6", "TO-14.8", "TO-14.16", "TO-14.19"})
@AddLifecycleHook(Budget.class)
class EncounterImaginationTest {
    private static final Policy<Encounter, EncounterAction> SENSIBLE = RandomEncounter.policy(PlayStyles.SENSIBLE);

    @Provide
    static Arbitrary<DraftConfig> configs() {
        return DraftSpecimen.configs(Arbitraries.integers().between(3, 12))
                .map(config -> new DraftConfig(
                        config.players(), config.pool(), config.options().withTurnLimit(6)));
    }

    @Property
    void whatIsImaginedCouldBe(
            @ForAll("configs") DraftConfig config, @ForAll long seed, @ForAll("strides") int stride) {
        Encounter now = RULES.start(config, seed).get().state();
        Dice dice = Rng.of(seed).dice();
        while (stride > 10 && !now.draft().over()) {
            now = SENSIBLE.playout(RULES, now, dice, 1);
        }
        for (int moment = 0; RULES.outcome(now).isEmpty() && moment < 60; moment++) {
            check(
                    now,
                    dice.pick(RULES.seats(now).append(Seat.ONLOOKER)),
                    Rng.of(seed).split(moment));
            now = dice.below(20) == 0
                    ? leaving(now, dice.pick(RULES.seats(now)), dice)
                    : SENSIBLE.playout(RULES, now, dice, 1 + dice.below(stride));
        }
        check(now, Seat.of(0), Rng.of(seed));
    }

    /** That seat leaves in one of the ways that it can, or runs. */
    private static Encounter leaving(Encounter now, Seat seat, Dice dice) {
        Seq<EncounterAction> ways = RULES.legal(now, seat).filter(RULES::concedes);
        return ways.isEmpty() ? now : RULES.apply(now, dice.pick(ways)).get().state();
    }

    @Provide
    static Arbitrary<Integer> strides() {
        return Arbitraries.of(10, 40, 120);
    }

    /** With four Characters and nothing else only one party is possible, and a deck like that may be imagined for who still chooses. */
    @Test
    void aDeckThatLeavesNoChoiceCanBeImagined() {
        Array<Card> five = DraftSpecimen.CATALOGUE
                .cards()
                .filter(card -> card instanceof CharacterCard each && each.sp() == 1 && !each.hero())
                .take(5);
        Array<Card> pool = five.take(4).flatMap(card -> Array.fill(17, card)).appendAll(Array.fill(4, five.last()));
        DraftConfig config = DraftConfig.of(3, pool, Options.standard());
        int waiting = 0;
        for (long seed = 0; seed < 10; seed++) {
            Encounter now = drafted(config, seed);
            for (Seat seat : RULES.seats(now)) {
                boolean plays = now.tournament()
                        .get()
                        .gameOf(seat)
                        .exists(game -> game.table().turn() == 0);
                waiting += plays && RULES.choices(now, seat).isEmpty() ? 1 : 0;
                check(now, seat, Rng.of(seed));
            }
        }
        assertThat(waiting).isPositive();
    }

    /** Where the only Characters are few, a deck with more Heroes than it may have would make the larger starting party. */
    @Test
    void noDeckOfTwoHeroesIsImagined() {
        Array<CharacterCard> starters = DraftSpecimen.CATALOGUE
                .cards()
                .filter(card -> card instanceof CharacterCard each && each.sp() == 1)
                .map(CharacterCard.class::cast);
        Array<Card> kinds = Array.<Card>ofAll(
                        starters.filter(CharacterCard::hero).take(2))
                .append(starters.find(each -> !each.hero()).get())
                .appendAll(DraftSpecimen.CATALOGUE
                        .cards()
                        .filter(card -> card.asAssignable() != null)
                        .take(3));
        DraftConfig config = DraftConfig.of(3, kinds.flatMap(card -> Array.fill(12, card)), Options.standard());
        for (long seed = 0; seed < 10; seed++) {
            Encounter now = drafted(config, seed);
            for (Seat seat : RULES.seats(now)) {
                check(now, seat, Rng.of(seed));
            }
        }
    }

    private static Encounter drafted(DraftConfig config, long seed) {
        Encounter now = RULES.start(config, seed).get().state();
        Dice dice = Rng.of(seed).dice();
        while (!now.draft().over()) {
            now = SENSIBLE.playout(RULES, now, dice, 1);
        }
        return now;
    }

    private static void check(Encounter now, Seat seat, Rng rng) {
        EncounterView view = RULES.view(now, seat);
        Encounter imagined = RULES.imagine(view, CardPool.UNKNOWN, rng);
        assertThat(RULES.view(imagined, seat)).isEqualTo(view);
        assertThat(cards(imagined.draft()).map(Card::id))
                .isEqualTo(now.draft().config().pool().map(Card::id));
        imagined.tournament().forEach(EncounterImaginationTest::hasTheCardsOfItsDecks);
        String text = RULES.notation().writeState(imagined);
        assertThat(RULES.notation().readState(now.draft().config(), text))
                .as("what %s imagines, saved and read", seat)
                .contains(imagined);
    }

    private static Array<Card> cards(Draft draft) {
        return draft.table()
                .piles()
                .appendAll(draft.table().picks())
                .appendAll(draft.table().decks().flatMap(deck -> deck))
                .append(draft.table().excess())
                .append(draft.undealt())
                .flatMap(cards -> cards)
                .sortBy(Card::id);
    }

    private static void hasTheCardsOfItsDecks(Tournament tournament) {
        for (int place = 0; place < tournament.games().size(); place++) {
            Fixture fixture = tournament.round().games().get(place);
            for (Game game : tournament.games().get(place)) {
                for (Seat seat : Array.of(fixture.first(), fixture.second())) {
                    assertThat(owned(game, fixture.seatInGame(seat)).map(Card::id))
                            .as("cards of %s", seat)
                            .isEqualTo(tournament
                                    .config()
                                    .entrants()
                                    .get(seat.index())
                                    .get()
                                    .deck()
                                    .cards()
                                    .map(Card::id));
                    if (game.table().turn() == 0
                            && !game.side(fixture.seatInGame(seat)).unplaced()) {
                        isPlacedInFull(game, game.side(fixture.seatInGame(seat)));
                    }
                }
            }
        }
    }

    /** Before the first turn the parties are as large as the decks allow, and who has Open Field has no other Terrain. */
    private static void isPlacedInFull(Game game, Side side) {
        Array<Card> names = owned(game, side.seat()).distinct();
        Array<CharacterCard> placed = side.members().map(Member::card);
        assertThat(placed)
                .doesNotHaveDuplicates()
                .allMatch(card -> game.edition().permitsInParty(card));
        int starters = names.count(
                card -> card instanceof CharacterCard each && game.edition().permitsInParty(each));
        assertThat(placed).hasSize(Math.min(4, starters));
        assertThat(side.members().count(member -> member.held().isDefined()))
                .isEqualTo(Math.min(placed.size(), names.count(card -> card.asAssignable() != null)));
        assertThat(side.activeTerrain().card().equals(Catalogue.OPEN_FIELD))
                .isEqualTo(names.forAll(card ->
                        card.asTerrain() == null || card.asTerrain().storm().isDefined()));
    }

    private static Array<Card> owned(Game game, Seat seat) {
        Array<Card> held = game.table()
                .sides()
                .flatMap(side -> side.members())
                .flatMap(Member::held)
                .filter(each -> each.owner().equals(seat))
                .<Card>map(Held::card)
                .toArray();
        return held.appendAll(game.side(seat).deck().cards())
                .appendAll(game.side(seat).hand().cards())
                .appendAll(game.side(seat).discards())
                .appendAll(game.side(seat).members().map(Member::card))
                .appendAll(game.side(seat).terrains().map(TerrainInPlay::card))
                .filter(card -> card.ofDecks() && !card.equals(Catalogue.OPEN_FIELD))
                .sortBy(Card::id);
    }
}
