package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.examples.server.store.Storage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tables are files. */
@Timeout(60)
class FilesTest extends ServerContract {
    @TempDir
    Path folder;

    @Override
    Storage.Place place() {
        return new Storage.InFolder(folder, false);
    }

    @Override
    String kept() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(file.getFileName()).append(Files.readString(file));
            }
        }
        return all.toString();
    }

    @Override
    void keep(String id, String first) throws IOException {
        Files.writeString(folder.resolve(id + ".table"), first + "\n");
    }

    /** A process that is killed while it writes leaves part of a line, perhaps part of a letter. */
    @Test
    void aLineWithoutAnEndIsCutOff() throws IOException {
        Chair chair;
        try (Server server = Server.open(Settings.quick(folder))) {
            chair = played(Client.of(server.port()));
        }
        Path file = folder.resolve(chair.table() + ".table");
        String whole = Files.readString(file);
        byte[] torn = "{\"is\":\"Moved\",\"at\":\"1ä".getBytes(StandardCharsets.UTF_8);
        Files.write(file, Arrays.copyOf(torn, torn.length - 1), StandardOpenOption.APPEND);
        try (Server server = Server.open(Settings.quick(folder))) {
            Chair again = moved(chair, server);
            assertThat(again.lines(0, "")).isNotEmpty();
            assertThat(Files.readString(file)).startsWith(whole).doesNotContain("\"1\u00e4");
            new Monkey(again, 5).playUntil(line -> line.get("over").booleanValue(), 5);
        }
        try (Server server = Server.open(Settings.quick(folder))) {
            assertThat(moved(chair, server).lines(0, "")).isNotEmpty();
        }
    }

    @Test
    void aTableOfWhichNothingWasWrittenIsNone() throws IOException {
        String id = "0123456789abcdef0123456789abcdef";
        Files.writeString(folder.resolve(id + ".table"), "{\"game\":\"ho");
        try (Server server = Server.open(Settings.quick(folder))) {
            assertThat(Client.of(server.port()).get("/api/tables/" + id).status())
                    .isEqualTo(404);
        }
    }

    @Test
    void twoServersDoNotShareAFolder() throws IOException {
        try (Server server = Server.open(Settings.quick(folder))) {
            assertThat(server.port()).isPositive();
            assertThatThrownBy(() -> Server.open(Settings.quick(folder)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another server uses the folder");
        }
        Server.open(Settings.quick(folder)).close();
    }
}
