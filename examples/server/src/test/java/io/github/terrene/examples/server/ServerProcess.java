package io.github.terrene.examples.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The server as a program of its own, which can be killed.
 *
 * @param process the process
 * @param said what it prints
 */
record ServerProcess(Process process, BufferedReader said) {
    static ServerProcess start(String... options) throws IOException {
        return with(System.getProperty("java.class.path"), options);
    }

    /** With what it writes down, as a file says how. */
    static ServerProcess logging(Path how, String... options) throws IOException {
        return with(System.getProperty("java.class.path"), how.toString(), options);
    }

    /** With what a folder has, as if a jar on the class path had it. */
    static ServerProcess with(Path jar, String... options) throws IOException {
        return with(System.getProperty("java.class.path") + File.pathSeparator + jar, options);
    }

    private static ServerProcess with(String classPath, String... options) throws IOException {
        return with(classPath, quiet(), options);
    }

    /** What it writes down is read by nobody, and would fill the pipe. */
    private static String quiet() {
        try {
            return Path.of(ServerProcess.class
                            .getResource("/logging.properties")
                            .toURI())
                    .toString();
        } catch (URISyntaxException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** In a machine that compiles and collects as the one of the tests does: it does not live long either. */
    private static ServerProcess with(String classPath, String logging, String[] options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(each -> each.startsWith("-XX:"))
                .forEach(command::add);
        command.add("-Djava.util.logging.config.file=" + logging);
        command.addAll(List.of("-cp", classPath, Main.class.getName()));
        command.addAll(List.of(options));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new ServerProcess(
                process, new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)));
    }

    /** A client, as soon as the server says where it is. */
    Client client() throws IOException {
        String line = said.readLine();
        while (line != null && !line.startsWith("Open http://localhost:")) {
            line = said.readLine();
        }
        if (line == null) {
            throw new IOException("the server did not start");
        }
        return Client.of(Integer.parseInt(line.replaceAll("[^0-9]", "")));
    }

    /** Everything else that it says, until it ends. */
    String rest() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            all.append(line).append('\n');
        }
        return all.toString();
    }

    /** Kills it: it is not asked and can do nothing more. */
    void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
    }
}
