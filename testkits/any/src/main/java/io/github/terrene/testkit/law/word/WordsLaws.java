package io.github.terrene.testkit.law.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Word;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Everything that a game shows and tells is put into words, for every player and in every language. */
public interface WordsLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** The languages in which the game is told. */
    Seq<Wording> languages();

    /** The cards of the game. */
    Cards cards();

    /** Each event is put into words for everybody who is told about it, and the words contain no program text. */
    @Property
    default void whatHappensIsTold(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).eachMove((state, move) -> {
            Seat seat = rules.actor(move.action());
            Array<Narrator<A, E>> narrators = narrators(seat).toArray();
            Step<S, E> step = move.step();
            Scene<A> scene = narrators
                    .head()
                    .scene(rules.shown(rules.view(state, seat)), rules.shown(rules.view(step.state(), seat)));
            Seq<E> events = step.events().flatMap(event -> rules.told(event, seat));
            narrators.forEach(narrator -> tells(narrator, events, scene));
        });
    }

    private static <A, E> void tells(Narrator<A, E> narrator, Seq<E> events, Scene<A> scene) {
        Array<Sentence> told = narrator.tell(events, scene);
        assertThat(told.map(Sentence::events).sum().intValue()).isEqualTo(events.size());
        told.forEach(sentence -> isSpoken(sentence.said()));
    }

    /**
     * Every seat that is asked gets a question in words, in which nothing is missing, and no two choices have the same name. A seat is not asked
     * what only others decide.
     */
    @Property
    default void whatCanBeDoneHasANameOfItsOwn(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            Seq<Seat> deciders = rules.deciders(state);
            for (Seat seat : rules.seats(state)) {
                for (Narrator<A, E> narrator : narrators(seat)) {
                    Scene<A> scene = narrator.scene(rules.shown(rules.view(state, seat)));
                    isSpoken(narrator.question(scene));
                    assertThat(narrator.question(scene).text().isEmpty())
                            .as(
                                    "whether %s is asked nothing: a question is said by .../question of what is shown, or by the key of the decision",
                                    seat)
                            .isNotEqualTo(rules.awaited(rules.view(state, seat)).contains(seat));
                    if (!deciders.contains(seat)) {
                        continue; // it has chosen, or others are asked
                    }
                    Seq<Said> names = rules.choices(state, seat).map(choice -> narrator.choice(choice, scene));
                    names.forEach(WordsLaws::isSpoken);
                    assertThat(names.map(Said::text)).doesNotHaveDuplicates().doesNotContain("");
                }
            }
        });
    }

    /** Whatever cannot be done is refused in words. */
    @Property
    default void whatCannotBeDoneIsRefusedInWords(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        CardNames names = new CardNames(cards());
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            Seat seat = watcher(state, place);
            for (Narrator<A, E> narrator : narrators(seat)) {
                Scene<A> scene = narrator.scene(rules.shown(rules.view(state, seat)));
                for (Refused<A> refused : rules.refused(state, seat)) {
                    isSpoken(narrator.choice(refused.action(), scene));
                    for (Rejection why : refused.why()) {
                        Said said = narrator.why(why, scene);
                        assertThat(said.words().equals(Said.plain(why.text()).words()))
                                .as(
                                        "whether %s has no line in the refusals of %s, so that it is said as the program says it",
                                        why.key(), narrator.wording().language())
                                .isFalse();
                        names.areDeclared(why);
                        names.areSaid(why, said);
                    }
                }
            }
        });
    }

    /** Whoever reads why something is refused knows a card by its printed name. Programs know it by its id, and the fact says so. */
    @Property
    default void refusalsCallCardsByTheirNames(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        CardNames names = new CardNames(cards());
        OtherCards<C, A> others =
                new OtherCards<>(rules.notation(), walk.seeded().config(), names.ids());
        new EveryState<>(specimen().playthrough(walk)).each((state, place) -> {
            for (Seat seat : rules.deciders(state)) {
                Array<Rejection> refusals = others.instead(rules.legal(state, seat), place)
                        .flatMap(action -> rules.whyNot(state, action))
                        .distinct();
                refusals.forEach(names::areDeclared);
                Array<Rejection> ofCards = refusals.filter(names::mentions);
                if (ofCards.nonEmpty()) {
                    narrators(seat).forEach(narrator -> {
                        Scene<A> scene = narrator.scene(rules.shown(rules.view(state, seat)));
                        ofCards.forEach(why -> names.areSaid(why, narrator.why(why, scene)));
                    });
                }
            }
        });
    }

    private Seq<Narrator<A, E>> narrators(Seat seat) {
        Cards cards = cards();
        return languages()
                .map(language ->
                        new Narrator<>(language, cards, specimen().rules().forms(), Cast.LETTERS.toldTo(seat)));
    }

    /** That there is no name of a constant, and no value as programs show it, among the words. */
    private static void isSpoken(Said said) {
        assertThat(said.words().filter(word -> word.kind() == Word.Kind.TEXT).map(Word::text))
                .as("words of a program in %s", said)
                .allMatch(text -> !text.matches("[A-Z]+(_[A-Z0-9]+)*") && !text.contains("["));
        assertThat(said.text()).as("something stands between two marks").doesNotContainPattern("[,:;][.,:;]");
    }
}
