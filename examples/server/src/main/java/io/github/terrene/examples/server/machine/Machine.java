package io.github.terrene.examples.server.machine;

import io.github.terrene.table.Host;
import io.github.terrene.table.LiveTable;
import io.github.terrene.table.Occurrence;
import java.time.Clock;
import java.util.function.Consumer;

/**
 * What tables need of this machine.
 *
 * @param clockwork lets bots play, and clocks ring
 * @param clock what time it is
 * @param watch is told what happens
 */
public record Machine(Clockwork clockwork, Clock clock, Consumer<Occurrence> watch) implements Host {
    @Override
    public long time() {
        return clock.millis();
    }

    @Override
    public long seed() {
        return Tokens.seed();
    }

    @Override
    public String id() {
        return Tokens.id();
    }

    @Override
    public String token() {
        return Tokens.token();
    }

    @Override
    public String hash(String token) {
        return Tokens.hash(token);
    }

    @Override
    public Runnable driver(LiveTable<?, ?, ?, ?, ?> table) {
        Turns turns = new Turns(table, clockwork);
        Alarm alarm = new Alarm(table, clockwork.alarms(), clock);
        return () -> {
            turns.wake();
            alarm.set();
        };
    }

    @Override
    public void happened(Occurrence what) {
        watch.accept(what);
    }

    @Override
    public void note(String what) {
        Log.warn(what);
    }

    @Override
    public void failed(Exception why) {
        Log.failed("a request was not carried out", why);
    }
}
