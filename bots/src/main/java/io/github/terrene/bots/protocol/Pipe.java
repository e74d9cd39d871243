package io.github.terrene.bots.protocol;

import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/**
 * A running program: what is written to it, and the lines that it writes. Both have threads of their own, since a program may neither read
 * nor write, and nobody waits for it beyond a given time, in nanoseconds of the system.
 *
 * <p>Unrequested output stays with the program: if it writes more than {@value #AHEAD} lines ahead, it has to wait.
 */
final class Pipe implements Closeable {
    /** The longest line, in characters. Of a longer line, only the beginning is read, and nothing after it. */
    static final int LONGEST_LINE = 1 << 16;

    private static final int AHEAD = 16;
    private static final String NO_MORE = "";
    private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Process process;
    private final Family family;
    private final BlockingQueue<String> sent = new ArrayBlockingQueue<>(1);
    private final BlockingQueue<Option<String>> heard = new ArrayBlockingQueue<>(AHEAD);
    private final Thread writer;
    private final Thread reader;
    private boolean ended;

    private Pipe(Family family, String name) {
        this.process = family.process();
        this.family = family;
        this.writer = thread(this::write, "to " + name);
        this.reader = thread(this::read, "from " + name);
    }

    /** Starts a program. */
    static Pipe open(BotProgram program) throws IOException {
        ProcessBuilder process = new ProcessBuilder(program.command().toJavaList()).redirectError(program.errors());
        Pipe pipe = new Pipe(Running.start(process), program.toString());
        pipe.writer.start();
        pipe.reader.start();
        return pipe;
    }

    private static Thread thread(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    private void write() {
        try (Writer to = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)) {
            for (String text = sent.take(); !text.equals(NO_MORE); text = sent.take()) {
                to.write(text);
                to.flush();
            }
        } catch (IOException | InterruptedException over) {
            // The program no longer reads; what it writes shows whether that matters.
        }
    }

    private void read() {
        try {
            try (Reader from =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                pass(from);
            } catch (IOException over) {
                // The program no longer writes, which is treated like an end.
            }
            heard.put(Option.none());
        } catch (InterruptedException closed) {
            // Nobody is listening any more.
        }
    }

    private void pass(Reader from) throws IOException, InterruptedException {
        Option<String> line = line(from);
        while (line.isDefined()) {
            family.look();
            heard.put(line);
            line = line.get().length() > LONGEST_LINE ? Option.none() : line(from);
        }
    }

    private static Option<String> line(Reader from) throws IOException {
        StringBuilder line = new StringBuilder();
        int next = from.read();
        while (next >= 0 && next != '\n' && line.length() <= LONGEST_LINE) {
            line.append((char) next);
            next = from.read();
        }
        return Option.when(next >= 0 || line.length() > 0, line::toString);
    }

    /** Sends lines with their line endings; false if the program has not taken what it was sent before by that time. */
    boolean send(String lines, long until) {
        return patiently(() -> sent.offer(lines, until - System.nanoTime(), TimeUnit.NANOSECONDS));
    }

    /** The next line, without its line ending; none if there is none by that time, or there will never be one. */
    Option<String> next(long until) {
        long left = until - System.nanoTime();
        if (ended || left <= 0) {
            return Option.none();
        }
        Option<Option<String>> next = patiently(() -> Option.of(heard.poll(left, TimeUnit.NANOSECONDS)));
        ended = next.exists(Option::isEmpty);
        return next.flatMap(line -> line);
    }

    /** Whether there will never be another line. */
    boolean ended() {
        return ended;
    }

    /** The exit code of the program, if it has ended. A program closes its output a moment before it has ended. */
    Option<Integer> exit() {
        return patiently(() ->
                Option.when(process.waitFor(ended ? GRACE_NANOS : 0, TimeUnit.NANOSECONDS), () -> process.exitValue()));
    }

    private interface Patience<T> {
        T await() throws InterruptedException;
    }

    private static <T> T patiently(Patience<T> waiting) {
        try {
            return waiting.await();
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while a program was asked");
        }
    }

    /** Lets the program end by itself if it does so quickly, and leaves nothing of it behind. */
    @Override
    public void close() {
        ended = true;
        family.look();
        sayGoodbye();
        kill();
        stop(writer);
        stop(reader);
        Running.forget(family);
    }

    private void sayGoodbye() {
        long until = System.nanoTime() + GRACE_NANOS;
        try {
            if (process.isAlive() && sent.offer(NO_MORE, GRACE_NANOS, TimeUnit.NANOSECONDS)) {
                process.waitFor(until - System.nanoTime(), TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private static void stop(Thread thread) {
        thread.interrupt();
        try {
            thread.join(TimeUnit.NANOSECONDS.toMillis(GRACE_NANOS));
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private void kill() {
        try {
            family.end();
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }
}
