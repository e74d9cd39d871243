package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.person.Input;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A person who plays: sees the lanes and a menu, may ask anything about it, and chooses by number.
 *
 * @param rules what answers "why not"
 * @param seat where the person sits
 * @param input where the person types
 * @param paper where the program talks
 * @param cast the players
 */
public record Visitor(Terralore rules, Seat seat, Input input, Paper paper, Cast cast) {
    private static final String NUMBER = "[0-9]{1,9}";
    private static final String TRY = "Type the number of a choice, or ? for help.";
    private static final String HELP = """
            A number       does what stands behind it
            table          draws the lanes
            hand           shows your hand
            piles          shows the Graveyards and the Exile piles
            card NAME      shows what is printed on a card
            why            tells what you cannot do now, and which rule forbids it
            why WORDS      the same for what has these words in it: why pay, why eel
            undo           takes your last choice back, as long as your plan is not handed in
            give up        lets the other one win
            quit           leaves the game unfinished""";

    /** What a person wants: an action, or to take the last one back, or to leave. */
    public record Wish(Option<Action> action, boolean undo) {
        private static final Wish UNDO = new Wish(Option.none(), true);
        private static final Wish LEAVE = new Wish(Option.none(), false);

        /** Whether the person leaves. */
        public boolean leave() {
            return action.isEmpty() && !undo;
        }
    }

    /** Asks until there is an answer. */
    public Wish ask(Timeline<Game, Action, Event> game) {
        View view = rules.view(game.state(), seat);
        CardSheet sheet = new CardSheet(paper, rules.catalogue());
        Words words = new Words(new Speech(cast, view.table()), rules.catalogue());
        Offer offer = new Offer(view, rules.legal(game.state(), seat).reject(rules::concedes), words, sheet);
        if (view.agenda().prompt() instanceof Ask) {
            new Battlefield(paper, cast).draw(view.table());
        }
        paper.blank();
        new Inquiry(paper, view, rules.catalogue()).ask();
        offer.show(paper);
        Option<Wish> wish = Option.none();
        while (wish.isEmpty()) {
            wish = input.line("> ").map(line -> heard(line, game, offer)).getOrElse(this::gone);
        }
        return wish.get();
    }

    private Option<Wish> gone() {
        paper.blank();
        paper.line("Nobody is typing any more; the game ends here.");
        return Option.some(Wish.LEAVE);
    }

    /** What a line means; none if it was only a question. */
    private Option<Wish> heard(String line, Timeline<Game, Action, Event> game, Offer offer) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (words[0].matches(NUMBER) && rest.isEmpty()) {
            return chosen(Integer.parseInt(words[0]), offer);
        }
        Option<Request> request = Request.find(words[0]);
        if (request.isEmpty()) {
            paper.line(line.isBlank() ? TRY : "That means nothing here. " + TRY);
        }
        return request.flatMap(known -> obeyed(known, rest, game, offer));
    }

    private Option<Wish> chosen(int number, Offer offer) {
        Option<Action> choice = offer.choice(number);
        if (choice.isEmpty()) {
            int most = offer.legal().size();
            String numbers = most == 1 ? "the only number is 1" : "the numbers go from 1 to " + most;
            paper.line("There is no choice " + number + ": " + numbers + ".");
        }
        return choice.map(action -> new Wish(Option.some(action), false));
    }

    private Option<Wish> obeyed(Request request, String rest, Timeline<Game, Action, Event> game, Offer offer) {
        return switch (request) {
            case HELP -> answered(() -> HELP.lines().forEach(line -> paper.line("  " + line)));
            case TABLE ->
                answered(() -> new Battlefield(paper, cast).draw(offer.view().table()));
            case HAND -> answered(() -> hand(offer));
            case PILES -> answered(() -> offer.view().table().sides().forEach(this::piles));
            case CARD -> answered(() -> offer.sheet().show(rest));
            case WHY ->
                answered(() -> new Doubt(paper, offer.view(), offer, action -> rules.whyNot(game.state(), action))
                        .answer(rest));
            case UNDO -> undo(game);
            case GIVE -> giveUp(rest, game);
            case QUIT -> Option.some(Wish.LEAVE);
        };
    }

    private static Option<Wish> answered(Runnable answer) {
        answer.run();
        return Option.none();
    }

    private void hand(Offer offer) {
        Array<Card> hand = offer.view().own().hand().cards();
        if (hand.isEmpty()) {
            paper.line("  Your hand is empty.");
        }
        hand.forEach(offer.sheet()::print);
    }

    private void piles(Side side) {
        String whose = Paper.capital(cast.whose(side.seat()));
        paper.wrapped("  ", "    ", whose + " Graveyard: " + names(side.graveyard()));
        paper.wrapped("  ", "    ", whose + " Exile pile: " + names(side.exile()));
    }

    private static String names(Array<Card> cards) {
        return cards.isEmpty() ? "nothing" : cards.reverse().map(Card::name).mkString(", ");
    }

    private Option<Wish> giveUp(String rest, Timeline<Game, Action, Event> game) {
        if (rest.equalsIgnoreCase("up")) {
            return rules.legal(game.state(), seat)
                    .find(rules::concedes)
                    .map(action -> new Wish(Option.some(action), false));
        }
        paper.line("Type give up if that is what you mean.");
        return Option.none();
    }

    private Option<Wish> undo(Timeline<Game, Action, Event> game) {
        if (game.undo().isDefined()) {
            paper.line("Taken back.");
            return Option.some(Wish.UNDO);
        }
        paper.line(
                game.length() == 0
                        ? "There is nothing to take back."
                        : "That cannot be taken back: a plan is final once it is handed in, and so is what was shown.");
        return Option.none();
    }
}
