package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.WordsReport;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.IntSupplier;
import picocli.CommandLine.Option;

/** The options that say how it is told, whatever is played. */
final class Telling {
    private static final String USUAL = "en";

    @Option(
            names = "--view",
            paramLabel = "SEAT|ALL",
            description = "Narrate only what that side may know; by default everything.")
    private Viewpoint view;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print only the results; on a terminal, a draft shows its progress.")
    private boolean quiet;

    @Option(
            names = {"-v", "--verbose"},
            description = "Narrate every single event, and in a draft every game.")
    private boolean verbose;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description =
                    "When to use color: auto (the default: on a terminal, unless NO_COLOR is set), always or never.")
    private Colors color = Colors.AUTO;

    @Option(
            names = "--width",
            paramLabel = "COLUMNS",
            description =
                    "The maximum line length, from 60 to 140; by default the width of the terminal, or 100 without one.")
    private Integer width;

    @Option(names = "--language", paramLabel = "LANGUAGE", description = "The language: en (the default) or de.")
    private String language = USUAL;

    @Option(
            names = "--words",
            paramLabel = "FILE",
            description = "A language file for the game, for any other language.")
    private Path words;

    /** What cannot be told like that, if anything. */
    io.vavr.control.Option<String> problem() {
        return io.vavr.control.Option.when(quiet && verbose, "--quiet and --verbose cannot go together")
                .orElse(
                        words == null
                                ? io.vavr.control.Option.none()
                                : Words.read(words).swap().toOption())
                .orElse(io.vavr.control.Option.when(
                        width != null && width < Paper.NARROWEST, "--width is at least " + Paper.NARROWEST));
    }

    /** Whether somebody's view was named. */
    boolean viewed() {
        return view != null;
    }

    /** What is wrong with the view, if nobody sits there. */
    io.vavr.control.Option<String> stranger(Array<Seat> seats) {
        return eyes().filter(seat -> !seats.contains(seat))
                .map(seat -> "--view: nobody sits at " + view + "; there is " + seats(seats));
    }

    /** Seats to choose from. */
    static String seats(Array<Seat> seats) {
        return seats.init().mkString(", ") + " or " + seats.last();
    }

    /** Whose eyes it is told through; none for those of somebody who sees everything. */
    io.vavr.control.Option<Seat> eyes() {
        return io.vavr.control.Option.of(view).flatMap(Viewpoint::seat);
    }

    /** How much is told. */
    Detail detail() {
        return quiet ? Detail.RESULTS : verbose ? Detail.ALL : Detail.STORY;
    }

    /** The options that ask for the same language, words and view. */
    String options() {
        String spoken = language.equals(USUAL) ? "" : " --language " + language;
        String file = words == null ? "" : " --words " + words;
        return spoken + file + (view == null ? "" : " --view " + view);
    }

    /** What is wrong with the language for a game, by its name in replays, if anything. */
    io.vavr.control.Option<String> foreign(String game) {
        boolean spoken = words != null || messages().speaks(game);
        return io.vavr.control.Option.when(!spoken, "--language is en or de; a jar or --words brings another one");
    }

    /** The language of a region is spoken if the language is: {@code de-AT} is German. */
    private Messages messages() {
        Messages messages = Messages.in(Locale.forLanguageTag(language).getLanguage());
        return words == null ? messages : Words.read(words).fold(problem -> messages, own -> own.in(messages));
    }

    /** How much of a game the brought words say; nothing if there are none. */
    io.vavr.control.Option<String> covered(Playable game) {
        return io.vavr.control.Option.of(words)
                .flatMap(file -> Words.read(file)
                        .toOption()
                        .flatMap(read -> WordsReport.of(Shelf.onPath(), game.game(), read.words(), read.text())
                                .toOption()
                                .filter(report -> report.problems().nonEmpty())
                                .map(report -> WordsCommand.said(messages(), file, report))));
    }

    /** What it is told on. */
    Paper paper(Streams streams) {
        IntSupplier columns = width == null ? streams.columns() : () -> width;
        return new Paper(
                streams.out(),
                color.wanted(streams.colors()),
                streams.unicode(),
                streams.terminal(),
                columns,
                messages());
    }
}
