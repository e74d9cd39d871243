package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Everything on the table. Only events change it.
 *
 * <p>Only face-down Characters, face-down held cards, hands and decks are secret (and the Terrains until setup is over), as {@link Side}
 * declares; everything else is public. A table as one seat may know it has {@link io.github.terrene.odyssey.card.Card#UNKNOWN} in their place.
 */
@Value.Immutable
public abstract class Table implements WithTable {
    /** The number of the first card in play. */
    public static final int FIRST_NUMBER = 1;

    Table() {}

    /** The number of the turn, counting all players' turns; 0 before the first. */
    @Value.Parameter
    public abstract int turn();

    /** The phase of the turn. */
    @Value.Parameter
    public abstract Phase phase();

    /** Whose turn it is. */
    @Value.Parameter
    public abstract Seat active();

    /** The players in turn order, the starting player first; those who left keep their places. */
    @Value.Parameter
    public abstract Array<Seat> order();

    /** The sides, by seat. */
    @Value.Parameter
    public abstract Array<Side> sides();

    /** The teams: first those that are in the game, in the order of the format, then those that left, the last to leave first. */
    @Rule("TO-10.13")
    @Value.Parameter
    public abstract Array<Team> teams();

    /** The chain. */
    @Value.Parameter
    public abstract Chain chain();

    /** The attack under way. */
    @Value.Parameter
    public abstract Option<Battle> battle();

    /** The last values of the cards that left play, and of the Characters that were turned face-down, this turn. */
    @Value.Parameter
    public abstract Array<Memory> memories();

    /** The number that the next card in play gets. */
    @Value.Parameter
    @Names(Named.IN_PLAY)
    public abstract int nextId();

    /** How the game ended. */
    @Value.Parameter
    public abstract Option<Outcome> outcome();

    /** A table before setup. */
    public static Table before(Array<Side> sides, Array<Team> teams) {
        return builder()
                .turn(0)
                .phase(Phase.SETUP)
                .active(sides.get(0).seat())
                .order(sides.map(Side::seat))
                .sides(sides)
                .teams(teams)
                .chain(Chain.EMPTY)
                .battle(Option.none())
                .memories(Array.empty())
                .nextId(FIRST_NUMBER)
                .outcome(Option.none())
                .build();
    }

    /** One side. */
    public Side side(Seat seat) {
        return sides().get(seat.index());
    }

    /** The same with one side replaced by a new version of it. */
    public Table withSide(Side side) {
        return with(side, chain(), battle(), memories(), nextId());
    }

    /** The same with one side replaced, and what is remembered. */
    Table with(Side side, Array<Memory> memories) {
        return with(side, chain(), battle(), memories, nextId());
    }

    /** The same with one side replaced, on which a card has come into play. */
    public Table with(Side side, int nextId) {
        return with(side, chain(), battle(), memories(), nextId);
    }

    /** The same with one side replaced, whose player has used an ability. */
    public Table with(Side side, Chain chain, int nextId) {
        return with(side, chain, battle(), memories(), nextId);
    }

    /** The same with one side replaced, whose player attacks. */
    public Table with(Side side, Battle battle) {
        return with(side, chain(), Option.some(battle), memories(), nextId());
    }

    private Table with(Side side, Chain chain, Option<Battle> battle, Array<Memory> memories, int nextId) {
        Array<Side> sides = sides().update(side.seat().index(), side);
        return ImmutableTable.of(
                turn(), phase(), active(), order(), sides, teams(), chain, battle, memories, nextId, outcome());
    }

    /** The same as a turn begins. */
    @Rule({"TO-4.2", "TO-8.14"})
    public Table forNewTurn(int turn, Seat active, Array<Side> sides) {
        return ImmutableTable.of(
                turn,
                Phase.COMMAND,
                active,
                order(),
                sides,
                teams(),
                chain(),
                battle(),
                Array.empty(),
                nextId(),
                outcome());
    }

    /** Whether an ability of some card in play may wait for such an event. */
    public boolean mayWait(HappeningKind kind) {
        Array<Side> sides = sides();
        for (int i = 0; i < sides.size(); i++) {
            if (AbilityFlags.wait(sides.get(i).abilityFlags(), kind)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an ability of some card in play may change that stat of some Character. */
    public boolean mayChange(Stat stat) {
        Array<Side> sides = sides();
        for (int i = 0; i < sides.size(); i++) {
            if (AbilityFlags.change(sides.get(i).abilityFlags(), stat)) {
                return true;
            }
        }
        return false;
    }

    /** The team of a player. */
    public Team team(Seat seat) {
        Array<Team> teams = teams();
        for (int i = 0; i < teams.size(); i++) {
            if (teams.get(i).has(seat)) {
                return teams.get(i);
            }
        }
        throw new IllegalArgumentException("no team has seat " + seat);
    }

    /** Whether the two are in the same team; every player is allied with themselves. */
    @Rule("TO-13.5")
    public boolean allied(Seat one, Seat other) {
        return one.equals(other) || team(one).has(other);
    }

    /** Whether nobody has left the game. */
    public boolean complete() {
        return !teams().last().left();
    }

    /** Whether that player has not left the game. */
    @Rule("TO-10.9")
    public boolean plays(Seat seat) {
        return complete() || !team(seat).left();
    }

    /** Whether the two are opponents: in different teams, both still in the game. */
    @Rule({"TO-13.5", "TO-10.13"})
    public boolean opposed(Seat one, Seat other) {
        return !allied(one, other) && plays(one) && plays(other);
    }

    /** The players by rank, those of equal rank together: winners, those who stayed to the end, then those who left, the last to leave first. */
    @Rule("TO-10.13")
    public Array<Array<Seat>> ranks() {
        return Turns.ranks(order(), teams(), outcome().toArray().flatMap(Outcome::winners));
    }

    /** The same with different HP for a player's team. */
    @Rule({"TO-13.1", "TO-13.7"})
    public Table withHp(Seat seat, int hp) {
        return withTeams(teams().map(team -> team.has(seat) ? team.withHp(hp) : team));
    }

    /** All players in turn order, beginning with the one after that player, who comes last. */
    @Rule({"TO-8.9", "TO-10.13", "TO-13.3"})
    public Array<Seat> after(Seat seat) {
        return Turns.from(order(), this::plays, seat, 1, order().size());
    }

    /** All others in turn order, beginning with the one after that player. */
    @Rule({"TO-8.9", "TO-13.10"})
    public Array<Seat> others(Seat seat) {
        return Turns.from(order(), this::plays, seat, 1, order().size() - 1);
    }

    /** All players in turn order, beginning with the active one. */
    public Array<Seat> fromActive() {
        return complete() && order().get(0).equals(active())
                ? order()
                : Turns.from(order(), this::plays, active(), 0, order().size());
    }

    /** The opponents of a player, ascending. */
    @Rule("TO-13.5")
    public Array<Seat> opponents(Seat seat) {
        return sides().map(Side::seat).filter(other -> opposed(seat, other));
    }

    /** The Character with that number, if it is in play. */
    public Option<Member> member(int id) {
        @Nullable Member found = find(id);
        return found == null ? Option.none() : Option.some(found);
    }

    /**
     * The Character with that number, which must be in play.
     *
     * @throws IllegalArgumentException if it is not
     */
    public Member inPlay(int id) {
        @Nullable Member found = find(id);
        if (found == null) {
            throw new IllegalArgumentException("no Character " + id + " is in play");
        }
        return found;
    }

    /** The Character with that number, or null: for loops that must not allocate. */
    public @Nullable Member find(int id) {
        Array<Side> sides = sides();
        for (int s = 0; s < sides.size(); s++) {
            @Nullable Member found = sides.get(s).find(id);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** The Character that holds the card with that number, or null. */
    public @Nullable Member findHolder(int held) {
        Array<Side> sides = sides();
        for (int s = 0; s < sides.size(); s++) {
            Array<Member> members = sides.get(s).members();
            for (int i = 0; i < members.size(); i++) {
                Member member = members.get(i);
                if (member.held().isDefined() && member.held().get().id() == held) {
                    return member;
                }
            }
        }
        return null;
    }

    /** The side that has a Terrain with that number, if it is in play. */
    public Option<Side> sideOfTerrain(int id) {
        return sides().find(side -> side.terrain(id).isDefined());
    }

    /** The same with one Character replaced by a new version of it. */
    public Table withMember(Member member) {
        return withSide(side(member.seat()).withMember(member));
    }

    /** The current value of a Character's stat. */
    public int stat(Member member, Stat stat) {
        return CurrentStats.stat(this, member, stat);
    }

    /** Whether a Character has that keyword now. */
    public boolean has(Member member, Keyword keyword) {
        return CurrentStats.has(this, member, keyword);
    }

    /** Whether that status has an effect on a Character now. */
    public boolean is(Member member, Status status) {
        return CurrentStats.is(this, member, status);
    }

    /** Whether the abilities printed on a Character do nothing. */
    public boolean silenced(Member member) {
        return CurrentStats.silenced(this, member);
    }

    /** Whether something bars a Character from blocking, besides being Stunned or hidden. */
    public boolean barredFromBlocking(Member member) {
        return CurrentStats.barredFromBlocking(this, member);
    }

    /** Whether a Character is Immune to statuses. */
    public boolean immuneToStatuses(Member member) {
        return CurrentStats.immuneToStatuses(this, member);
    }

    /** Whether a Character is Immune to the effects of cards of these kinds. */
    public boolean immune(Member member, Array<CardKind> kinds) {
        return CurrentStats.immune(this, member, kinds);
    }

    /** How much a Character's text, and that of the card it holds, reduces damage by cards of these kinds each time. */
    public int prevented(Member member, Array<CardKind> kinds) {
        return ActivePassives.prevented(this, member, kinds);
    }

    /** How many fewer Actions cards of these kinds cost when a player's Characters use them. */
    public int discount(Seat player, Array<CardKind> kinds) {
        return ActivePassives.discount(this, player, kinds);
    }

    /** The supply a Character takes: its SP, or 1 while it is hidden. */
    @Rule("TO-7.1")
    public int supplyOf(Member member) {
        return member.recruited() ? stat(member, Stat.SP) : 1;
    }

    /** What is remembered about a card that left play or was turned face-down this turn. */
    @Rule("TO-8.14")
    public Option<Memory> memory(int id) {
        return memories().findLast(memory -> memory.id() == id);
    }

    /** What will be remembered about a recruited Character. */
    public Memory memoryOf(Member member) {
        return new Memory(
                member.id(),
                stat(member, Stat.LV),
                stat(member, Stat.SP),
                stat(member, Stat.HP),
                stat(member, Stat.ATK),
                stat(member, Stat.DEF),
                member.counters(),
                member.usage(),
                silenced(member));
    }

    /** A builder of tables; every value must be set. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds tables. */
    public static final class Builder extends ImmutableTable.Builder {}
}
