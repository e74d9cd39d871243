package io.github.terrene.examples.terminal.page;

import java.io.IOException;
import java.io.Reader;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** What the program itself says in a language that somebody brings; what it lacks is said as before. */
final class Brought extends PropertyResourceBundle {
    Brought(Reader text, ResourceBundle before) throws IOException {
        super(text);
        setParent(before);
    }
}
