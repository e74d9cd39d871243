package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.DoubleKnockout;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.view.View;
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

/** Games of Terralore with random decks of some cards, and all options. */
public class TerraloreSpecimen extends TableSpecimen<GameConfig, Game, Action, Event, View, Table> {
    private static final Array<ListedRefusal> REFUSALS = ListedRefusal.of("terrene-kernel", "terrene-rules-terralore");
    private static final Array<String> PRINTED =
            NumberedRule.of("terrene-rules-terralore").map(NumberedRule::number);

    private final Terralore rules;
    private final DeckCards<Card> cards;

    /**
     * Games with these cards.
     *
     * @param cards the cards that decks are made from; more than a deck has
     */
    public TerraloreSpecimen(Terralore rules, Seq<Card> cards) {
        this(rules, DeckCards.of(cards));
    }

    /**
     * Games with these cards.
     *
     * @param rules with {@linkplain DeckCards#all() all} of them
     */
    public TerraloreSpecimen(Terralore rules, DeckCards<Card> cards) {
        super(() -> rules, Styles.ALL, Game::table, View::table, PRINTED);
        this.rules = rules;
        this.cards = cards;
    }

    /** Games with these cards, and with random ones. */
    public static TerraloreSpecimen amongAny(Seq<Card> cards) {
        TerraloreCardGame game = RandomCards::new;
        DeckCards<Card> decks = DeckCards.amongAny(game, cards);
        return new TerraloreSpecimen(Terralore.of(Catalogue.of(decks.all()).get()), decks);
    }

    @Override
    public Terralore rules() {
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
                                deck("one", cards.of(decks), decks),
                                deck("other", cards.of(decks), decks + 1)),
                        seed));
    }

    /** A random deck from these cards. */
    protected Deck deck(String name, Array<Card> from, long seed) {
        return Deck.of(name, Rng.of(seed).dice().shuffle(from).take(DeckRules.SIZE));
    }

    private static Arbitrary<Options> options() {
        return Combinators.combine(
                        Arbitraries.of(Mulligan.values()),
                        Arbitraries.of(Array.of(Option.some(10), Option.some(12), Option.<Integer>none())
                                .asJava()),
                        Arbitraries.of(DoubleKnockout.values()),
                        Arbitraries.of(30, 30, 30, 1, 4),
                        Arbitraries.of(true, false))
                .as(Options::new);
    }

    /** An upper bound on the number of decisions: the turn limit (11.9) times far more than two plans of seven cards and their questions. */
    @Override
    public int endless(GameConfig config) {
        return config.options().turnLimit() * 1_000;
    }

    @Override
    @Rule("TL-1.9")
    public Array<?> cards(Game game, Seq<Seat> owners) {
        return owned(Table.class, game.table(), owners).reject(card -> ((Card) card._2).kind() == CardKind.TOKEN);
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
