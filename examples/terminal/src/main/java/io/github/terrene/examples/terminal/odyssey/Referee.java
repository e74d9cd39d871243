package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Answers a person's questions about the rules of a game, whatever the game is a part of. */
public interface Referee {
    /** All cards. */
    Catalogue catalogue();

    /** What the person might think of and cannot do. */
    Seq<Refused<Action>> refused();

    /** Whether an action gives the game up. */
    boolean concedes(Action action);

    /** What would be there without the person's last action, or why it cannot be taken back. */
    Either<NoUndo, ?> undo();

    /** What the game is a part of: "match". */
    String whole();

    /** Whether a person can leave, so that the others go on alone. */
    boolean allowsLeaving();
}
