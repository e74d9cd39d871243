package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.QuestionCount;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.event.CardEvent.DeckShown;
import io.github.terrene.odyssey.event.CardEvent.HandShown;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What an effect asks. It is resolved from its beginning again after each answer, and then finds the answers here. */
final class Questions {
    private final Play play;
    private final CarryOut effect;
    private int count;
    private Array<CardQuestion> before = Array.empty();
    private int terrains;
    private Option<Prompt> asked = Option.none();
    private Option<CardQuestion> looking = Option.none();

    Questions(Play play, CarryOut effect) {
        this.play = play;
        this.effect = effect;
    }

    /** What was asked and is not answered. */
    Option<Prompt> asked() {
        return asked;
    }

    /** Puts what was asked on the agenda; the effect waits below it. */
    void put(Prompt prompt) {
        looking.forEach(this::look);
        play.next(prompt, effect);
    }

    /** Everything is answered. Where several players were asked, the result tells the last one what the others had chosen. */
    @Rule("TO-11.2")
    void close() {
        if (effect.answers().size() + effect.terrains().size() < 2) {
            return;
        }
        Array<Seat> asked = effect.answers().map(answer -> answer.question().asked());
        Array<Seat> all = effect.terrains().isEmpty()
                ? asked
                : asked.append(effect.scope().seat());
        if (all.distinct().size() > 1) {
            play.forbidUndo();
        }
    }

    Option<Seq<String>> cards(CardQuestion given) {
        count = QuestionCount.after(count);
        CardQuestion question = complete(given);
        check(question);
        if (!play.table().plays(question.asked())) {
            return Option.some(Array.empty());
        }
        Option<Answer> answer = answer(question);
        if (answer.isDefined()) {
            return answer.map(Answer::cards);
        }
        Zones.lookInto(question.zone(), play);
        Seq<String> all = Zones.fitting(Zones.all(play.table(), question), question)
                .map(Card::id)
                .sorted();
        boolean noChoice = all.isEmpty() || all.size() <= question.number() && !question.optional();
        if (noChoice && !isAskedInAnyCase(question)) {
            return Option.some(all);
        }
        looking = asked.isEmpty() ? Option.some(question) : looking;
        return ask(new AnswerQuestion(question, Array.empty(), Zones.shown(play.table(), question)));
    }

    /** Every part of it must be there, and each place once: who had the same pile twice could take a card from it twice. */
    private CardQuestion complete(CardQuestion question) {
        Seat asked = Given.seat(
                play,
                "choose",
                Arguments.present("choose", "question", question).asked());
        Array<Seat> of = Given.seats(play, "choose", question.of());
        Zone zone = Arguments.present("choose", "zone", question.zone());
        Option<CardFilter> filter = Arguments.present("choose", "filter", question.filter());
        filter.forEach(Questions::complete);
        boolean same = of == question.of() && question.number() <= Stat.FARTHEST;
        return same
                ? question
                : new CardQuestion(asked, of, zone, filter, Stat.counted(question.number()), question.optional());
    }

    private static void complete(@Nullable CardFilter given) {
        CardFilter filter = Arguments.present("choose", "filter", given);
        Arguments.present("choose", "kind of card", filter.kind());
        int sp = filter.mostSp();
        if (sp < 0 || sp > CharacterFilter.NO_LIMIT) {
            throw new IllegalArgumentException("choose: no card has so much SP: " + sp);
        }
    }

    private static void check(CardQuestion question) {
        if (question.number() < 1) {
            throw new IllegalArgumentException("choose: it asks for " + question.number() + " cards");
        }
        if (question.zone() != Zone.DISCARD_PILE && question.of().size() != 1) {
            throw new IllegalArgumentException("choose: it asks for cards of several hands or decks at once");
        }
        if (question.zone() != Zone.DISCARD_PILE && question.filter().isDefined() && !question.optional()) {
            throw new IllegalArgumentException(
                    "choose: nobody can see whether a hand or a deck has such a card: the choice must be optional");
        }
    }

    /** Where others cannot see whether there is a card to be chosen, they do not learn it by who is asked. */
    @Rule({"TO-8.36", "TO-11.6"})
    private boolean isAskedInAnyCase(CardQuestion question) {
        boolean something = question.of()
                .exists(seat ->
                        !Zones.cards(play.table().side(seat), question.zone()).isEmpty());
        return switch (question.zone()) {
            case DECK -> something;
            case HAND -> question.optional() && something;
            case DISCARD_PILE -> false;
        };
    }

    /** Whoever is asked for cards of a deck sees all of it, and so does who is asked for cards of another's hand. */
    private void look(CardQuestion question) {
        Zones.shown(play.table(), question).forEach(cards -> {
            Seat of = question.of().get(0);
            play.emit(
                    question.zone() == Zone.DECK
                            ? new DeckShown(of, question.asked(), cards)
                            : new HandShown(of, question.asked(), cards));
        });
    }

    /** The answer to a question that is asked now. Asked twice it has two answers, the first one given to the first. */
    private Option<Answer> answer(CardQuestion question) {
        int place = before.count(question::equals);
        before = before.append(question);
        return effect.answers()
                .filter(answer -> answer.question().equals(question))
                .drop(place)
                .headOption();
    }

    Option<Seq<Integer>> inactiveTerrain(Seat seat) {
        count = QuestionCount.after(count);
        if (terrains < effect.terrains().size()) {
            return Option.some(Array.of(effect.terrains().get(terrains++)));
        }
        Array<TerrainInPlay> inactive = play.table().side(seat).terrains().init();
        return inactive.size() <= 1
                ? Option.some(inactive.map(TerrainInPlay::id))
                : ask(new ChooseInactiveTerrain(seat));
    }

    private <T> Option<T> ask(Prompt prompt) {
        asked = asked.orElse(Option.some(prompt));
        return Option.none();
    }
}
