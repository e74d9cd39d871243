package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * What a person and the program say to each other until one decision of a game is made.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param rules what answers "why not"
 * @param game the game so far
 * @param seat where the person sits
 * @param cast the players, and where the program talks
 * @param asked the decision
 */
public record GameTalk<S, A, E>(
        Rules<?, S, A, E, ?> rules, Timeline<S, A, E> game, Seat seat, PlayerNames cast, Question<A, E> asked) {
    /** Listens until the person has decided or input ends. */
    public Reply<A> until(Input input) {
        return new Dialogue<>(paper(), this).until(input);
    }

    private Paper paper() {
        return cast.paper();
    }

    void show() {
        paper().blank();
        asked.show();
    }

    /** How many numbered choices are shown. */
    int choices() {
        return asked.choices().size() + (asked.suggested().isEmpty() ? 0 : 1);
    }

    /** The reply of a choice, from 1 on. */
    Reply<A> choice(int number) {
        Seq<A> legal = asked.choices();
        return Reply.act(number > legal.size() ? asked.suggested() : Array.of(legal.get(number - 1)));
    }

    /** Whether an action concedes the game, which must be confirmed. */
    boolean concedes(A action) {
        return rules.concedes(action);
    }

    /** Obeys a command, with what was typed after it; returns a decision, if it is one. */
    Option<Reply<A>> obey(Command command, String rest) {
        return switch (command) {
            case HELP -> answered(() -> asked.help().forEach(line -> paper().line("  " + line)));
            case TABLE -> answered(asked::table);
            case HAND -> answered(() -> asked.page().hand(asked.hand()));
            case PILES -> answered(asked::piles);
            case CARD -> answered(() -> asked.page().show(rest));
            case WHY -> answered(() -> whyNot(rest));
            case UNDO -> takeBack();
            case GIVE -> giveUp(rest);
            case QUIT -> Option.some(Reply.quit());
        };
    }

    private Option<Reply<A>> answered(Runnable answer) {
        answer.run();
        return Option.none();
    }

    /** Takes back the last action if possible, and otherwise says why not. */
    private Option<Reply<A>> takeBack() {
        Messages messages = paper().messages();
        return game.undo(rules, seat)
                .fold(why -> answered(() -> paper().line(messages.say("undo." + why.name()))), possible -> {
                    paper().line(messages.say("taken.back"));
                    return Option.some(Reply.undo());
                });
    }

    private void whyNot(String words) {
        Seq<A> choices = asked.choices();
        new WhyNot<>(paper(), asked)
                .answer(
                        words,
                        choices,
                        action -> paper().messages().say("why.allowed", choices.indexOf(action) + 1),
                        rules.refused(game.state(), seat));
    }

    /** What gives the game up, or more than the game: by its number, if there are several. */
    private Option<Reply<A>> giveUp(String rest) {
        Seq<A> conceding = rules.legal(game.state(), seat).filter(rules::concedes);
        String word = paper().messages().say("give.up.word");
        String meant = rest.toLowerCase(Locale.ROOT).strip();
        Option<A> one = conceding.size() == 1 && meant.equals(word)
                ? conceding.headOption()
                : conceding.find(action -> meant.equals(word + " " + (conceding.indexOf(action) + 1)));
        if (one.isDefined()) {
            return Option.some(Reply.act(Array.of(one.get())));
        }
        paper().line(paper().messages().say(conceding.size() > 1 ? "give.up.which" : "give.up"));
        if (conceding.size() > 1) {
            conceding.forEachWithIndex((action, place) -> paper().choice(place + 1, asked.title(action)));
        }
        return Option.none();
    }
}
