package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.Amount;
import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.PlacementCheapened;
import io.github.terrene.carnage.event.Promised;
import io.github.terrene.carnage.event.ShardsGained;
import io.github.terrene.carnage.event.TakenBack;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.Answers;
import io.github.terrene.kernel.engine.FollowUps;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One part of an ability being resolved: its questions are answered from earlier choices, and what it does becomes events and tasks. What
 * makes no sense is refused with an {@link IllegalArgumentException}: the effect is faulty.
 */
final class Resolving implements Resolution {
    private final Play play;
    private final Seat controller;
    private final Answers<Choice, Question> answers;
    private final int eventsBefore;
    private final FollowUps<Task> followUps = new FollowUps<>();

    Resolving(Play play, Seat controller, Array<Choice> answers) {
        this.play = play;
        this.controller = controller;
        this.answers = new Answers<>(answers);
        this.eventsBefore = play.eventCount();
    }

    /** Whether the effect has changed anything. */
    boolean changed() {
        return !followUps.isEmpty() || play.eventCount() > eventsBefore;
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question question() {
        return answers.open();
    }

    /** What players are still to do. */
    FollowUps<Task> followUps() {
        return followUps;
    }

    private static Seat player(String method, @Nullable Seat seat) {
        return Arguments.seat(method, seat, Players.BOTH);
    }

    private static int amount(String method, int number) {
        return Amount.counted(Arguments.amount(method, number));
    }

    @Override
    public Board board() {
        return play.table();
    }

    @Override
    public Seat controller() {
        return controller;
    }

    @Override
    @Rule("CG-12.14")
    public Option<Choice> choose(String about, Iterable<? extends Choice> options) {
        Question asked = Question.of(
                controller,
                "CG-12.14",
                Arguments.present("choose", "key", about),
                Arguments.different("choose", "option", options));
        asked.options().forEach(Resolving::askable);
        return answers.choose(asked);
    }

    private static void askable(Choice option) {
        if (option.secret()) {
            throw new IllegalArgumentException("others could see from the answer what the chooser has in hand");
        }
        if (!option.inRange()) {
            throw new IllegalArgumentException("choose: this cannot be chosen: " + option);
        }
    }

    @Override
    @Rule("CG-3.4")
    public void gainShards(Seat player, int shards) {
        play.emit(new ShardsGained(player("gainShards", player), amount("gainShards", shards)));
    }

    @Override
    @Rule("CG-12.11")
    public void cheaperPlacement(int shards) {
        play.emit(new PlacementCheapened(controller, amount("cheaperPlacement", shards)));
    }

    @Override
    @Rule({"CG-6.4", "CG-8.13"})
    public void look(int cards) {
        arrange("look", cards, false);
    }

    @Override
    @Rule({"CG-6.4", "CG-8.13"})
    public void meditate(int cards) {
        arrange("meditate", cards, true);
    }

    private void arrange(String method, int cards, boolean discarding) {
        if (cards > Proofreader.MOST_LOOKED_AT) {
            throw new IllegalArgumentException(method + ": at most " + Proofreader.MOST_LOOKED_AT
                    + " Element cards can be looked at, not " + cards);
        }
        followUps.add(new Arrange(controller, amount(method, cards), discarding));
    }

    @Override
    @Rule("CG-12.7")
    public void draw(Seat player, int cards) {
        followUps.add(new DrawCards(player("draw", player), Due.Reason.TEXT, ofAll("draw", player, cards)));
    }

    @Override
    @Rule("CG-12.7")
    public void draw(Seat player, DeckKind deck, int cards) {
        DrawCards.draw(player("draw", player), Arguments.present("draw", "deck", deck), amount("draw", cards), play);
    }

    @Override
    @Rule("CG-12.8")
    public void discard(Seat player, int cards) {
        followUps.add(new DiscardCards(player("discard", player), ofAll("discard", player, cards)));
    }

    /** So many cards, but no more than a player has brought. */
    private int ofAll(String method, Seat player, int cards) {
        return Math.min(amount(method, cards), play.brought(player));
    }

    @Override
    @Rule("CG-14.9")
    public void takeBack(Card card) {
        Arguments.present("takeBack", "card", card);
        if (play.side(controller).decks().discarded().contains(card)) {
            play.emit(new TakenBack(controller, card, card));
        }
    }

    @Override
    @Rule({"CG-12.4", "CG-12.9", "CG-12.10"})
    public void forNextDuel(ForNextDuel effect) {
        if (!(Arguments.present("forNextDuel", "effect", effect) instanceof ForNextDuel.Bonus bonus)) {
            play.emit(new Promised(controller, effect));
        } else if (adds(bonus)) {
            play.emit(new Promised(
                    controller, new ForNextDuel.Bonus(bonus.element(), amount("forNextDuel", bonus.number()))));
        }
    }

    @Rule("CG-1.2")
    private boolean adds(ForNextDuel.Bonus bonus) {
        if (!play.table().elements().contains(Arguments.present("forNextDuel", "element", bonus.element()))) {
            throw new IllegalArgumentException("forNextDuel: there is no element called " + bonus.element());
        }
        return amount("forNextDuel", bonus.number()) > 0;
    }
}
