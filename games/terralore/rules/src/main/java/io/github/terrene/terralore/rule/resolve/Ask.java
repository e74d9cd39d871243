package io.github.terrene.terralore.rule.resolve;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.resolve.QuestionPrompt;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.Victory;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A player is asked a question by an effect, or which Creature makes room for a fifth.
 *
 * @param question the question
 * @param shown what that player looks at for it
 */
@Rule({"TL-8.2", "TL-9.9", "TL-12.6"})
public record Ask(Question question, Option<Shown> shown) implements Prompt, QuestionPrompt {
    private static final Kinds OFFERS = Kinds.of(Choose.class, Concede.class);

    /**
     * Cards on top of a deck that a player looks at.
     *
     * @param to the player
     * @param deck whose deck
     * @param cards the cards, the top first
     */
    @Rule({"TL-9.18", "TL-12.2"})
    public record Shown(
            @Owner Seat to, Seat deck, @Zone(to = OWNER) Array<Card> cards) {}

    /** A question for which nothing is shown. */
    static Ask of(Question question) {
        return new Ask(question, Option.none());
    }

    /** What is known of decks, with the cards that lie on top of one and that the awaited question shows. */
    @Rule({"TL-9.18", "TL-12.2"})
    public static Knowledge shownIn(Agenda agenda, Knowledge known) {
        return agenda.prompt() instanceof Ask ask
                ? ask.shown
                        .map(top -> known.deckShows(
                                top.deck(), top.cards().reject(Card::unknown).map(Card::id)))
                        .getOrElse(known)
                : known;
    }

    /** The game with the awaited question asked again, if its options are unknown since it is put to somebody else: for imagined games. */
    public static Game again(Game game) {
        List<Task> tasks = game.agenda().tasks();
        return game.prompt() instanceof Ask ask
                        && ask.question.options().isEmpty()
                        && asker(tasks.tail()) instanceof CarryOut asking
                ? game.with(tasks.tail().prepend(asking.askAnew(game)))
                : game;
    }

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public List<Task> knownBelow(Seat viewer, List<Task> below) {
        boolean own = viewer.equals(question.seat());
        return own ? below : below.tail().prepend(asker(below).seenByOthers());
    }

    @Override
    public Option<Due> within(Agenda agenda) {
        return agenda.tasks().get(1).due(agenda).headOption();
    }

    @Override
    public Array<Action> options() {
        return question.options().map(choice -> new Choose(question.seat(), choice));
    }

    @Override
    public Array<Due> due(Agenda agenda) {
        return shown.map(top -> (Due) new Due.LookedAt(top.deck(), top.cards())).toArray();
    }

    /** The task that asks: it is right below its question. */
    @Internal
    public static Asking asker(List<Task> below) {
        return (Asking) below.head();
    }

    @Override
    public void concede(Seat seat, Play play) {
        Victory.conceded(play, seat.equals(Players.SOUTH), seat.equals(Players.NORTH));
    }
}
