package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Question;
import io.github.terrene.odyssey.rule.activate.Picking;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A player chooses cards in the middle of an effect.
 *
 * @param question the question that is asked
 * @param chosen the ids of the cards chosen so far
 * @param shown all cards in the place they are chosen from, if the player looks through that place only for this choice
 */
@Rule({"TO-8.5", "TO-8.36"})
public record AnswerQuestion(
        CardQuestion question,
        @Names(Named.CARD) Array<String> chosen,
        @Open Option<Array<Card>> shown) implements Question, Masked<AnswerQuestion> {

    @Override
    public Seat seat() {
        return question.asked();
    }

    @Override
    public Array<Due> due() {
        return Array.of(new Due.LookedThrough(question, shown));
    }

    @Override
    public String rule() {
        return "TO-8.5";
    }

    @Override
    public Option<Due> within(Agenda agenda) {
        return agenda.tasks().get(1).due().headOption();
    }

    @Override
    public String key() {
        return "card";
    }

    /** Others do not even know how many cards were chosen or are looked through. */
    @Override
    public AnswerQuestion masked(Seat viewer) {
        return viewer.equals(question.asked()) ? this : new AnswerQuestion(question, Array.empty(), Option.none());
    }

    @Override
    public AnswerQuestion imaginedBy(Seat viewer, Table table, Dice dice) {
        return viewer.equals(question.asked())
                ? this
                : new AnswerQuestion(question, chosen, Zones.shown(table, question));
    }

    /** The cards that may be chosen next. */
    Array<String> candidates(Table table) {
        return Picking.next(fitting(table), chosen, number(table));
    }

    /** All cards where it lets choose from: what the player looks through is unknown on the table of that player's view. */
    private Array<Card> all(Table table) {
        return shown.getOrElse(() -> Zones.all(table, question));
    }

    private Array<Card> fitting(Table table) {
        return Zones.fitting(all(table), question);
    }

    /** The same after those cards were chosen. */
    AnswerQuestion having(Array<String> cards) {
        return new AnswerQuestion(question, cards, shown);
    }

    /** The number chosen in all. */
    int number(Table table) {
        return Math.min(question.number(), fitting(table).size());
    }

    /** An answer that a seat could believe one to be: any that could be given at that table, unless it was asked itself. */
    static Answer imagined(Answer answer, Seat viewer, Table table, Dice dice) {
        AnswerQuestion asked = new AnswerQuestion(answer.question(), Array.empty(), Option.none());
        return answer.knownTo(viewer) ? answer : new Answer(answer.question(), asked.imagined(table, dice));
    }

    /** Cards that might be chosen in all. */
    private Array<String> imagined(Table table, Dice dice) {
        boolean enough = chosen.size() == number(table) || question.optional() && dice.below(2) == 0;
        return enough
                ? chosen
                : having(chosen.append(dice.pick(candidates(table)))).imagined(table, dice);
    }

    @Override
    public Seq<Choice> options(Game game) {
        Array<Choice> cards = candidates(game.table()).map(Choice.Card::new);
        return question.optional() ? cards.append(new Choice.Nothing()) : cards;
    }

    @Override
    public Seq<Choice> beside(Game game) {
        return all(game.table()).map(card -> card.id()).distinct().sorted().map(Choice.Card::new);
    }

    @Override
    public boolean permits(Game game, Choice choice, Verdict why) {
        if (choice instanceof Choice.Nothing) {
            return question.optional() || why.no("TO-8.36/must-choose", "a card must be chosen");
        }
        return choice instanceof Choice.Card card
                ? candidates(game.table()).contains(card.id())
                        || why.no("TO-8.5/card-choice", "that card cannot be chosen, or is not the next in order")
                : why.no(choice.unasked());
    }

    /** The effect goes on when all cards are chosen, or no more is wanted. */
    @Override
    public void chosen(Choice choice, Play play) {
        boolean more = choice instanceof Choice.Card;
        Array<String> all = more ? chosen.append(((Choice.Card) choice).id()) : chosen;
        if (more && all.size() < number(play.table())) {
            play.next(having(all));
        } else {
            answer(play, all);
        }
    }

    /** The answer is complete. */
    private void answer(Play play, Array<String> cards) {
        CarryOut asking = (CarryOut) play.take();
        play.next(asking.answered(new Answer(question, cards)));
    }

    @Override
    public Seq<Action> actions() {
        return new Answer(question, chosen).actions();
    }
}
