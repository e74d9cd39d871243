package io.github.terrene.odyssey.rule;

import io.vavr.collection.List;
import java.util.Arrays;

/**
 * The tasks on the agenda while one action is carried out. Most are put there and done in the same action; only those that are left become
 * a list.
 */
final class TaskStack {
    private static final int USUAL = 4;
    private static final Task[] NONE = {};

    private List<Task> below;
    private Task[] above = NONE;
    private int height;

    TaskStack(List<Task> tasks) {
        below = tasks;
    }

    boolean isEmpty() {
        return height == 0 && below.isEmpty();
    }

    Task top() {
        return height == 0 ? below.head() : above[height - 1];
    }

    Task pop() {
        Task top = top();
        if (height == 0) {
            below = below.tail();
        } else {
            height--;
        }
        return top;
    }

    void push(Task task) {
        if (height == above.length) {
            above = Arrays.copyOf(above, Math.max(USUAL, 2 * height));
        }
        above[height++] = task;
    }

    /** All tasks, the uppermost first. */
    List<Task> all() {
        List<Task> all = below;
        for (int i = 0; i < height; i++) {
            all = all.prepend(above[i]);
        }
        return all;
    }

    void replaceBy(List<Task> tasks) {
        below = tasks;
        height = 0;
    }
}
