/** Draft and tournament of Terrene Odyssey: Random Encounter. */
module io.github.terrene.draft {
    requires transitive io.github.terrene.odyssey;

    exports io.github.terrene.draft;
    exports io.github.terrene.draft.deck;
    exports io.github.terrene.draft.picking;
    exports io.github.terrene.draft.play;
    exports io.github.terrene.draft.pool;
    exports io.github.terrene.draft.tournament;
    exports io.github.terrene.draft.tournament.score;
}
