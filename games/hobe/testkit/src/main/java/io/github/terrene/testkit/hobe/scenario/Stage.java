package io.github.terrene.testkit.hobe.scenario;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.battle.NextAttack;
import io.github.terrene.hobe.rule.turn.MoveOrPlay;
import io.github.terrene.hobe.rule.turn.TurnTask.BeginTurn;
import io.github.terrene.hobe.rule.turn.TurnTask.EndTurn;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.ThisTurn;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.script.Premises;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is on the table as a {@link Scene} begins, and where in the turn it begins. Said later, the words for cards change the table as if it
 * had always been so; those for the turn, the options and the beginning come first, or are refused with an {@link IllegalStateException}.
 *
 * <p>What cannot lie there, such as a second card in a slot, is refused with an {@link IllegalArgumentException} that says why.
 */
public abstract class Stage extends Looking {
    private final Hobe rules;
    private Options options = Options.standard();
    private Table table = Table.before(Pile.EMPTY, Pile.EMPTY).in(3, Phase.MOVE, Players.SOUTH);
    private Rng rng = Rng.of(1);

    Stage(Hobe rules) {
        super(rules);
        this.rules = rules;
    }

    private Scene with(UnaryOperator<Table> change) {
        if (hasBegun()) {
            Game now = state();
            putInPlace(new Game(now.config(), change.apply(now.table()), now.agenda(), now.rng()));
        } else {
            table = change.apply(table);
        }
        return self();
    }

    private Scene with(Seat seat, UnaryOperator<Side> change) {
        return with(now -> now.with(change.apply(now.side(seat))));
    }

    private void atFirst(String what) {
        if (hasBegun()) {
            throw new IllegalStateException("say " + what + " before anything is done or awaited");
        }
    }

    private static String of(Seat seat, String pile) {
        return Players.name(Premises.playing(seat, Players.BOTH)) + "'s " + pile;
    }

    private static String place(Seat seat, Slot slot) {
        return Players.name(seat) + "'s " + (slot == Slot.SITUATION ? "Situation slot" : slot);
    }

    private static String name(@Nullable CardInPlay card) {
        return card == null ? "nothing" : card.card().name();
    }

    /** Sets the options. */
    public Scene options(Options other) {
        atFirst("the options");
        options = other;
        return self();
    }

    /** Starts in that turn, counted from 1 for both players together. */
    public Scene turn(int number) {
        atFirst("the turn");
        return with(now -> now.in(Premises.turn(number), now.phase(), now.active()));
    }

    /** Lets it be the turn of that player. */
    public Scene active(Seat seat) {
        atFirst("whose turn it is");
        return with(now -> now.in(now.turn(), now.phase(), Premises.playing(seat, Players.BOTH)));
    }

    /** Changes what is remembered of the turn, such as how many moves were made. */
    public Scene remembering(UnaryOperator<ThisTurn> change) {
        return with(now -> now.with(change.apply(now.thisTurn())));
    }

    /** Takes all random results from a seed. */
    public Scene seed(long seed) {
        if (hasBegun()) {
            putInPlace(new Game(state().config(), state().table(), state().agenda(), Rng.of(seed)));
        } else {
            rng = Rng.of(seed);
        }
        return self();
    }

    /** Gives a player a deck of that many Battle cards without text. */
    public Scene deck(Seat seat, int cards) {
        return deck(
                seat,
                Array.range(0, Premises.deckSize(cards))
                        .map(number -> Scene.melee("Filler " + Players.name(seat) + " " + number, 0, 1))
                        .toJavaArray(Card[]::new));
    }

    /** Gives a player this deck, its top first. */
    public Scene deck(Seat seat, Card... topFirst) {
        Pile deck = new Pile(Premises.cards(of(seat, "deck"), topFirst));
        return with(seat, side -> side.with(deck, side.hand()));
    }

    /** Gives a player this hand. */
    public Scene hand(Seat seat, Card... cards) {
        Pile hand = Premises.cards(of(seat, "hand"), cards).foldLeft(Pile.EMPTY, Pile::plusSorted);
        return with(seat, side -> side.withHand(hand));
    }

    /** Gives a player this Underworld, the newest card last. */
    public Scene underworld(Seat seat, Card... cards) {
        Array<Card> dead = Premises.cards(of(seat, "Underworld"), cards);
        return with(seat, side -> side.withUnderworld(dead));
    }

    /** Gives a player this Lost pile, the newest card last. */
    public Scene lost(Seat seat, Card... cards) {
        Pile lost = new Pile(Premises.cards(of(seat, "Lost pile"), cards));
        return with(
                seat,
                side -> new Side(
                        seat, side.deck(), side.hand(), lost, side.underworld(), side.inPlay(), side.recovered()));
    }

    /** Puts a player's card into an empty slot, with Weapons of the same player on it. It has been there since before this turn. */
    public Scene put(Seat seat, Slot slot, Card card, Card... weapons) {
        CardKind kind = slot == Slot.SITUATION ? CardKind.SITUATION : CardKind.BATTLE;
        Premises.cards(place(seat, slot), Array.of(weapons).prepend(card).toJavaArray(Card[]::new));
        Premises.demand(
                card.kind() == kind,
                card.name() + " is no " + kind.word() + ", so it cannot be in " + place(seat, slot));
        for (Card weapon : weapons) {
            Premises.demand(
                    weapon.kind() == CardKind.WEAPON,
                    weapon.name() + " is no Weapon, so " + card.name() + " cannot bear it");
        }
        with(now -> {
            @Nullable CardInPlay there = now.at(seat, slot);
            Premises.demand(there == null, place(seat, slot) + " is taken by " + name(there));
            return Array.of(weapons)
                    .prepend(card)
                    .foldLeft(
                            now,
                            (table, each) -> table.entering(
                                    CardInPlay.entering(table.next(), each, seat, Place.of(seat, slot))));
        });
        return self();
    }

    /** Puts a player's Situation into its slot. */
    public Scene situation(Seat seat, Card card) {
        return put(seat, Slot.SITUATION, card);
    }

    /** Leaves the Battle card in a slot only that many tokens. */
    public Scene tokens(Seat seat, Slot slot, int left) {
        return with(now -> {
            @Nullable CardInPlay there = now.at(seat, slot);
            if (there == null || !there.battle()) {
                throw new IllegalArgumentException("no Battle card is in " + place(seat, slot));
            }
            Premises.demand(left >= 1 && left <= there.card().hp(), name(there) + " cannot have " + left + " tokens");
            return now.updated(there.withTokens(left));
        });
    }

    private Scene from(Task... tasks) {
        atFirst("where the scene begins");
        Array<Deck> decks = Players.BOTH.map(
                seat -> Deck.of(Players.name(seat), rules.zones().cardsOf(seat, Table.class, table, Card.class)));
        Agenda agenda = Agenda.EMPTY.with(List.of(tasks));
        return begin(rules.begin(new Game(new GameConfig(options, decks), table, agenda, rng))
                .proceed(null));
    }

    /** Starts with the turn of a player, before its "start of turn" effects. */
    public Scene begins(Seat active) {
        return from(new BeginTurn(table.turn(), Premises.playing(active, Players.BOTH)));
    }

    /** Starts with the Move phase, in which the active player is asked, unless the scene has started already. */
    public Scene moving() {
        return hasBegun() ? self() : from(new MoveOrPlay(table.active()));
    }

    /** Starts with the Play phase, in which the active player is asked: all that is in play counts for requirements. */
    public Scene playing() {
        with(now -> now.in(Phase.PLAY, now.thisTurn().withSettled(now.next())));
        return from(new MoveOrPlay(table.active()));
    }

    /** Starts with the attacks of the Battle phase, after the chance to play Events before them. */
    public Scene attacking() {
        with(now -> now.in(Phase.BATTLE, now.thisTurn().withSettled(now.next())));
        return from(new NextAttack(), new EndTurn());
    }

    /** Starts with the end of the turn, before its "end of turn" effects. */
    public Scene ending() {
        with(now -> now.in(Phase.BATTLE, now.thisTurn().withSettled(now.next())));
        return from(new EndTurn());
    }

    @Override
    protected Scene begun() {
        return moving();
    }
}
