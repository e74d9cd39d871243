package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Answers;
import io.github.terrene.examples.terminal.dialogue.Dialogue;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.dialogue.WhyNot;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.view.View;
import io.vavr.control.Either;

/**
 * What a person and the program say to each other until one decision is made.
 *
 * @param referee what answers "why not"
 * @param view what the person sees
 * @param menu what may be chosen
 * @param phrases what actions are called
 * @param paper where the program talks
 * @param cast the players
 */
record Talk(Referee referee, View view, Menu menu, Phrases phrases, Paper paper, PlayerNames cast)
        implements Answers<Action, Command> {
    private static final String HELP = """
            A number       does what stands behind it on the screen
            more           shows the other choices: trade, dismiss,
                           give up
            table          draws the table
            hand           shows your hand
            card NAME      shows what is printed on a card
            discards       shows the discard piles
            why            tells what you cannot do, and why not
            why WORDS      the same for that: why attack, why zane
            undo           takes your last action back, unless it
                           showed something hidden
            quit           ends the program""";
    private static final String LEAVING = """
            leave          leaves the tournament for good, and loses
                           this game""";

    /** Listens until the person has decided or input ends. */
    Reply<Action> until(Input input) {
        return new Dialogue<Action, Command>(paper, Command.class, referee.whole()).until(input, this);
    }

    @Override
    public void show() {
        paper.blank();
        new Question(paper, cast, view).ask();
        menu.show(paper);
    }

    @Override
    public int choices() {
        return menu.shown().size();
    }

    @Override
    public Reply<Action> choice(int number) {
        return Reply.act(menu.shown().get(number - 1).actions());
    }

    @Override
    public String missing(int number, Messages messages) {
        return number > choices() && number <= menu.choices().size()
                ? "Choice " + number + " is not on the screen. Type more to see it, then choose it."
                : Answers.super.missing(number, messages);
    }

    @Override
    public boolean concedes(Action action) {
        return referee.concedes(action);
    }

    @Override
    public Either<Answers<Action, Command>, Reply<Action>> obey(Command command, String rest) {
        return switch (command) {
            case HELP -> answered(this::help);
            case MORE -> Either.left(new Talk(referee, view, menu.opened(), phrases, paper, cast));
            case TABLE -> answered(() -> Sides.draw(paper, cast, view.table()));
            case HAND -> answered(() -> new Piles(paper, cast).hand(view));
            case DISCARDS -> answered(() -> new Piles(paper, cast).discards(view));
            case CARD -> answered(() -> new CardPage(paper, referee.catalogue()).show(rest));
            case WHY -> answered(() -> whyNot(rest));
            case UNDO -> undo();
            case LEAVE -> leave();
            case QUIT -> Either.right(Reply.quit());
        };
    }

    private void help() {
        HELP.lines().forEach(line -> paper.line("  " + line));
        LEAVING.lines().filter(line -> referee.allowsLeaving()).forEach(line -> paper.line("  " + line));
    }

    private Either<Answers<Action, Command>, Reply<Action>> leave() {
        return referee.allowsLeaving()
                ? Either.right(Reply.leave())
                : answered(() ->
                        paper.line("Nobody can leave this. Give up is among the choices, and quit ends the program."));
    }

    private void whyNot(String words) {
        new WhyNot<Action>(paper, this::title, reason -> WhyNot.reason(reason, cast::name))
                .answer(words, menu.single(), action -> "that is allowed." + menu.place(action), referee.refused());
    }

    /** The phrase without the text of a card. */
    private String title(Action action) {
        String phrase = phrases.of(action);
        int colon = phrase.indexOf(": ");
        String use = action.kind() == ActionKind.ACTIVATE ? "Use " : "";
        return use + (colon < 0 ? phrase : phrase.substring(0, colon));
    }

    private Either<Answers<Action, Command>, Reply<Action>> undo() {
        return Dialogue.takeBack(paper, referee.undo(), this);
    }
}
