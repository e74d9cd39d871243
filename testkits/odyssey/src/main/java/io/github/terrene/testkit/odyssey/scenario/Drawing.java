package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A table as text, for people who read a failure. */
final class Drawing {
    private final Table table;
    private final Names names;

    private Drawing(Table table, Names names) {
        this.table = table;
        this.names = names;
    }

    static String of(Table table, Names names) {
        Drawing drawing = new Drawing(table, names);
        return "turn " + table.turn() + " (" + names.of(table.active()) + "), " + table.phase() + "\n"
                + table.sides().map(drawing::side).mkString("\n")
                + table.battle().map(battle -> "\n" + battle).getOrElse("")
                + table.chain().links().map(drawing::link).mkString("");
    }

    private String side(Side side) {
        return names.of(side.seat()) + ": HP " + table.team(side.seat()).hp() + ", Actions " + side.actions() + ", "
                + side.terrains()
                        .reverse()
                        .map(TerrainInPlay::card)
                        .map(Card::name)
                        .mkString(", ")
                + pile("hand", side.hand().cards())
                + pile("discard pile", side.discards())
                + "; deck of " + side.deck().size()
                + side.members().map(this::member).mkString("");
    }

    private static String pile(String name, Seq<? extends Card> cards) {
        return cards.isEmpty() ? "" : "; " + name + " " + cards.map(Card::name).mkString("[", ", ", "]");
    }

    private String member(Member member) {
        String stats = Array.of(Stat.LV, Stat.SP, Stat.HP, Stat.ATK, Stat.DEF)
                .map(stat -> table.stat(member, stat))
                .mkString("[", " ", "]");
        Seq<String> words = Array.of(Keyword.values())
                .filter(keyword -> member.recruited() && table.has(member, keyword))
                .map(Keyword::label)
                .appendAll(Array.of(Status.values())
                        .filter(status -> member.recruited() && table.is(member, status))
                        .map(Status::label));
        return "\n   " + member.id() + " " + (member.recruited() ? "" : "(hidden) ") + member.name() + " " + stats
                + (member.damage() > 0 ? ", damage " + member.damage() : "")
                + (member.xp() > 0 ? ", XP " + member.xp() : "")
                + words.map(word -> ", " + word).mkString("")
                + member.held().map(Drawing::held).getOrElse("");
    }

    private static String held(Held held) {
        return ", holds " + held.card().name() + (held.faceUp() ? " (face-up)" : " (face-down)");
    }

    private String link(Link link) {
        return "\non the chain: " + names.of(link.seat()) + "'s " + link.card().name()
                + (link.cancelled() ? " (cancelled)" : "");
    }
}
