package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.TableSpecimen;
import io.github.terrene.testkit.law.play.EventLaws;
import io.github.terrene.testkit.law.view.MemoryLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;
import io.vavr.collection.TreeMap;
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
public interface WordReachLaws<C, S, A, E extends TableEvent<T>, V, T>
        extends EventLaws<C, S, A, E, V>, MemoryLaws<C, S, A, E, V>, ZoneLaws<C, S, A, E, V, T> {
    /** How many walks are played to find what happens seldom. */
    int VERY_MANY = 300;

    /** In how many of them each kind of event is looked at. */
    int OF_EACH_KIND = 5;

    /** How many walks are tried to meet the words. */
    int MANY = 60;

    /** How many of a hundred words are met. */
    int MET = 80;

    @Override
    TableSpecimen<C, S, A, E, V, T> specimen();

    /** The cards that the decks of its games are made from. */
    DeckCards<?> deckCards();

    /** Enough of them to meet most words. */
    @Provide
    default Arbitrary<List<Walk<C>>> manyWalks() {
        return walks().list().ofSize(MANY);
    }

    /** Enough of them that what happens seldom happens in some. */
    @Provide
    default Arbitrary<List<Walk<C>>> veryManyWalks() {
        return walks().list().ofSize(VERY_MANY);
    }

    /**
     * To play a walk costs little, and to imagine games much, so a law that does takes only a few walks, in which nothing rare happens. What can
     * be seen without imagining is looked at in some walks with each kind of event.
     */
    @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    default void whateverHappensHidesWhatItShould(@ForAll("veryManyWalks") List<Walk<C>> walks) {
        TreeMap<String, Integer> looked = TreeMap.empty();
        for (Walk<C> walk : walks) {
            Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
            TreeMap<String, Integer> before = looked;
            TreeSet<String> kinds = kinds(playthrough);
            if (kinds.exists(kind -> before.getOrElse(kind, 0) < OF_EACH_KIND)) {
                looked = kinds.foldLeft(before, (known, kind) -> known.put(kind, known.getOrElse(kind, 0) + 1));
                aHiddenCardIsShownToOnePlayerAtATime(walk);
                foldingTheEventsThatASeatWasSentGivesTheTableOfItsView(walk);
                whatASeatRemembersIsSo(playthrough);
            }
        }
    }

    private TreeSet<String> kinds(Playthrough<C, S, A, E> playthrough) {
        return TreeSet.ofAll(playthrough
                .moves()
                .flatMap(move -> move.step().events())
                .map(event -> event.getClass().getSimpleName()));
    }

    /** Of all words that the cards of its decks say, counting also {@linkplain SaidWords in what each stands}. */
    @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    default void walksMeetTheWordsOfTheCards(@ForAll("manyWalks") List<Walk<C>> walks) {
        TreeSet<String> words = SaidWords.of(deckCards().all());
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
