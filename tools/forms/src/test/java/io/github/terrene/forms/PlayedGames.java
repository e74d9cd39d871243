package io.github.terrene.forms;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.law.ComesBack;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Plays a game of each kind; says, for each state on the way, what all that can be written of it is, and makes sure that it comes back. */
public final class PlayedGames implements Supplier<List<String>> {
    private static final int LONGEST = 200;
    private static final int APART = 25;

    private final ArrayList<String> said = new ArrayList<>();

    /** Nothing was played yet. */
    public PlayedGames() {}

    @Override
    public List<String> get() {
        TriedGame.all().forEach(this::play);
        return said;
    }

    private <C, S, A, E, V> void play(TriedGame<C, S, A, E, V> game) {
        Rules<C, S, A, E, V> rules = game.rules();
        Playthrough<C, S, A, E> played = Playthrough.drawn(
                        rules, game.config(), Array.of(Policy.<S, A>uniform(rules)), 1, LONGEST)
                .head();
        said.add(rules.notation().writeConfig(game.config()));
        write(rules.forms().config(), game.config());
        for (int place = 0; place < played.moves().size(); place += APART) {
            write(game, played.states().get(place), played.moves().get(place));
        }
    }

    private <C, S, A, E, V> void write(TriedGame<C, S, A, E, V> game, S state, Move<S, A, E> next) {
        Rules<C, S, A, E, V> rules = game.rules();
        GameForms<C, S, A, E, V> forms = rules.forms();
        Notation<C, S, A> notation = rules.notation();
        String text = notation.writeState(state);
        String again = notation.writeState(
                notation.readState(game.config(), text).getOrElseThrow(fault -> new AssertionError(fault)));
        if (!again.equals(text)) {
            throw new AssertionError(again + "\nis not\n" + text);
        }
        said.add(Fingerprint.of(text) + " " + Fingerprint.of(notation, state) + " "
                + notation.writeAction(next.action()));
        write(forms.state(game.config()), state);
        write(forms.step(game.config()), next.step());
        write(forms.action(), next.action());
        next.step().events().forEach(event -> write(forms.event(), event));
        for (Seat seat : rules.seats(state)) {
            write(forms.view(), rules.view(state, seat));
            rules.refused(state, seat).take(3).forEach(refused -> write(forms.refused(), refused));
        }
        rules.pending(state).forEach(decision -> write(GameForms.DECISION, decision));
    }

    private <T> void write(Form<T> form, T value) {
        ComesBack.check(form, value);
        said.add(Fingerprint.of(Tree.of(form, value).toString()).toString());
    }
}
