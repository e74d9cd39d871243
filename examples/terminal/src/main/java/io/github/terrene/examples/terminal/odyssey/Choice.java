package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.odyssey.action.Action;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Something a person can choose.
 *
 * @param group where it stands
 * @param words what it says
 * @param actions what it does, one after another
 */
record Choice(Group group, String words, Seq<Action> actions) {
    static Choice of(Action action, Phrases phrases) {
        return new Choice(Group.of(action.kind()), Paper.capital(phrases.of(action)), Array.of(action));
    }
}
