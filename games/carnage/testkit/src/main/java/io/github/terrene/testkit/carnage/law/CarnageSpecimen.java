package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.AscensionAfterWin;
import io.github.terrene.carnage.setup.Options.LocationPrice;
import io.github.terrene.carnage.setup.Options.PremiumCards;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
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
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Builders;
import net.jqwik.api.Combinators;

/** Games of Carnage with random lists of some cards, and all options. */
public class CarnageSpecimen extends TableSpecimen<GameConfig, Game, Action, Event, View, Table> {
    private static final Array<ListedRefusal> REFUSALS = ListedRefusal.of("terrene-kernel", "terrene-rules-carnage");
    private static final int LEGENDS = 3;
    private static final int PREMIUM_OF_A_TYPE = 3;
    private static final int MORE_THAN_A_TURN_HAS = 1_000;
    private static final Array<String> PRINTED =
            NumberedRule.of("terrene-rules-carnage").map(NumberedRule::number);

    private final Carnage rules;
    private final DeckCards<Card> cards;

    /**
     * Games with these cards.
     *
     * @param cards the cards that lists are made from, premium prints included if there are any: at least three Legends with different names,
     *     and enough of every type that some random five of each make a deck of 15
     */
    public CarnageSpecimen(Carnage rules, Seq<Card> cards) {
        this(rules, DeckCards.of(cards));
    }

    /**
     * Games with these cards.
     *
     * @param rules with {@linkplain DeckCards#all() all} of them
     */
    public CarnageSpecimen(Carnage rules, DeckCards<Card> cards) {
        super(() -> rules, Styles.ALL, Game::table, View::table, PRINTED);
        this.rules = rules;
        this.cards = cards;
    }

    /** Games with these cards, and with random ones. */
    public static CarnageSpecimen amongAny(Seq<Card> cards) {
        CarnageCardGame game = RandomCards::new;
        DeckCards<Card> decks = DeckCards.amongAny(game, cards);
        return new CarnageSpecimen(
                Carnage.of(Catalogue.of(StarterSet.elements(), decks.all()).get()), decks);
    }

    @Override
    public Carnage rules() {
        return rules;
    }

    /** The cards that decks are made from. */
    public final DeckCards<Card> deckCards() {
        return cards;
    }

    @Override
    public Arbitrary<SeededConfig<GameConfig>> seededConfigs() {
        return Combinators.combine(options(), Arbitraries.longs(), Arbitraries.longs())
                .as((options, lists, seed) -> new SeededConfig<>(
                        GameConfig.of(
                                options,
                                list("one", cards.of(lists), lists),
                                list("other", cards.of(lists), lists + 1)),
                        seed));
    }

    /** A random list of these cards: half of all lists have few names, and so many copies. */
    public static DeckList list(String name, Seq<Card> cards, long seed) {
        Dice dice = Rng.of(seed).dice();
        boolean few = dice.below(2) == 0;
        Array<Card> legends = of(cards, CardKind.LEGEND, few, dice);
        Array<Card> companion = deck(legends, LEGENDS, of(cards, CardKind.RELIC, few, dice), dice);
        Array<Card> locations = of(cards, CardKind.LOCATION, false, dice);
        return DeckList.of(name, companion.appendAll(deck(locations, 1, of(cards, CardKind.MONSTER, few, dice), dice)));
    }

    /** All prints of the cards of a type, or of some five of them, in random order. */
    private static Array<Card> of(Seq<Card> cards, CardKind type, boolean few, Dice dice) {
        Array<Card> all = dice.shuffle(Array.ofAll(cards.filter(card -> card.is(type))));
        Array<String> names = all.map(Card::name).distinct().take(few ? 5 : all.size());
        return all.filter(card -> names.contains(card.name()));
    }

    /** A deck of two types: first so many different cards of the first type as it must have, and one of the second. */
    @Rule({"CG-2.2", "CG-2.3", "CG-2.5", "CG-2.6"})
    private static Array<Card> deck(Array<Card> first, int different, Array<Card> second, Dice dice) {
        Array<Card> needed = first.distinctBy(Card::name).take(different).append(second.head());
        Array<Card> copies = first.appendAll(second).flatMap(card -> Array.fill(copiesOf(card), card));
        Array<Card> others = dice.shuffle(needed.foldLeft(copies, Array::remove));
        return others.foldLeft(needed, CarnageSpecimen::adding);
    }

    private static int copiesOf(Card card) {
        return card.premium() ? 1 : ListRules.COPIES;
    }

    private static Array<Card> adding(Array<Card> deck, Card card) {
        boolean tooMany =
                card.premium() && deck.count(each -> each.premium() && each.is(card.kind())) == PREMIUM_OF_A_TYPE;
        return tooMany || deck.size() == ListRules.SIZE ? deck : deck.append(card);
    }

    /** After how many turns games end: most of them are over before, some are cut short. */
    protected Arbitrary<Integer> turnLimits() {
        return Arbitraries.of(200, 200, 200, 20, 2);
    }

    private Arbitrary<Options> options() {
        return Builders.withBuilder(Options::builder)
                .use(Arbitraries.of(PremiumCards.class))
                .in(Options.Builder::premium)
                .use(Arbitraries.of(LocationPrice.class))
                .in(Options.Builder::locationPrice)
                .use(Arbitraries.of(true, true, false))
                .in(Options.Builder::awakening)
                .use(Arbitraries.of(RelicFate.class))
                .in(Options.Builder::relicFate)
                .use(Arbitraries.of(AscensionAfterWin.class))
                .in(Options.Builder::ascensionAfterWin)
                .use(Arbitraries.of(1, 0))
                .in(Options.Builder::savedMonsterVp)
                .use(Arbitraries.of(false, false, true))
                .in(Options.Builder::pillarOnce)
                .use(Arbitraries.of(false, false, true))
                .in(Options.Builder::concedeOnExhaustion)
                .use(Arbitraries.of(6, 2))
                .in(Options.Builder::stalemateTurns)
                .use(turnLimits())
                .in(Options.Builder::turnLimit)
                .build(Options.Builder::build);
    }

    /** An upper bound on the number of decisions: there are no more turns than the option says (13.6). */
    @Override
    public int endless(GameConfig config) {
        return (config.options().turnLimit() + 1) * MORE_THAN_A_TURN_HAS;
    }

    @Override
    public Array<?> cards(Game game, Seq<Seat> owners) {
        return owned(Table.class, game.table(), owners);
    }

    @Override
    public Knowledge truth(Game game) {
        Seq<Side> sides = Array.of(game.table().south(), game.table().north());
        return new Knowledge(
                TreeMap.ofEntries(sides.map(
                        side -> Tuple.of(side.seat(), side.hand().cards().map(Card::id)))),
                TreeMap.ofEntries(sides.map(side ->
                        Tuple.of(side.seat(), side.elements().deck().cards().map(ElementCard::id)))),
                TreeMap.empty());
    }

    @Override
    public Seq<ListedRefusal> refusals() {
        return REFUSALS;
    }
}
