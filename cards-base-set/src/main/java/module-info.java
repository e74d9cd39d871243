/** The cards and ready decks of the Terrene Odyssey base set. */
module io.github.terrene.cards.base {
    requires transitive io.github.terrene.odyssey;

    exports io.github.terrene.cards.base;

    provides io.github.terrene.odyssey.card.CardSet with
            io.github.terrene.cards.base.BaseSet;
}
