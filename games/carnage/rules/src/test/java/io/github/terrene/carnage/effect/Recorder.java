package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.card.Targeting;
import io.github.terrene.carnage.starter.AirCards;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Score;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Writes down what effects of South do. It chooses the last option, if it is asked for an answer at all. */
final class Recorder implements Resolution, Board {
    private static final CardInPlay SOURCE = new CardInPlay(Players.SOUTH, 1, AirCards.FEATHER_SCOUT);

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
    public Board world() {
        return this;
    }

    @Override
    public Seat you() {
        return Players.SOUTH;
    }

    @Override
    public CardInPlay self() {
        return SOURCE;
    }

    @Override
    public Option<Choice> choose(String about, Iterable<? extends Choice> options) {
        Array<Choice> all = Array.ofAll(options);
        note(about + " of " + all.mkString(" "));
        return answers ? all.lastOption() : Option.none();
    }

    @Override
    public Option<Array<Thing>> chosen(Selection.Chosen chosen) {
        Targeting targeting = new Targeting(this, SOURCE, chosen.who());
        return choose("card", targeting.options().distinct()).map(one -> targeting.things(Array.of(one)));
    }

    @Override
    public Option<Array<Thing>> chosenInHand(Seat player, int cards) {
        return Option.none();
    }

    @Override
    public Option<Boolean> agrees(Seat player) {
        return Option.when(answers, true);
    }

    @Override
    public Option<Integer> mode(int number) {
        return Option.when(answers, number - 1);
    }

    @Override
    public Array<? extends Thing> random(int number, Array<? extends Thing> among) {
        return among.take(number);
    }

    @Override
    public boolean heads() {
        return answers;
    }

    @Override
    public void destroy(Array<? extends Thing> things) {
        note("destroys " + things.size());
    }

    @Override
    public void add(Array<? extends Thing> things, Stat stat, int amount, Duration duration) {
        note(amount + " in " + stat);
    }

    @Override
    public void forbid(Array<? extends Thing> things, Deed deed, Duration duration) {
        note("forbids " + deed);
    }

    @Override
    public void move(Array<? extends Thing> things, Area to) {
        note("moves to " + to);
    }

    @Override
    public void take(Array<? extends Thing> cards, Area to) {
        cards.forEach(card -> note("takes back " + card.card().id()));
    }

    @Override
    public void gainShards(Seat player, int shards) {
        note(player + " gains " + shards);
    }

    @Override
    public int loseShards(Seat player, int shards) {
        note(player + " loses " + shards);
        return shards;
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
    public void discard(Seat player, Array<? extends Thing> cards) {
        note(player + " discards these " + cards.size());
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        note(player + " discards at random " + cards);
    }

    @Override
    public void forNextDuel(Seat player, ForNextDuel effect) {
        note(effect.toString());
    }

    @Override
    public Array<Element> elements() {
        return StarterSet.elements();
    }

    @Override
    public Seat active() {
        return Players.SOUTH;
    }

    @Override
    public Array<CardInPlay> inPlay(Seat seat) {
        return Array.empty();
    }

    @Override
    public Array<Card> discarded(Seat seat) {
        return seat.equals(you()) ? discarded : Array.empty();
    }

    @Override
    public Array<Card> pantheon(Seat seat) {
        return Array.empty();
    }

    @Override
    public int handSize(Seat seat) {
        return 0;
    }

    @Override
    public int deckSize(Seat seat, DeckKind deck) {
        return 0;
    }

    @Override
    public int score(Seat seat, Score score) {
        return 0;
    }

    @Override
    public boolean leftRoundEmpty(Seat seat) {
        return false;
    }

    @Override
    public @Nullable CardInPlay facing(CardInPlay card) {
        return null;
    }

    @Override
    public boolean serves(CardInPlay relic) {
        return true;
    }

    @Override
    public boolean forbids(Thing thing, Deed deed) {
        return false;
    }
}
