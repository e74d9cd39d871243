package io.github.terrene.examples.server.table;

import java.util.concurrent.ScheduledExecutorService;

/**
 * When bots move.
 *
 * @param threads on which they think
 * @param pause how long they wait, in milliseconds, so that people can follow
 */
record Clockwork(ScheduledExecutorService threads, long pause) {}
