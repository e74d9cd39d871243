package io.github.terrene.testkit.law.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Word;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** In German, what stands before the name of a card has the ending that its gender and number ask for: "dein Ruderer", "deine Inselzauberin". */
public interface GermanNamesLaws<C, S, A, E, V> extends WordsLaws<C, S, A, E, V> {
    /** The words before a name that agree with it, by the features of the name. */
    Map<String, Set<String>> BEFORE = HashMap.of(
            "m", HashSet.of("dein", "deinen", "deinem", "sein", "seinen", "seinem", "versteckter", "versteckten"),
            "f", HashSet.of("deine", "deiner", "seine", "seiner", "versteckte", "versteckten"),
            "n", HashSet.of("dein", "deinem", "sein", "seinem", "verstecktes", "versteckten"),
            "many", HashSet.of("deine", "deinen", "seine", "seinen", "versteckte", "versteckten"));

    /** Words of which there is a form for each gender. */
    Pattern AGREEING = Pattern.compile("(?i).*?\\b((?:dein|sein|versteckt)(?:e|en|em|er|es)?) *");

    /** A line that says the name of a card: its id, its gender or number, and the name. */
    Pattern NAME = Pattern.compile(" +([\\w-]+) \\((m|f|n|many)\\) = .*");

    /** The lines with the German names of the cards. */
    String names();

    /** What is told and offered in random games. */
    @Property
    default void whatStandsBeforeANameAgreesWithIt(@ForAll("walks") Walk<C> walk) {
        Map<String, String> features = HashMap.ofEntries(Array.of(names().split("\n"))
                .map(NAME::matcher)
                .filter(Matcher::matches)
                .map(line -> Tuple.of(line.group(1), line.group(2))));
        assertThat(features).isNotEmpty();
        Rules<C, S, A, E, V> rules = specimen().rules();
        Wording german = languages().find(each -> each.language().equals("de")).get();
        new EveryState<>(specimen().playthrough(walk)).eachMove((state, move) -> {
            Seat seat = rules.actor(move.action());
            Narrator<A, E> narrator = new Narrator<>(german, cards(), rules.forms(), Cast.LETTERS.toldTo(seat));
            Step<S, E> step = move.step();
            Scene<A> scene =
                    narrator.scene(rules.shown(rules.view(state, seat)), rules.shown(rules.view(step.state(), seat)));
            agree(narrator.choice(move.action(), scene), features);
            narrator.tell(step.events().flatMap(event -> rules.told(event, seat)), scene)
                    .forEach(sentence -> agree(sentence.said(), features));
        });
    }

    private static void agree(Said said, Map<String, String> features) {
        Array<Word> words = said.words();
        for (int i = 1; i < words.size(); i++) {
            Matcher before = AGREEING.matcher(words.get(i - 1).text());
            if (words.get(i).kind() == Word.Kind.CARD && before.matches()) {
                String feature = features.getOrElse(words.get(i).about(), "m");
                assertThat(BEFORE.get(feature).get())
                        .as("what may stand before %s in: %s", words.get(i).text(), said)
                        .contains(before.group(1).toLowerCase(Locale.ROOT));
            }
        }
    }
}
