package io.github.terrene.table.wire;

import io.github.terrene.bots.level.Level;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.control.Option;

/**
 * Who sits at a seat.
 *
 * @param kind a person or a bot
 * @param name what the others call them
 * @param token the hash of what the person's client shows to speak for the seat; none for a bot
 * @param coach the hash of what a coach of that person shows to see what the seat sees; none for a bot
 * @param level how strong a bot is; none for a person
 */
public record Guest(
        Kind kind,
        @Names(Named.SENTENCE) String name,
        @Names(Named.WORD) Option<String> token,
        @Names(Named.WORD) Option<String> coach,
        Option<Level> level) {
    private static final Form<Guest> FORM = GameForms.common().build().of(Guest.class);

    /** Who decides. */
    public enum Kind {
        /** A client. */
        PERSON,
        /** This program. */
        BOT
    }

    /** A bot. */
    public static Guest bot(String name, Level level) {
        return new Guest(Kind.BOT, name, Option.none(), Option.none(), Option.some(level));
    }

    /**
     * A person.
     *
     * @param token the hash of the token
     * @param coach the hash of that of a coach
     */
    public static Guest person(String name, String token, String coach) {
        return new Guest(Kind.PERSON, name, Option.some(token), Option.some(coach), Option.none());
    }

    /** Who it is, as a session keeps it. */
    public static Guest parse(String text) {
        return Json.read(FORM, text).getOrElseThrow(problem -> new IllegalStateException(problem.toString()));
    }

    /** The text that {@link #parse} reads. */
    public String text() {
        return Json.write(FORM, this);
    }

    TableCard.Sitter sits() {
        return kind == Kind.BOT ? TableCard.Sitter.BOT : TableCard.Sitter.PERSON;
    }
}
