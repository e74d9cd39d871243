package io.github.terrene.json.schema;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/**
 * The kinds of documents of a game, by name, and what is known about them besides their forms.
 *
 * @param title the name of the game
 * @param kinds the forms of the documents, such as that of {@code action}
 * @param notes what types and their parts mean
 * @param spelled the types that are texts in these forms, but are spelled otherwise
 */
public record Documents(String title, Map<String, Form<?>> kinds, Notes notes, Map<Class<?>, Spelled> spelled) {
    /** Documents that are spelled as their forms are. */
    public Documents(String title, Map<String, Form<?>> kinds, Notes notes) {
        this(title, kinds, notes, LinkedHashMap.empty());
    }

    /** The documents that a client of a game sends and receives. */
    public static Documents of(String title, GameForms<?, ?, ?, ?, ?> forms) {
        return new Documents(
                title,
                LinkedHashMap.<String, Form<?>>of("config", forms.config())
                        .put("action", forms.action())
                        .put("event", forms.event())
                        .put("view", forms.view())
                        .put("shown", forms.shown())
                        .put("offered", forms.offered())
                        .put("refused", forms.refused())
                        .put("decision", GameForms.DECISION)
                        .put("rejection", GameForms.REJECTION)
                        .put("problem", GameForms.PROBLEM)
                        .put("outcome", GameForms.OUTCOME),
                Notes.NONE);
    }

    /** The same with one more kind. */
    public Documents and(String kind, Form<?> form) {
        return new Documents(title, kinds.put(kind, form), notes, spelled);
    }

    /** The same if values of that type, a scalar, are spelled like this. */
    public Documents spelling(Class<?> type, Spelled as) {
        return new Documents(title, kinds, notes, spelled.put(type, as));
    }

    /** The same with these notes. */
    public Documents with(Notes other) {
        return new Documents(title, kinds, other, spelled);
    }
}
