package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.examples.terminal.dialogue.Answers;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.CardPage;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;

/**
 * What a person and the program say to each other until a deck is handed in.
 *
 * @param rules what says what is wrong with a deck
 * @param view what the person sees
 * @param chosen the deck so far, and before that each deck that was changed into the next
 * @param paper where the program talks
 */
record DeckTalk(DraftRules rules, DraftView view, List<Array<Card>> chosen, Paper paper)
        implements Answers<DraftAction, DeckCommand> {
    private static final String HELP = """
            take 1 4 7-9      puts these cards into the deck; or by name:
                              take inu, strength potion
            drop 4            takes cards out again; drop all: all of them
            advice            fills the deck as a bot would
            undo              takes the last of these changes back
            show              shows cards and deck
            card NAME         shows what is printed on a card
            done              hands the deck in, or tells what is wrong
            leave             leaves for good; the others play without you
            quit              ends the program""";

    @Override
    public void show() {
        DeckNeeds needs = view.building().get().needs();
        paper.blank();
        paper.line(paper.paint(
                Ink.STRONG,
                "Build your deck: " + needs.cards() + " cards of the " + picks().size() + " that you picked."));
        paper.wrapped(
                "  ",
                "  ",
                "It needs " + needs.characters() + " Characters of different names to begin with ("
                        + (edition().leastPartySp() == 0 ? "SP 0 or 1" : "SP 1") + "), " + needs.assignables()
                        + " different Items or Commands, " + (needs.terrains() == 0 ? "no" : "a")
                        + " Terrain, and at most one Hero and one Character of SP 3 or more. Type advice, take or drop, then"
                        + " done; ? helps.");
        different().zipWithIndex().forEach(card -> row(card._2 + 1, card._1));
        new DeckPage(paper).show("Your deck:", deck());
    }

    private void row(int number, Card card) {
        int copies = picks().count(card::equals);
        int taken = deck().count(card::equals);
        String mark = taken == 0 ? " " : taken == copies ? "•" : String.valueOf(taken);
        paper.wrapped(
                Paper.right(String.valueOf(number), 4) + " " + mark + " ",
                "       ",
                CardPage.inShort(card) + (copies > 1 ? ", " + copies + " copies" : ""));
    }

    private Array<Card> picks() {
        return view.table().picks(view.seat());
    }

    private Array<Card> deck() {
        return chosen.head();
    }

    /** As they are numbered: Characters by SP, then what they hold, then Terrains. */
    private Array<Card> different() {
        return DeckPage.sorted(picks().distinct());
    }

    private Edition edition() {
        return view.config().options().edition();
    }

    @Override
    public int choices() {
        return 0;
    }

    @Override
    public Reply<DraftAction> choice(int number) {
        throw new IllegalArgumentException("there are no choices to number");
    }

    @Override
    public String missing(int number, Messages messages) {
        return "Type take " + number + " to put that card into the deck, or drop " + number + ".";
    }

    @Override
    public Either<Answers<DraftAction, DeckCommand>, Reply<DraftAction>> obey(DeckCommand command, String rest) {
        return switch (command) {
            case HELP -> answered(() -> HELP.lines().forEach(line -> paper.line("  " + line)));
            case SHOW -> answered(this::show);
            case CARD -> answered(() -> new CardPage(paper, rules.catalogue()).show(rest));
            case TAKE -> named(rest, this::taking);
            case DROP -> rest.strip().equals("all") ? Either.left(with(Array.empty())) : named(rest, this::dropping);
            case ADVICE -> Either.left(with(DeckPlan.of(picks(), edition())));
            case UNDO -> undo();
            case DONE -> done();
            case LEAVE -> Either.right(Reply.leave());
            case QUIT -> Either.right(Reply.quit());
        };
    }

    private DeckTalk with(Array<Card> cards) {
        return with(chosen.prepend(cards));
    }

    private DeckTalk with(List<Array<Card>> decks) {
        return new DeckTalk(rules, view, decks, paper);
    }

    private Either<Answers<DraftAction, DeckCommand>, Reply<DraftAction>> undo() {
        if (chosen.size() > 1) {
            paper.line("Taken back.");
            return Either.left(with(chosen.tail()));
        }
        return answered(() -> paper.line(Paper.capital(NoUndo.NOTHING_DONE.sentence()) + "."));
    }

    private Either<Answers<DraftAction, DeckCommand>, Reply<DraftAction>> named(
            String words, Function<Array<Card>, DeckTalk> change) {
        if (words.isBlank()) {
            return answered(() -> paper.line("Which cards? For example: take 1 4 7-9"));
        }
        return new Selection(different())
                .of(words)
                .fold(
                        wrong -> answered(() -> wrong.forEach(problem -> paper.line(Paper.capital(problem) + "."))),
                        cards -> Either.left(change.apply(cards)));
    }

    private DeckTalk taking(Array<Card> cards) {
        Array<Card> possible = cards.filter(card -> deck().count(card::equals) < picks().count(card::equals));
        cards.removeAll(possible)
                .forEach(card -> paper.line("All copies of " + card.name() + " are in the deck already."));
        return with(deck().appendAll(possible));
    }

    private DeckTalk dropping(Array<Card> cards) {
        cards.filter(card -> !deck().contains(card)).forEach(card -> paper.line(card.name() + " is not in the deck."));
        return with(cards.foldLeft(deck(), Array::remove));
    }

    /** All problems at once; if there are none the deck is handed in. */
    private Either<Answers<DraftAction, DeckCommand>, Reply<DraftAction>> done() {
        return rules.deckActions(view, deck()).fold(this::refused, actions -> Either.right(Reply.act(actions)));
    }

    private Either<Answers<DraftAction, DeckCommand>, Reply<DraftAction>> refused(Seq<Problem> problems) {
        paper.line("That deck cannot be played:");
        problems.forEach(problem -> paper.wrapped(
                "  ", "    ", "it " + problem.sentence() + paper.paint(Ink.FAINT, " (" + problem.rule() + ")")));
        return Either.left(this);
    }

    @Override
    public boolean concedes(DraftAction action) {
        return false;
    }
}
