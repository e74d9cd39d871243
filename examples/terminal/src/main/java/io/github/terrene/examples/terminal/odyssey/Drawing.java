package io.github.terrene.examples.terminal.odyssey;

import static io.github.terrene.examples.terminal.page.Paper.left;
import static io.github.terrene.examples.terminal.page.Paper.right;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Draws a table as an onlooker knows it. Brackets enclose what is face-down. */
final class Drawing {
    private static final int BAR = 14;
    /** Before the name of a Character. */
    private static final int NUMBER = 8;
    /** What the numbers take. */
    private static final int WIDTH = 24;

    private static final int ACTIONS = 10;
    /** Room for a name, if there is enough of it. */
    private static final int NAME = 32;

    private final Paper paper;
    private final PlayerNames cast;
    private final Table table;
    private final Voice voice;

    /** A drawing in these words. */
    Drawing(Table table, Voice voice) {
        this.paper = voice.paper();
        this.cast = voice.cast();
        this.table = table;
        this.voice = voice;
    }

    /** Draws it team by team; the side of the addressed player comes last, and the team-mate's before it. */
    void draw() {
        paper.blank();
        Array<Side> sides = table.teams().flatMap(Team::seats).map(table::side);
        Array<Side> inOrder = cast.you()
                .map(you -> sides.sortBy(side -> side.seat().equals(you) ? 2 : table.allied(you, side.seat()) ? 1 : 0))
                .getOrElse(sides);
        inOrder.forEach(side -> side(side, side == inOrder.head()));
    }

    private void side(Side side, boolean first) {
        headline(side).forEach(paper::line);
        if (first) {
            String holds = "  " + voice.word("Member.held");
            String all = " ".repeat(NUMBER) + left(voice.word("Side.members"), name()) + head();
            paper.line(paper.paint(Ink.FAINT, all + (Paper.width(all + holds) > paper.columns() ? "" : holds)));
        }
        side.members().forEach(member -> member(side, member));
        if (side.members().isEmpty()) {
            paper.line(paper.paint(Ink.FAINT, "        " + voice.word("Side.nobody")));
        }
    }

    private Array<String> headline(Side side) {
        Team team = table.team(side.seat());
        int longest = cast.names().map(String::length).max().get();
        int widest = table.sides()
                .map(each -> grounds(each.terrains()).length())
                .max()
                .get();
        String name = left(cast.name(side.seat()), longest);
        String counts = voice.word("Side.hand") + " " + side.hand().size() + ", " + voice.word("Side.deck") + " "
                + side.deck().size() + ", " + voice.word("Side.discards") + " "
                + side.discards().size();
        String life =
                "  " + name + " " + life(team, side) + "  " + left(voice.value(Side.class, side, "actions"), ACTIONS);
        String rest = left(grounds(side.terrains()), widest) + "  " + paper.paint(Ink.FAINT, counts);
        return Paper.width(life) + 2 + Paper.width(rest) <= paper.columns()
                ? Array.of(life + "  " + rest)
                : Array.of(life.stripTrailing(), " ".repeat(longest + 3) + rest);
    }

    /** The HP of the team, drawn once for all of it. */
    private String life(Team team, Side side) {
        String hp = right(team.hp() + "/" + team.mostHp(), 5) + " " + voice.word("Stat.HP");
        boolean drawn = table.teams().exists(each -> each.seats().indexOf(side.seat()) > 0);
        return drawn ? " ".repeat(BAR + 1 + hp.length()) : bar(team) + " " + hp;
    }

    private String bar(Team team) {
        int full = (BAR * team.hp() + team.mostHp() - 1) / team.mostHp();
        Ink ink = 4 * team.hp() <= team.mostHp() ? Ink.HARM : Ink.GOOD;
        return paper.paint(ink, "█".repeat(full)) + paper.paint(Ink.FAINT, "░".repeat(BAR - full));
    }

    /** The active Terrain, and behind it how many others there are. */
    private String grounds(Seq<TerrainInPlay> terrains) {
        if (terrains.isEmpty()) {
            return voice.word("Side.terrains");
        }
        TerrainInPlay active = terrains.last();
        String name = active.card().unknown() ? "[?]" : active.card().name();
        return terrains.size() == 1 ? name : name + " +" + (terrains.size() - 1);
    }

    private void member(Side side, Member member) {
        String number = "  " + right("#" + member.id(), 4) + "  ";
        String name = left(name(side, member), name());
        String marks = new Marks(voice, table, member).line();
        String row = number + name + (member.recruited() ? numbers(member) : hiddenNumbers(member)) + "  ";
        if (Paper.width(row) + Paper.width(marks) <= paper.columns()) {
            paper.line((row + marks).stripTrailing());
        } else {
            paper.line(row.stripTrailing());
            paper.wrapped(" ".repeat(10), " ".repeat(10), marks);
        }
    }

    private String head() {
        return right(label(Stat.ATK), 3)
                + right(label(Stat.DEF), 4)
                + right(label(Stat.HP), 7)
                + right(label(Stat.LV), 4)
                + right(label(Stat.SP), 3)
                + right(voice.word("Member.xp"), 3);
    }

    private String label(Stat stat) {
        return voice.value(Stat.class, stat);
    }

    /** How many columns a name may take beside the numbers. */
    private int name() {
        return Math.min(NAME, paper.columns() - NUMBER - WIDTH);
    }

    private String name(Side side, Member member) {
        int most = name() - (member.recruited() ? 1 : 3);
        String name = member.card().unknown() ? "?" : Paper.cut(member.card().name(), most);
        return member.recruited() ? cast.paint(side.seat(), name) : "[" + cast.paint(side.seat(), name) + "]";
    }

    private String numbers(Member member) {
        int hp = table.stat(member, Stat.HP);
        String life = right(hp - member.damage() + "/" + hp, 6);
        return right(stat(member, Stat.ATK), 3) + right(stat(member, Stat.DEF), 4) + " "
                + (member.damage() > 0 ? paper.paint(Ink.HARM, life) : life) + " "
                + right(stat(member, Stat.LV), 3) + right(stat(member, Stat.SP), 3)
                + right(member.xp() == 0 ? "-" : "" + member.xp(), 3);
    }

    /** A hidden Character shows only its damage and XP. */
    private String hiddenNumbers(Member member) {
        String damage = member.damage() == 0 ? "" : paper.paint(Ink.HARM, "-" + member.damage());
        return right(damage, 14) + right(member.xp() == 0 ? "" : "" + member.xp(), 10);
    }

    private String stat(Member member, Stat stat) {
        return String.valueOf(table.stat(member, stat));
    }
}
