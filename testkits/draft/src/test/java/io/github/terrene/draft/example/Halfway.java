package io.github.terrene.draft.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/** An encounter of four with short games, played at random to where the page needs it. */
final class Halfway {
    static final Catalogue CATALOGUE = Catalogue.ofSets(Array.of(new BaseSet())).get();
    static final RandomEncounter RULES = RandomEncounter.of(CATALOGUE);
    static final DraftConfig CONFIG =
            DraftConfig.basic(4, CATALOGUE.cards(), Options.standard().withTurnLimit(4));

    private static final Path PAGE = Path.of("../../docs/random-encounter.md");

    private Halfway() {}

    private static Timeline<Encounter, EncounterAction, EncounterEvent> until(Predicate<Encounter> there) {
        Timeline<Encounter, EncounterAction, EncounterEvent> played =
                Timeline.start(RULES, CONFIG, 7).get();
        Dice dice = Rng.of(8).dice();
        while (!there.test(played.state())) {
            Seat seat = RULES.deciders(played.state()).head();
            played = played.play(RULES, dice.pick(RULES.choices(played.state(), seat)))
                    .get();
        }
        return played;
    }

    static Timeline<Encounter, EncounterAction, EncounterEvent> atTheDecks() {
        return until(encounter -> RULES.pending(encounter).get(0).prompt().equals("deck"));
    }

    static Timeline<Encounter, EncounterAction, EncounterEvent> inTheTournament() {
        return until(encounter -> encounter.tournament().isDefined());
    }

    static Timeline<Encounter, EncounterAction, EncounterEvent> toTheEnd() {
        return until(encounter -> RULES.outcome(encounter).isDefined());
    }

    /** What a program prints. */
    static String printed(Runnable program) {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        PrintStream console = System.out;
        System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            program.run();
        } finally {
            System.setOut(console);
        }
        return told.toString(StandardCharsets.UTF_8);
    }

    /** The page shows that text. */
    static void isOnThePage(String text) {
        try {
            assertThat(Files.readString(PAGE)).contains(text);
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }
}
