package io.github.terrene.examples.benchmarks.reduced;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** The printed cards as numbers. A card is its place among all cards sorted by id, so that lists come in the library's order. */
public final class CardTable {
    /** How many different cards there may be. */
    public static final int MOST = 16;

    public final int[] lv = new int[MOST];
    public final int[] sp = new int[MOST];
    public final int[] hp = new int[MOST];
    public final int[] atk = new int[MOST];
    public final int[] def = new int[MOST];
    /** How many copies of a card are in the deck of a seat. */
    public final int[][] copies = new int[2][MOST];
    /** A bit for each card in the deck of a seat. */
    public final int[] inDeck = new int[2];
    /** What the tiers of the XP gain tree add. */
    public final int[] moreAtk = new int[TerrainCard.TIERS];

    public final int[] moreDef = new int[TerrainCard.TIERS];
    public final int[] moreHp = new int[TerrainCard.TIERS];
    public final int[] haste = new int[TerrainCard.TIERS];

    private final Array<Card> sorted;
    private int characters;
    private int starters;
    private int items;
    private int terrain;
    private int terrainActions;

    private CardTable(Array<Card> sorted) {
        this.sorted = sorted;
    }

    /** The table of these cards and these two decks; the cards have one Terrain among them. */
    public static CardTable of(Array<Card> cards, Deck a, Deck b) {
        CardTable table = new CardTable(cards.sortBy(Card::id));
        for (int number = 0; number < cards.size(); number++) {
            table.enter(number, table.sorted.get(number));
        }
        table.enter(0, a);
        table.enter(1, b);
        return table;
    }

    /** The number of the card with that id. */
    public int number(String id) {
        return sorted.indexWhere(card -> card.id().equals(id));
    }

    /** The id of the card with that number. */
    public String id(int number) {
        return sorted.get(number).id();
    }

    /** A bit for each Character. */
    public int characters() {
        return characters;
    }

    /** A bit for each Character that may be in a starting party. */
    public int starters() {
        return starters;
    }

    /** A bit for each Item. */
    public int items() {
        return items;
    }

    /** The number of the Terrain. */
    public int terrain() {
        return terrain;
    }

    /** How many Actions the Terrain gives in a turn. */
    public int terrainActions() {
        return terrainActions;
    }

    private void enter(int number, Card card) {
        if (card instanceof CharacterCard character) {
            characters |= 1 << number;
            starters |= character.sp() == 1 ? 1 << number : 0;
            lv[number] = character.lv();
            sp[number] = character.sp();
            hp[number] = character.hp();
            atk[number] = character.atk();
            def[number] = character.def();
        } else if (card instanceof AssignableCard) {
            items |= 1 << number;
        } else if (card instanceof TerrainCard ground) {
            terrain = number;
            terrainActions = ground.actions();
            for (int tier = 0; tier < TerrainCard.TIERS; tier++) {
                enter(tier, ground.xpTree().get(tier));
            }
        }
    }

    private void enter(int tier, Gain gain) {
        for (Alteration what : gain.lasting()) {
            moreAtk[tier] += what.adds(Stat.ATK);
            moreDef[tier] += what.adds(Stat.DEF);
            moreHp[tier] += what.adds(Stat.HP);
            haste[tier] |= what.gives(Keyword.HASTE) ? 1 : 0;
        }
    }

    private void enter(int seat, Deck deck) {
        for (Card card : deck.cards()) {
            int number = number(card.id());
            copies[seat][number]++;
            inDeck[seat] |= 1 << number;
        }
    }
}
