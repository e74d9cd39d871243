package io.github.terrene.carnage.view;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** An action as an app offers it to a person: with the cards it is about, what it costs and what it gives now. */
public sealed interface Offer {
    /** An action that needs no further details. */
    record Plain(Action action) implements Offer {}

    /**
     * Keeping a Relic.
     *
     * @param legend the kept Legend to which it is given
     */
    @Rule("CG-4.3")
    record GiveRelic(Card relic, Card legend) implements Offer {}

    /**
     * Burning a card.
     *
     * @param shards the number of shards that it gives
     */
    @Rule("CG-6.3")
    record Burn(Card card, int shards) implements Offer {}

    /**
     * Using a power.
     *
     * @param card the card that has the power
     * @param ability the place of the power among the abilities of the card, counted from 0
     */
    @Rule("CG-6.5")
    record UsePower(Card card, int ability) implements Offer {}

    /**
     * Placing a Location or a Monster.
     *
     * @param shards the number of shards that it costs
     */
    @Rule({"CG-6.6", "CG-6.9"})
    record Place(Card card, int shards) implements Offer {}

    /**
     * Adding a Legend or Relic to the spearhead.
     *
     * @param place the place in the spearhead, from 1 to 3
     * @param shards the number of shards that it costs
     */
    @Rule("CG-6.10")
    record Add(Card card, @Names(Named.PLACE) int place, int shards) implements Offer {}

    /**
     * Putting a card under the one of the same name.
     *
     * @param shards the number of shards that it costs
     */
    @Rule("CG-6.12")
    record Reinforce(Card card, int shards) implements Offer {}

    /** Laying Element cards for rounds 1, 2 and 3. */
    @Rule("CG-8.4")
    record Lay(Array<LaidCard> rounds) implements Offer {}

    /**
     * An Element card for a round.
     *
     * @param card the id of the card
     * @param strength the strength that it gives the fighter; none if nobody acts
     */
    record LaidCard(@Names(Named.CARD) String card, Option<Integer> strength) {}

    /**
     * The answer yes to a question.
     *
     * @param about what was asked, as a short stable key
     */
    record Yes(@Names(Named.WORD) String about) implements Offer {}

    /**
     * The answer no to a question.
     *
     * @param about what was asked, as a short stable key
     */
    record No(@Names(Named.WORD) String about) implements Offer {}

    /**
     * Choosing nothing, or nothing more.
     *
     * @param about what was asked, as a short stable key
     */
    record Nothing(@Names(Named.WORD) String about) implements Offer {}

    /**
     * Drawing from a deck.
     *
     * @param left the number of cards that the deck has left
     */
    @Rule("CG-12.7")
    record DrawFrom(DeckKind deck, int left) implements Offer {}

    /** Choosing a Legend that stands in the spearhead, for example to ascend. */
    @Rule("CG-9.5")
    record Choose(Card legend) implements Offer {}

    /** Ordering a company to rounds 1, 2 and 3. */
    @Rule("CG-7.3")
    record Order(Array<Fighter> fighters) implements Offer {}

    /**
     * Two fighters of the opponent change places.
     *
     * @param one the number of the earlier round
     * @param other the number of the later round
     * @param first the fighter that acts in the earlier round
     * @param second the fighter that acts in the later round
     */
    @Rule("CG-12.9")
    record Exchange(int one, int other, Fighter first, Fighter second) implements Offer {}

    /**
     * Putting Element cards back.
     *
     * @param kept the ids of the cards that go back, the top one first
     * @param discarded the ids of the cards that are discarded
     */
    @Rule("CG-6.4")
    record PutBack(
            @Names(Named.CARD) Array<String> kept,
            @Names(Named.CARD) Array<String> discarded) implements Offer {}
}
