package io.github.terrene.testkit.hobe.scenario;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.action.Action.Sacrifice;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import java.util.function.Predicate;

/**
 * A scenario of Hobe: a table to start from, what is done, and the result.
 *
 * <pre>{@code
 * Scene scene = Scene.table()
 *         .put(SOUTH, FRONT_0, BattleCards.OAR_HAND)
 *         .put(NORTH, FRONT_0, BattleCards.SHIELD_BEARER)
 *         .hand(SOUTH, Weapons.OLIVE_CLUB)
 *         .plays(SOUTH, Weapons.OLIVE_CLUB, "Oar Hand")
 *         .battle();
 * assertThat(scene.tokens("Shield Bearer")).isEqualTo(1);
 * scene.awaits("North: turn");
 * }</pre>
 *
 * <p>First say what is on the table, then what is done; the Move phase comes first, unless the scene says where it begins. Cards in play
 * are given by name. Each step is checked as {@link Script} says, except for saving and loading the game: that is left to the laws, since
 * the cards of such a table are not from any deck.
 */
public final class Scene extends Stage {
    /** South, seat A: the active player, unless the scene says otherwise. */
    public static final Seat SOUTH = Players.SOUTH;

    /** North, seat B. */
    public static final Seat NORTH = Players.NORTH;

    private static final long TRIES = 100_000;

    private final Hobe rules;

    private Scene(Hobe rules) {
        super(rules);
        this.rules = rules;
        deck(SOUTH, 20).deck(NORTH, 20);
    }

    @Override
    protected Scene self() {
        return this;
    }

    /**
     * A table in South's Move phase of turn 3: nothing is in play, nobody has cards in hand, and each deck has 20 cards.
     *
     * @param own cards that the rules know besides those of the starter set: only an imagined or a saved game asks for that
     * @throws IllegalArgumentException if a catalogue refuses one; the message says why
     */
    public static Scene table(Card... own) {
        return table(Hobe.of(Catalogue.of(StarterSet.cards().appendAll(Array.of(own)))
                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")))));
    }

    /** The same with these rules. */
    public static Scene table(Hobe rules) {
        return new Scene(rules);
    }

    /** A scene of a game from its setup on. */
    public static Scene of(Hobe rules, GameConfig config, long seed) {
        return new Scene(rules).start(config, seed);
    }

    /** A scene of a game from its setup on, with random results such that these events are its setup. */
    public static Scene of(Hobe rules, GameConfig config, Predicate<Seq<Event>> chance) {
        Opening<Game, Event> opening =
                rules.open(config).getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
        return of(
                rules,
                config,
                Stream.rangeClosed(1L, TRIES)
                        .find(seed -> chance.test(opening.start(seed).events()))
                        .getOrElseThrow(() -> new AssertionError("chance never is like that")));
    }

    /** The rules. */
    public Hobe rules() {
        return rules;
    }

    /** A Melee Human without requirements, cost or text. */
    public static Card melee(String name, int attack, int hp) {
        return fighter(name, BattleType.HUMAN, Reach.MELEE, attack, hp);
    }

    /** A Ranged Human without requirements, cost or text. */
    public static Card ranged(String name, int attack, int hp) {
        return fighter(name, BattleType.HUMAN, Reach.RANGED, attack, hp);
    }

    /** A Battle card without requirements, cost or text. */
    public static Card fighter(String name, BattleType type, Reach reach, int attack, int hp) {
        return Words.battle(name, type, reach).attack(attack).hp(hp).build();
    }

    /** An action is carried out, with random results such that these events follow from it. */
    public Scene does(Action action, Predicate<Seq<Event>> chance) {
        Game now = moving().game();
        return seed(Stream.rangeClosed(1L, TRIES)
                        .find(seed -> rules.apply(
                                        new Game(now.config(), now.table(), now.agenda(), Rng.of(seed)), action)
                                .map(Step::events)
                                .exists(chance))
                        .getOrElseThrow(() -> failure("chance never is like that: " + action)))
                .does(action);
    }

    /** Playing a card on these cards in play: its bearer or its targets. */
    public PlayCard play(Seat seat, Card card, String... names) {
        moving();
        return new PlayCard(seat, card.id(), Array.of(names).map(this::choice));
    }

    /** A player plays a card on these cards in play. */
    public Scene plays(Seat seat, Card card, String... names) {
        return does(play(seat, card, names));
    }

    /** A player plays a card, aiming at this. */
    public Scene plays(Seat seat, Card card, Choice target) {
        return does(new PlayCard(seat, card.id(), Array.of(target)));
    }

    /** What lies in two slots of the active player changes places. */
    public Scene moves(Slot from, Slot to) {
        return does(Move.of(moving().game().table().active(), from, to));
    }

    /** The active player sacrifices their Situation. */
    public Scene sacrifices() {
        return does(new Sacrifice(moving().game().table().active()));
    }

    /** The active player goes on to the Battle phase. */
    public Scene battle() {
        return does(new GoToBattle(moving().game().table().active()));
    }

    /** The turn goes on without further plays until the next one: windows are passed, and attackers named slot by slot. */
    public Scene finishes() {
        int turn = moving().game().table().turn();
        while (game().table().turn() == turn && !game().over()) {
            does(legal(rules.deciders(game()).head())
                    .find(action ->
                            !(action instanceof Move || action instanceof PlayCard || action instanceof Sacrifice))
                    .getOrElseThrow(() -> failure("the turn cannot go on")));
        }
        return this;
    }

    /** The active player names the next attacker. */
    public Scene attacks(Slot slot) {
        return does(new Attack(game().table().active(), slot));
    }

    /** A player plays nothing, or nothing more, in a window. */
    public Scene passes(Seat seat) {
        return does(new Pass(seat));
    }

    /** A player chooses a card in play for an effect that asks. */
    public Scene chooses(Seat seat, String name) {
        return answers(seat, choice(name));
    }

    /** A player answers a question. */
    public Scene answers(Seat seat, Choice choice) {
        return does(new Choose(seat, choice));
    }

    /** A player chooses a slot. */
    public Scene chooses(Seat seat, Slot slot) {
        return answers(seat, new OwnChoice.At(slot));
    }

    /** A player chooses a card in hand. */
    public Scene discards(Seat seat, Card card) {
        return answers(seat, new Choice.InHand(card.id()));
    }

    /** A player concedes. */
    public Scene concedes(Seat seat) {
        return does(new Concede(seat));
    }

    /** That player has won because the other deck is empty. */
    public Scene won(Seat winner) {
        return won(winner, "HB-11.1");
    }

    /** That player has won under that rule. */
    public Scene won(Seat winner, String rule) {
        return isOver(new Outcome(winner.asList(), rule));
    }
}
