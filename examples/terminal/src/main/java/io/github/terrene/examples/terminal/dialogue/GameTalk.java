package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * What a person and the program say to each other until one decision of a game is made.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <C> cards
 * @param rules what answers "why not"
 * @param game the game so far
 * @param seat where the person sits
 * @param cast the players, and where the program talks
 * @param page what shows cards
 * @param asked the decision
 */
public record GameTalk<S, A, E, C>(
        Rules<?, S, A, E, ?> rules,
        Timeline<S, A, E> game,
        Seat seat,
        PlayerNames cast,
        CardPage<C> page,
        Asked<A, C> asked)
        implements Answers<A, GameCommand> {
    /** Listens until the person has decided or input ends. */
    public Reply<A> until(Input input) {
        return new Dialogue<A, GameCommand>(paper(), GameCommand.class, "game").until(input, this);
    }

    private Paper paper() {
        return cast.paper();
    }

    @Override
    public void show() {
        paper().blank();
        asked.show();
    }

    /** The choices, in the order of their numbers. */
    private Seq<A> legal() {
        return asked.ordered(rules.choices(game.state(), seat));
    }

    @Override
    public int choices() {
        return legal().size() + (asked.suggested().isEmpty() ? 0 : 1);
    }

    @Override
    public Reply<A> choice(int number) {
        Seq<A> legal = legal();
        return Reply.act(number > legal.size() ? asked.suggested() : Array.of(legal.get(number - 1)));
    }

    @Override
    public boolean concedes(A action) {
        return rules.concedes(action);
    }

    @Override
    public Either<Answers<A, GameCommand>, Reply<A>> obey(GameCommand command, String rest) {
        return switch (command) {
            case HELP -> answered(() -> asked.help().forEach(line -> paper().line("  " + line)));
            case TABLE -> answered(asked::table);
            case HAND -> answered(() -> page.hand(asked.hand()));
            case PILES -> answered(asked::piles);
            case CARD -> answered(() -> page.show(rest));
            case WHY -> answered(() -> whyNot(rest));
            case UNDO -> Dialogue.takeBack(paper(), game.undo(rules, seat), this);
            case GIVE -> giveUp(rest);
            case QUIT -> Either.right(Reply.quit());
        };
    }

    private void whyNot(String words) {
        Seq<A> choices = legal();
        new WhyNot<A>(paper(), asked::title, reason -> asked.reason(reason, cast::name))
                .answer(
                        words,
                        choices,
                        action -> paper().messages().say("why.allowed", choices.indexOf(action) + 1),
                        rules.refused(game.state(), seat));
    }

    /** What gives the game up, or more than the game: by its number, if there are several. */
    private Either<Answers<A, GameCommand>, Reply<A>> giveUp(String rest) {
        Seq<A> conceding = rules.legal(game.state(), seat).filter(rules::concedes);
        String word = paper().messages().say("give.up.word");
        String meant = rest.toLowerCase(Locale.ROOT).strip();
        Option<A> one = conceding.size() == 1 && meant.equals(word)
                ? conceding.headOption()
                : conceding.find(action -> meant.equals(word + " " + (conceding.indexOf(action) + 1)));
        if (one.isDefined()) {
            return Either.right(Reply.act(Array.of(one.get())));
        }
        paper().line(paper().messages().say(conceding.size() > 1 ? "give.up.which" : "give.up"));
        if (conceding.size() > 1) {
            conceding.forEachWithIndex((action, place) -> paper().choice(place + 1, asked.title(action)));
        }
        return Either.left(this);
    }
}
