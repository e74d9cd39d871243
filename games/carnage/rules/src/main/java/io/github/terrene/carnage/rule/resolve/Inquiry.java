package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.card.Targeting;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.Answers;
import io.github.terrene.kernel.engine.Ascending;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What one part of an effect asks: its questions are answered from earlier choices as far as these reach; then the next one is open. */
@Rule({"CG-12.14", "CG-12.19"})
final class Inquiry {
    private static final String RULE = "CG-12.14";

    private final Play play;
    private final CarryOut now;
    private final Answers<Choice, Question> answers;

    Inquiry(Play play, CarryOut now) {
        this.play = play;
        this.now = now;
        this.answers = new Answers<>(now.answers());
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question question() {
        return answers.open();
    }

    private Seat controller() {
        return now.source().controller();
    }

    /** Lets the controller choose anything that everybody may know. */
    Option<Choice> choose(String about, Iterable<? extends Choice> options) {
        Question asked = Question.of(
                controller(),
                RULE,
                Arguments.present("choose", "key", about),
                Arguments.different("choose", "option", options));
        asked.options().forEach(Inquiry::askable);
        return choose(asked);
    }

    private static void askable(Choice option) {
        if (option.secret()) {
            throw new IllegalArgumentException("others could see from the answer what the chooser has in hand");
        }
        if (!option.inRange()) {
            throw new IllegalArgumentException("choose: this cannot be chosen: " + option);
        }
    }

    private Option<Choice> choose(Question asked) {
        Option<Choice> answer = answers.choose(asked);
        checkSecretLast();
        return answer;
    }

    /** What the controller chooses among things. */
    Option<Array<Thing>> chosen(Selection.Chosen chosen) {
        Targeting targeting = new Targeting(play.table(), now.source(), chosen.who());
        Array<Choice> fitting = targeting.options();
        if (fitting.isEmpty()) {
            answers.skip();
        }
        String about = chosen.who().where() == Where.DOMAIN ? "target" : "card";
        Option<Array<Choice>> some = chosen.exact()
                ? Ascending.choose(
                        chosen.most(), fitting, offered -> choose(Question.of(controller(), RULE, about, offered)))
                : Ascending.upTo(
                        chosen.most(),
                        fitting,
                        Choice.Nothing.NOTHING,
                        offered -> choose(Question.of(controller(), "CG-12.19", about, offered)));
        return some.map(targeting::meant);
    }

    /** Whether a player wants it. */
    @Rule("CG-12.19")
    Option<Boolean> agrees(Seat player) {
        return choose(Question.of(player, "CG-12.19", "may", Choice.Answer.BOTH))
                .map(Choice.Answer.YES::equals);
    }

    /** Which one of several things happens. */
    @Rule("CG-12.19")
    Option<Integer> mode(int number) {
        Array<Choice> modes = Array.range(0, number).map(Choice.OneOf::new);
        return choose(Question.of(controller(), "CG-12.19", "mode", modes)).map(mode -> ((Choice.OneOf) mode).place());
    }

    /** Cards in a hand: all if there are no more, otherwise one, since a secret choice is the last one of its part. */
    @Rule({"CG-12.8", "CG-14.2"})
    Option<Array<InPile>> chosenInHand(Seat player, int cards) {
        Array<Card> hand = play.side(player).hand().cards();
        if (hand.size() <= cards) {
            answers.skip();
            return Option.some(hand.map(card -> new InPile(Where.HAND, player, card)));
        }
        Option<Choice> answer = answers.answer(
                Question.secret(player, "CG-12.8", "discard", hand.map(card -> new Choice.InHand(card.id()))));
        checkSecretLast();
        return answer.map(choice -> Option.of(play.side(player).hand().find(((Choice.InHand) choice).card()))
                .map(card -> new InPile(Where.HAND, player, card))
                .toArray());
    }

    private void checkSecretLast() {
        if (question() != null && answers.given().exists(Choice::secret)) {
            throw new IllegalStateException(
                    "a card in hand must be chosen last, in a part of its own: its choice is secret");
        }
    }
}
