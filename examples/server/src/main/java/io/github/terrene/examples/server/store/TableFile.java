package io.github.terrene.examples.server.store;

import io.github.terrene.table.Inventory;
import io.github.terrene.table.Keeper;
import io.github.terrene.table.Store;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The file of a table: a line for each thing that was done, only ever added to.
 *
 * <p>A line is handed to the operating system before anybody is told that it was done. From then on it is the system's: it reaches the disk
 * even if this process is killed the next moment. Only if the whole machine fails can it be lost; who fears that too has each line {@linkplain
 * #keep forced} to the disk.
 *
 * <p>It is open only while a line is written, so that there can be more tables than a process may have files open. Whoever uses it takes care
 * that only one thread does.
 */
public final class TableFile implements Keeper {
    private static final char END = '\n';

    private final Path path;
    private final boolean durable;
    private long length;

    private TableFile(Path path, boolean durable, long length) {
        this.path = path;
        this.durable = durable;
        this.length = length;
    }

    /**
     * A new file with its first line.
     *
     * @param durable whether each line is forced to the disk
     */
    static TableFile create(Path path, boolean durable, String first) throws IOException {
        Files.createFile(path);
        TableFile file = new TableFile(path, durable, 0);
        file.append(first);
        return file;
    }

    /**
     * A file as it was left; none if there is no whole line in it. A last line without an end was being written when the process was killed:
     * nobody was told of it, so it is cut off.
     */
    static Option<Store.Kept> open(Path path, boolean durable) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] != END) {
            length--;
        }
        if (length == 0) {
            return Option.none();
        }
        TableFile file = new TableFile(path, durable, length);
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
        String whole = new String(bytes, 0, length, StandardCharsets.UTF_8);
        return Option.some(new Store.Kept(Array.of(whole.split("\n")), file));
    }

    /** What is kept in a file, without reading more than its first line; none if there is no whole line in it. */
    static Option<Inventory.Item> item(Path path) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(path)) {
            return Option.of(lines.readLine())
                    .map(first -> new Inventory.Item(first, path.toFile().lastModified()));
        }
    }

    /** One process at a time has the folder, so the numbers of lines are as they should be. */
    @Override
    public boolean keep(int number, String line) throws IOException {
        append(line);
        return true;
    }

    private void append(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + END).getBytes(StandardCharsets.UTF_8));
        long end = length + bytes.remaining();
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            append(bytes, channel);
        }
        length = end;
    }

    private void append(ByteBuffer bytes, FileChannel channel) throws IOException {
        try {
            channel.position(length);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            if (durable) {
                channel.force(false);
            }
        } catch (IOException full) {
            channel.truncate(length);
            throw full;
        }
    }
}
