package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.setup.Options.CostPile;
import io.github.terrene.hobe.setup.Options.WeaponTargets;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.law.TableSpecimen;
import io.github.terrene.testkit.law.card.DeckCards;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Games of Hobe with random decks of some cards, and all options. */
public class HobeSpecimen extends TableSpecimen<GameConfig, Game, Action, Event, View, Table> {
    private static final Array<ListedRefusal> REFUSALS = ListedRefusal.of("terrene-kernel", "terrene-rules-hobe");
    private static final int LARGEST = 40;
    private static final int MORE_THAN_A_TURN_HAS = 1_000;
    private static final Array<String> PRINTED =
            NumberedRule.of("terrene-rules-hobe").map(NumberedRule::number);

    private final Hobe rules;
    private final DeckCards<Card> cards;

    /**
     * Games with these cards.
     *
     * @param cards the cards that decks are made from; with two copies of each, and one of each God, more than the 40 of a deck
     */
    public HobeSpecimen(Hobe rules, Seq<Card> cards) {
        this(rules, DeckCards.of(cards));
    }

    /**
     * Games with these cards.
     *
     * @param rules with {@linkplain DeckCards#all() all} of them
     */
    public HobeSpecimen(Hobe rules, DeckCards<Card> cards) {
        super(() -> rules, Styles.ALL, Game::table, View::table, PRINTED);
        this.rules = rules;
        this.cards = cards;
    }

    /** Games with these cards, and with random ones. */
    public static HobeSpecimen amongAny(Seq<Card> cards) {
        HobeCardGame game = RandomCards::new;
        DeckCards<Card> decks = DeckCards.amongAny(game, cards);
        return new HobeSpecimen(Hobe.of(Catalogue.of(decks.all()).get()), decks);
    }

    @Override
    public Hobe rules() {
        return rules;
    }

    /** The cards that decks are made from. */
    public final DeckCards<Card> deckCards() {
        return cards;
    }

    @Override
    public Arbitrary<SeededConfig<GameConfig>> seededConfigs() {
        return Combinators.combine(options(), Arbitraries.longs(), Arbitraries.longs())
                .as((options, decks, seed) -> new SeededConfig<>(
                        GameConfig.of(
                                options,
                                Deck.of("one", random(cards.of(decks), options, decks)),
                                Deck.of("other", random(cards.of(decks), options, decks + 1))),
                        seed));
    }

    /** As many random cards as make a deck, with no more copies than it may have. */
    private static Array<Card> random(Array<Card> from, Options options, long seed) {
        Array<Card> copies = from.flatMap(card -> Array.fill(options.copiesOf(card), card));
        return Rng.of(seed).dice().shuffle(copies).take(options.deckSize());
    }

    private static Arbitrary<Options> options() {
        return Combinators.combine(
                        Arbitraries.of(LARGEST, LARGEST, 24, 12),
                        Arbitraries.of(5, 5, 8, 0),
                        Arbitraries.of(Array.of(Option.<Integer>none(), Option.some(5), Option.some(0))
                                .asJava()),
                        Arbitraries.of(CostPile.values()),
                        Arbitraries.of(WeaponTargets.values()),
                        Arbitraries.of(true, true, false),
                        Arbitraries.of(true, true, false))
                .as((size, hand, limit, pile, bearers, counters, windows) -> Options.standard()
                        .withDeckSize(size)
                        .withOpeningHand(hand)
                        .withHandLimit(limit)
                        .withCopiesPerCard(size == LARGEST ? 3 : 2)
                        .withCostPile(pile)
                        .withWeaponTargets(bearers)
                        .withWeaponsPerCard(bearers == WeaponTargets.ANY ? 2 : 1)
                        .withMoveLimit(size == LARGEST ? 32 : Options.FEWEST_MOVES)
                        .withCounterCounters(counters)
                        .withOfferAllWindows(windows));
    }

    /** An upper bound on the number of decisions: a player has fewer turns than cards in the deck and cards that come back into it (11.5, 10.11). */
    @Override
    public int endless(GameConfig config) {
        return 2 * (config.options().deckSize() + 10) * MORE_THAN_A_TURN_HAS;
    }

    @Override
    public Array<?> cards(Game game, Seq<Seat> owners) {
        return owned(Table.class, game.table(), owners);
    }

    @Override
    public Knowledge truth(Game game) {
        Seq<Side> sides = game.table().sides();
        return new Knowledge(
                TreeMap.ofEntries(sides.map(
                        side -> Tuple.of(side.seat(), side.hand().cards().map(Card::id)))),
                TreeMap.ofEntries(sides.map(
                        side -> Tuple.of(side.seat(), side.deck().cards().map(Card::id)))),
                TreeMap.empty());
    }

    @Override
    public Seq<ListedRefusal> refusals() {
        return REFUSALS;
    }
}
