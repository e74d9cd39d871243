package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/**
 * What a person and the program say to each other until one decision of a game is made.
 *
 * @param paper where the program talks
 * @param asked the decision
 * @param <A> actions
 */
public record GameTalk<A>(Paper paper, Asked<A> asked) implements Answers<A, GameCommand> {
    /** Listens until the person has decided or input ends. */
    public Reply<A> until(Input input) {
        return new Dialogue<A, GameCommand>(paper, GameCommand.class, "game").until(input, this);
    }

    @Override
    public void show() {
        paper.blank();
        asked.show();
    }

    @Override
    public int choices() {
        return asked.legal().size();
    }

    @Override
    public Reply<A> choice(int number) {
        return Reply.act(Array.of(asked.legal().get(number - 1)));
    }

    @Override
    public boolean concedes(A action) {
        return asked.givingUp().contains(action);
    }

    @Override
    public Either<Answers<A, GameCommand>, Reply<A>> obey(GameCommand command, String rest) {
        return switch (command) {
            case HELP -> answered(() -> asked.help().lines().forEach(line -> paper.line("  " + line)));
            case TABLE -> answered(asked::table);
            case HAND -> answered(asked::hand);
            case PILES -> answered(asked::piles);
            case CARD -> answered(() -> asked.card(rest));
            case WHY -> answered(() -> asked.curiosity().answer(rest, asked.conceivable()));
            case UNDO -> Dialogue.takeBack(paper, asked.undone(), this);
            case GIVE -> giveUp(rest);
            case QUIT -> Either.right(Reply.quit());
        };
    }

    private Either<Answers<A, GameCommand>, Reply<A>> answered(Runnable answer) {
        answer.run();
        return Either.left(this);
    }

    private Either<Answers<A, GameCommand>, Reply<A>> giveUp(String rest) {
        if (rest.equalsIgnoreCase("up") && asked.givingUp().isDefined()) {
            return Either.right(Reply.act(Array.of(asked.givingUp().get())));
        }
        paper.line("Type give up if that is what you mean.");
        return Either.left(this);
    }
}
