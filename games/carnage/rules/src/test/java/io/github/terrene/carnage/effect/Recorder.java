package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Writes down what effects of South do. It chooses the last option, if it is asked for an answer at all. */
final class Recorder implements Resolution, Board {
    private final Array<Card> discarded;
    private final boolean answers;
    private Array<String> done = Array.empty();

    private Recorder(Array<Card> discarded, boolean answers) {
        this.discarded = discarded;
        this.answers = answers;
    }

    /** What an effect does, with these cards on South's discard pile. */
    static Array<String> record(Effect effect, Card... discarded) {
        return new Recorder(Array.of(discarded), true).after(effect);
    }

    /** What it does while the answer is awaited. */
    static Array<String> unanswered(Effect effect, Card... discarded) {
        return new Recorder(Array.of(discarded), false).after(effect);
    }

    /** A table with these cards on South's discard pile and none on North's. */
    static Board board(Card... discarded) {
        return new Recorder(Array.of(discarded), false);
    }

    private Array<String> after(Effect effect) {
        effect.resolve(this);
        return done;
    }

    private void note(String what) {
        done = done.append(what);
    }

    @Override
    public Board board() {
        return this;
    }

    @Override
    public Seat controller() {
        return Players.SOUTH;
    }

    @Override
    public Option<Choice> choose(String about, Iterable<? extends Choice> options) {
        Array<Choice> all = Array.ofAll(options);
        note(about + " of " + all.mkString(" "));
        return answers ? all.lastOption() : Option.none();
    }

    @Override
    public void gainShards(Seat player, int shards) {
        note(player + " gains " + shards);
    }

    @Override
    public void cheaperPlacement(int shards) {
        note(shards + " less");
    }

    @Override
    public void look(int cards) {
        note("looks at " + cards);
    }

    @Override
    public void meditate(int cards) {
        note("meditates on " + cards);
    }

    @Override
    public void draw(Seat player, int cards) {
        note(player + " draws " + cards);
    }

    @Override
    public void draw(Seat player, DeckKind deck, int cards) {
        note(player + " draws " + cards + " from " + deck);
    }

    @Override
    public void discard(Seat player, int cards) {
        note(player + " discards " + cards);
    }

    @Override
    public void takeBack(Card card) {
        note("takes back " + card.id());
    }

    @Override
    public void forNextDuel(ForNextDuel effect) {
        note(effect.toString());
    }

    @Override
    public Array<Element> elements() {
        return StarterSet.elements();
    }

    @Override
    public Array<Card> discarded(Seat seat) {
        return seat.equals(controller()) ? discarded : Array.empty();
    }

    @Override
    public int handSize(Seat seat) {
        return 0;
    }

    @Override
    public int deckSize(Seat seat, DeckKind deck) {
        return 0;
    }
}
