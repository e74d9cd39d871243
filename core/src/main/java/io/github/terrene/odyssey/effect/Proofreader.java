package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Checks the words of one ability in the place where they are printed, and notes what makes no sense there: numbers that nobody could mean,
 * and words that can never work. Each word tells it what it needs.
 *
 * <p>The bounds of numbers are generous and not part of the rules: they keep sums far from overflow, and questions and texts short. There is
 * one proofreader for each ability; it is used by one thread.
 */
public final class Proofreader {
    /** The most damage, HP, ATK, DEF and the like that a text may name. */
    public static final int MOST_POINTS = 999;

    /** The most cards or counters that a text may name. */
    public static final int MOST_CARDS = 99;

    /** The most Actions, XP, LV, SP, Characters or tokens that a text may name. */
    public static final int MOST_ACTIONS = 20;

    private final String place;
    private final TextContext around;
    private Array<Problem> problems = Array.empty();
    private Array<Problem> missing = Array.empty();
    private final References mentioned = new References();
    private boolean turnsUp;
    private boolean turnsDown;

    /**
     * A proofreader that has read nothing yet.
     *
     * @param place where the ability is printed, as problems name it
     */
    public Proofreader(String place, TextContext around) {
        this.place = place;
        this.around = around;
    }

    /** Everything that makes no sense in what was read so far, each once; if anything is null, only everything that is null. */
    public Seq<Problem> problems() {
        return (missing.isEmpty() ? problems : missing).distinct();
    }

    /** Whether nothing that was read so far is null. */
    public boolean isComplete() {
        return missing.isEmpty();
    }

    /**
     * A part of a text, for further reading; none if it is null, which is noted.
     *
     * @param rule the number of the rule that asks for it
     * @param what a name for it: "the amount"
     */
    public <T> Option<T> given(String rule, String what, @Nullable T part) {
        if (part == null) {
            missing = missing.append(Problem.missing(place, rule, what));
        }
        return Option.of(part);
    }

    /**
     * Several parts of a text without those that are null, which are noted.
     *
     * @param rule the number of the rule that asks for them
     * @param what a name for each: "a condition"
     */
    public <T> Array<T> all(String rule, String what, @Nullable Iterable<? extends T> parts) {
        return given(rule, what, parts)
                .toArray()
                .flatMap(several -> Array.<T>ofAll(several))
                .flatMap(each -> given(rule, what, each));
    }

    /** What the words can rely on. */
    public TextContext around() {
        return around;
    }

    /** What the words read so far refer to. */
    public References mentioned() {
        return mentioned;
    }

    /** Notes that the text refers to the Character in that role. */
    public void mentions(Role role) {
        mentioned.add(role);
    }

    /** Notes that the text refers to that player. */
    public void mentions(PlayerRole player) {
        mentioned.add(player);
    }

    /** Notes that the text refers to all Characters that fit. */
    public void mentions(CharacterFilter each) {
        mentioned.add(each);
    }

    /** Notes that the text refers to a token that it makes. */
    public void mentionsToken(NamedCard token) {
        mentioned.addToken(token);
    }

    /** Notes that the text refers to a Terrain by name. */
    public void mentionsTerrain(NamedCard terrain) {
        mentioned.addTerrain(terrain);
    }

    /** Notes that the text refers to the Terrain that is chosen when the ability is activated. */
    public void mentionsTargetTerrain() {
        mentioned.addTargetTerrain();
    }

    /** Notes that the text refers to the ability that it answers. */
    public void mentionsAnswered() {
        mentioned.addAnswered();
    }

    /** Notes a problem unless something makes sense. */
    public void require(boolean sense, String key, String otherwise, Object... values) {
        if (!sense) {
            problems = problems.append(Problem.at(place, key, otherwise, values));
        }
    }

    /**
     * Checks a number against its bounds.
     *
     * @param what what it counts: "the number of cards"
     */
    public void number(String rule, String what, int number, int least, int most) {
        require(
                number >= least && number <= most,
                rule + "/bounds",
                "{what} is {bounds}, not {number:number}",
                what,
                (least == most ? "" : "from " + least + " to ") + most,
                number);
    }

    /** "Of LV 2 or less". */
    void upTo(String stat, int most) {
        if (most != CharacterFilter.ANY_NUMBER) {
            number("TO-1.8", stat, most, 0, MOST_ACTIONS);
        }
    }

    /** Checks a change of a stat: up or down, and not by 0. Overkill can only be increased (5.20). */
    public void change(int by, Stat stat) {
        change(Amount.of(by), stat);
    }

    /** Checks a change of a stat: up or down, and not by 0. Overkill can only be increased (5.20). */
    public void change(Amount by, Stat stat) {
        given("TO-1.8", "the stat that changes", stat).forEach(each -> changed(by, each));
    }

    private void changed(Amount by, Stat stat) {
        String rule = stat == Stat.OVERKILL ? "TO-5.20" : "TO-1.8";
        int least = stat == Stat.OVERKILL ? 0 : -stat.most();
        amount(rule, "a change of " + stat.label(), by, least, stat.most());
    }

    /** Checks a number of points, at least 1. */
    public void points(String rule, String what, Amount amount) {
        amount(rule, what, amount, 0, MOST_POINTS);
    }

    private void amount(String rule, String what, Amount amount, int least, int most) {
        given(rule, "the amount of " + what, amount).forEach(some -> numbers(rule, what, some, least, most));
    }

    private void numbers(String rule, String what, Amount amount, int least, int most) {
        Array<Integer> numbers = amount.numbers();
        numbers.forEach(number -> number(rule, what, number, least, most));
        require(numbers.isEmpty() || numbers.exists(number -> number != 0), rule + "/zero", "{what} is not 0", what);
        amount.proofread(this);
    }

    /** Checks a player in a role. */
    public void player(String rule, PlayerRole player) {
        given(rule, "the player it speaks of", player).forEach(this::mentions);
    }

    /** Checks a number of cards. */
    public void cards(String rule, int number) {
        number(rule, "the number of cards", number, 1, MOST_CARDS);
    }

    /** Checks a change by a number of Actions. */
    public void actions(String rule, int number) {
        number(rule, "a number of Actions", number, 1, MOST_ACTIONS);
    }

    /** Checks a number of counters of a kind. */
    public void counters(int number, Counter counter) {
        number("TO-8.22", "the number of counters", number, 1, MOST_CARDS);
        counter(counter);
    }

    /** Checks a kind of counter. */
    public void counter(Counter counter) {
        given("TO-8.22", "the kind of counter", counter)
                .flatMap(kind -> given("TO-8.22", "the name of a kind of counter", kind.name()))
                .forEach(name ->
                        require(!name.trim().isEmpty(), "TO-8.22/nameless-counter", "a kind of counter has a name"));
    }

    /** Requires that counters stay on the card itself. */
    public void countersHere() {
        require(
                around.counters(),
                "TO-8.22/counters-lost",
                "counters stay on a Character or an On-going card, not on a Terrain or on a card that is discarded when it was used");
    }

    /** Requires that the source is a Character, since the text depends on its LV. */
    public void sourceIsCharacter() {
        require(
                around.character(),
                "TO-1.5/no-lv",
                "no Character has this ability, and its text goes by a Character's LV");
    }

    /** Checks for how long something is given. */
    public void lasts(Duration duration) {
        given("TO-8.31", "how long it lasts", duration);
        require(
                duration != Duration.WHILE_IN_PLAY || around.lasting(),
                "TO-8.31/nothing-lasts",
                "nothing lasts while this card is in play: it is discarded when it was used");
    }

    /** Requires that these Characters are recruited; otherwise nothing happens to them (7.5). */
    public void recruited(Who who) {
        inPlay(who);
        require(turnsUp || !isHidden(who), "TO-7.5/hidden", "a hidden Character is not reached by this");
    }

    /** Requires that these Characters are hidden; otherwise nothing happens to them. */
    public void hidden(Who who, String rule) {
        inPlay(who);
        require(
                turnsDown || isHidden(who),
                rule + "/not-hidden",
                "only a hidden Character can be shown or turned face-up");
    }

    /** Requires that these Characters are in play; a defeated Character is not. */
    public void inPlay(Who who) {
        given("TO-8.5", "the Character it speaks of", who).forEach(each -> {
            each.proofread(this);
            require(
                    each.inPlay(around),
                    "TO-1.13/left-play",
                    "the Character has left play, and nothing can happen to it");
        });
    }

    private boolean isHidden(@Nullable Who who) {
        return who != null && isComplete() && who.hidden(around);
    }

    /** Requires that everybody can see the Character whose stat is used. */
    public void stat(Role who, Stat stat) {
        given("TO-8.5", "the Character it speaks of", who).forEach(this::mentions);
        given("TO-1.8", "the stat that it asks for", stat);
        require(!isHidden(who), "TO-7.5/hidden-stats", "a hidden Character has no stats that a text can ask for");
        require(stat != Stat.OVERKILL, "TO-5.20/no-overkill", "no Character has a number of overkill of its own");
    }

    /** Notes that the text turns Characters face-up before it does what follows. */
    public void turnsFaceUp() {
        turnsUp = true;
    }

    /** Notes that the text turns Characters face-down before it does what follows. */
    public void turnsFaceDown() {
        turnsDown = true;
    }

    /** Reads effects one after another, with the effects that they are made of. */
    public void effects(Seq<? extends Effect> effects) {
        this.<Effect>all("TO-8.2", "an effect", effects).forEach(this::effect);
    }

    private void effect(Effect effect) {
        try {
            read(effect);
        } catch (Throwable thrown) {
            throw FaultyEffect.of(place, effect, thrown);
        }
    }

    private void read(Effect effect) {
        effect.proofread(this);
        Array<Seq<Effect>> all = all("TO-8.2", "an alternative", effect.branches());
        int branches = all.size();
        require(
                effect.modes() == 0 || effect.modes() > 1 && effect.modes() <= branches,
                "TO-8.5/choice-of-modes",
                "a choice is one of two modes or more that are there");
        for (Seq<Effect> branch : all) {
            require(branch.nonEmpty(), "TO-8.2/empty-alternative", "each alternative does something");
            require(
                    branch.dropRight(1)
                            .forAll(each -> each == null || each.branches().isEmpty()),
                    "TO-8.2/open-end",
                    "what is made of other effects stands last among them: otherwise nobody could tell where it ends");
            effects(branch);
        }
    }
}
