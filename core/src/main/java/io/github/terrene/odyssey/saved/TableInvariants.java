package io.github.terrene.odyssey.saved;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.damage.LethalDamage;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.table.Until;
import io.github.terrene.odyssey.table.Usage;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What must hold for the table of a game at rest that was read from text. */
final class TableInvariants {
    /** A limit that no count in a game reaches; sums of such numbers do not overflow. */
    static final int MOST = 2 * Stat.FARTHEST;

    /** The invariants that everybody sits at the table, in teams. */
    static final Array<Invariant<Game, ?>> SEATED = Array.of(
            Invariant.of(Seat.class, (game, seat) -> format(game).seats().contains(seat), "nobody sits at that seat"),
            Invariant.of(
                    Table.class,
                    TableInvariants::sides,
                    "there must be one side for each seat, in the order of the seats"),
            Invariant.of(Table.class, TableInvariants::teams, "the teams must be those of the format"));

    /** All invariants. */
    static final Array<Invariant<Game, ?>> ALL = SEATED.appendAll(Array.of(
            Invariant.of(Table.class, TableInvariants::order, "this is not an order of turns in this format"),
            Invariant.of(
                    Table.class,
                    TableInvariants::turn,
                    "a player acts in the Action Phase of a turn, and there are no more turns than the turn limit"),
            Invariant.of(
                    Table.class,
                    (game, table) -> table.plays(table.active()),
                    "it is the turn of a player who is still in the game"),
            Invariant.of(Battle.class, (game, battle) -> false, "no attack is under way in between"),
            Invariant.of(Link.class, (game, link) -> false, "nothing was activated that has not resolved"),
            Invariant.of(
                    Table.class,
                    TableInvariants::numbered,
                    "every card in play needs its own number, below the next one to be given"),
            Invariant.of(Table.class, TableInvariants::grounded, "every player must have a Terrain"),
            Invariant.of(
                    Team.class,
                    (game, team) -> areTallies(team.hp(), team.left() ? 0 : team.mostHp() - team.hp()),
                    "HP must be from 0 to the starting HP"),
            Invariant.of(
                    Side.class,
                    (game, side) -> game.table().plays(side.seat()) || side.equals(side.emptied()),
                    "a player who left the game cannot have anything"),
            Invariant.of(
                    Held.class,
                    (game, held) -> game.table().plays(held.owner()),
                    "the cards of a player who left the game leave with that player"),
            Invariant.of(
                    Until.class,
                    (game, until) -> game.table().plays(until.seat()) || !until.endsWhenTurnStarts(until.seat()),
                    "a player who left the game has no more turns, so it could not end"),
            Invariant.of(
                    Side.class,
                    (game, side) -> side.insiders().equals(game.setting().insiders(side.seat())),
                    "the seats that may know this side's secrets must be those the options say"),
            Invariant.of(
                    Team.class,
                    (game, team) -> team.left() || team.mostHp() == format(game).hp(),
                    "the starting HP must be those of the format"),
            Invariant.of(
                    Side.class,
                    (game, side) -> areTallies(side.actions(), side.spared() ? 0 : side.turns())
                            && side.turns() <= game.table().turn(),
                    "Actions must be 0 or more, and a player's turns no more than the turns of the game"),
            Invariant.of(
                    Side.class,
                    (game, side) -> side.activations() >= 0
                            && side.activations() <= game.setting().options().activationsInAll(),
                    "nobody can have activated that many abilities this turn"),
            Invariant.of(
                    Side.class,
                    (game, side) -> CardInvariants.sorted(side.hand().cards()),
                    "the cards of a hand must be sorted by id"),
            Invariant.of(
                    Side.class,
                    (game, side) -> !hasToken(side),
                    "a token cannot be in a hand, a deck or a discard pile"),
            Invariant.of(
                    Side.class,
                    (game, side) ->
                            side.members().forAll(member -> member.seat().equals(side.seat())),
                    "the Characters of a side must be its player's"),
            Invariant.of(Member.class, TableInvariants::tallied, "the numbers on a Character must be 0 or more"),
            Invariant.of(
                    Member.class,
                    (game, member) -> !LethalDamage.falls(game.table(), member),
                    "its damage reaches its maximum HP, so it would have been defeated"),
            Invariant.of(
                    TerrainInPlay.class,
                    (game, ground) -> ground.playedInTurn() >= 0
                            && ground.playedInTurn() <= game.table().turn(),
                    "a Terrain cannot have come into play on a future turn"),
            Invariant.of(
                    Counters.class,
                    TableInvariants::counted,
                    "counters must be one pile for each kind, sorted by name, none empty"),
            Invariant.of(Usage.class, TableInvariants::used, "uses must be 0 or more, without a 0 at the end"),
            Invariant.of(
                    Usage.class,
                    (game, usage) -> usage.counts()
                            .forAll(count -> count <= game.setting().options().activationsPerTurn()),
                    "no ability can have been activated that often this turn"),
            Invariant.of(
                    Alteration.Prevention.class,
                    (game, prevention) -> prevention.amount() > 0,
                    "what is prevented must be 1 or more"),
            Invariant.of(Memory.class, TableInvariants::remembered, "what is remembered must have been in play")));

    private TableInvariants() {}

    private static Format format(Game game) {
        return game.setting().format();
    }

    private static boolean sides(Game game, Table table) {
        return table.sides().map(Side::seat).equals(format(game).seats());
    }

    /**
     * The teams still in the game come first, in the order of the format, then those that left; teams that left together may be merged into
     * one.
     */
    @Rule({"TO-13.1", "TO-10.13"})
    private static boolean teams(Game game, Table table) {
        Array<Array<Seat>> printed = format(game).teams().map(Array::sorted);
        Array<Array<Seat>> in = table.teams().reject(Team::left).map(Team::seats);
        Array<Array<Seat>> out = table.teams().filter(Team::left).map(Team::seats);
        Array<Array<Seat>> expected = printed.filter(in::contains)
                .appendAll(out.map(seats -> printed.filter(team -> seats.contains(team.head()))
                        .flatMap(team -> team)
                        .sorted()));
        return table.teams().map(Team::seats).equals(expected)
                && expected.flatMap(seats -> seats).sorted().equals(format(game).seats())
                && out.forAll(Array::nonEmpty)
                && (out.isEmpty() || in.size() > 1);
    }

    @Rule("TO-13.3")
    private static boolean order(Game game, Table table) {
        Array<Seat> order = table.order();
        return order.nonEmpty() && order.equals(format(game).order(order.get(0)));
    }

    private static boolean turn(Game game, Table table) {
        return table.turn() >= 1
                && table.turn() <= game.setting().options().turnLimit()
                && table.phase() == Phase.ACTION;
    }

    private static boolean numbered(Game game, Table table) {
        Seq<Integer> numbers = table.sides().flatMap(TableInvariants::numbers);
        return areTallies(table.nextId()) && CardInvariants.numbered(numbers, table.nextId());
    }

    private static Array<Integer> numbers(Side side) {
        return side.terrains()
                .map(TerrainInPlay::id)
                .appendAll(side.members().map(Member::id))
                .appendAll(side.members().flatMap(Member::held).map(Held::id));
    }

    @Rule({"TO-4.23", "TO-10.10"})
    private static boolean grounded(Game game, Table table) {
        return table.sides().forAll(side -> !side.unplaced() || !table.plays(side.seat()));
    }

    @Rule("TO-1.10")
    private static boolean hasToken(Side side) {
        return side.hand()
                .cards()
                .appendAll(side.deck().cards())
                .appendAll(side.discards())
                .exists(card -> card.asCharacter() != null && card.asCharacter().token());
    }

    private static boolean tallied(Game game, Member member) {
        return areTallies(member.damage(), member.decay(), member.attacks(), member.extraAttacks(), member.xp());
    }

    private static boolean counted(Game game, Counters counters) {
        Array<String> names = counters.piles().map(pile -> pile.counter().name());
        return names.equals(names.distinct().sorted())
                && counters.piles().forAll(pile -> pile.number() > 0 && areTallies(pile.number()));
    }

    private static boolean used(Game game, Usage usage) {
        return usage.counts().forAll(count -> areTallies(count))
                && (usage.isEmpty() || usage.counts().last() > 0);
    }

    private static boolean remembered(Game game, Memory memory) {
        return memory.id() >= 1 && memory.id() < game.table().nextId();
    }

    /** Whether these are possible counts in a game, 0 or more. */
    private static boolean areTallies(int... numbers) {
        for (int number : numbers) {
            if (number < 0 || number > MOST) {
                return false;
            }
        }
        return true;
    }
}
