package io.github.terrene.table.wire;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.vavr.control.Option;

/**
 * What a kept line says besides: the fingerprint of the state after it. So a program with other rules or cards finds out from which line on it
 * would tell something else than what was played.
 *
 * @param after the fingerprint; none where the state stayed as it was, and in lines of earlier versions
 */
@Internal
public record After(Option<Fingerprint> after) {
    private static final Form<After> FORM = GameForms.common().build().of(After.class);

    /** A first line with the fingerprint of the beginning, which stands for all cards of the game, too. */
    public static <C, S> String first(String line, Session<C, S, ?, ?, ?> session) {
        return with(line, begun(session));
    }

    /** The fingerprint of a table's beginning. */
    private static <C, S> Fingerprint begun(Session<C, S, ?, ?, ?> session) {
        Setup<C> setup = session.setup();
        return Fingerprint.ofStart(
                session.rules().notation(),
                setup.config(),
                setup.seed(),
                session.timeline().first().state());
    }

    /** A line with the fingerprint of the state to which what it says led, if it led to another. */
    public static <S> String further(String line, Session<?, S, ?, ?, ?> before, Session<?, S, ?, ?, ?> after) {
        return before.state() == after.state() ? line : with(line, of(after));
    }

    private static <S> Fingerprint of(Session<?, S, ?, ?, ?> session) {
        return Fingerprint.of(session.rules().notation(), session.state());
    }

    private static String with(String object, Fingerprint print) {
        return object.substring(0, object.length() - 1) + ",\"after\":\"" + print + "\"}";
    }

    /** Whether a table that has just begun is the one that a first line tells of. */
    public static boolean begins(String line, Session<?, ?, ?, ?, ?> session) {
        return said(line).forAll(print -> print.equals(begun(session)));
    }

    /** Whether a table is as a line says. */
    public static boolean leads(String line, Session<?, ?, ?, ?, ?> session) {
        return said(line).forAll(print -> print.equals(of(session)));
    }

    /** Whether it is a line that was kept as a whole, whatever it says. */
    public static boolean isWhole(String line) {
        return Json.read(FORM, line).isRight();
    }

    /** Whether a line says to which state it led, as this version keeps them. */
    public static boolean isPrinted(String line) {
        return said(line).isDefined();
    }

    private static Option<Fingerprint> said(String line) {
        return Json.read(FORM, line).toOption().flatMap(After::after);
    }
}
