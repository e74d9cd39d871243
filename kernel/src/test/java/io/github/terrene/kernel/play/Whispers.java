package io.github.terrene.kernel.play;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A toy game without turns: two seats whisper words, unheard by the other, or shout them, which everybody hears. Broken on
 * purpose at one place: an echo is accepted only if the other seat has whispered, which nobody should be able to tell.
 */
final class Whispers implements Rules<String, Whispers.Said, Whispers.Word, String, Whispers.Heard> {
    static final Whispers RULES = new Whispers();
    private static final Array<Seat> SEATS = Array.of(Seat.of(0), Seat.of(1));

    enum Voice {
        WHISPER,
        ECHO,
        SHOUT
    }

    record Word(Seat seat, Voice voice, String word) {}

    record Said(Array<String> whispered, String shouted) {}

    record Heard(String own, String shouted) {}

    @Override
    public Either<Seq<Problem>, Opening<Said, String>> open(String config) {
        return Either.right(seed -> new Step<>(new Said(Array.of("", ""), config), Array.empty(), false));
    }

    @Override
    public Seq<Seat> seats(Said said) {
        return SEATS;
    }

    @Override
    public Seq<Decision> pending(Said said) {
        return SEATS.map(seat -> new Decision(seat, "word"));
    }

    @Override
    public Seq<Word> legal(Said said, Seat seat) {
        return Array.of(Voice.values())
                .map(voice -> new Word(seat, voice, "a"))
                .filter(word -> whyNot(said, word).isEmpty());
    }

    @Override
    public Seq<Rejection> whyNot(Said said, Word word) {
        boolean alone = said.whispered().get(1 - word.seat().index()).isEmpty();
        return word.voice() == Voice.ECHO && alone
                ? Array.of(Rejection.of("W-1/no-echo", "there is nothing to echo"))
                : Array.empty();
    }

    @Override
    public Seq<Refused<Word>> refused(Said said, Seat seat) {
        return Array.of(Voice.values())
                .map(voice -> new Word(seat, voice, "a"))
                .map(word -> new Refused<>(word, whyNot(said, word)))
                .reject(refused -> refused.why().isEmpty());
    }

    @Override
    public Either<Seq<Rejection>, Step<Said, String>> apply(Said said, Word word) {
        Seq<Rejection> why = whyNot(said, word);
        return why.isEmpty() ? Either.right(accepted(said, word)) : Either.left(why);
    }

    private static Step<Said, String> accepted(Said said, Word word) {
        if (word.voice() == Voice.SHOUT) {
            return new Step<>(new Said(said.whispered(), said.shouted() + word.word()), Array.of(word.word()), false);
        }
        int seat = word.seat().index();
        Array<String> whispered = said.whispered().update(seat, said.whispered().get(seat) + word.word());
        return new Step<>(new Said(whispered, said.shouted()), Array.empty(), true);
    }

    @Override
    public Option<Outcome> outcome(Said said) {
        return Option.none();
    }

    @Override
    public Heard view(Said said, Seat seat) {
        return new Heard(said.whispered().get(seat.index()), said.shouted());
    }

    @Override
    public Seq<Seat> awaited(Heard view) {
        return SEATS;
    }

    @Override
    public Shown<Word> shown(Heard view) {
        throw new UnsupportedOperationException("nothing is shown");
    }

    @Override
    public String seenBy(String event, Seat seat) {
        return event;
    }

    @Override
    public CardPool pool(String config) {
        return CardPool.UNKNOWN;
    }

    @Override
    public Said imagine(Heard view, CardPool pool, Rng rng) {
        return new Said(Array.of(view.own(), view.own()), view.shouted());
    }

    @Override
    public Seat actor(Word word) {
        return word.seat();
    }

    @Override
    public boolean concedes(Word word) {
        return false;
    }

    @Override
    public Notation<String, Said, Word> notation() {
        throw new UnsupportedOperationException("nothing is written down");
    }

    @Override
    public GameForms<String, Said, Word, String, Heard> forms() {
        throw new UnsupportedOperationException("nothing is written down");
    }
}
