package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.odyssey.game.PlayStyles;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/** What is played in the figures: every game by uniform and by sensible choices, the reduced game also by the hand-written ones. */
public enum Plays {
    REDUCED(Program.REDUCED, "reduced game, uniform", () -> OdysseyPlay.reduced(Plays.TURN_LIMIT)),
    REDUCED_CHECKED(
            Program.REDUCED,
            "reduced game, uniform, legal and apply",
            () -> OdysseyPlay.reduced(Plays.TURN_LIMIT).checked()),
    REDUCED_IMMUTABLE(Program.REDUCED, "reduced game, immutable twin", () -> new ImmutablePlay(Plays.TURN_LIMIT)),
    REDUCED_MUTABLE(Program.REDUCED, "reduced game, mutable bound", () -> new MutablePlay(Plays.TURN_LIMIT)),
    REDUCED_SENSIBLE(
            Program.REDUCED,
            "reduced game, sensible",
            () -> OdysseyPlay.reduced(Plays.TURN_LIMIT).by(PlayStyles.SENSIBLE)),
    REAL(Program.ODYSSEY, "real decks, uniform", OdysseyPlay::realDecks),
    REAL_CHECKED(
            Program.ODYSSEY,
            "real decks, uniform, legal and apply",
            () -> OdysseyPlay.realDecks().checked()),
    REAL_SENSIBLE(
            Program.ODYSSEY,
            "real decks, sensible",
            () -> OdysseyPlay.realDecks().by(PlayStyles.SENSIBLE)),
    FOUR_SEATS(Program.ODYSSEY, "four seats, uniform", OdysseyPlay::fourSeats),
    FOUR_SEATS_SENSIBLE(
            Program.ODYSSEY,
            "four seats, sensible",
            () -> OdysseyPlay.fourSeats().by(PlayStyles.SENSIBLE)),
    MATCH(Program.ODYSSEY, "match, uniform", MatchPlay::uniform),
    MATCH_SENSIBLE(Program.ODYSSEY, "match, sensible", () -> MatchPlay.uniform().by(PlayStyles.SENSIBLE)),
    DRAFT(Program.ENCOUNTER, "draft of eight, uniform", EncounterPlay::drafts),
    DRAFTED(Program.ENCOUNTER, "drafted decks, uniform", DraftedPlay::uniform),
    DRAFTED_SENSIBLE(
            Program.ENCOUNTER,
            "drafted decks, sensible",
            () -> DraftedPlay.uniform().by(PlayStyles.SENSIBLE)),
    ENCOUNTER(Program.ENCOUNTER, "encounter of eight, uniform", EncounterPlay::uniform),
    ENCOUNTER_SENSIBLE(Program.ENCOUNTER, "encounter of eight, sensible", () -> EncounterPlay.by(PlayStyles.SENSIBLE)),
    TERRALORE(Program.TERRALORE, "Terralore, uniform", TerralorePlay::uniform),
    TERRALORE_CHECKED(
            Program.TERRALORE,
            "Terralore, uniform, legal and apply",
            () -> TerralorePlay.uniform().checked()),
    TERRALORE_SENSIBLE(
            Program.TERRALORE,
            "Terralore, sensible",
            () -> TerralorePlay.uniform().by(io.github.terrene.terralore.game.PlayStyles.SENSIBLE)),
    HOBE(Program.HOBE, "Hobe, uniform", HobePlay::uniform),
    HOBE_CHECKED(
            Program.HOBE,
            "Hobe, uniform, legal and apply",
            () -> HobePlay.uniform().checked()),
    HOBE_SENSIBLE(
            Program.HOBE,
            "Hobe, sensible",
            () -> HobePlay.uniform().by(io.github.terrene.hobe.game.PlayStyles.SENSIBLE)),
    CARNAGE(Program.CARNAGE, "Carnage, uniform", CarnagePlay::uniform),
    CARNAGE_CHECKED(
            Program.CARNAGE,
            "Carnage, uniform, legal and apply",
            () -> CarnagePlay.uniform().checked()),
    CARNAGE_SENSIBLE(
            Program.CARNAGE,
            "Carnage, sensible",
            () -> CarnagePlay.uniform().by(io.github.terrene.carnage.game.PlayStyles.SENSIBLE));

    private static final int TURN_LIMIT = 200;

    /** What is measured together: a program usually plays one game, and a JVM compiles for what it plays. */
    public enum Program {
        /** The game without abilities, by the library and by hand. */
        REDUCED,
        /** Terrene Odyssey, single games and matches. */
        ODYSSEY,
        /** Drafts and tournaments. */
        ENCOUNTER,
        /** Terralore. */
        TERRALORE,
        /** Hobe. */
        HOBE,
        /** Carnage. */
        CARNAGE;

        /** What it plays. */
        public Array<Plays> plays() {
            return Array.of(Plays.values()).filter(each -> each.program == this);
        }
    }

    private final Program program;
    private final String title;
    private final Supplier<RandomPlay> begin;

    Plays(Program program, String title, Supplier<RandomPlay> begin) {
        this.program = program;
        this.title = title;
        this.begin = begin;
    }

    /** Its name in tables. */
    public String title() {
        return title;
    }

    /** New play of it, from the first game on. */
    public RandomPlay begin() {
        return begin.get();
    }
}
