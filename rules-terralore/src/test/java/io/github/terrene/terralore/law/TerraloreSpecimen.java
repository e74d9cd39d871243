package io.github.terrene.terralore.law;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.DoubleKnockout;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.arbitrary.Opening;
import io.github.terrene.testkit.arbitrary.Policy;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Terralore with random decks of the starter set and of the workshop, and all options. */
final class TerraloreSpecimen implements Specimen<GameConfig, Game, Action, Event, View> {
    static final Array<Card> CARDS = StarterSet.cards().appendAll(Workshop.CARDS);
    static final Terralore RULES = Terralore.of(Catalogue.of(CARDS).get());

    @Override
    public Rules<GameConfig, Game, Action, Event, View> rules() {
        return RULES;
    }

    @Override
    public Arbitrary<Opening<GameConfig>> openings() {
        return Combinators.combine(options(), Arbitraries.longs(), Arbitraries.longs())
                .as((options, decks, seed) ->
                        new Opening<>(GameConfig.of(options, deck("one", decks), deck("other", decks + 1)), seed));
    }

    static Deck deck(String name, long seed) {
        Array<Card> from = Math.floorMod(seed, 3) == 0 ? StarterSet.cards() : CARDS;
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

    @Override
    public Seq<Policy<? super Game, ? super Action>> policies() {
        return Array.ofAll(Styles.ALL);
    }

    /** The turns there can be (11.9), each with two plans of seven cards and what these ask. */
    @Override
    public int endless(GameConfig config) {
        return config.options().turnLimit() * 1_000;
    }

    @Override
    public Tables<Game, Event, View, Table> tables() {
        return Tables.folding(Game::table, View::table);
    }

    @Override
    public boolean reveals(Event event) {
        return event.revealing();
    }

    @Override
    public Seq<String> ruleNumbers() {
        return RuleNumbers.all();
    }
}
