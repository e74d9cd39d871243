package io.github.terrene.carnage.rule.effect;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.event.CardEvent.TakenBack;
import io.github.terrene.carnage.event.GainEvent.PlacementCheapened;
import io.github.terrene.carnage.event.GainEvent.Promised;
import io.github.terrene.carnage.event.GainEvent.ShardsGained;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** One part of an ability being resolved: its questions are answered from earlier choices, and what it does becomes events and tasks. */
final class Resolving implements Resolution {
    private final Play play;
    private final CarryOut now;
    private final int harmless;
    private int answered;
    private boolean tasks;
    private @Nullable Question question;

    Resolving(Play play, CarryOut now) {
        this.play = play;
        this.now = now;
        this.harmless = play.eventCount();
    }

    /** Whether the effect has changed anything. */
    boolean changed() {
        return tasks || play.eventCount() > harmless;
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question question() {
        return question;
    }

    /** Cards cannot take away by giving less than nothing. */
    private static int amount(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("an amount must be 0 or more, not " + number);
        }
        return number;
    }

    private void then(Task task) {
        tasks = true;
        play.next(task);
    }

    @Override
    public Board board() {
        return play.table();
    }

    @Override
    public Seat controller() {
        return now.seat();
    }

    @Override
    @Rule("CG-12.14")
    public Option<Choice> choose(String about, Iterable<? extends Choice> options) {
        Question asked = Question.of(now.seat(), "CG-12.14", about, options);
        if (asked.options().exists(Choice::secret)) {
            throw new IllegalArgumentException("others could see from the answer what the chooser has in hand");
        }
        if (asked.options().size() <= 1) {
            return asked.options().headOption();
        }
        if (answered < now.answers().size()) {
            return Option.some(now.answers().get(answered++));
        }
        question = question == null ? asked : question;
        return Option.none();
    }

    @Override
    @Rule("CG-3.4")
    public void gainShards(Seat player, int shards) {
        play.emit(new ShardsGained(player, amount(shards)));
    }

    @Override
    @Rule("CG-12.11")
    public void cheaperPlacement(int shards) {
        play.emit(new PlacementCheapened(now.seat(), amount(shards)));
    }

    @Override
    @Rule({"CG-6.4", "CG-8.13"})
    public void look(int cards) {
        arrange(cards, false);
    }

    @Override
    @Rule({"CG-6.4", "CG-8.13"})
    public void meditate(int cards) {
        arrange(cards, true);
    }

    private void arrange(int cards, boolean discarding) {
        if (cards > Proofreader.MOST_LOOKED_AT) {
            throw new IllegalArgumentException(
                    "at most " + Proofreader.MOST_LOOKED_AT + " Element cards can be looked at, not " + cards);
        }
        then(new Arrange(now.seat(), amount(cards), discarding));
    }

    @Override
    @Rule("CG-12.7")
    public void draw(Seat player, int cards) {
        then(new DrawCards(player, DrawCards.Reason.TEXT, amount(cards)));
    }

    @Override
    @Rule("CG-12.7")
    public void draw(Seat player, DeckKind deck, int cards) {
        for (int i = 0; i < amount(cards); i++) {
            DrawCards.draw(player, deck, play);
        }
    }

    @Override
    @Rule("CG-12.8")
    public void discard(Seat player, int cards) {
        then(new DiscardCards(player, amount(cards)));
    }

    @Override
    @Rule("CG-14.9")
    public void takeBack(Card card) {
        if (play.table().discarded(now.seat()).contains(card)) {
            play.emit(new TakenBack(now.seat(), card, card));
        }
    }

    @Override
    @Rule({"CG-12.4", "CG-12.9", "CG-12.10"})
    public void forNextDuel(ForNextDuel effect) {
        if (!(effect instanceof ForNextDuel.Bonus bonus) || adds(bonus)) {
            play.emit(new Promised(now.seat(), effect));
        }
    }

    @Rule("CG-1.2")
    private boolean adds(ForNextDuel.Bonus bonus) {
        if (!play.table().elements().contains(bonus.element())) {
            throw new IllegalArgumentException("there is no element called " + bonus.element());
        }
        return amount(bonus.number()) > 0;
    }
}
