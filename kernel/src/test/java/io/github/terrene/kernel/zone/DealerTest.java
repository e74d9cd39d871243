package io.github.terrene.kernel.zone;

import static io.github.terrene.kernel.zone.Samples.UNKNOWN;
import static io.github.terrene.kernel.zone.Samples.ZONES;
import static io.github.terrene.kernel.zone.Samples.card;
import static io.github.terrene.kernel.zone.Samples.pile;
import static io.github.terrene.kernel.zone.Zone.Kind.DECK;
import static io.github.terrene.kernel.zone.Zone.Kind.HAND;
import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Samples.Pile;
import io.github.terrene.kernel.zone.Samples.Playing;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class DealerTest {
    private static final Seat NORTH = Players.NORTH;
    private static final int OFTEN = 60;
    private static final Array<Playing> LIST = cards("a", "a", "b", "c", "c", "d", "e", "f", "g");
    private static final Array<Playing> UNLISTED = Array.empty();
    private static final Pack<Playing> PACK = pack("abcdefghij");

    /** Cards in places of each kind. */
    public record Side(
            @Owner Seat seat,
            @Zone(to = NOBODY, as = DECK) Pile deck,
            @Zone(to = OWNER, as = HAND) Array<Playing> hand,
            @Zone(to = NOBODY) Option<Playing> aside,
            @Zone(to = EVERYBODY) List<Playing> seen) {}

    public record Table(Side south, Side north, @Open Option<Playing> named) {}

    /** Two decks, and a hand of cards from both. */
    public record TwoDecks(
            @Owner Seat seat,
            @Zone(to = NOBODY, as = DECK) Pile vowels,
            @Zone(to = NOBODY, as = DECK) Pile others,
            @Zone(to = OWNER, as = HAND) Pile hand) {}

    private static Array<Playing> cards(String... names) {
        return Array.of(names).map(Samples::card);
    }

    private static Pack<Playing> pack(String names) {
        Array<Playing> all = Array.ofAll(names.toCharArray()).map(name -> card("" + name));
        return new Pack<>(
                Playing.class, all, Playing::name, id -> all.indexOf(card(id)), card -> 2, card -> false, all.size());
    }

    private static final Table VIEW = new Table(
            new Side(Players.SOUTH, pile("?", "?"), cards("x", "y"), Option.none(), List.of(card("z"))),
            new Side(
                    NORTH,
                    pile("?", "?", "?"),
                    cards("?", "?", "?"),
                    Option.some(UNKNOWN),
                    List.of(card("c"), card("f"))),
            Option.some(card("g")));

    private static Dealer dealer(Pack<Playing> pack, Array<Playing> north, CardPool pool) {
        return Dealer.of(ZONES, Array.of(pack), Array.of(UNLISTED, north), pool);
    }

    private static Array<Table> dealt(Pack<Playing> pack, Array<Playing> north, CardPool pool) {
        return dealt(dice -> dealer(pack, north, pool).dealt(Table.class, VIEW, dice));
    }

    private static <T> Array<T> dealt(Function<Dice, T> deal) {
        return Array.range(0, OFTEN).map(seed -> deal.apply(Rng.of(seed).dice()));
    }

    private static CardPool believed(String... names) {
        return new CardPool(Array.of(Array.empty(), Array.of(names)));
    }

    private static CardPool remembered(Seq<String> inHand, Seq<String> onDeck) {
        return CardPool.UNKNOWN.with(Knowledge.NONE.handGains(NORTH, inHand).deckShows(NORTH, onDeck));
    }

    private static Array<Playing> all(Side side) {
        return side.deck()
                .cards()
                .appendAll(side.hand())
                .appendAll(side.aside())
                .appendAll(side.seen());
    }

    @Test
    void allHiddenPlacesAreFilledAndTheOthersStayAsTheyAre() {
        assertThat(dealt(PACK, LIST, CardPool.UNKNOWN)).allSatisfy(table -> {
            assertThat(ZONES.seenBy(Table.class, table, Players.SOUTH)).isEqualTo(VIEW);
            assertThat(table.south().hand()).isSameAs(VIEW.south().hand());
            assertThat(table.south().deck().cards()).doesNotContain(UNKNOWN);
            assertThat(all(table.north())).containsExactlyInAnyOrderElementsOf(LIST);
            assertThat(table.north().hand()).isEqualTo(table.north().hand().sortBy(Playing::name));
        });
    }

    @Test
    void eachPlaceHasAnyOfTheCards() {
        Array<Table> tables = dealt(PACK, LIST, CardPool.UNKNOWN);
        Array<Playing> hidden = LIST.remove(card("c")).remove(card("f")).distinct();
        assertThat(tables.map(table -> table.north().deck().cards().head()).distinct())
                .hasSameElementsAs(hidden);
        assertThat(tables.map(table -> table.north().deck().cards().last()).distinct())
                .hasSameElementsAs(hidden);
        assertThat(tables.flatMap(table -> table.north().hand()).distinct()).hasSameElementsAs(hidden);
        assertThat(tables.flatMap(table -> table.north().aside()).distinct()).hasSameElementsAs(hidden);
    }

    @Test
    void whatAPlayerBroughtIsWhatWasSeenAndDealt() {
        Dealer dealer = dealer(PACK, UNLISTED, believed("c", "h", "h", "h", "?"));
        Side north = dealer.dealt(Table.class, VIEW, Rng.of(7).dice()).north();
        assertThat(dealer.brought(NORTH, PACK)).isEqualTo(all(north).sortBy(Playing::name));
    }

    @Test
    void whatIsBelievedComesFirstAndNoDeckHasTooManyCopies() {
        assertThat(dealt(PACK, UNLISTED, believed("c", "h", "h", "h", "i"))).allSatisfy(table -> {
            assertThat(all(table.north())).contains(card("i"));
            assertThat(all(table.north()).count(card("h")::equals)).isEqualTo(2);
            assertThat(all(table.north()).groupBy(card -> card).values())
                    .allSatisfy(copies -> assertThat(copies).hasSizeLessThanOrEqualTo(2));
        });
    }

    @Test
    void whatIsRareComesLast() {
        Pack<Playing> rare = PACK.rarely(card -> card.name().compareTo("f") > 0);
        assertThat(dealt(rare, UNLISTED, CardPool.UNKNOWN).flatMap(table -> all(table.north())))
                .allSatisfy(card -> assertThat(rare.rare().test(card)).isFalse());
        Pack<Playing> rarer = PACK.rarely(card -> card.name().compareTo("c") > 0);
        assertThat(dealt(rarer, UNLISTED, CardPool.UNKNOWN))
                .allSatisfy(table -> assertThat(all(table.north())).containsAll(cards("a", "a", "b", "b", "c", "c")));
    }

    @Test
    void whatIsRememberedIsInTheHandAndOnTheDeck() {
        assertThat(dealt(PACK, LIST, remembered(Array.of("e", "b"), Array.of("g", "a"))))
                .allSatisfy(table -> {
                    assertThat(table.north().hand()).containsAll(cards("b", "e"));
                    assertThat(table.north().deck().cards()).startsWith(card("g"), card("a"));
                });
    }

    @Test
    void wrongMemoriesAreKeptAsFarAsTheyFit() {
        Seq<String> wrong = Array.of("?", "none", "f", "f", "j", "e", "d", "d", "a", "b", "c", "c", "g");
        assertThat(dealt(PACK, LIST, remembered(wrong, wrong))).allSatisfy(table -> {
            assertThat(all(table.north())).containsExactlyInAnyOrderElementsOf(LIST);
            assertThat(table.north().deck().cards()).isEqualTo(cards("e", "d", "a"));
        });
    }

    @Test
    void partOfAPlaceCanBeKnown() {
        Side some = new Side(NORTH, pile("e", "?", "?"), cards(), Option.some(card("b")), List.of(card("a")));
        Table view = new Table(VIEW.south(), some, Option.none());
        Array<Playing> list = cards("a", "b", "c", "d", "e");
        assertThat(dealt(dice -> dealer(PACK, list, CardPool.UNKNOWN).dealt(Table.class, view, dice)))
                .allSatisfy(table -> {
                    assertThat(table.north().deck().cards()).hasSize(3).startsWith(card("e"));
                    assertThat(all(table.north())).containsExactlyInAnyOrderElementsOf(list);
                });
    }

    @Test
    void whereThereAreTooFewCardsTheFirstFillsTheRest() {
        Pack<Playing> small = pack("ac");
        assertThat(dealt(small, UNLISTED, CardPool.UNKNOWN))
                .allSatisfy(table -> assertThat(all(table.north())).hasSize(9).doesNotContain(UNKNOWN));
    }

    @Test
    void aHandHasAsManyCardsOfADeckAsAreNotInIt() {
        Pack<Playing> vowels = pack("aei").sized(4);
        Pack<Playing> others = pack("bcd").sized(5);
        TwoDecks view = new TwoDecks(Players.SOUTH, pile("?", "?"), pile("?", "?", "?", "?"), pile("?", "?", "?"));
        Array<TwoDecks> all = dealt(dice -> Dealer.of(
                        ZONES, Array.of(vowels, others), Array.of(UNLISTED), remembered(Array.empty(), Array.empty()))
                .dealt(TwoDecks.class, view, dice));
        assertThat(all).allSatisfy(table -> {
            assertThat(vowels.cards()).containsAll(table.vowels().cards());
            assertThat(others.cards()).containsAll(table.others().cards());
            assertThat(table.hand().cards().count(vowels.cards()::contains)).isEqualTo(2);
            assertThat(table.hand().cards()).isEqualTo(table.hand().cards().sortBy(Playing::name));
        });
        assertThat(all.map(table -> table.hand().cards().head()).distinct()).contains(card("a"), card("b"));
    }

    @Test
    void onePackCanBeForAllPlayers() {
        Array<Playing> all = cards("x", "y", "z", "c", "f", "a", "b", "b", "d", "d", "e", "g", "h", "h");
        Pack<Playing> pack = pack("abcdefghxyz");
        assertThat(dealt(dice -> Dealer.ofOne(ZONES, pack, all).dealt(Table.class, VIEW, dice)))
                .allSatisfy(table -> assertThat(all(table.south()).appendAll(all(table.north())))
                        .containsExactlyInAnyOrderElementsOf(all));
    }

    @Test
    void eachOfSeveralHandsFromOnePackHasAnyOfTheCards() {
        Side south = new Side(Players.SOUTH, pile(), cards("?", "?"), Option.none(), List.empty());
        Side north = new Side(NORTH, pile(), cards("?", "?"), Option.none(), List.empty());
        Array<Table> all = dealt(dice -> Dealer.ofOne(ZONES, pack("abcd"), cards("a", "b", "c", "d"))
                .dealt(Table.class, new Table(south, north, Option.none()), dice));
        assertThat(all)
                .allSatisfy(table -> assertThat(table.north().hand())
                        .isEqualTo(table.north().hand().sortBy(Playing::name)));
        assertThat(all.map(table -> table.south().hand().head()).distinct())
                .containsExactlyInAnyOrder(card("a"), card("b"), card("c"));
    }

    @Test
    void aKnownListIsWhatThePlayerBrought() {
        Dealer dealer = dealer(PACK, LIST, CardPool.UNKNOWN);
        dealer.dealt(Table.class, VIEW, Rng.of(7).dice());
        assertThat(dealer.brought(NORTH, PACK)).isSameAs(LIST);
    }

    @Test
    void whatAPlayerBroughtIsNotTheKnownListIfMoreIsSeen() {
        Dealer dealer = dealer(PACK, cards("a", "b", "c"), CardPool.UNKNOWN);
        Side north = dealer.dealt(Table.class, VIEW, Rng.of(7).dice()).north();
        assertThat(dealer.brought(NORTH, PACK)).contains(card("f")).containsAll(north.seen());
    }
}
