package io.github.terrene.examples.terminal.person;

import io.github.terrene.examples.terminal.board.Board;
import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.play.Player;
import io.github.terrene.examples.terminal.play.Reply;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.examples.terminal.tale.Narrator;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A person who plays a side: is shown what may be chosen, may ask anything about it, and chooses by number. */
public final class Person implements Player {
    private static final String HELP = """
            A number       does what stands behind it
            more           shows the choices that are left out: trading, dismissing, giving up
            table          draws the table
            hand           shows your hand
            card NAME      shows what is printed on a card
            discards       shows the discard piles
            why            tells what you cannot do now, and which rule forbids it
            why WORDS      the same for what has these words in it: why attack, why zane
            undo           takes your last action back, as long as nothing hidden was shown by it
            quit           leaves the match""";

    private final MatchRules rules;
    private final Seat seat;
    private final Deck deck;
    private final Option<PartyPlan> plan;
    private final Input input;
    private final Paper paper;
    private final Cast cast;
    private final Narrator narrator;

    /**
     * A person.
     *
     * @param deck the own deck
     * @param plan the starting party that is suggested
     * @param input where the person types
     * @param narrator what has been told so far is shown before anything is asked
     */
    public Person(
            MatchRules rules,
            Seat seat,
            Deck deck,
            Option<PartyPlan> plan,
            Input input,
            Paper paper,
            Cast cast,
            Narrator narrator) {
        this.rules = rules;
        this.seat = seat;
        this.deck = deck;
        this.plan = plan;
        this.input = input;
        this.paper = paper;
        this.cast = cast;
        this.narrator = narrator;
    }

    @Override
    public Reply decide(Timeline<Match, Action, MatchEvent> match, Rng rng) {
        narrator.pause();
        View view = rules.view(match.state(), seat).game();
        Phrases phrases = new Phrases(cast, view, catalogue());
        Menu menu = Menu.of(view, rules.legal(match.state(), seat), plan, phrases);
        paper.blank();
        new Question(paper, cast, view).ask();
        menu.show(paper);
        Option<Reply> reply = Option.none();
        while (reply.isEmpty()) {
            reply = input.line("> ").map(line -> heard(line, match, view, menu)).getOrElse(this::gone);
        }
        return reply.get();
    }

    private Option<Reply> gone() {
        paper.blank();
        paper.line("Nobody is typing any more; the match ends here.");
        return Option.some(Reply.quit());
    }

    /** What a line means; none if it was only a question. */
    private Option<Reply> heard(String line, Timeline<Match, Action, MatchEvent> match, View view, Menu menu) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (words[0].matches("[0-9]{1,9}") && rest.isEmpty()) {
            return chosen(Integer.parseInt(words[0]), menu);
        }
        return Command.find(words[0])
                .map(command -> obeyed(command, rest, match, view, menu))
                .getOrElse(() -> {
                    paper.line(
                            line.isBlank()
                                    ? "Type the number of a choice, or ? for help."
                                    : "\"" + words[0]
                                            + "\" means nothing here. Type the number of a choice, or ? for help.");
                    return Option.none();
                });
    }

    private Option<Reply> chosen(int number, Menu menu) {
        Option<Choice> choice = menu.choice(number);
        if (choice.isEmpty()) {
            String numbers =
                    menu.size() == 1 ? "the only number is 1." : "the numbers go from 1 to " + menu.size() + ".";
            paper.line("There is no choice " + number + ": " + numbers);
        }
        return choice.map(Choice::actions).map(Reply::act);
    }

    private Option<Reply> obeyed(
            Command command, String rest, Timeline<Match, Action, MatchEvent> match, View view, Menu menu) {
        switch (command) {
            case HELP -> HELP.lines().forEach(line -> paper.line("  " + line));
            case MORE -> menu.showAll(paper);
            case TABLE -> Board.draw(paper, cast, view.table());
            case HAND -> new Piles(paper, cast).hand(view);
            case DISCARDS -> new Piles(paper, cast).discards(view);
            case CARD -> new CardPage(paper, catalogue()).show(rest);
            case WHY -> why(rest, match, view, menu);
            case UNDO -> {
                return undo(match);
            }
            case QUIT -> {
                return Option.some(Reply.quit());
            }
        }
        return Option.none();
    }

    private void why(String words, Timeline<Match, Action, MatchEvent> match, View view, Menu menu) {
        Seq<Action> conceivable = new Conceivable(view, deck).actions();
        Curiosity curiosity = new Curiosity(
                paper, new Phrases(cast, view, catalogue()), action -> rules.whyNot(match.state(), action));
        curiosity.answer(words, conceivable, menu);
    }

    private Option<Reply> undo(Timeline<Match, Action, MatchEvent> match) {
        if (match.undo().isEmpty()) {
            paper.line(
                    match.length() == 0
                            ? "There is nothing to take back."
                            : "That cannot be taken back: something hidden was shown, chance was drawn, or somebody else"
                                    + " could answer.");
            return Option.none();
        }
        paper.line("Taken back.");
        return Option.some(Reply.undo());
    }

    private Catalogue catalogue() {
        return rules.game().book().catalogue();
    }
}
