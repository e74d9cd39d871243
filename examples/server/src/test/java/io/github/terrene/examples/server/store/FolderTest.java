package io.github.terrene.examples.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderTest extends StorageContract {
    @TempDir
    Path parent;

    @Override
    Storage.Place place() {
        return new Storage.InFolder(parent.resolve("kept"), true);
    }

    @Test
    void nobodyElseLooksIntoAFolderThatTheServerMakes() throws IOException {
        assumeTrue(parent.getFileSystem().supportedFileAttributeViews().contains("posix"), "no permissions here");
        Path tables = parent.resolve("tables");
        Folder.open(tables, false).close();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(tables)))
                .isEqualTo("rwx------");
        Folder.open(tables, false).close();
    }
}
