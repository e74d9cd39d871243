package io.github.terrene.testkit.law.simple;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.Source;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.terrene.narrator.wording.Need;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The refusals of a game that lists none in a page: what stands in its class files. Many occur too rarely for random play to meet them.
 *
 * @param texts the constant texts in the classes, names and all
 */
record WrittenRefusals(Set<String> texts) {
    private static final Pattern KEY = Pattern.compile("[A-Z]\\w*-[0-9][\\w.]*/[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern FACT = Pattern.compile("\\{(\\w+)(?::\\w+)?}");

    /** What an entry of a constant pool takes after its tag, by its tag: section 4.4 of the specification of the Java virtual machine. */
    private static final int[] BYTES = {0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2};

    private static final int MAGIC_AND_VERSION = 8;
    private static final int TEXT = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    /** Those in the package of a class, and below it. */
    static WrittenRefusals of(Class<?> game) {
        Array<JavaClass> classes = Array.ofAll(new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(game.getPackageName()));
        return new WrittenRefusals(classes.flatMap(
                        each -> each.getSource().map(Source::getUri).stream().toList())
                .foldLeft(LinkedHashSet.empty(), (texts, file) -> texts.addAll(in(file))));
    }

    /** Each key, with all facts of all of them: a sentence need not stand beside its key in a class file. */
    Array<Need> needs() {
        Array<String> facts = texts.toArray()
                .flatMap(text -> FACT.matcher(text)
                        .results()
                        .map((MatchResult fact) -> fact.group(1))
                        .toList())
                .distinct();
        return texts.filter(text -> KEY.matcher(text).matches())
                .toArray()
                .map(key -> new Need.Refusal(key, facts, Option.none()));
    }

    private static Array<String> in(URI file) {
        try (DataInputStream code =
                new DataInputStream(new BufferedInputStream(file.toURL().openStream()))) {
            code.skipNBytes(MAGIC_AND_VERSION);
            Array<String> texts = Array.empty();
            int entries = code.readUnsignedShort();
            for (int entry = 1; entry < entries; entry++) {
                int tag = code.readUnsignedByte();
                if (tag == TEXT) {
                    texts = texts.append(code.readUTF());
                } else {
                    code.skipNBytes(BYTES[tag]);
                }
                entry += tag == LONG || tag == DOUBLE ? 1 : 0; // these take two places
            }
            return texts;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
