/** Draft and tournament of Terrene Odyssey: Random Encounter. */
module io.github.terrene.draft {
    requires transitive io.github.terrene.odyssey;

    exports io.github.terrene.draft.tournament;
    exports io.github.terrene.draft.tournament.score;
}
