package io.github.terrene.testkit.law;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Decks;
import io.github.terrene.testkit.arbitrary.Opening;
import io.github.terrene.testkit.arbitrary.Policy;
import io.github.terrene.testkit.arbitrary.Settings;
import io.github.terrene.testkit.arbitrary.Styles;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** One against one, with random decks of the base set and all options. */
final class DuelSpecimen implements Specimen<GameConfig, Game, Action, Event, View> {
    static final Catalogue CATALOGUE = Catalogue.ofSets(Array.of(new BaseSet())).get();
    static final TerreneOdyssey RULES = TerreneOdyssey.duel(CATALOGUE);
    static final Decks DECKS = Decks.constructed(CATALOGUE);
    private static final Array<Deck> READY = Array.ofAll(new BaseSet().decks()).map(ReadyDeck::deck);

    private final Rules<GameConfig, Game, Action, Event, View> rules;

    DuelSpecimen() {
        this(RULES);
    }

    DuelSpecimen(Rules<GameConfig, Game, Action, Event, View> rules) {
        this.rules = rules;
    }

    @Override
    public Rules<GameConfig, Game, Action, Event, View> rules() {
        return rules;
    }

    @Override
    public Arbitrary<Opening<GameConfig>> openings() {
        return Combinators.combine(Settings.of(Format.DUEL), DECKS.numbers(), DECKS.numbers(), Arbitraries.longs())
                .as((options, one, other, seed) -> new Opening<>(
                        GameConfig.of(options, DECKS.of(options.edition(), one), DECKS.of(options.edition(), other)),
                        seed));
    }

    @Override
    public Seq<Policy<? super Game, ? super Action>> policies() {
        return Array.ofAll(Styles.ALL);
    }

    @Override
    public Seq<CardPool> beliefs(GameConfig config, Seat seat) {
        return beliefs(config.decks(), seat);
    }

    /** Both decks as they are, nothing of the opponent's, and the same deck as the own one. */
    static Seq<CardPool> beliefs(Array<Deck> decks, Seat seat) {
        Array<Seq<String>> lists = decks.map(deck -> deck.cards().map(Card::id));
        Seq<String> own = lists.get(seat.index());
        return Array.of(
                new CardPool(lists),
                new CardPool(lists.map(list -> list == own ? own : Array.empty())),
                new CardPool(lists.map(list -> own)));
    }

    @Override
    public Seat doer(Action action) {
        return action.seat();
    }

    @Override
    public OdysseyTables tables() {
        return new OdysseyTables();
    }

    @Override
    public boolean reveals(Event event) {
        return event.revealing();
    }

    @Override
    public Seq<String> ruleNumbers() {
        return NumberedRule.numbers("core");
    }
}
