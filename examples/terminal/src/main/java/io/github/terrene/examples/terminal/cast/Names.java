package io.github.terrene.examples.terminal.cast;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What the Characters on a table are called, as far as the onlooker knows them.
 *
 * @param cast the players
 * @param before the table before something happened
 * @param after the table after it
 */
public record Names(PlayerNames cast, Table before, Table after) {
    private static final Array<String> EPITHETS = Array.of(" the ", " in the ", " on the ", " from ");

    /** The names on a table where nothing is happening. */
    public static Names on(PlayerNames cast, Table table) {
        return new Names(cast, table, table);
    }

    /** The first part of a name that has an epithet: "Inu" of "Inu the Inferno", "Hooks" of "Hooks in the Zephyr". */
    public static String brief(String name) {
        return PlayerNames.brief(name);
    }

    /** The Character as it was before, or as it is afterwards if only that is known. */
    public Option<Member> member(int id) {
        return before.member(id)
                .filter(member -> !member.card().unknown())
                .orElse(() -> after.member(id))
                .orElse(() -> before.member(id));
    }

    /** The Character in full: "Inu the Inferno", "Gregory's Sammy the Agile", "hidden Character #12". */
    public String full(int id) {
        return member(id).map(member -> named(member, member.card().name())).getOrElse("a Character that is gone");
    }

    /** The Character after it was mentioned: "Inu". */
    public String brief(int id) {
        return member(id)
                .map(member -> named(member, briefOf(member.card().name())))
                .getOrElse("it");
    }

    /** The Character in full where its player was named just before: "Sammy the Agile". */
    public String unowned(int id) {
        return member(id)
                .map(member -> member.card().unknown()
                        ? "hidden Character #" + id
                        : numbered(member, member.card().name()))
                .getOrElse("a Character that is gone");
    }

    /** Several: "Inu, Ike and Sammy". */
    public static String list(Seq<String> names) {
        return names.size() < 2 ? names.mkString() : names.init().mkString(", ") + " and " + names.last();
    }

    /** A number in figures: 1 card, 2 cards. */
    public static String number(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** A held card, or that it is face-down. */
    public static String card(Card card) {
        return card.unknown() ? "a face-down card" : card.name();
    }

    /** The ability of a link: "Strength Potion", "the ability of Inu the Inferno". */
    public String ability(Link link) {
        return link.source().kind() == Source.Kind.CHARACTER
                ? "the ability of " + cast.paint(link.seat(), link.card().name())
                : cast.paint(link.seat(), link.card().name());
    }

    /** The source of an effect: "Strength Potion", "the ability of Inu the Inferno". */
    public String ability(Cause.Ability ability) {
        return (ability.source().kind() == Source.Kind.CHARACTER ? "the ability of " : "")
                + ability.card().name();
    }

    /** A card after it was mentioned. */
    public String brief(Card card) {
        return briefOf(card.name());
    }

    /** The card with a number in play that somebody holds, with its holder. */
    public Option<Held> held(int number) {
        return Option.of(after.findHolder(number))
                .orElse(() -> Option.of(before.findHolder(number)))
                .flatMap(Member::held);
    }

    private String named(Member member, String name) {
        Seat seat = member.seat();
        if (member.card().unknown()) {
            return cast.whose(seat) + " hidden Character #" + member.id();
        }
        String numbered = numbered(member, name);
        boolean ambiguous = alike(member).exists(other -> !other.seat().equals(seat));
        return ambiguous ? cast.whose(seat) + " " + numbered : numbered;
    }

    /** With its number in play if its player has another of that name. */
    private String numbered(Member member, String name) {
        boolean twice = alike(member).exists(other -> other.seat().equals(member.seat()));
        return cast.paint(member.seat(), twice ? name + " #" + member.id() : name);
    }

    private Seq<Member> alike(Member member) {
        return after.sides()
                .flatMap(Side::members)
                .filter(other -> other.id() != member.id() && other.card().equals(member.card()));
    }

    /** A player may have the same name as a Character. */
    private String briefOf(String name) {
        String brief = brief(name);
        return cast.names().contains(brief) ? name : brief;
    }
}
