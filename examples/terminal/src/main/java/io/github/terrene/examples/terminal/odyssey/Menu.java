package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The choices of one decision, grouped, and numbered from 1.
 *
 * @param choices in the order of their numbers; what is rarely wanted comes last
 * @param whole whether what is rarely wanted is shown, too
 */
record Menu(Array<Choice> choices, boolean whole) {

    static Menu of(View view, Seq<Action> legal, Option<PartyPlan> plan, Phrases phrases) {
        Array<Choice> choices =
                Array.ofAll(legal).map(action -> Choice.of(action, phrases)).sortBy(Choice::group);
        return new Menu(choices.prependAll(suggested(view, plan, phrases)), false);
    }

    /** The starting party that the deck suggests, as one choice. */
    private static Option<Choice> suggested(View view, Option<PartyPlan> plan, Phrases phrases) {
        boolean fresh = view.agenda().prompt() instanceof ChooseParty choice
                && choice.of(view.seat()).cards().isEmpty();
        return plan.filter(suggestion -> fresh)
                .map(suggestion -> new Choice(
                        Group.CHOICE,
                        "The suggested party: "
                                + suggestion.actions().map(phrases::briefly).mkString(", "),
                        suggestion.actions()));
    }

    /** The same choices, all of them shown. */
    Menu opened() {
        return new Menu(choices, true);
    }

    /** What can be chosen by its number: only what is on the screen. */
    Array<Choice> shown() {
        return whole ? choices : choices.filter(choice -> choice.group() != Group.SELDOM);
    }

    /** What choices do that do one thing only. */
    Array<Action> single() {
        return choices.map(Choice::actions)
                .filter(actions -> actions.size() == 1)
                .map(Seq::head);
    }

    /** Where the choice stands that does just that. */
    String place(Action action) {
        int place = choices.indexWhere(
                choice -> choice.actions().size() == 1 && choice.actions().contains(action));
        return " It is choice " + (place + 1) + (place < shown().size() ? "." : ", which more shows.");
    }

    void show(Paper paper) {
        numbered(paper);
        int left = choices.size() - shown().size();
        if (left > 0) {
            paper.line(
                    paper.paint(Ink.FAINT, "  " + left + " more: trade, dismiss, give up (more shows them, ? helps)"));
        }
    }

    private void numbered(Paper paper) {
        Option<Group> last = Option.some(Group.CHOICE);
        for (Choice choice : shown()) {
            if (!last.contains(choice.group())) {
                paper.line("  " + paper.paint(Ink.STRONG, choice.group().heading()));
            }
            last = Option.some(choice.group());
            paper.choice(choices.indexOf(choice) + 1, choice.words());
        }
    }
}
