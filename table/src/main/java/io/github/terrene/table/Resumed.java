package io.github.terrene.table;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Session;
import io.github.terrene.shelf.Game;
import io.github.terrene.table.wire.After;
import io.github.terrene.table.wire.Opening;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A table as it was left: everything that was done there is done again, as far as these rules and cards lead to the same.
 *
 * @param opening what it began with
 * @param session what was done
 * @param done how many lines lead to the same
 * @param all how many lines are kept
 * @param same whether these are the rules and cards with which it was played
 */
record Resumed<C, S, A, E, V>(Opening<C> opening, Session<C, S, A, E, V> session, int done, int all, boolean same) {
    /**
     * The table of which these lines were kept.
     *
     * @param lines at least the first
     * @throws DamagedTable if they were not kept as a whole, or not even its beginning is possible any more
     */
    static <C, S, A, E, V> Resumed<C, S, A, E, V> of(String id, Game<C, S, A, E, V> game, Array<String> lines) {
        if (!lines.forAll(After::isWhole)) {
            throw DamagedTable.damaged(id, "not every line is whole");
        }
        Form<Opening<C>> openings = Opening.form(game.rules().forms());
        Form<Entry<A>> entries = Entry.form(game.rules().forms());
        Opening<C> opening =
                begun(id, lines.head(), Json.read(openings, lines.head()).mapLeft(Array::of));
        Rules<C, S, A, E, V> rules = opening.replay().getOrElse(false) ? PlayedAgain.watched(game) : game.rules();
        Session<C, S, A, E, V> session = begun(id, lines.head(), Session.open(rules, opening.setup()));
        int done = 1;
        for (String line : lines.tail()) {
            Session<C, S, A, E, V> before = session;
            Either<?, Session<C, S, A, E, V>> after =
                    Json.read(entries, line).flatMap(entry -> before.with(entry).mapLeft(why -> null));
            if (after.isLeft() || !After.leads(line, after.get())) {
                return new Resumed<>(opening, session, done, lines.size(), false);
            }
            session = after.get();
            done++;
        }
        return new Resumed<>(opening, session, done, lines.size(), After.begins(lines.head(), session));
    }

    private static String keys(Seq<Problem> problems) {
        return problems.map(Problem::key).distinct().mkString(", ");
    }

    private static <T> T begun(String id, String first, Either<Seq<Problem>, T> read) {
        return read.getOrElseThrow(why ->
                After.isPrinted(first) ? DamagedTable.outdated(id, keys(why)) : DamagedTable.damaged(id, keys(why)));
    }
}
