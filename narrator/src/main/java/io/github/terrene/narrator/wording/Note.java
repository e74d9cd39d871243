package io.github.terrene.narrator.wording;

/** What a part of a text says about more than the value that it stands for. */
sealed interface Note {
    /**
     * It says a part of a value around it.
     *
     * @param part its name
     * @param value the value of that part
     */
    record Around(String part, Object value) implements Note {}
}
