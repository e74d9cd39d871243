package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.TableSpecimen;
import io.vavr.collection.TreeSet;
import java.util.LinkedHashSet;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Laws say nothing about a word that no card says which walks bring onto the table. */
public interface WordReachLaws<C, S, A, E extends TableEvent<T>, V, T> extends Laws<C, S, A, E, V> {
    /** How many walks are tried to meet the words. */
    int MANY = 60;

    /** How many of a hundred words are met. */
    int MET = 90;

    @Override
    TableSpecimen<C, S, A, E, V, T> specimen();

    /** Enough of them to meet most words. */
    @Provide
    default Arbitrary<List<Walk<C>>> manyWalks() {
        return walks().list().ofSize(MANY);
    }

    /** Of all words that the cards of its decks say, counting also {@linkplain SaidWords in what each stands}. */
    @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    default void walksMeetTheWordsOfTheCards(@ForAll("manyWalks") List<Walk<C>> walks) {
        TreeSet<String> words = SaidWords.of(specimen().deckCards().all());
        TreeSet<String> met = TreeSet.empty();
        for (Walk<C> walk : walks) {
            if (100 * met.size() < MET * words.size()) {
                met = met.addAll(met(specimen().playthrough(walk)).filter(words::contains));
            }
        }
        assertThat(100 * met.size())
                .as("a hundred times the words that are met, without %s", words.reject(met::contains))
                .isGreaterThanOrEqualTo(MET * words.size());
    }

    /** The words of all cards that lie open on the table in some states on the way. */
    private TreeSet<String> met(Playthrough<C, S, A, E> playthrough) {
        LinkedHashSet<Object> open = new LinkedHashSet<>();
        new EveryState<>(playthrough).some((state, place) -> {
            V view = specimen().rules().view(state, Seat.ONLOOKER);
            specimen().known(specimen().tables().seenIn(view)).forEach(open::add);
        });
        return SaidWords.of(open);
    }
}
