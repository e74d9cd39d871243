package io.github.terrene.testkit.law.saved;

import io.github.terrene.kernel.Notation;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Configurations that differ from a given one in one number or name, changed in its text. */
final class OtherConfigs {
    private static final Pattern NUMBER = Pattern.compile("(?<=:)[0-9]{1,6}(?=[,)])");
    private static final Pattern NAME = Pattern.compile("(?<=name:\"?)[A-Za-z0-9_-]+");

    private OtherConfigs() {}

    static <C> Seq<C> of(Notation<C, ?, ?> notation, C config) {
        String text = notation.writeConfig(config);
        Array<String> changed = Array.empty();
        for (Matcher number = NUMBER.matcher(text); number.find(); ) {
            changed = changed.append(with(text, number, String.valueOf(Integer.parseInt(number.group()) + 1)));
        }
        for (Matcher name = NAME.matcher(text); name.find(); ) {
            changed = changed.append(with(text, name, name.group() + "x"));
        }
        return changed.flatMap(notation::readConfig).reject(config::equals);
    }

    private static String with(String text, Matcher found, String other) {
        return text.substring(0, found.start()) + other + text.substring(found.end());
    }
}
