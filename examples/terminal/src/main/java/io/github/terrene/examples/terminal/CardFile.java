package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A card set that somebody wrote as plain text.
 *
 * @param path where it is
 * @param text what it says
 * @param languages in which it may be written, the one that the person speaks first
 */
record CardFile(Path path, String text, Array<Wording> languages) {
    /** The file, or why it cannot be read. */
    static Either<String, CardFile> read(Path path, String game, Messages messages) {
        Array<Wording> languages = messages.wordings(game);
        if (languages.isEmpty()) {
            return Either.left(game + " is played with its starter set only");
        }
        try {
            return Either.right(new CardFile(path, Files.readString(path), languages));
        } catch (NoSuchFileException absent) {
            return Either.left("--cards: there is no file " + path);
        } catch (IOException unreadable) {
            return Either.left("--cards " + path + " cannot be read: " + unreadable.getMessage());
        }
    }

    /** The cards, or what is not understood in the language of the person. */
    <K> Either<Seq<Problem>, Array<K>> cards(Form<K> form) {
        Array<Either<Seq<Problem>, Array<K>>> read = languages.map(language -> CardSheet.read(text, form, language));
        return read.find(Either::isRight).getOrElse(read::head);
    }

    /** What a deck of its cards is called: the name of the file without its ending. */
    String name() {
        return String.valueOf(path.getFileName()).replaceFirst("[.][^.]*$", "");
    }
}
