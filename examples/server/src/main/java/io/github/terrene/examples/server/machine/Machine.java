package io.github.terrene.examples.server.machine;

import io.github.terrene.table.DamagedTable;
import io.github.terrene.table.Host;
import io.github.terrene.table.LiveTable;

/**
 * What tables need of this machine.
 *
 * @param clockwork lets bots play, and clocks ring
 */
public record Machine(Clockwork clockwork) implements Host {
    @Override
    public long time() {
        return System.currentTimeMillis();
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
        Alarm alarm = new Alarm(table, clockwork.alarms());
        return () -> {
            turns.wake();
            alarm.set();
        };
    }

    @Override
    public void note(String what) {
        System.err.println(what);
    }

    @Override
    public void failed(Exception why) {
        if (why instanceof DamagedTable) {
            System.err.println(why.getMessage());
        } else {
            why.printStackTrace();
        }
    }
}
