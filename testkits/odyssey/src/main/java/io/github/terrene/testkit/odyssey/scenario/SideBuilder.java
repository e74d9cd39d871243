package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.IntSupplier;

/** Builds what one player has on the table: by default 3 Actions, Home Field, a deck of Pebbles, a hidden Bystander. */
public final class SideBuilder {
    private static final int DECK = 10;

    private final Seat seat;
    private final BiConsumer<String, Object> said;
    private int actions = 3;
    private boolean alone;
    private boolean terrainChanged;
    private boolean traded;
    private List<CharacterSetup> figures = List.empty();
    private List<Card> hand = List.empty();
    private List<Card> deck = List.fill(DECK, (Card) Stage.PEBBLE);
    private List<Card> discards = List.empty();
    private List<Card> known = List.empty();
    private List<BiFunction<Integer, Integer, TerrainInPlay>> storms = List.empty();
    private List<TerrainCard> terrains = List.of(Stage.HOME_FIELD);

    SideBuilder(Seat seat, BiConsumer<String, Object> said) {
        this.seat = seat;
        this.said = said;
    }

    /** That many Actions. */
    public SideBuilder actions(int number) {
        said.accept("Actions", number);
        actions = number;
        return this;
    }

    /** Adds these Characters, in the order in which they came into play. */
    public SideBuilder figures(CharacterSetup... more) {
        figures = figures.appendAll(List.of(more));
        return this;
    }

    /** No hidden Bystander. There is also none if the supply leaves no room for one. */
    public SideBuilder alone() {
        alone = true;
        return this;
    }

    /** This hand and nothing else. */
    public SideBuilder hand(Card... cards) {
        hand = said("hand", List.of(cards));
        return this;
    }

    /** This deck, its top first. */
    public SideBuilder deck(Card... cards) {
        deck = said("deck", List.of(cards));
        return this;
    }

    /** This discard pile, the newest card last. */
    public SideBuilder discardPile(Card... cards) {
        discards = said("discard pile", List.of(cards));
        return this;
    }

    /** These Terrains: the active one, then those that were active before it, the latest first. A Storm was played this turn. */
    public SideBuilder terrains(TerrainCard... activeFirst) {
        terrains = said("Terrains", List.of(activeFirst));
        return this;
    }

    /** Adds this Storm as the active Terrain: its effect comes at the start of the player's next turn. */
    public SideBuilder stormDue(TerrainCard storm) {
        storms = storms.append((number, turn) -> TerrainInPlay.of(number, storm, true, turn));
        known = known.append(storm);
        return this;
    }

    /** Adds this Storm as the active Terrain: its effect has happened, and it goes at the end of the player's turn. */
    public SideBuilder stormInEffect(TerrainCard storm) {
        storms = storms.append((number, turn) ->
                TerrainInPlay.of(number, storm, true, turn - 1).withBroken(true));
        known = known.append(storm);
        return this;
    }

    private <C extends Card> List<C> said(String thing, List<C> cards) {
        said.accept(thing, cards.map(Card::name).mkString("(", ", ", ")"));
        return cards;
    }

    /** Played or switched a Terrain this turn. */
    public SideBuilder terrainChanged() {
        terrainChanged = true;
        return this;
    }

    /** Traded this turn. */
    public SideBuilder traded() {
        traded = true;
        return this;
    }

    /** Every card that is there. */
    List<Card> cards() {
        return hand.appendAll(deck)
                .appendAll(discards)
                .appendAll(terrains)
                .appendAll(known)
                .appendAll(figures.flatMap(CharacterSetup::cards))
                .filter(card -> !card.unknown());
    }

    Side side(Setting setting, int turn, int turns, IntSupplier numbers) {
        Array<TerrainInPlay> ground = Array.ofAll(terrains.reverse())
                .map(card -> TerrainInPlay.of(
                        numbers.getAsInt(), card, true, card.storm().isDefined() ? turn : 0))
                .appendAll(storms.map(storm -> storm.apply(numbers.getAsInt(), turn)));
        Array<Member> members = Array.ofAll(company(setting.format())).map(figure -> figure.member(seat, numbers));
        return Side.before(seat, setting.insiders(seat), Pile.of(deck))
                .withActions(actions)
                .withMembers(members)
                .withTerrains(ground)
                .withHand(Pile.EMPTY.plusSorted(hand))
                .withDiscards(Array.ofAll(discards))
                .withTurns(turns)
                .withTerrainChanged(terrainChanged)
                .withTraded(traded);
    }

    private List<CharacterSetup> company(Format format) {
        int taken = figures.map(figure -> figure.isRecruited() ? figure.card().sp() : 1)
                .sum()
                .intValue();
        return alone || taken >= format.supply() ? figures : figures.append(CharacterSetup.of(Stage.BYSTANDER, false));
    }
}
