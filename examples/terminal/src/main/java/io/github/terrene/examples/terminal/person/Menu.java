package io.github.terrene.examples.terminal.person;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.ChooseParty;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The choices of one decision, grouped, and numbered from 1.
 *
 * @param choices in the order of their numbers
 */
record Menu(Array<Choice> choices) {

    static Menu of(View view, Seq<Action> legal, Option<PartyPlan> plan, Phrases phrases) {
        Array<Choice> choices =
                Array.ofAll(legal).map(action -> Choice.of(action, phrases)).sortBy(Choice::group);
        return new Menu(choices.prependAll(suggested(view, plan, phrases)));
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

    int size() {
        return choices.size();
    }

    Option<Choice> choice(int number) {
        return number >= 1 && number <= choices.size() ? Option.some(choices.get(number - 1)) : Option.none();
    }

    /** The number of a choice that does just that; none if it is not among them. */
    Option<Integer> number(Action action) {
        int place = choices.indexWhere(
                choice -> choice.actions().size() == 1 && choice.actions().contains(action));
        return place < 0 ? Option.none() : Option.some(place + 1);
    }

    /** Shows all but what is seldom wanted. */
    void show(Paper paper) {
        show(paper, choices.filter(choice -> choice.group() != Group.SELDOM));
        Array<Choice> left = choices.filter(choice -> choice.group() == Group.SELDOM);
        if (!left.isEmpty()) {
            int first = choices.indexOf(left.head()) + 1;
            String numbers = left.size() == 1 ? String.valueOf(first) : first + "-" + choices.size();
            paper.line(paper.paint(
                    Ink.FAINT, "  " + numbers + ": trade, dismiss, give up (more shows them, ? shows help)"));
        }
    }

    /** Shows all. */
    void showAll(Paper paper) {
        show(paper, choices);
    }

    private void show(Paper paper, Array<Choice> shown) {
        Option<Group> last = Option.some(Group.CHOICE);
        for (Choice choice : shown) {
            if (!last.contains(choice.group())) {
                paper.line("  " + paper.paint(Ink.STRONG, choice.group().heading()));
            }
            last = Option.some(choice.group());
            String number = Paper.right(String.valueOf(choices.indexOf(choice) + 1), 4) + "  ";
            paper.wrapped(number, " ".repeat(number.length()), choice.words());
        }
    }
}
