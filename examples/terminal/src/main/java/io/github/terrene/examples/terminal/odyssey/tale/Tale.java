package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.Sides;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/**
 * What is being told: paragraphs of sentences, one paragraph for all that comes of one action. A Character is named in full when it is
 * first mentioned in a paragraph, and briefly afterwards.
 */
final class Tale {
    private static final String BULLET = "  • ";
    private static final String INDENT = "    ";

    private final Paper paper;
    private final PlayerNames cast;
    private final Detail detail;
    private final ArrayList<String> sentences = new ArrayList<>();
    private final Set<Integer> mentioned = new HashSet<>();
    private Option<Names> names = Option.none();
    private Option<Object> last = Option.none();
    private Option<Cause.Ability> doing = Option.none();
    private String bullet = BULLET;
    private boolean spoke;

    Tale(Paper paper, PlayerNames cast, Detail detail) {
        this.paper = paper;
        this.cast = cast;
        this.detail = detail;
    }

    PlayerNames cast() {
        return cast;
    }

    // ---- where the tale is

    /** An event is told that led from one table to another. */
    <E> void tell(Tellers<E> tellers, E event, Table before, Table after) {
        names = Option.some(new Names(cast, before, after));
        tell(tellers, event);
    }

    /** The same event is told by others. */
    <E> void tell(Tellers<E> tellers, E event) {
        spoke = false;
        tellers.tell(event, this);
        last = spoke ? Option.some(event) : last;
        spoke = false;
    }

    /** The table before what happens now. */
    Table before() {
        return names().before();
    }

    /** The table after it. */
    Table after() {
        return names().after();
    }

    Names names() {
        return names.getOrElseThrow(() -> new IllegalStateException("nothing is told just now"));
    }

    /** Whether the sentence before this in the paragraph is about such an event. */
    boolean follows(Class<?> type) {
        return !sentences.isEmpty() && last.exists(type::isInstance);
    }

    /** The event that the sentence before this is about, if it is of that type. */
    <T> Option<T> previous(Class<T> type) {
        return follows(type) ? last.map(type::cast) : Option.none();
    }

    // ---- sentences

    /** A sentence, without its full stop. */
    void say(String sentence) {
        if (detail != Detail.RESULTS) {
            sentences.add(Paper.capital(sentence));
            spoke = true;
        }
    }

    /** More words for the sentence before. */
    void add(String words) {
        if (!sentences.isEmpty()) {
            sentences.add(sentences.remove(sentences.size() - 1) + words);
            spoke = true;
        }
    }

    /** A sentence for those who want to know everything. */
    void detail(String sentence) {
        if (detail == Detail.ALL) {
            say(paper.paint(Ink.FAINT, sentence));
        }
    }

    /** What a Character is called here. */
    String name(int id) {
        return mentioned.add(id) ? names().full(id) : names().brief(id);
    }

    /** What a Character is called where its player was named just before. */
    String ownName(int id) {
        mentioned.add(id);
        return names().unowned(id);
    }

    /** What several are called here. */
    String names(Seq<Integer> ids) {
        return Names.list(ids.map(this::name));
    }

    String harm(String words) {
        return paper.paint(Ink.HARM, words);
    }

    String good(String words) {
        return paper.paint(Ink.GOOD, words);
    }

    /** It was just told that this ability does something. */
    void doing(Cause.Ability ability) {
        doing = Option.some(ability);
    }

    /** The ability that does it, in brackets: " (Dart)"; nothing if it was just mentioned. */
    String because(Cause cause) {
        if (!(cause instanceof Cause.Ability ability) || doing.contains(ability)) {
            return "";
        }
        doing(ability);
        return " (" + names().ability(ability) + ")";
    }

    /** How much of something there is now, and which ability did it: " (now 45)", " (Strength Potion), now 45". */
    String now(int number, Cause cause) {
        String because = because(cause);
        return because.isEmpty() ? " (now " + number + ")" : because + ", now " + number;
    }

    // ---- on paper

    /** Prints what was said so far; what follows belongs to the same paragraph. */
    void pause() {
        if (!sentences.isEmpty()) {
            String text = String.join(" ", sentences.stream().map(Tale::ended).toList());
            paper.wrapped(bullet, INDENT, text);
            sentences.clear();
            bullet = INDENT;
        }
    }

    /** A new paragraph. */
    void paragraph() {
        pause();
        mentioned.clear();
        doing = Option.none();
        bullet = BULLET;
    }

    /** The table is drawn, and a headline over what follows. */
    void chapter(Table table, String left, String right) {
        paragraph();
        if (detail != Detail.RESULTS) {
            paper.blank();
            Sides.draw(paper, cast, table);
            paper.blank();
            paper.rule(paper.paint(Ink.STRONG, left), right);
        }
    }

    /** The table is drawn. */
    void board(Table table) {
        paragraph();
        if (detail != Detail.RESULTS) {
            paper.blank();
            Sides.draw(paper, cast, table);
        }
    }

    /** A line that is always told. */
    void result(String line) {
        paragraph();
        paper.line(line);
    }

    /** A headline over a game. */
    void part(String left, String right) {
        paragraph();
        if (detail != Detail.RESULTS) {
            paper.blank();
            paper.rule(paper.paint(Ink.STRONG, left), right);
        }
    }

    private static String ended(String sentence) {
        String plain = Paper.plain(sentence);
        char end = plain.charAt(plain.length() - 1);
        return end == '!' || end == '.' || end == '”' ? sentence : sentence + ".";
    }
}
