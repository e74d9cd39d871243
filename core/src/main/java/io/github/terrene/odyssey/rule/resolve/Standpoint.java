package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.upkeep.CountersOn;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TableContext;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Where an effect being resolved stands: what it sees, and who it reaches. */
abstract class Standpoint implements Resolution {
    final Play play;
    final CarryOut frame;
    final AbilityContext scope;

    Standpoint(Play play, CarryOut frame) {
        this.play = play;
        this.frame = frame;
        this.scope = frame.scope();
    }

    final Table table() {
        return play.table();
    }

    private TableContext perspective() {
        return new TableContext(table(), scope.seat(), scope.self(), CountersOn.of(table(), scope.source()));
    }

    @Override
    public final Seat you() {
        return scope.seat();
    }

    @Override
    public final int self() {
        return scope.self();
    }

    @Override
    public final int stat(int character, Stat stat) {
        return perspective().stat(character, stat);
    }

    @Override
    public final int counters(Counter counter) {
        return perspective().counters(counter);
    }

    @Override
    public final Seq<Integer> fitting(CharacterFilter filter) {
        return perspective().fitting(filter);
    }

    @Override
    public final int count(CharacterFilter filter) {
        return perspective().count(filter);
    }

    @Override
    public final int affiliations() {
        return perspective().affiliations();
    }

    @Override
    public final String activeTerrain() {
        return perspective().activeTerrain();
    }

    @Override
    public final int inRole(Role role) {
        return switch (role) {
            case SELF -> scope.self();
            case TARGET -> scope.aim().target();
            default ->
                scope.happening().map(happening -> happening.inRole(role)).getOrElse(NOBODY);
        };
    }

    @Override
    @Rule({"TO-8.5", "TO-8.19"})
    public final Seq<Integer> reached(Who who) {
        return who.among(this)
                .filter(id -> table().member(id).exists(member -> !table().immune(member, scope.kinds())));
    }

    /** Of the players whom an ability was aimed at, or that it speaks of, those who are still in the game. */
    @Override
    @Rule({"TO-13.14", "TO-8.5", "TO-10.13"})
    public final Seq<Seat> players(PlayerRole who) {
        return switch (who) {
            case YOU -> Array.of(scope.seat());
            case TARGET_OPPONENT -> scope.aim().opponent().toArray().filter(table()::plays);
            case DAMAGED_PLAYER ->
                scope.happening().map(Happening::player).toArray().filter(table()::plays);
            case EACH_PLAYER -> table().fromActive();
            case EACH_OPPONENT -> table().fromActive().filter(seat -> table().opposed(seat, scope.seat()));
        };
    }

    @Override
    public final Seat controller(int character) {
        return table().member(character)
                .map(Member::seat)
                .getOrElseThrow(() -> new IllegalArgumentException("Character " + character + " is not in play"));
    }
}
