package io.github.terrene.examples.terminal;

import io.vavr.collection.Array;

/** The games that can be played. */
enum Games {
    /** Terrene Odyssey, best of three. */
    ODYSSEY(),
    /** Terralore. */
    TERRALORE(new TerraloreDuo(), new MatchDuo<>(new TerraloreDuo(), TerraloreDuo.RULES.match())),
    /** Hobe. */
    HOBE(new HobeDuo(), new MatchDuo<>(new HobeDuo(), HobeDuo.RULES.match())),
    /** Carnage. */
    CARNAGE(new CarnageDuo(), new MatchDuo<>(new CarnageDuo(), CarnageDuo.RULES.match())),
    /** Random Encounter: a draft of Terrene Odyssey, and a tournament with the decks. */
    DRAFT();

    /** Of how many games a match is the best. */
    static final int BEST_OF = 3;

    private final Array<Duo<?, ?, ?, ?, ?>> duos;

    Games(Duo<?, ?, ?, ?, ?>... duos) {
        this.duos = Array.of(duos);
    }

    /** If it is a game for two with ready decks, one game, and a match of several. */
    Array<Duo<?, ?, ?, ?, ?>> duos() {
        return duos;
    }

    /** Of how many games a match may be the best; the first is the default. */
    Array<Integer> bestOf() {
        return this == DRAFT ? Array.empty() : duos.isEmpty() ? Array.of(BEST_OF) : Array.of(1, BEST_OF);
    }
}
