package io.github.terrene.session;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.replay.Library;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A saved table: what it began with and what was done. Everything else is computed again when the table is resumed, and thus proved.
 *
 * <pre>{@code
 * String text = SavedSession.of(table).text(rules.forms());
 * Session<...> same = SavedSession.parse(text, rules.forms()).get().resume(rules).get();
 * }</pre>
 *
 * <p>It holds the seed of the game, so it is for the app alone.
 *
 * @param library the version of the library that saved it
 * @param game the name of the game
 * @param setup what it began with
 * @param entries everything that was done, in order
 * @param state the fingerprint of the state that this led to
 */
public record SavedSession<C, A>(
        @Names(Named.WORD) String library,
        @Names(Named.WORD) String game,
        Setup<C> setup,
        Seq<Entry<A>> entries,
        Fingerprint state) {
    /** A table as it is now. */
    public static <C, S, A> SavedSession<C, A> of(Session<C, S, A, ?, ?> table) {
        return new SavedSession<>(
                Library.VERSION,
                table.rules().notation().game(),
                table.setup(),
                table.entries(),
                Fingerprint.of(table.rules().notation(), table.state()));
    }

    /** The form of saved tables of a game. */
    @SuppressWarnings("unchecked") // Java cannot name the class of SavedSession<C, A>
    public static <C, A> Form<SavedSession<C, A>> form(GameForms<C, ?, A, ?, ?> forms) {
        return (Form<SavedSession<C, A>>) forms.types().of(SavedSession.class, forms.config(), forms.action());
    }

    /** The table as one text. Never let a player have it. */
    public String text(GameForms<C, ?, A, ?, ?> forms) {
        return Canonical.write(form(forms), this);
    }

    /** The saved table that a text stands for, or the first thing in it that cannot be read. */
    public static <C, A> Either<Problem, SavedSession<C, A>> parse(String text, GameForms<C, ?, A, ?, ?> forms) {
        return Canonical.read(form(forms), text);
    }

    /** The table just as it was, or why these rules do not lead to it. */
    public <S, E, V> Either<Seq<Problem>, Session<C, S, A, E, V>> resume(Rules<C, S, A, E, V> rules) {
        if (!rules.notation().game().equals(game)) {
            return problem("game", Rejection.of("session/other-game", "this is a table of {game}", game));
        }
        return Session.open(rules, setup).flatMap(this::again);
    }

    private <S, E, V> Either<Seq<Problem>, Session<C, S, A, E, V>> again(Session<C, S, A, E, V> opened) {
        Session<C, S, A, E, V> table = opened;
        int number = 0;
        for (Entry<A> entry : entries) {
            Either<Seq<Rejection>, Session<C, S, A, E, V>> next = table.with(entry);
            String place = "entry " + ++number;
            if (next.isLeft()) {
                return Either.left(next.getLeft().map(why -> new Problem(place, why)));
            }
            table = next.get();
        }
        return Fingerprint.of(table.rules().notation(), table.state()).equals(state)
                ? Either.right(table)
                : problem("state", Rejection.of("session/other-state", "these rules lead to another state"));
    }

    private static <T> Either<Seq<Problem>, T> problem(String place, Rejection why) {
        return Either.left(Array.of(new Problem(place, why)));
    }
}
