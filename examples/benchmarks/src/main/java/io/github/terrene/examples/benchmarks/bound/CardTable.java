package io.github.terrene.examples.benchmarks.bound;

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
    static final int MOST = 20;

    final int[] lv = new int[MOST];
    final int[] sp = new int[MOST];
    final int[] hp = new int[MOST];
    final int[] atk = new int[MOST];
    final int[] def = new int[MOST];
    /** How many copies of a card are in the deck of a seat. */
    final int[][] copies = new int[2][MOST];
    /** A bit for each card in the deck of a seat. */
    final int[] inDeck = new int[2];
    /** A bit for each Character, for each of them that may be in a starting party, and for each Item. */
    int characters;

    int starters;
    int items;
    int terrain;
    int terrainActions;
    /** What the tiers of the XP gain tree add. */
    final int[] moreAtk = new int[TerrainCard.TIERS];

    final int[] moreDef = new int[TerrainCard.TIERS];
    final int[] moreHp = new int[TerrainCard.TIERS];
    final int[] haste = new int[TerrainCard.TIERS];

    private final Array<Card> sorted;

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
