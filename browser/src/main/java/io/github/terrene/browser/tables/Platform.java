package io.github.terrene.browser.tables;

import io.github.terrene.table.Host;
import io.github.terrene.table.LiveTable;
import io.vavr.collection.Array;
import java.util.LinkedHashSet;
import java.util.Set;
import org.teavm.jso.JSBody;

/** What tables need of a browser. Whoever has a table there has all of it: its tokens keep nobody out, and need no hash. */
final class Platform implements Host {
    private final Set<String> changed = new LinkedHashSet<>();

    /** The tables at which something has changed since this was asked last. */
    Array<String> changed() {
        Array<String> all = Array.ofAll(changed);
        changed.clear();
        return all;
    }

    @Override
    public long time() {
        return (long) now();
    }

    @Override
    public long seed() {
        return ((long) random() << Integer.SIZE) ^ random();
    }

    @Override
    public String id() {
        return uuid();
    }

    @Override
    public String token() {
        return uuid();
    }

    @Override
    public String hash(String token) {
        return token;
    }

    @Override
    public Runnable driver(LiveTable<?, ?, ?, ?, ?> table) {
        return () -> changed.add(table.id());
    }

    @Override
    public void note(String what) {
        tell(what);
    }

    @Override
    public void failed(Exception why) {
        tell(String.valueOf(why));
    }

    @JSBody(script = "return Date.now();")
    private static native double now();

    @JSBody(script = "return crypto.getRandomValues(new Int32Array(1))[0];")
    private static native int random();

    /** There is {@code crypto.randomUUID} only where the connection is safe. */
    @JSBody(
            script = "return Array.from(crypto.getRandomValues(new Uint8Array(16)), function(b) {"
                    + " return (b + 256).toString(16).slice(1); }).join('');")
    private static native String uuid();

    @JSBody(params = "what", script = "console.error(what);")
    private static native void tell(String what);
}
