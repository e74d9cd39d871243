package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.Answers;
import io.github.terrene.kernel.engine.Ascending;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Eligibility;
import io.github.terrene.terralore.card.Question;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What one part of an effect asks: earlier choices answer its first questions, the next one stays open. */
final class Inquiry {
    private static final Choice YES = new Choice.Say(Choice.Answer.YES);
    private static final Choice NO = new Choice.Say(Choice.Answer.NO);
    private static final Choice ENOUGH = new Choice.Say(Choice.Answer.ENOUGH);

    private final Answers<Choice, Question> answers;
    private Eligibility eligible = Eligibility.OFFERED;

    Inquiry(Array<Choice> answers) {
        this.answers = new Answers<>(answers);
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question question() {
        return answers.open();
    }

    /** Whether everything chosen so far has been used as an answer, and nothing more is awaited yet. */
    boolean upToDate() {
        return answers.upToDate();
    }

    /** Several different things that the controller chooses, in ascending order: so many, or up to so many. */
    @Rule({"TL-9.9", "TL-9.24", "TL-9.30"})
    Option<Array<Choice>> chosen(int least, int most, Targeting targeting) {
        Array<Choice> options = targeting.options();
        if (options.isEmpty()) {
            answers.skip();
        }
        return least == most
                ? Ascending.choose(
                        most,
                        options,
                        offered -> choose(
                                Question.of(targeting.you(), "TL-9.9", "target", offered),
                                next("TL-9.24", targeting, options, offered)))
                : upTo(most, targeting, options);
    }

    /** One after another in ascending order, until the player has enough. */
    @Rule("TL-9.30")
    private Option<Array<Choice>> upTo(int most, Targeting targeting, Array<Choice> options) {
        return Ascending.upTo(
                most,
                options,
                ENOUGH,
                offered -> choose(
                        Question.of(targeting.you(), "TL-9.30", "target", offered),
                        next("TL-9.30", targeting, options, offered.init())));
    }

    private static Eligibility next(String rule, Targeting targeting, Array<Choice> options, Array<Choice> offered) {
        return (choice, why) -> {
            @Nullable Thing thing = targeting.thing(choice);
            return thing == null
                    || (targeting.permits(thing, Verdict.SILENT)
                            ? Eligibility.ascending(
                                    rule,
                                    offered.map(options::indexOf),
                                    options.indexOf(choice),
                                    thing.card().id(),
                                    why)
                            : targeting.permits(thing, why));
        };
    }

    /** Whether a player wants it. */
    @Rule("TL-9.30")
    Option<Boolean> agrees(Seat player) {
        return choose(Question.of(player, "TL-9.30", "may", Array.of(YES, NO)), Eligibility.OFFERED)
                .map(YES::equals);
    }

    /** Which one of several things happens. */
    @Rule("TL-9.31")
    Option<Integer> mode(int number, Seat controller) {
        Array<Choice> modes = Array.range(0, number).map(Choice.OneOf::new);
        return choose(Question.of(controller, "TL-9.31", "mode", modes), Eligibility.OFFERED)
                .map(mode -> ((Choice.OneOf) mode).place());
    }

    /** The answer to the next question; none if it must be given first. A single option is taken without a question. */
    Option<Choice> choose(Question asked, Eligibility who) {
        boolean open = question() != null;
        return eligible(open, answers.choose(asked), who);
    }

    /** Notes who may be chosen if the question is the one that stays open. */
    private Option<Choice> eligible(boolean before, Option<Choice> answer, Eligibility who) {
        eligible = !before && question() != null ? who : eligible;
        return answer;
    }

    /** Cards in a hand, by their ids: all if there are no more. Even a single one that is left is asked for: otherwise the number of questions would tell. */
    @Rule({"TL-9.15", "TL-9.29"})
    Option<Array<String>> discards(Seat player, int number, Array<String> hand) {
        if (number == 0 || hand.size() <= number) {
            answers.skip();
            return Option.some(hand.take(number));
        }
        return Ascending.choose(number, hand, offered -> {
            boolean open = question() != null;
            Option<Choice> answer = answers.answer(Question.discard(player, offered));
            return eligible(open, answer, discarding(hand, offered)).map(choice -> ((Choice.InHand) choice).card());
        });
    }

    @Rule({"TL-9.15", "TL-9.16"})
    private static Eligibility discarding(Array<String> hand, Array<String> offered) {
        return (choice, why) -> !(choice instanceof Choice.InHand card)
                || (hand.contains(card.card())
                                || why.stop("TL-9.16/not-in-hand", "{card:card} is not in your hand", card.card()))
                        && Eligibility.ascending("TL-9.15", offered, card.card(), card.card(), why);
    }

    /** Tells what keeps a choice from answering the open question. */
    void keepOut(Choice choice, Verdict why) {
        eligible.permits(choice, why);
    }

    /**
     * The question, of which no part is missing but what it offers and shows.
     *
     * @throws IllegalArgumentException if one is, or if nobody sits where it is asked
     */
    static Question complete(@Nullable Question given) {
        Question asked = Arguments.present("choose", "question", given);
        Arguments.seat("choose", asked.seat(), Players.BOTH);
        Arguments.present("choose", "rule of the question", asked.rule());
        Arguments.present("choose", "subject of the question", asked.about());
        return asked;
    }

    /**
     * The question with each of its options once.
     *
     * @throws IllegalArgumentException if an option is missing, or is not there to be chosen
     */
    @Rule("TL-9.9")
    static Question offering(Question asked, Board now) {
        Array<Choice> options = Arguments.different("choose", "option", asked.options());
        for (int i = 0; i < options.size(); i++) {
            checkOffered(options.get(i), asked, now);
        }
        return options.size() == asked.options().size() ? asked : asked.with(options);
    }

    private static void checkOffered(Choice choice, Question asked, Board now) {
        if (!choice.isThere(now, asked)) {
            throw new IllegalArgumentException("choose: " + choice + " is not there to be chosen");
        }
    }
}
