package io.github.terrene.examples.arena;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.page.ProgressBar;
import io.vavr.collection.Array;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line: lets the ready decks of a game play against each other, and prints who wins how often. */
@Command(
        name = "arena",
        sortOptions = false,
        description =
                "Lets every two ready decks of a game play against each other many times, with bots that look ahead, and tells how often each wins.",
        footer = {
            "",
            "Example:",
            "  mvn -q -Parena -pl examples/arena -am -DskipTests package -Darena.args=\"--game hobe --games 400\""
        })
public final class Main implements Callable<Integer> {
    private static final Array<Field<?, ?, ?, ?, ?>> GAMES =
            Array.of(HobeField.field(), TerraloreField.field(), CarnageField.field());

    @Option(names = "--game", paramLabel = "GAME", description = "hobe, the default, terralore or carnage.")
    private String game = "hobe";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games every two decks play, half of them at each seat; by default 400.")
    private int games = 400;

    @Option(
            names = "--tries",
            paramLabel = "N",
            description =
                    "How often a bot tries each action before it drops the worse half; by default 4. More is slower and stronger.")
    private int tries = 4;

    @Option(names = "--seed", paramLabel = "N", description = "The same seed gives the same games; by default 1.")
    private long seed = 1;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private Main() {}

    /** Runs it and exits: 0 if all is well, 2 for wrong usage. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public Integer call() {
        check(
                games >= 2 && games % 2 == 0,
                "--games is an even number from 2 on: half of the games are played at each seat");
        check(tries >= 1, "--tries is 1 or more");
        Field<?, ?, ?, ?, ?> field = GAMES.find(each -> each.name().equalsIgnoreCase(game))
                .getOrElseThrow(() -> wrong("there is no game \"" + game + "\" here. The games are: "
                        + GAMES.map(Field::name).mkString(", ") + "."));
        boolean terminal = System.console() != null;
        Paper paper = new Paper(System.out, terminal, true, terminal, () -> Paper.USUAL, Messages.ENGLISH);
        Array<Result> results = new Season(field, games, tries, seed).play(new ProgressBar(paper));
        new Table(paper, field.decks(), results).print();
        return 0;
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw wrong(message);
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
