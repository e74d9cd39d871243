package io.github.terrene.examples.selfplay;

import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultText;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Where results are kept: {@value #RESULTS} when all is played, and until then a file in {@code parts} for each part. It can be on this
 * machine, or wherever Hadoop can write: {@code hdfs://…}, {@code s3a://…}.
 */
final class Folder {
    private static final String RESULTS = "results.csv";
    private static final String PARTS = "parts";
    private static final String UNFINISHED = "unfinished";

    private final FileSystem files;
    private final Path path;

    private Folder(FileSystem files, Path path) {
        this.files = files;
        this.path = path;
    }

    static Folder of(String address, Configuration settings) throws IOException {
        Path path = new Path(address);
        FileSystem files = path.getFileSystem(settings);
        files.setWriteChecksum(false); // no .crc beside each file
        return new Folder(files, files.makeQualified(path));
    }

    /** Its address, which means the same on every machine. */
    String address() {
        return path.toString();
    }

    /** The results of all parts that are whole. The folder is made if it is not there. */
    Either<Seq<Problem>, Array<GameResult>> known() throws IOException {
        files.mkdirs(new Path(path, PARTS));
        Array<Either<Seq<Problem>, Array<GameResult>>> parts = Array.empty();
        for (Path part : parts()) {
            parts = parts.append(ResultText.read(part.toString(), read(part)));
        }
        return Either.sequenceRight(parts)
                .flatMap(results -> ResultText.united(
                        path.toString(), results.flatMap(each -> each).toArray()));
    }

    private Array<Path> parts() throws IOException {
        return Array.of(files.listStatus(new Path(path, PARTS)))
                .map(FileStatus::getPath)
                .filter(each -> each.getName().endsWith(".csv"));
    }

    private String read(Path file) throws IOException {
        try (FSDataInputStream in = files.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Keeps a part. If somebody else has played it, too, it is the same. */
    void keep(Array<GameResult> part) throws IOException {
        String name = part.head().number() + "-" + part.last().number() + ".csv";
        write(new Path(new Path(path, PARTS), name), ResultText.of(part));
    }

    /** Writes all results, and throws away what workers began and did not finish. */
    void unite(Array<GameResult> all) throws IOException {
        write(new Path(path, RESULTS), ResultText.of(all));
        files.delete(new Path(path, UNFINISHED), true);
    }

    /** Elsewhere, and then renamed: so whatever has this name is whole. */
    private void write(Path file, String text) throws IOException {
        Path begun = new Path(new Path(path, UNFINISHED), UUID.randomUUID().toString());
        try (FSDataOutputStream out = files.create(begun)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        files.mkdirs(file.getParent());
        files.delete(file, false);
        if (!files.rename(begun, file) && !files.exists(file)) {
            throw new IOException(file + " cannot be written");
        }
    }
}
