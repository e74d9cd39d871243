package io.github.terrene.examples.terminal;

import io.vavr.control.Option;

/** The games that can be played. */
enum Games {
    /** Terrene Odyssey, best of three. */
    ODYSSEY(Option.none()),
    /** Terralore, one game. */
    TERRALORE(Option.some(new TerraloreDuo())),
    /** Hobe, one game. */
    HOBE(Option.some(new HobeDuo())),
    /** Carnage, one game. */
    CARNAGE(Option.some(new CarnageDuo())),
    /** Random Encounter: a draft of Terrene Odyssey, and a tournament with the decks. */
    DRAFT(Option.none());

    private final Option<Duo<?, ?, ?, ?, ?>> duo;

    Games(Option<Duo<?, ?, ?, ?, ?>> duo) {
        this.duo = duo;
    }

    /** The game, if it is one for two with ready decks. */
    Option<Duo<?, ?, ?, ?, ?>> duo() {
        return duo;
    }
}
