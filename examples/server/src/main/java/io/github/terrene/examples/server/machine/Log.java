package io.github.terrene.examples.server.machine;

import io.github.terrene.table.DamagedTable;
import io.github.terrene.table.Occurrence;
import java.lang.System.Logger.Level;

/**
 * A line for whatever whoever runs the server should know. There is no token, seed, card or name of a person in it, and of the name of a table
 * only so much that its file is found: whoever has the whole name may watch.
 */
public final class Log {
    private static final System.Logger LOG = System.getLogger("io.github.terrene.server");
    private static final int SHORT = 8;

    /** The key of what is refused to an address that asks for too much. */
    public static final String TOO_MANY = "server/too-many";

    private Log() {}

    /**
     * Something that happened, unless it is only what is done at tables all the time. Who asks for too much is {@linkplain #limited named once},
     * and not for each request: otherwise they could fill the disk.
     */
    public static void tell(Occurrence what) {
        boolean tooMany =
                what instanceof Occurrence.Refused refused && refused.key().equals(TOO_MANY);
        if (!(what instanceof Occurrence.Done) && !tooMany) {
            LOG.log(what instanceof Occurrence.Outdated ? Level.WARNING : Level.INFO, line(what));
        }
    }

    private static String line(Occurrence what) {
        if (what instanceof Occurrence.Refused refused) {
            return "refused " + refused.status() + " " + refused.key() + " at " + refused.address();
        } else if (what instanceof Occurrence.Opened opened) {
            return table(opened.table(), opened.game()) + "opened";
        } else if (what instanceof Occurrence.FoundAgain found) {
            return table(found.table(), found.game()) + "found again, " + found.lines() + " lines";
        } else if (what instanceof Occurrence.Outdated outdated) {
            return table(outdated.table(), outdated.game()) + "was kept with other rules or cards: nobody plays on"
                    + upTo(outdated);
        } else if (what instanceof Occurrence.Ended ended) {
            return table(ended.table(), ended.game()) + "ended";
        } else if (what instanceof Occurrence.PutAway away) {
            return table(away.table(), "") + (away.why() == Occurrence.Why.CLOSED ? "closed" : "expired");
        }
        return "";
    }

    private static String upTo(Occurrence.Outdated outdated) {
        return outdated.all() == 0 ? "" : "; " + outdated.done() + " of " + outdated.all() + " lines lead to the same";
    }

    private static String table(String id, String game) {
        return "table " + start(id) + (game.isEmpty() ? " " : " (" + game + ") ");
    }

    /** So much of the name of a table that its file is found. */
    static String start(String id) {
        return id.substring(0, Math.min(SHORT, id.length()));
    }

    /** An address asks for too much. */
    public static void limited(String address) {
        LOG.log(Level.WARNING, "limited " + address);
    }

    /** Something that is as it should be. */
    public static void note(String what) {
        LOG.log(Level.INFO, what);
    }

    /** Something that whoever runs the server should look at. */
    public static void warn(String what) {
        LOG.log(Level.WARNING, what);
    }

    /** Something is broken. */
    public static void failed(String what, Throwable why) {
        if (why instanceof DamagedTable damaged) {
            LOG.log(Level.WARNING, table(damaged.table(), "") + damaged.getMessage());
        } else {
            LOG.log(Level.ERROR, what, why);
        }
    }
}
