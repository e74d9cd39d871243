package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What a text has mentioned up to a place, and what last: by it, a second mention is put in other words, and understood.
 *
 * <p>What is said apart begins where all of it began; afterwards, all that was mentioned in it has been mentioned.
 */
final class Register {
    private static final String NOTHING = "";
    private static final String UNKNOWN = "?";

    private final boolean open;
    private final Deque<Apart> around = new ArrayDeque<>();
    private Set<String> mentioned = HashSet.empty();
    private Set<Note.Asked> asked = HashSet.empty(); // of what stands before the text
    private String last;

    /**
     * What was mentioned so far is nothing, or is not known.
     *
     * @param open whether it is not known, since the text is a part of one
     */
    Register(boolean open) {
        this.open = open;
        this.last = open ? UNKNOWN : NOTHING;
    }

    /**
     * What is said apart.
     *
     * @param before what was mentioned before it
     * @param last what was mentioned last before it
     * @param lasts what was mentioned last in those parts that are over
     * @param within what was mentioned in those parts that are over
     */
    private record Apart(Set<String> before, String last, Set<String> lasts, Set<String> within) {
        Apart and(Set<String> mentioned, String end) {
            return new Apart(before, last, lasts.add(end), within.addAll(mentioned));
        }
    }

    /**
     * What a part of a text asks of what stands before it, and what it leaves for what stands behind it.
     *
     * @param asked what must have been mentioned, or must not
     * @param mentioned what is mentioned in it
     * @param last what is mentioned last
     * @param around what is said apart around its end
     */
    record Effect(Set<Note.Asked> asked, Set<String> mentioned, String last, List<Object> around) {}

    static Effect effect(Array<Note> notes) {
        Register register = new Register(true);
        notes.forEach(register::accepts);
        return new Effect(register.asked, register.mentioned, register.last, List.copyOf(register.around));
    }

    /** Whether a text can say all this in this order. */
    static boolean accepts(Array<Note> notes, boolean open) {
        Register register = new Register(open);
        return notes.forAll(register::accepts);
    }

    /** The place of the first mention of something in such a way that it must have been mentioned before, and was not. */
    static Option<Integer> unmentioned(Array<Note> notes) {
        Register register = new Register(false);
        return notes.find(note -> !register.accepts(note)).map(note -> ((Note.Mention) note).at());
    }

    private boolean accepts(Note note) {
        if (note instanceof Note.Apart apart) {
            pass(apart.point());
        }
        return !(note instanceof Note.Mention mention) || accepts(mention);
    }

    private boolean accepts(Note.Mention mention) {
        String key = mention.key();
        boolean known = mentioned.contains(key);
        boolean fits = switch (mention.how()) {
            case NAMED -> true;
            case FIRST -> !known;
            case AGAIN -> known || open;
            case LAST -> last.equals(key) || last.equals(UNKNOWN);
        };
        boolean decided = mention.how() == Note.How.LAST ? !last.equals(UNKNOWN) : known;
        asked = decided ? asked : asked.add(new Note.Asked(key, mention.how()));
        mention(key);
        return fits;
    }

    private void mention(String key) {
        mentioned = mentioned.add(key);
        last = key;
    }

    /** Which of the ways to mention it is taken here; that is noted. */
    int choose(Item.Mention mention) {
        String key = mention.key();
        int way = last.equals(key) ? mention.ways().size() - 1 : mentioned.contains(key) ? mention.again() : 0;
        if (!mention.looks()) {
            mention(key);
        }
        return way;
    }

    /**
     * What was mentioned before a sentence: in the same paragraph things in play are still known. What is told aside may be left out, and
     * counts for nothing.
     */
    Register sentence(Role role) {
        if (role == Role.ASIDE) {
            return new Register(false);
        }
        mentioned = role == Role.GOES_ON ? mentioned.filter(Item.Mention::lasts) : HashSet.empty();
        last = NOTHING;
        return this;
    }

    /** Begins or ends something that is said apart. */
    void pass(Note.Point point) {
        if (point == Note.Point.BEGIN) {
            around.push(new Apart(mentioned, last, HashSet.empty(), HashSet.empty()));
            return;
        }
        Apart apart = around.pop().and(mentioned, last);
        mentioned = apart.before();
        last = apart.last();
        if (point == Note.Point.END) {
            mentioned = mentioned.addAll(apart.within());
            last = apart.lasts().forAll(last::equals) ? last : NOTHING;
        } else {
            around.push(apart);
        }
    }
}
