package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.TaskPlay;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.due.PendingXp;
import io.github.terrene.odyssey.event.EndEvent.GameEnded;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game while one action is carried out: the only mutable object in the rules, and discarded when the action is done.
 *
 * <p>Tasks and effects read the table here, emit events, and put tasks on the agenda.
 */
public final class Play extends TaskPlay<Game, Table, Event, Task> {
    private final RuleBook book;
    private final Game before;
    private Array<PendingTrigger> waiting;
    private Array<Seat> offers;
    private Array<PendingXp> pendingXp;
    private @Nullable Table settled;
    private Table standing;

    /** Starts from that state of the game. */
    public Play(RuleBook book, Game game) {
        super(game.table(), game.rng(), game.agenda().tasks(), game.over());
        this.book = book;
        this.standing = game.table();
        this.before = game;
        this.waiting = game.agenda().waiting();
        this.offers = game.agenda().offers();
        this.pendingXp = game.agenda().pendingXp();
    }

    /** What was agreed before the game. */
    public Setting setting() {
        return before.setting();
    }

    /** The rules in force. */
    public RuleBook book() {
        return book;
    }

    /** Notes something that abilities may wait for; they are offered once everything under way is over (8.7). */
    @Rule("TO-8.7")
    public void happens(Happening happening) {
        listen(happening, table().mayWait(happening.kind()) ? table().fromActive() : Array.empty());
    }

    /** Notes a player's declaration: that player's own waiting abilities come before the responses of others. */
    @Rule("TO-8.23")
    public void declares(Happening happening) {
        listen(happening, happening.seat().asList());
    }

    private void listen(Happening happening, Array<Seat> who) {
        Array<PendingTrigger> more = TriggerFinder.to(table(), happening, who);
        waiting = more.isEmpty() ? waiting : waiting.appendAll(more);
        offers = TriggerFinder.offers(table(), happening, offers);
    }

    /** Abilities whose event has happened and that may still be used for it. */
    public Array<PendingTrigger> waiting() {
        return waiting;
    }

    /** Keeps only those abilities waiting. */
    public void keepWaiting(Array<PendingTrigger> left) {
        waiting = left;
    }

    /** Players who may have a waiting ability on a face-down card. */
    public Array<Seat> offers() {
        return offers;
    }

    /** Keeps only those players. */
    public void keepOffers(Array<Seat> left) {
        offers = left;
    }

    /** Whether nothing has happened since everything was settled. */
    public boolean settled() {
        return settled == table() && waiting.isEmpty() && offers.isEmpty();
    }

    /** Notes that everything is settled, or that a prompt which will settle the rest is on top. */
    public void noteSettled() {
        settled = table();
    }

    /** Notes XP that a Character will gain. */
    @Internal
    public void promiseXp(PendingXp promised) {
        pendingXp = pendingXp.append(promised);
    }

    /** Takes all XP that is pending; none is left. */
    @Internal
    public Array<PendingXp> takePendingXp() {
        Array<PendingXp> all = pendingXp;
        pendingXp = Array.empty();
        return all;
    }

    /** The card of a player's active Terrain. */
    public TerrainCard ground(Seat seat) {
        return table().side(seat).activeTerrain().card();
    }

    /** The game as it stands. */
    public Game game() {
        return game(tasks());
    }

    /** The game as it stands, with another task on top. */
    public Game with(Task uppermost) {
        return game(tasks().prepend(uppermost));
    }

    private Game game(List<Task> left) {
        return new Game(setting(), table(), agenda(left), rng());
    }

    private Agenda agenda(List<Task> left) {
        Agenda old = before.agenda();
        boolean same = left == old.tasks()
                && waiting == old.waiting()
                && offers == old.offers()
                && pendingXp == old.pendingXp();
        return same ? old : new Agenda(left, waiting, offers, pendingXp);
    }

    /** Removes from the agenda what belongs to players who have left; the tasks go on without them. */
    @Rule("TO-10.11")
    public void forget(Array<Seat> left, UnaryOperator<List<Task>> goingOn) {
        replaceTasks(goingOn.apply(tasks()));
        waiting = waiting.reject(each -> left.contains(each.seat()));
        offers = offers.removeAll(left);
        pendingXp = pendingXp.filter(each -> table().find(each.member()) != null);
    }

    /** Ends the game; nothing is left to be done. */
    public void end(Outcome outcome) {
        emit(new GameEnded(outcome));
        finish();
        waiting = Array.empty();
        offers = Array.empty();
        pendingXp = Array.empty();
    }

    @Override
    protected boolean carriesOut(Task next) {
        return next.carriedOut(this);
    }

    @Override
    protected Game state() {
        return game();
    }

    /** Characters whose damage has become fatal are gone before the next task begins and before anybody is asked. */
    @Override
    @Rule({"TO-4.20", "TO-6.7"})
    protected void betweenTasks() {
        if (standing != table()) {
            book.upkeep().defeatFallen(this);
            standing = table();
        }
    }
}
