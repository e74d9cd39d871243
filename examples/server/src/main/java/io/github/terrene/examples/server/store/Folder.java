package io.github.terrene.examples.server.store;

import io.github.terrene.table.Keeper;
import io.github.terrene.table.Store;
import io.vavr.control.Option;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The folder with the files of all tables. One process at a time uses it. */
public final class Folder implements Store, Closeable {
    private static final Pattern ID = Pattern.compile("[0-9a-f]{32}");
    private static final String ENDING = ".table";
    private static final int MOST = 20_000;

    private final Path path;
    private final boolean durable;
    private final FileChannel lock;
    private final AtomicInteger tables;

    private Folder(Path path, boolean durable, FileChannel lock, int tables) {
        this.path = path;
        this.durable = durable;
        this.lock = lock;
        this.tables = new AtomicInteger(tables);
    }

    /**
     * Opens a folder. If it is not there, it is made so that only the user who runs the server may look into it: the seeds of all games are
     * in there.
     *
     * @param durable whether each line is forced to the disk
     * @throws IOException if it cannot be used, or another process uses it
     */
    public static Folder open(Path path, boolean durable) throws IOException {
        Files.createDirectories(path, ownerOnly(path));
        FileChannel lock = FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!locked(lock)) {
            lock.close();
            throw new IOException("another server uses the folder " + path);
        }
        return new Folder(path, durable, lock, size(path));
    }

    private static FileAttribute<?>[] ownerOnly(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
    }

    /** The operating system gives the lock back, however the process ends. */
    private static boolean locked(FileChannel file) throws IOException {
        try {
            FileLock lock = file.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException here) {
            return false;
        }
    }

    @Override
    public boolean full() {
        return tables.get() >= MOST;
    }

    @Override
    public Keeper create(String id, String first) throws IOException {
        TableFile file = TableFile.create(file(id), durable, first);
        tables.incrementAndGet();
        return file;
    }

    @Override
    public Option<Kept> find(String id) throws IOException {
        boolean there = ID.matcher(id).matches() && Files.exists(file(id));
        return there ? TableFile.open(file(id), durable) : Option.none();
    }

    private static int size(Path path) throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return (int) files.filter(file -> file.toString().endsWith(ENDING)).count();
        }
    }

    private Path file(String id) {
        return path.resolve(id + ENDING);
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
