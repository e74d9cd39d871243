/** An app on the module path, with the set of cards that the page on the card language shows. */
module consumer.embers {
    requires transitive io.github.terrene.cards.base;
    requires io.github.terrene.draft;
    requires io.github.terrene.hobe;
    requires io.github.terrene.narrator;
    requires io.github.terrene.terralore;
    requires io.github.terrene.twoversustwo;

    exports io.github.terrene.example;

    uses io.github.terrene.odyssey.card.CardSet;

    provides io.github.terrene.odyssey.card.CardSet with
            io.github.terrene.example.EmberCoast;
}
