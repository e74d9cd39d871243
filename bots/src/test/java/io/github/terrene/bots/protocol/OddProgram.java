package io.github.terrene.bots.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A bot that behaves as its first argument says. */
public final class OddProgram {
    private static final Pattern ASKED = Pattern.compile("\\{\"is\":\"Decide\",\"number\":([0-9]+),.*");
    private static final BufferedReader INPUT =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private static final int MANY = 2_000_000;

    private OddProgram() {}

    /** Behaves so. */
    public static void main(String[] manner) throws IOException, InterruptedException {
        switch (manner[0]) {
            case "crashes" -> System.exit(3);
            case "crashes-later" -> {
                answer(next(), 0);
                next();
                System.exit(4);
            }
            case "answers-and-leaves" -> answer(next(), 0);
            case "hangs" -> hang();
            case "says" -> always(() -> manner[1]);
            case "answers" -> answers(manner[1]);
            case "is-late" -> late();
            case "writes-down" -> writeDown(Path.of(manner[1]));
            case "complains" -> {
                System.err.print("!".repeat(MANY));
                answers("\"choice\":0");
            }
            case "closes-its-output" -> {
                System.out.close();
                hang();
            }
            case "closes-its-input" -> {
                System.in.close();
                hang();
            }
            case "floods" -> flood(manner[1] + "\n");
            case "never-ends-a-line" -> flood("x");
            case "has-children-and-hangs" -> {
                child();
                answer(next(), 0);
                hang();
            }
            case "has-children-and-crashes" -> {
                child();
                answer(next(), 0);
                next();
                System.exit(5);
            }
            default -> throw new IllegalArgumentException(manner[0]);
        }
    }

    /** The number of the next decision; ends the program if there is none. */
    private static int next() throws IOException {
        for (String line = INPUT.readLine(); line != null; line = INPUT.readLine()) {
            Matcher asked = ASKED.matcher(line);
            if (asked.matches()) {
                return Integer.parseInt(asked.group(1));
            }
        }
        System.exit(0);
        return 0;
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private static void answer(int number, int choice) {
        say("{\"number\":" + number + ",\"choice\":" + choice + "}");
    }

    private static void answers(String what) throws IOException {
        while (true) {
            say("{\"number\":" + next() + "," + what + "}");
        }
    }

    private static void always(Supplier<String> line) throws IOException {
        while (true) {
            next();
            say(line.get());
        }
    }

    /** Answers each question but the first when the next one comes, and then that, too. */
    private static void late() throws IOException {
        answer(next(), 0);
        int missed = next();
        while (true) {
            int number = next();
            answer(missed, 1);
            answer(number, 0);
            missed = next();
        }
    }

    /** Keeps whatever it is sent, and chooses the first that it can. */
    private static void writeDown(Path file) throws IOException {
        try (Writer kept = Files.newBufferedWriter(file)) {
            for (String line = INPUT.readLine(); line != null; line = INPUT.readLine()) {
                kept.write(line + "\n");
                Matcher asked = ASKED.matcher(line);
                if (asked.matches()) {
                    answer(Integer.parseInt(asked.group(1)), 0);
                }
            }
        }
    }

    private static void flood(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        while (!System.out.checkError()) {
            System.out.write(bytes, 0, bytes.length);
        }
    }

    private static void hang() throws InterruptedException {
        TimeUnit.DAYS.sleep(1);
    }

    /** Starts a program that has the same output and outlives its parent. */
    private static void child() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        new ProcessBuilder(java, "-cp", classes, OddProgram.class.getName(), "hangs")
                .inheritIO()
                .start();
    }
}
