package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import java.util.Locale;

/**
 * How a choice describes something that happened: "Inu the Inferno becomes damaged (5)".
 *
 * @param things what it speaks of
 */
record Occurrence(Things things) {

    String of(Happening happening) {
        if (happening.kind() == HappeningKind.ACTIVATES) {
            return things.view()
                    .table()
                    .chain()
                    .links()
                    .find(link -> link.activation().equals(happening))
                    .map(names()::ability)
                    .getOrElse("an ability");
        }
        String amount = happening.amount() == 0 ? "" : " (" + happening.amount() + ")";
        return character(happening.subject(), happening) + " " + fate(happening) + amount;
    }

    /** What became of it, with the names of those who are meant. */
    private String fate(Happening happening) {
        String fate = happening.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String whom =
                happening.object() == Happening.NOBODY ? fate : fate + " " + character(happening.object(), happening);
        return whom.replace("to player", "to " + names().cast().player(happening.player()));
    }

    private String character(int id, Happening happening) {
        return names().member(id)
                .map(member -> names().full(id))
                .orElse(() -> happening.card().map(things::card))
                .getOrElse("a Character that is gone");
    }

    private Names names() {
        return things.names();
    }
}
