package io.github.terrene.table.wire;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.session.Offer;
import io.vavr.control.Option;

/** What clients send, besides tables and moves. */
public final class Sent {
    private static final Forms TYPES = GameForms.common().build();

    /** The form of {@link Sitting}. */
    public static final Form<Sitting> SITTING = TYPES.of(Sitting.class);

    /** The form of {@link TakingBack}. */
    public static final Form<TakingBack> TAKING_BACK = TYPES.of(TakingBack.class);

    /** The form of {@link Offering}. */
    public static final Form<Offering> OFFERING = TYPES.of(Offering.class);

    /** The form of {@link Replying}. */
    public static final Form<Replying> REPLYING = TYPES.of(Replying.class);

    /** The form of {@link Dismissing}. */
    public static final Form<Dismissing> DISMISSING = TYPES.of(Dismissing.class);

    /** The form of {@link Pausing}. */
    public static final Form<Pausing> PAUSING = TYPES.of(Pausing.class);

    /** The form of {@link Watching}. */
    public static final Form<Watching> WATCHING = TYPES.of(Watching.class);

    /** The form of {@link Writing}. */
    public static final Form<Writing> WRITING = TYPES.of(Writing.class);

    /** The form of {@link Listing}. */
    public static final Form<Listing> LISTING = TYPES.of(Listing.class);

    /** The form of {@link Expiring}. */
    public static final Form<Expiring> EXPIRING = TYPES.of(Expiring.class);

    private Sent() {}

    /**
     * Somebody sits down.
     *
     * @param seat where; at the first open seat if nothing is said
     * @param name what the others call them
     * @param agrees the hash of the cards of somebody's own that are played there: needed where there are some, and only there
     */
    public record Sitting(
            Option<Seat> seat,
            @Names(Named.SENTENCE) Option<String> name,
            @Names(Named.WORD) Option<String> agrees) {}

    /**
     * Somebody takes back the last action.
     *
     * @param answers the number of the latest line that the client had seen
     */
    public record TakingBack(int answers) {}

    /**
     * Somebody offers something.
     *
     * @param answers the number of the latest line that the client had seen
     * @param offer what
     */
    public record Offering(int answers, Offer offer) {}

    /**
     * Somebody replies to an offer.
     *
     * @param answers the number of the line that told of the offer, or of a later one
     * @param agrees whether they agree
     */
    public record Replying(int answers, boolean agrees) {}

    /**
     * Somebody lets a seat go whose player is away.
     *
     * @param seat which one
     */
    public record Dismissing(Seat seat) {}

    /**
     * The host stops all clocks, or lets them run again.
     *
     * @param stopped whether they stand from now on
     */
    public record Pausing(boolean stopped) {}

    /**
     * Somebody wants to watch a game that was played before.
     *
     * @param replay the text of its {@link io.github.terrene.kernel.replay.Replay replay}
     */
    public record Watching(@Names(Named.DOCUMENT) String replay) {}

    /**
     * Somebody puts a deck together.
     *
     * @param list its cards, one a line, with the number of copies before each: see {@link io.github.terrene.shelf.OwnDeck}
     * @param cards cards of one's own that are played beside the others, as for a {@link NewTable}
     */
    public record Listing(
            @Names(Named.DOCUMENT) String list,
            @Names(Named.DOCUMENT) Option<String> cards) {}

    /**
     * An operator wants old tables to be put away.
     *
     * @param days for how many days nothing was done there
     */
    public record Expiring(int days) {}

    /**
     * Somebody writes cards.
     *
     * @param cards all that is written
     * @param at how many characters of it stand before the place where more is written; needed only to be told what may come next
     */
    public record Writing(@Names(Named.DOCUMENT) String cards, Option<Integer> at) {}
}
