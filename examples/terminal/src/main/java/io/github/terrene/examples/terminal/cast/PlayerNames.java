package io.github.terrene.examples.terminal.cast;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The players of a match, by name. The player to whom the tale is told is "you".
 *
 * @param paper what colors the names
 * @param names by seat
 * @param you the seat that is addressed
 */
public record PlayerNames(Paper paper, Array<String> names, Option<Seat> you) {
    private static final Array<String> EPITHETS = Array.of(" the ", " in the ", " on the ", " from ");

    /** Players named by their decks: "Gregory" plays Gregory the Hoarder; with their seats, where several play the same. */
    public static PlayerNames of(Paper paper, Seq<String> decks, Option<Seat> you) {
        Array<String> names = Array.ofAll(decks).map(PlayerNames::brief);
        Array<String> told =
                names.zipWithIndex((name, i) -> names.count(name::equals) > 1 ? name + " (" + Seat.of(i) + ")" : name);
        return new PlayerNames(paper, told, you);
    }

    /** The first part of a name that has an epithet: "Inu" of "Inu the Inferno", "Hooks" of "Hooks in the Zephyr". */
    public static String brief(String name) {
        int end = EPITHETS.map(name::indexOf).filter(at -> at > 0).min().getOrElse(name.length());
        return name.substring(0, end);
    }

    /** The name of a player, whoever is addressed. */
    public String name(Seat seat) {
        return paint(seat, names.get(seat.index()));
    }

    /** Words in the color of a player. */
    public String paint(Seat seat, String words) {
        return paper.paint(seat.index() % 2 == 0 ? Ink.SEAT_A : Ink.SEAT_B, words);
    }
}
