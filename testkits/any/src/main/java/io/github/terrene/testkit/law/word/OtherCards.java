package io.github.terrene.testkit.law.word;

import io.github.terrene.kernel.Notation;
import io.github.terrene.testkit.law.UnlistedActions;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Actions with cards that are somewhere else: mostly the player has no such card there.
 *
 * @param notation how actions are written
 * @param config the configuration of the game
 * @param ids the ids of all cards
 */
record OtherCards<C, A>(Notation<C, ?, A> notation, C config, Array<String> ids) {
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9._+-]+");
    private static final int TIMES = 2;
    private static final int APART = 7;

    /** One action of each kind with other cards in the place of each of its own; others at each place. */
    Array<A> instead(Seq<A> actions, int place) {
        return actions.map(notation::writeAction)
                .distinctBy(UnlistedActions::kind)
                .flatMap(text -> changed(text, place))
                .toArray();
    }

    private Array<A> changed(String text, int place) {
        Array<A> changed = Array.empty();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            for (int time = 0; time < TIMES && ids.contains(word.group()); time++) {
                String other = ids.get((place * TIMES + time) * APART % ids.size());
                changed = changed.appendAll(notation.readAction(
                                config, text.substring(0, word.start()) + other + text.substring(word.end()))
                        .toOption());
            }
        }
        return changed;
    }
}
