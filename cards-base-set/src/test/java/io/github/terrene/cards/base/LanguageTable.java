package io.github.terrene.cards.base;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes {@code docs/card-language-base-set.md} from the sources of the cards. Run {@link #main} in the folder of this module after
 * changing a card.
 */
final class LanguageTable {
    static final Path PAGE = Path.of("../docs/card-language-base-set.md");

    private static final Path SOURCES = Path.of("src/main/java/io/github/terrene/cards/base");
    private static final Pattern CARD =
            Pattern.compile("public static final \\w+Card \\w+ =\\s+(.*?);\\n", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern WORD = Pattern.compile("\\b(?!\\w+\\.)[A-Za-z][A-Za-z_]*\\b");

    private LanguageTable() {}

    public static void main(String[] arguments) throws IOException {
        Files.writeString(PAGE, text());
    }

    /** The words of each card, in the order in which its source says them. */
    static Map<String, Seq<String>> words() throws IOException {
        Map<String, Seq<String>> words = LinkedHashMap.empty();
        try (var files = Files.list(SOURCES)) {
            for (Path file : files.sorted().toList()) {
                Matcher card = CARD.matcher(Files.readString(file));
                while (card.find()) {
                    words = words.put(name(card.group(1)), words(card.group(1)));
                }
            }
        }
        return words;
    }

    static String text() throws IOException {
        Map<String, Seq<String>> words = words();
        return """
                # The card language in the base set

                Which words of the [card language](card-language.md) each card and token uses, in the order in which its source says
                them, and for each word how many cards use it. Written by `LanguageTable` from the sources of the cards.

                ## Cards

                | card | words |
                | --- | --- |
                """
                + words.map(card -> "| " + card._1 + " | `" + card._2.mkString("` `") + "` |\n")
                        .mkString()
                + """

                ## Words

                | word | cards | for example |
                | --- | --- | --- |
                """
                + users(words)
                        .map(word -> "| `" + word._1 + "` | " + word._2.size() + " | "
                                + word._2.take(3).mkString(", ") + " |\n")
                        .mkString();
    }

    private static TreeMap<String, Seq<String>> users(Map<String, Seq<String>> words) {
        TreeMap<String, Seq<String>> users = TreeMap.empty();
        for (var card : words) {
            for (String word : card._2) {
                users = users.put(word, users.getOrElse(word, Array.empty()).append(card._1));
            }
        }
        return users;
    }

    private static String name(String source) {
        Matcher name = NAME.matcher(source);
        name.find();
        return name.group(1);
    }

    private static Seq<String> words(String source) {
        Array<String> words = Array.empty();
        Matcher word = WORD.matcher(NAME.matcher(source).replaceAll(""));
        while (word.find()) {
            words = words.append(word.group());
        }
        return words.distinct().remove("build");
    }
}
