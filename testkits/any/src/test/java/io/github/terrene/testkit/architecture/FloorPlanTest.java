package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import org.junit.jupiter.api.Test;

/** Who knows where something is in one game finds it in the others: what two games call alike lies in the same room. */
class FloorPlanTest {
    private static final Map<String, String> GAMES = HashMap.of(
            "core", "io.github.terrene.odyssey",
            "games/terralore/rules", "io.github.terrene.terralore",
            "games/hobe/rules", "io.github.terrene.hobe",
            "games/carnage/rules", "io.github.terrene.carnage");

    /** Effects of the Odyssey know no cards and lie below them; elsewhere they know cards, which hold them. */
    private static final Set<String> WHERE_EFFECTS_KNOW_CARDS =
            HashSet.of("Ability", "Proofreader", "Resolution", "Change");

    /** The same in English, but not at the table. */
    private static final Set<String> ANOTHER_CONCEPT =
            HashSet.of("Decks", "Departures", "Draws", "HandRule", "InHand", "Leaving", "Purse", "Tokens", "When");

    /** A rule is where its action belongs in the course of that game: an attack of Carnage takes an action of the turn and leads to duels. */
    private static final Set<String> ANOTHER_COURSE =
            HashSet.of("AttackRule", "PassRule", "Targeting", "Victory", "Window");

    private static final Map<String, Map<String, String>> ROOMS = Sources.ALL
            .published()
            .filter(file -> GAMES.containsKey(file.module()) && !file.info())
            .groupBy(SourceFile::name)
            .mapValues(files -> HashMap.ofEntries(files.map(file -> Tuple.of(file.module(), room(file)))));

    private static String room(SourceFile file) {
        return file.packageName().substring(GAMES.get(file.module()).get().length());
    }

    private static Array<String> elsewhere() {
        return Array.ofAll(ROOMS.filterValues(rooms -> rooms.values().distinct().size() > 1)
                .keySet());
    }

    /** With wrong roots everything would be called once. */
    @Test
    void gamesShareManyNames() {
        assertThat(ROOMS.filterValues(rooms -> rooms.size() == GAMES.size())).hasSizeGreaterThan(30);
    }

    @Test
    void sameNameSameRoom() {
        assertThat(elsewhere())
                .as("names that lie in different rooms; put one there, or say here why not")
                .containsExactlyInAnyOrderElementsOf(
                        WHERE_EFFECTS_KNOW_CARDS.addAll(ANOTHER_CONCEPT).addAll(ANOTHER_COURSE));
    }
}
