package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A language file that somebody brings, with those that it names and that lie beside it or are in a jar.
 *
 * @param text what the file says
 * @param words its words
 * @param program what the program itself says in that language, as {@code messages.properties} has it; empty for nothing
 */
record Words(String text, Wording words, String program) {
    private static final Pattern LANGUAGE = Pattern.compile("(?m)^language +(\\S+)");

    private static final Pattern NAMED = Pattern.compile(".*[.]([a-z]+)[.]words");

    /** The words of a file, or what is wrong with it. */
    static Either<String, Words> read(Path file) {
        try {
            String text = whole(Files.readString(file), file.getFileName().toString());
            return Wording.parse(text, name -> other(file, name, language(text)))
                    .map(words -> new Words(
                            text,
                            words,
                            beside(file, "messages." + language(text) + ".properties")
                                    .getOrElse("")))
                    .mapLeft(problems -> problems.map(Problem::toString)
                            .mkString("--words " + file + " cannot be read:\n  ", "\n  ", ""));
        } catch (CharacterCodingException other) {
            return Either.left("--words " + file + " is not text in UTF-8: save it as such");
        } catch (IOException unreadable) {
            return Either.left("--words " + file + " cannot be read: " + unreadable.getMessage());
        }
    }

    /** A file as it lies in a jar says no language: that is in its name, and it goes with what all games say. */
    private static String whole(String text, String name) {
        Matcher named = NAMED.matcher(name);
        return language(text).isEmpty() && named.matches()
                ? text + "\nalso common\nlanguage " + named.group(1) + "\n"
                : text;
    }

    private static String language(String text) {
        Matcher header = LANGUAGE.matcher(text);
        return header.find() ? header.group(1) : "";
    }

    private static Option<String> other(Path file, String name, String language) {
        String called = name + "." + language + ".words";
        return beside(file, called).orElse(() -> GameFile.read("META-INF/terrene/words/" + called, Words.class));
    }

    private static Option<String> beside(Path file, String name) {
        Path beside = file.resolveSibling(name);
        try {
            return Files.exists(beside) ? Option.some(Files.readString(beside)) : Option.none();
        } catch (IOException unreadable) {
            return Option.none();
        }
    }

    /** What the program says with these words. */
    Messages in(Messages messages) {
        try {
            return messages.with(words).saying(new StringReader(program));
        } catch (IOException | IllegalArgumentException unreadable) {
            return messages.with(words);
        }
    }
}
