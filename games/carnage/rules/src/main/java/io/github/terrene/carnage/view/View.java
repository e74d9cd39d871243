package io.github.terrene.carnage.view;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.due.Due.SettlingLosses;
import io.github.terrene.carnage.due.Due.UnderWay;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.resolve.Ask;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Loss;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * Everything that one seat may know of a game, and nothing else.
 *
 * @param seat the seat whose view it is; an onlooker's seat sees what is public
 * @param options the options of the game
 * @param list the deck list that this seat brought; none for an onlooker
 * @param table the table, with an unknown card in place of every card that this seat may not know
 * @param tasks the part of what is still to be done that this seat may know, the next one first
 */
@Rule({"CG-14.1", "CG-14.2", "CG-14.3", "CG-14.6", "CG-14.7"})
public record View(Seat seat, Options options, @Open Option<DeckList> list, Table table, List<Task> tasks) {
    /** The awaited decision, as far as this seat knows; none when the game is over. */
    public Option<Prompt> prompt() {
        return Option.of(GamePrompt.awaited(tasks, Prompt.class));
    }

    /** The question that is put to this seat; none if it is asked nothing now. */
    public Option<Question> question() {
        return prompt().flatMap(prompt ->
                prompt instanceof Ask ask && ask.question().seat().equals(seat)
                        ? Option.some(ask.question())
                        : Option.none());
    }

    /** The card that the open question is about, which everybody sees: the card whose text asks, or the beaten Legend; none otherwise. */
    public Option<Card> subject() {
        return due().flatMap(this::subject).headOption();
    }

    private Option<Card> subject(Due due) {
        if (due instanceof UnderWay effect) {
            return Option.some(effect.source().card());
        }
        return due instanceof SettlingLosses losses ? legend(losses.left().head()) : Option.none();
    }

    private Option<Card> legend(Loss loss) {
        return table.side(loss.seat()).spearhead().legend(loss.fighter()).map(Stack::card);
    }

    /**
     * The view in terms of the game, with the numbers that count now.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if a trait throws when it is asked for its bonus
     */
    public ShownGame shown() {
        Option<Purse> purse = Option.when(Players.has(seat), () -> own().purse());
        return new ShownGame(
                seat,
                options,
                list,
                table,
                LegendStats.on(table, options.awakening()),
                prompt().map(this::asked),
                subject(),
                purse,
                due());
    }

    private Asked<Action, Due> asked(Prompt prompt) {
        return prompt.asked(prompt.actions(), prompt.options(), prompt.within(tasks.tail()));
    }

    private Array<Due> due() {
        return tasks.flatMap(Task::due).toArray();
    }

    /** The viewer's own side; only for a player's seat. */
    public Side own() {
        return table.side(seat);
    }

    /** The side of the viewer's opponent; only for a player's seat. */
    public Side opponent() {
        return table.side(Players.opponent(seat));
    }
}
