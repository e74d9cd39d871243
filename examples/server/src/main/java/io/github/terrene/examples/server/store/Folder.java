package io.github.terrene.examples.server.store;

import io.github.terrene.table.Keeper;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** The folder with the files of all tables. One process at a time uses it. */
public final class Folder implements Storage {
    private static final String ENDING = ".table";
    private static final int MOST = 20_000;
    /** The folder in it with what was put away. */
    private static final String AWAY = "closed";

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
        return new Folder(path, durable, lock, ids(path).size());
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
        return isThere(id) ? TableFile.open(file(id), durable) : Option.none();
    }

    @Override
    public Array<String> ids() throws IOException {
        return ids(path).sorted();
    }

    private static Array<String> ids(Path path) throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return Array.ofAll(files.map(file -> file.getFileName().toString()))
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()));
        }
    }

    @Override
    public Option<Item> item(String id) throws IOException {
        return isThere(id) ? TableFile.item(file(id)) : Option.none();
    }

    @Override
    public boolean putAway(String id) throws IOException {
        if (!isThere(id)) {
            return false;
        }
        Files.createDirectories(path.resolve(AWAY), ownerOnly(path));
        Files.move(file(id), away(id), StandardCopyOption.ATOMIC_MOVE);
        tables.decrementAndGet();
        return true;
    }

    @Override
    public boolean isAway(String id) {
        return Storage.isName(id) && Files.exists(away(id));
    }

    private boolean isThere(String id) {
        return Storage.isName(id) && Files.exists(file(id));
    }

    private Path away(String id) {
        return path.resolve(AWAY).resolve(id + ENDING);
    }

    @Override
    public int size() {
        return tables.get();
    }

    @Override
    public boolean isWritable() {
        try {
            Files.writeString(path.resolve("probe"), "can this be kept?");
            return true;
        } catch (IOException full) {
            return false;
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
