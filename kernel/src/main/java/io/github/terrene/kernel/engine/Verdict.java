package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Collects the reasons against an action. A rule states each requirement once, with its refusal beside it:
 *
 * <pre>{@code
 * return (member.hidden() || why.stop("TO-4.8/recruited", "{character} is already recruited", member.name()))
 *         && (actions >= 1 || why.no("TO-4.8/no-action", "recruiting costs an Action"));
 * }</pre>
 *
 * <p>{@link #SILENT} only wants a yes or no: the first requirement that is not met ends the check, and no refusal is built. {@link #asked}
 * keeps the refusals and lets the check go on, so that all reasons against the action are given at once. {@link #askedForFirst} keeps only
 * the first.
 */
public final class Verdict {
    /** A verdict that only wants a yes or no. */
    public static final Verdict SILENT = new Verdict(null, false, false);

    private @Nullable Array<Rejection> refusals;
    private final boolean all;
    private final boolean noting;
    private boolean refused;

    private Verdict(@Nullable Array<Rejection> refusals, boolean all, boolean noting) {
        this.refusals = refusals;
        this.all = all;
        this.noting = noting;
    }

    /** A silent verdict that notes whether it was told a refusal. */
    static Verdict noting() {
        return new Verdict(null, false, true);
    }

    /** Whether a {@linkplain #noting noting} verdict was told a refusal. */
    boolean refused() {
        return refused;
    }

    /** A verdict that keeps all refusals. */
    public static Verdict asked() {
        return new Verdict(Array.empty(), true, false);
    }

    /** A verdict that keeps the first refusal, which ends the check. For games whose rules say in which order reasons are looked for. */
    public static Verdict askedForFirst() {
        return new Verdict(Array.empty(), false, false);
    }

    /** Whether nobody wants to know why, so that a costly refusal need not be built. */
    public boolean silent() {
        return refusals == null;
    }

    /** All refusals so far, in order; none if nobody asked why. */
    public Array<Rejection> refusals() {
        return refusals == null ? Array.empty() : refusals;
    }

    /** Notes that a requirement is not met. Returns whether those after it are still checked. */
    public boolean no(Rejection refusal) {
        if (refusals == null) {
            return unsaid();
        }
        refusals = refusals.append(refusal);
        return all;
    }

    private boolean unsaid() {
        if (noting) {
            refused = true;
        }
        return false;
    }

    /** The same with a sentence without facts. */
    public boolean no(String key, String sentence) {
        return refusals == null ? unsaid() : no(Rejection.of(key, sentence));
    }

    /** The same with a fact, which the sentence names in braces. */
    public boolean no(String key, String template, Object value) {
        return refusals == null ? unsaid() : no(Rejection.of(key, template, value));
    }

    /** The same with two facts, in the order in which the sentence names them. */
    public boolean no(String key, String template, Object first, Object second) {
        return refusals == null ? unsaid() : no(Rejection.of(key, template, first, second));
    }

    /** The same with three facts. */
    public boolean no(String key, String template, Object first, Object second, Object third) {
        return refusals == null ? unsaid() : no(Rejection.of(key, template, first, second, third));
    }

    /** Notes that a requirement is not met that those after it rely on, so they are not checked. Returns false. */
    public boolean stop(Rejection refusal) {
        no(refusal);
        return false;
    }

    /** The same with a sentence without facts. */
    public boolean stop(String key, String sentence) {
        no(key, sentence);
        return false;
    }

    /** The same with a fact, which the sentence names in braces. */
    public boolean stop(String key, String template, Object value) {
        no(key, template, value);
        return false;
    }

    /** Notes that what the action names does not exist. Returns null. */
    public <T> @Nullable T none(Rejection refusal) {
        no(refusal);
        return null;
    }

    /** The same with a sentence without facts. */
    public <T> @Nullable T none(String key, String sentence) {
        no(key, sentence);
        return null;
    }

    /** The same with a fact, which the sentence names in braces. */
    public <T> @Nullable T none(String key, String template, Object value) {
        no(key, template, value);
        return null;
    }
}
