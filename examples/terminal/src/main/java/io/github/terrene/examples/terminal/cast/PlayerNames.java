package io.github.terrene.examples.terminal.cast;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Team;
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

    /** The player: "S.K.", "you". */
    public String player(Seat seat) {
        return isYou(seat) ? paint(seat, "you") : name(seat);
    }

    /** The player does something: "S.K. draws", "you draw". */
    public String does(Seat seat, String verb) {
        return player(seat) + " " + verb(seat, verb);
    }

    /** Players do something together: "S.K. and Jin draw"; a single player as usual. */
    public String together(Seq<Seat> seats, String verb) {
        return seats.size() == 1 ? does(seats.head(), verb) : Names.list(seats.map(this::player)) + " " + verb;
    }

    /** A team by the names of its players. */
    public String team(Team team) {
        return Names.list(team.seats().map(this::name));
    }

    /** Games won: "Gregory 2 : 1 S.K.". */
    public String score(Array<Team> teams, Array<Integer> wins) {
        return team(teams.get(0)) + " " + wins.get(0) + " : " + wins.get(1) + " " + team(teams.get(1));
    }

    /** A verb as it goes with the player: "draws", for you "draw". */
    public String verb(Seat seat, String verb) {
        return isYou(seat) ? verb : third(verb);
    }

    /** The player as an owner: "S.K.'s", "your". */
    public String whose(Seat seat) {
        return isYou(seat) ? paint(seat, "your") : paint(seat, names.get(seat.index()) + "'s");
    }

    /** Words in the color of a player. */
    public String paint(Seat seat, String words) {
        return paper.paint(seat.index() % 2 == 0 ? Ink.SEAT_A : Ink.SEAT_B, words);
    }

    private boolean isYou(Seat seat) {
        return you.contains(seat);
    }

    private static String third(String verb) {
        if (verb.equals("have")) {
            return "has";
        }
        return verb
                + (verb.endsWith("s") || verb.endsWith("sh") || verb.endsWith("ch") || verb.endsWith("o") ? "es" : "s");
    }
}
