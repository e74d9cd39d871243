package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.odyssey.game.PlayStyles;
import java.util.function.Supplier;

/** What is played in the figures: every game by uniform and by sensible choices, the reduced game also by the hand-written ones. */
public enum Plays {
    REDUCED("reduced game, uniform", () -> OdysseyPlay.reduced(Plays.TURN_LIMIT)),
    REDUCED_CHECKED(
            "reduced game, uniform, legal and apply",
            () -> OdysseyPlay.reduced(Plays.TURN_LIMIT).checked()),
    REDUCED_IMMUTABLE("reduced game, immutable twin", () -> new ImmutablePlay(Plays.TURN_LIMIT)),
    REDUCED_MUTABLE("reduced game, mutable bound", () -> new MutablePlay(Plays.TURN_LIMIT)),
    REDUCED_SENSIBLE(
            "reduced game, sensible",
            () -> OdysseyPlay.reduced(Plays.TURN_LIMIT).by(PlayStyles.SENSIBLE)),
    REAL("real decks, uniform", OdysseyPlay::realDecks),
    REAL_CHECKED(
            "real decks, uniform, legal and apply",
            () -> OdysseyPlay.realDecks().checked()),
    REAL_SENSIBLE("real decks, sensible", () -> OdysseyPlay.realDecks().by(PlayStyles.SENSIBLE)),
    FOUR_SEATS("four seats, uniform", OdysseyPlay::fourSeats),
    FOUR_SEATS_SENSIBLE("four seats, sensible", () -> OdysseyPlay.fourSeats().by(PlayStyles.SENSIBLE)),
    MATCH("match, uniform", MatchPlay::uniform),
    MATCH_SENSIBLE("match, sensible", () -> MatchPlay.uniform().by(PlayStyles.SENSIBLE)),
    DRAFT("draft of eight, uniform", EncounterPlay::drafts),
    DRAFTED("drafted decks, uniform", DraftedPlay::uniform),
    DRAFTED_SENSIBLE("drafted decks, sensible", () -> DraftedPlay.uniform().by(PlayStyles.SENSIBLE)),
    ENCOUNTER("encounter of eight, uniform", EncounterPlay::uniform),
    ENCOUNTER_SENSIBLE("encounter of eight, sensible", () -> EncounterPlay.by(PlayStyles.SENSIBLE)),
    TERRALORE("Terralore, uniform", TerralorePlay::uniform),
    TERRALORE_CHECKED(
            "Terralore, uniform, legal and apply", () -> TerralorePlay.uniform().checked()),
    TERRALORE_SENSIBLE(
            "Terralore, sensible",
            () -> TerralorePlay.uniform().by(io.github.terrene.terralore.game.PlayStyles.SENSIBLE)),
    HOBE("Hobe, uniform", HobePlay::uniform),
    HOBE_CHECKED("Hobe, uniform, legal and apply", () -> HobePlay.uniform().checked()),
    HOBE_SENSIBLE("Hobe, sensible", () -> HobePlay.uniform().by(io.github.terrene.hobe.game.PlayStyles.SENSIBLE)),
    CARNAGE("Carnage, uniform", CarnagePlay::uniform),
    CARNAGE_CHECKED(
            "Carnage, uniform, legal and apply", () -> CarnagePlay.uniform().checked()),
    CARNAGE_SENSIBLE(
            "Carnage, sensible", () -> CarnagePlay.uniform().by(io.github.terrene.carnage.game.PlayStyles.SENSIBLE));

    private static final int TURN_LIMIT = 200;

    private final String title;
    private final Supplier<RandomPlay> begin;

    Plays(String title, Supplier<RandomPlay> begin) {
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
