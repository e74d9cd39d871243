package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftAction.Pick;
import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Answers;
import io.github.terrene.examples.terminal.dialogue.Dialogue;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.CardPage;
import io.github.terrene.examples.terminal.odyssey.Printed;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * What a person and the program say to each other until a card is picked.
 *
 * @param view what the person sees
 * @param passed what went by
 * @param catalogue all cards
 * @param paper where the program talks
 * @param cast the players
 * @param undone the draft without the person's last action, or why it cannot be taken back
 */
record PickTalk(
        DraftView view,
        Passed passed,
        Catalogue catalogue,
        Paper paper,
        PlayerNames cast,
        Supplier<Either<NoUndo, ?>> undone)
        implements Answers<DraftAction, PickCommand> {
    private static final String HELP = """
            A number       picks the card behind it; the others go on
            pile           shows the pile again
            own            shows what you have, sorted
            by             shows what went by
            card NAME      shows what is printed on a card
            advice         tells what a bot would pick
            undo           would take your last pick back, but a pick is
                           final
            leave          leaves the draft for good; it goes on without
                           you
            quit           ends the program""";

    @Override
    public void show() {
        DraftTable table = view.table();
        paper.blank();
        paper.wrapped(
                "",
                "  ",
                paper.paint(Ink.STRONG, "Which card do you pick?") + " Round " + table.round() + ", "
                        + table.pile(view.seat()).size() + " cards in the pile, which goes to "
                        + cast.name(table.next(view.seat())) + " next.");
        different().zipWithIndex().forEach(card -> offer(card._2 + 1, card._1));
        paper.wrapped("  ", "  ", paper.paint(Ink.FAINT, "You have " + DeckPage.brief(own()) + "."));
    }

    private void offer(int number, Card card) {
        int copies = table().count(card::equals);
        paper.choice(
                number,
                paper.paint(Ink.STRONG, CardPage.inShort(card)) + (copies > 1 ? ", " + copies + " copies" : "") + ", "
                        + Printed.typeLine(card));
        Printed.lines(card).forEach(line -> paper.wrapped("        ", "        ", line));
    }

    private Array<Card> table() {
        return view.table().pile(view.seat());
    }

    private Array<Card> different() {
        return table().distinct();
    }

    private Array<Card> own() {
        return view.table().picks(view.seat());
    }

    @Override
    public int choices() {
        return different().size();
    }

    @Override
    public Reply<DraftAction> choice(int number) {
        return Reply.act(
                Array.of(new Pick(view.seat(), different().get(number - 1).id())));
    }

    @Override
    public Either<Answers<DraftAction, PickCommand>, Reply<DraftAction>> obey(PickCommand command, String rest) {
        switch (command) {
            case HELP -> HELP.lines().forEach(line -> paper.line("  " + line));
            case PILE -> show();
            case OWN -> new DeckPage(paper).show("You have:", own());
            case BY -> passed.show(paper);
            case CARD -> new CardPage(paper, catalogue).show(rest);
            case ADVICE -> advise();
            case UNDO -> {
                return Dialogue.takeBack(paper, undone.get(), this);
            }
            case LEAVE -> {
                return Either.right(Reply.leave());
            }
            case QUIT -> {
                return Either.right(Reply.quit());
            }
        }
        return Either.left(this);
    }

    private void advise() {
        Card best = Drafter.pick(view);
        paper.line(
                "  A bot would pick " + best.name() + ", number " + (different().indexOf(best) + 1) + ".");
    }

    @Override
    public boolean concedes(DraftAction action) {
        return false;
    }
}
