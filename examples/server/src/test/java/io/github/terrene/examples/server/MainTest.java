package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program itself. */
@Timeout(60)
class MainTest {
    @TempDir
    Path folder;

    private static ServerProcess ended(String... options) throws Exception {
        ServerProcess program = ServerProcess.start(options);
        program.process().waitFor();
        return program;
    }

    @Test
    void helpTeaches() throws Exception {
        ServerProcess program = ended("--help");
        assertThat(program.process().exitValue()).isZero();
        assertThat(program.rest())
                .contains(
                        "--config", "--port", "--host", "--tables", "--store", "--durable", "--operator-token", "TLS");
    }

    @Test
    void aPortThatIsTakenIsNamed() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getByName("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            ServerProcess program = ended("--port", port, "--tables", folder.toString());
            assertThat(program.process().exitValue()).isEqualTo(1);
            assertThat(program.rest())
                    .startsWith("Port " + port)
                    .contains("--port")
                    .doesNotContain("Exception");
        }
    }

    @Test
    void anOptionThatCannotBeIsExplained() throws Exception {
        ServerProcess program = ended("--port", "70000");
        assertThat(program.process().exitValue()).isEqualTo(2);
        assertThat(program.rest()).contains("--port is from 0 to 65535");
    }

    @Test
    void optionsStandInAFile() throws Exception {
        Path file = Files.writeString(
                folder.resolve("server.properties"),
                "# of the server\nport = 70000\ndurable = true\npause=0\ntables = "
                        + folder.resolve("kept").toString().replace("\\", "/") + "\n");
        ServerProcess program = ServerProcess.start("--config", file.toString(), "--port", "0");
        try {
            program.client().open("{\"game\":\"hobe\"}");
            assertThat(folder.resolve("kept").resolve("lock")).exists();
        } finally {
            program.kill();
        }
    }

    @Test
    void everythingThatIsWrongIsToldAtOnce() throws Exception {
        Path file = Files.writeString(
                folder.resolve("server.properties"),
                "prot = 80\npause = soon\nexpire = -1\norigin = https://a.example, https://b.example/c\ntrusted-proxy = 10.0.0.0/33,localhost\n"
                        + "operator-token = " + Files.writeString(folder.resolve("token"), "short") + "\n");
        ServerProcess program = ended("--config=" + file, "--port", "70000");
        assertThat(program.process().exitValue()).isEqualTo(2);
        assertThat(program.rest())
                .contains(
                        "'--prot=80'",
                        "--pause",
                        "soon",
                        "--expire is not negative",
                        "--origin https://b.example/c is none",
                        "--trusted-proxy 10.0.0.0/33 is none",
                        "--trusted-proxy localhost is none",
                        "--operator-token ",
                        "--port is from 0 to 65535")
                .doesNotContain("--origin https://a.example is none", "Exception");
    }

    @Test
    void tablesAreKeptInOnePlace() throws Exception {
        ServerProcess program =
                ended("--store", "jdbc:mysql://localhost/tables", "--tables", folder.toString(), "--durable");
        assertThat(program.process().exitValue()).isEqualTo(2);
        assertThat(program.rest())
                .contains(
                        "--store begins with jdbc:postgresql:",
                        "--store and --tables: tables are kept in one of them",
                        "--durable is for a folder, not for --store");
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsNamed() throws Exception {
        ServerProcess program =
                ended("--port", "0", "--store", "jdbc:postgresql://127.0.0.1:1/tables?user=u&password=secret");
        assertThat(program.process().exitValue()).isEqualTo(1);
        assertThat(program.rest())
                .contains("The server cannot start: the database cannot be used: Connection to 127.0.0.1:1 refused")
                .doesNotContain("secret", "Exception");
    }

    @Test
    void aFileThatIsNotThereIsNamed() throws Exception {
        ServerProcess program = ended("--config", "no-such-file");
        assertThat(program.process().exitValue()).isEqualTo(1);
        assertThat(program.rest()).startsWith("The file with options cannot be read: no-such-file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://games.example.org/", "games.example.org", "*", "https://Games.example.org"})
    void anOriginThatNoBrowserSendsIsRefused(String origin) throws Exception {
        ServerProcess program = ended("--port", "0", "--tables", folder.toString(), "--origin", origin);
        assertThat(program.rest()).contains("--origin " + origin + " is none");
    }

    @Test
    void everyMoveReachesTheDiskIfThatIsWished() throws Exception {
        ServerProcess program = ServerProcess.start("--port", "0", "--durable", "--tables", folder.toString());
        try {
            assertThat(program.client().open("{\"game\":\"hobe\"}").lines(0, ""))
                    .hasSize(1);
        } finally {
            program.kill();
        }
    }
}
