package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.StepBuilder;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Progress;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Resolution;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One part of an ability being resolved, for games to extend: what it asks, how far the ability is carried out afterwards, and what "it" is. It
 * lives as long as the part is resolved once. What the part changes becomes events, which games add; all questions come before the first of
 * them.
 */
public abstract class PartResolution implements Resolution {
    private final StepBuilder<?, ?> play;
    private final AskingRules rules;
    private final Progress before;
    private final Inquiry inquiry;
    private final int eventsBefore;
    private Progress progress;
    private Array<Integer> those;

    /**
     * A part.
     *
     * @param before how far the ability is carried out; its part under way is resolved
     * @param answers what has been chosen for this part so far
     * @param hidden whether the game never shows others what has been chosen in secret; otherwise, a part asks for one card in hand at most
     */
    protected PartResolution(
            StepBuilder<?, ?> play, AskingRules rules, Progress before, Array<Choice> answers, boolean hidden) {
        this.play = play;
        this.rules = rules;
        this.before = before;
        this.inquiry = new Inquiry(answers, hidden);
        this.eventsBefore = play.eventCount();
        this.progress = before;
        this.those = before.those();
    }

    /** Where the ability stands, for those who wrote its card. */
    protected abstract String place();

    /** What a text of the card can choose among. */
    protected abstract Aim aim(Selection.Chosen chosen);

    /** The cards in a player's hand. */
    protected abstract FromHand hand(Seat player);

    /** Whether the part has changed anything. */
    protected boolean changed() {
        return play.eventCount() > eventsBefore;
    }

    /** What this part asks. */
    protected final Inquiry inquiry() {
        return inquiry;
    }

    /** The question that must be answered first, or null. */
    public final @Nullable Question question() {
        return inquiry.question();
    }

    /**
     * Carries the part out, as far as the answers reach.
     *
     * @throws FaultyEffect if its effect throws, or asks after it has changed something
     */
    public final void carryOut(Effect effect) {
        try {
            if (effect instanceof Flow flow) {
                flow.steps(this).forEach(steps -> progress = before.entering(steps, those));
            } else {
                effect.resolve(this);
                progress = before.after(those);
            }
            FaultyEffect.ifChangedBeforeAnswered(question() != null && changed());
        } catch (Throwable thrown) {
            throw FaultyEffect.of(place(), effect, thrown);
        }
    }

    /**
     * Says what keeps out an answer that the open question does not offer.
     *
     * @throws FaultyEffect if the effect throws
     */
    public final void keepOut(Effect effect, Choice choice, Verdict why) {
        try {
            inquiry.keepOut(choice, why);
        } catch (Throwable thrown) {
            throw FaultyEffect.of(place(), effect, thrown);
        }
    }

    /** How far the ability is carried out then. */
    public final Progress progress() {
        return progress;
    }

    /** The numbers of what was chosen last. */
    protected final Array<Integer> chosenLast() {
        return those;
    }

    /** Notes what was chosen, which is "it" from now on, as far as it is in play. */
    protected final <T extends Thing> Array<T> chose(Array<T> things) {
        ArrayBuilder<Integer> numbers = new ArrayBuilder<>(things.size());
        for (int i = 0; i < things.size(); i++) {
            if (things.get(i).number() > 0) {
                numbers.add(things.get(i).number());
            }
        }
        it(numbers.all());
        return things;
    }

    /** The things in play with these numbers are "it" from now on. */
    protected final void it(Array<Integer> numbers) {
        those = numbers;
    }

    @Override
    public Option<? extends Array<? extends Thing>> chosen(Selection.Chosen chosen) {
        Aim aim = aim(Arguments.present("chosen", "choice", chosen));
        return chosen(chosen.least(), chosen.most(), aim);
    }

    /** What the controller chooses: so many, or up to so many. None while the answer is awaited. */
    protected final Option<? extends Array<? extends Thing>> chosen(int least, int most, Aim aim) {
        Seat you = you();
        Option<Array<Choice>> chosen = least == most
                ? inquiry.exactly(most, aim, offered -> Question.of(you, rules.target(), aim.about(), offered))
                : inquiry.upTo(most, aim, offered -> Question.of(you, rules.upTo(), aim.about(), offered));
        return chosen.map(choices -> chose(aim.things(choices)));
    }

    @Override
    public Option<Array<InPile>> chosenInHand(Seat player, int cards) {
        FromHand hand = hand(player("chosenInHand", player));
        if (Arguments.amount("chosenInHand", cards) == 0 || hand.cards().size() <= cards) {
            inquiry.skip();
            return Option.some(hand.all().take(cards));
        }
        return inquiry.exactly(inquiry.secrets(cards), hand, hand::question).map(hand::things);
    }

    @Override
    public Option<Boolean> agrees(Seat player) {
        Question asked = Question.of(player("agrees", player), rules.may(), "may", Choice.YES_OR_NO);
        return inquiry.choose(asked, Eligibility.OFFERED).map(Choice.YES::equals);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if there are more than {@value Proof#MOST_MODES}, or fewer than none
     */
    @Override
    public Option<Integer> mode(int number) {
        if (Arguments.amount("mode", number) > Proof.MOST_MODES) {
            throw new IllegalArgumentException("mode: there are at most " + Proof.MOST_MODES + " things to choose");
        }
        Array<Choice> modes = Array.range(0, number).map(Choice.OneOf::new);
        return inquiry.choose(Question.of(you(), rules.mode(), "mode", modes), Eligibility.OFFERED)
                .map(mode -> ((Choice.OneOf) mode).place());
    }

    @Override
    public Array<? extends Thing> random(int number, Array<? extends Thing> among) {
        Array<Thing> things = Arguments.all("random", "card", among);
        return chose(play.dice().shuffle(things).take(Arguments.amount("random", number)));
    }

    /**
     * A seat at which somebody sits.
     *
     * @throws IllegalArgumentException if nobody does
     */
    protected final Seat player(String method, @Nullable Seat seat) {
        return Arguments.seat(method, seat, world().inOrder());
    }
}
