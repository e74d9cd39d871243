package io.github.terrene.examples.benchmarks;

import io.github.terrene.examples.benchmarks.figures.Effort;
import io.github.terrene.examples.benchmarks.figures.Report;
import io.github.terrene.examples.benchmarks.figures.Section;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** Prints the table of the README in about eight minutes, or parts of it: {@code --help} tells how. */
public final class Figures {
    private static final int MISUSED = 2;
    private static final String HELP = """
            Measures what Terrene costs and prints a table.

              mvn -q -Pfigures -pl examples/benchmarks -am -DskipTests package -Dfigures.args="OPTIONS"

            Options:
              --quick           seconds instead of minutes; slower and less certain figures, since the
                                JVM is still compiling
              --only NAME,...   only these parts:
            %s
              --help            this text

            Examples:
              -Dfigures.args="--quick"
              -Dfigures.args="--only playouts"
              -Dfigures.args="--quick --only calls,memory"

            Times are CPU time of the playing thread and the garbage collector, except where elapsed
            time is named. Figures of two runs can be compared if nothing else keeps the processor
            busy; bytes, and ratios within one run, repeat even then. JAVA_HOME decides which JVM is
            measured. With -Dfigures=Shares, another program prints which calls of a game take how
            much.""";

    private final Report report = Report.standard();
    private Effort effort = Effort.FULL;
    private Array<Section> sections = Section.ALL;

    private Figures() {}

    /** Understands {@code --quick}, {@code --only} and {@code --help}. */
    public static void main(String[] arguments) {
        List<String> given = List.of(arguments);
        if (given.contains("--help")) {
            System.out.println(help());
        } else {
            new Figures().with(given).print();
        }
    }

    private Figures with(List<String> arguments) {
        List<String> left = arguments;
        while (left.nonEmpty()) {
            String option = left.head();
            left = left.tail();
            if (option.equals("--quick")) {
                effort = Effort.QUICK;
            } else if (option.equals("--only") && left.nonEmpty()) {
                sections = sections(left.head());
                left = left.tail();
            } else {
                refuse(option.equals("--only") ? "Which parts only?" : "There is no option " + option + ".");
            }
        }
        return this;
    }

    private void print() {
        report.line(
                "Java %s, %s, %s %s, %d processors",
                System.getProperty("java.version"),
                System.getProperty("java.vm.name"),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors());
        sections.forEach(section -> section.print(report, effort));
    }

    private static Array<Section> sections(String names) {
        return Array.of(names.split(","))
                .map(name -> Section.ALL
                        .find(section -> section.name().equals(name))
                        .getOrElse(() -> refuse("There is no part \"" + name + "\".")));
    }

    private static String help() {
        return String.format(
                HELP,
                Section.ALL
                        .map(section -> String.format("      %-10s%s", section.name(), section.about()))
                        .mkString("\n"));
    }

    private static <T> T refuse(String sentence) {
        System.err.println(sentence + "\n\n" + help());
        System.exit(MISUSED);
        throw new IllegalStateException(sentence);
    }
}
