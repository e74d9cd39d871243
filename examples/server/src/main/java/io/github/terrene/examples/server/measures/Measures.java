package io.github.terrene.examples.server.measures;

import io.github.terrene.table.Occurrence;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.Unit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * What is counted, for Prometheus. Nothing in it names a table, a person or a card: the names of games, the keys of refusals and addresses with a
 * star for what clients choose are all that is told apart, so their number is bounded.
 */
public final class Measures {
    private static final double[] SECONDS = {0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10};

    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final PrometheusTextFormatWriter writer = PrometheusTextFormatWriter.create();
    private final Counter tables = counter("terrene_tables", "What became of tables", "game", "what");
    private final Counter done = counter("terrene_done", "What was done at tables, mostly moves", "game");
    private final Counter refusals = counter("terrene_refusals", "Requests that were not carried out", "status", "key");
    private final Histogram requests = Histogram.builder()
            .name("terrene_request_seconds")
            .help("How long answers took, without the time in which clients send and receive")
            .unit(Unit.SECONDS)
            .labelNames("address")
            .classicOnly()
            .classicUpperBounds(SECONDS)
            .register(registry);

    private Counter counter(String name, String help, String... labels) {
        return Counter.builder().name(name).help(help).labelNames(labels).register(registry);
    }

    /**
     * Something of which there are now so many.
     *
     * @param name what it is called, in lower case
     * @param now how many there are; it is asked whenever somebody reads the counters
     */
    public Measures with(String name, String help, IntSupplier now) {
        gauge("terrene_" + name, help, now::getAsInt);
        return this;
    }

    /** The same with the memory of this machine. */
    public Measures withMemory() {
        Runtime machine = Runtime.getRuntime();
        gauge("terrene_heap_used_bytes", "What the heap holds", () -> machine.totalMemory() - machine.freeMemory());
        gauge("terrene_heap_most_bytes", "What the heap can hold", machine::maxMemory);
        return this;
    }

    private void gauge(String name, String help, java.util.function.LongSupplier now) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(gauge -> gauge.call(now.getAsLong()))
                .register(registry);
    }

    /** A request was answered. */
    public void answered(String address, long nanos) {
        requests.labelValues(address).observe(nanos / (double) TimeUnit.SECONDS.toNanos(1));
    }

    /** Something happened. */
    public void count(Occurrence what) {
        if (what instanceof Occurrence.Done move) {
            done.labelValues(move.game()).inc();
        } else if (what instanceof Occurrence.Refused refused) {
            refusals.labelValues(String.valueOf(refused.status()), refused.key())
                    .inc();
        } else if (what instanceof Occurrence.Opened opened) {
            tables.labelValues(opened.game(), "opened").inc();
        } else if (what instanceof Occurrence.FoundAgain found) {
            tables.labelValues(found.game(), "found").inc();
        } else if (what instanceof Occurrence.Outdated outdated) {
            tables.labelValues(outdated.game(), "outdated").inc();
        } else if (what instanceof Occurrence.Ended ended) {
            tables.labelValues(ended.game(), "ended").inc();
        } else if (what instanceof Occurrence.PutAway away) {
            tables.labelValues("", away.why() == Occurrence.Why.CLOSED ? "closed" : "expired")
                    .inc();
        }
    }

    /** All of it, as Prometheus reads it. */
    public byte[] text() {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try {
            writer.write(text, registry.scrape());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toByteArray();
    }
}
