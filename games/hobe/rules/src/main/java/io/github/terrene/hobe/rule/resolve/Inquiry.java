package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Answers;
import io.github.terrene.kernel.engine.Ascending;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Selection;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What one part of an effect asks: its questions are answered from earlier choices as far as these reach; then the next one is open. */
@Internal
public final class Inquiry {
    private static final Choice YES = new Choice.Say(Choice.Answer.YES);
    private static final Choice NO = new Choice.Say(Choice.Answer.NO);
    private static final Choice ENOUGH = new Choice.Say(Choice.Answer.ENOUGH);

    private final Play play;
    private final CarryOut now;
    private final Answers<Choice, Question> answers;

    /** What the open question lets the controller choose, if it does, and the number of answers before. */
    private @Nullable Filter aim;

    private int before;

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

    private Table table() {
        return play.table();
    }

    /** Targets of a played Event are named already; all else is chosen now. */
    @Rule({"HB-7.26", "HB-10.15", "HB-10.20"})
    Option<Array<Choice>> chosen(Selection.Chosen chosen, Seat controller) {
        Targeting targeting = new Targeting(now.card(table()), chosen.who(), table(), controller, now.self());
        Array<Choice> fitting = targeting.options();
        if (now.source().isEmpty() && chosen.exact() && now.progress().outermost()) {
            return Option.some(
                    NamedTargets.ofPart(table().played().last(), now.progress().next())
                            .filter(fitting::contains));
        }
        boolean asked = question() != null;
        int start = answers.used();
        if (fitting.isEmpty()) {
            answers.skip();
        }
        Option<Array<Choice>> some = chosen.exact()
                ? Ascending.choose(chosen.most(), fitting, offered -> choose(target(controller, offered)))
                : Ascending.upTo(
                        chosen.most(),
                        fitting,
                        ENOUGH,
                        offered -> choose(new Question(controller, "HB-10.20", "target", offered)));
        if (!asked && question() != null) {
            aim = chosen.who();
            before = start;
        }
        return some;
    }

    private static Question target(Seat controller, Array<Choice> offered) {
        return new Question(controller, "HB-10.15", "target", offered);
    }

    /** Whether a player wants it. */
    @Rule("HB-10.20")
    Option<Boolean> agrees(Seat player) {
        return choose(new Question(player, "HB-10.20", "may", Array.of(YES, NO)))
                .map(YES::equals);
    }

    /** Which one of several things happens. */
    @Rule("HB-10.21")
    Option<Integer> mode(int number, Seat controller) {
        Array<Choice> modes = Array.range(0, number).map(Choice.OneOf::new);
        return choose(new Question(controller, "HB-10.21", "mode", modes)).map(mode -> ((Choice.OneOf) mode).place());
    }

    @Rule({"HB-10.15", "HB-10.19"})
    Option<Choice> choose(Question asked) {
        Option<Choice> answer = answers.choose(asked.offering(table()));
        checkSecretLast();
        return answer;
    }

    /** Cards in a hand: all if there are no more, otherwise one, since a secret choice is the last one of its part. */
    @Rule({"HB-10.15", "HB-10.19"})
    Option<Array<InPile>> chosenInHand(Seat player, int cards) {
        Array<Card> hand = table().side(player).hand().cards();
        if (hand.size() <= cards) {
            answers.skip();
            return Option.some(hand.map(card -> new InPile(Where.HAND, player, card)));
        }
        Option<Choice> answer = answers.answer(Question.discard(player, hand));
        checkSecretLast();
        return answer.map(choice -> Option.of(table().side(player).hand().find(((Choice.InHand) choice).card()))
                .map(card -> new InPile(Where.HAND, player, card))
                .toArray());
    }

    private void checkSecretLast() {
        if (question() != null && answers.given().exists(Choice::secret)) {
            throw new IllegalStateException(
                    "a card in hand must be chosen last, in a part of its own: its choice is secret");
        }
    }

    /**
     * Says what keeps out an answer to the question, which is there.
     *
     * @param reaches whether the effect may change a card
     */
    @Rule({"HB-7.35", "HB-10.2", "HB-10.17"})
    void keepOut(Choice choice, Predicate<CardInPlay> reaches, Verdict why) {
        Question asked = Objects.requireNonNull(question());
        Class<?> kind = choice.getClass();
        if (!asked.options().exists(kind::isInstance)) {
            return; // it is about something else
        }
        if (aim != null) {
            Targeting targeting = new Targeting(now.card(table()), aim, table(), asked.seat(), now.self());
            targeting.keepOut(now.answers().drop(before), choice, why);
        } else if (choice instanceof Choice.InPlay card) {
            unreached(table().find(card.number()), reaches, why);
        } else if (choice instanceof Choice.At at && asked.rule().equals("HB-10.17")) {
            noEmptySlot(asked.seat(), at.slot(), why);
        } else {
            notInHand(asked, choice, why);
        }
    }

    private static void unreached(@Nullable CardInPlay card, Predicate<CardInPlay> reaches, Verdict why) {
        if (card != null && card.battle() && !reaches.test(card)) {
            why.no(
                    "HB-10.2/out-of-reach",
                    "{card} is in standby, out of reach",
                    card.card().name());
        }
    }

    private void noEmptySlot(Seat side, Slot slot, Verdict why) {
        @Nullable CardInPlay there = table().at(side, slot);
        if (!slot.battlefield()) {
            why.no("HB-10.17/not-on-battlefield", "{slot} is not on the battlefield", slot);
        } else if (there != null) {
            why.no(
                    "HB-10.17/slot-taken",
                    "{slot} is taken by {card}",
                    slot,
                    there.card().name());
        }
    }

    /** A card that is to be discarded, and is not in the hand. */
    public static void notInHand(Question question, Choice choice, Verdict why) {
        if (choice instanceof Choice.InHand card) {
            why.no(question.rule() + "/not-in-hand", "there is no card {card:card} in the hand", card.card());
        }
    }
}
