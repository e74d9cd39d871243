package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.card.CardProof;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Checks the words of one ability in the place where they are printed, and notes what makes no sense there: words that can never work, and
 * amounts that nobody could mean. Each word tells it what it needs. What is missing, or out of the {@linkplain
 * io.github.terrene.kernel.card.Bounded bounds} that a number has wherever it stands, is seen to already.
 *
 * <p>The bounds of numbers are generous and not part of the rules: they keep sums far from overflow, and questions and texts short. There is
 * one proofreader for each ability; it is used by one thread.
 */
public final class Proofreader extends CardProof {
    /** The most damage, HP, ATK, DEF and the like that a text may name. */
    public static final int MOST_POINTS = 999;

    /** The most Actions, XP, LV, SP, Characters or tokens that a text may name. */
    public static final int MOST_ACTIONS = 20;

    private final String place;
    private final TextContext around;
    private final References mentioned = new References();
    private boolean turnsUp;
    private boolean turnsDown;

    /**
     * A proofreader that has read nothing yet.
     *
     * @param place where the ability is printed, as problems name it
     */
    public Proofreader(String place, TextContext around) {
        super(place);
        this.place = place;
        this.around = around;
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

    /** "Of LV 2 or less". */
    void upTo(String stat, int most) {
        if (most != CharacterFilter.NO_LIMIT) {
            number("TO-1.8", stat, most, 0, MOST_ACTIONS);
        }
    }

    /** Checks a change of a stat: up or down, and not by 0. Overkill can only be increased (5.20). */
    public void change(int by, Stat stat) {
        change(Amount.of(by), stat);
    }

    /** Checks a change of a stat: up or down, and not by 0. Overkill can only be increased (5.20). */
    public void change(Amount by, Stat stat) {
        String rule = stat == Stat.OVERKILL ? "TO-5.20" : "TO-1.8";
        int least = stat == Stat.OVERKILL ? 0 : -stat.most();
        amount(rule, "a change of " + stat.label(), by, least, stat.most());
    }

    /** Checks a number of points, at least 1. */
    public void points(String rule, String what, Amount amount) {
        amount(rule, what, amount, 0, MOST_POINTS);
    }

    private void amount(String rule, String what, Amount amount, int least, int most) {
        Array<Integer> numbers = amount.numbers();
        numbers.forEach(number -> number(rule, what, number, least, most));
        require(
                numbers.isEmpty() || numbers.exists(number -> number != 0),
                rule + "/of-zero",
                "{what} of 0 changes nothing",
                what);
        amount.proofread(this);
    }

    /** Checks a kind of counter. */
    public void counter(Counter counter) {
        require(!counter.name().trim().isEmpty(), "TO-8.22/nameless-counter", "a kind of counter has a name");
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
        require(
                duration != Duration.WHILE_IN_PLAY || around.lasting(),
                "TO-8.31/nothing-lasts",
                "nothing lasts while this card is in play: it is discarded when it was used");
    }

    /** Requires that these Characters are recruited; otherwise nothing happens to them (7.5). */
    public void recruited(Who who) {
        inPlay(who);
        require(turnsUp || !who.hidden(around), "TO-7.5/hidden", "a hidden Character is not reached by this");
    }

    /** Requires that these Characters are hidden; otherwise nothing happens to them. */
    public void hidden(Who who, String rule) {
        inPlay(who);
        require(
                turnsDown || who.hidden(around),
                rule + "/not-hidden",
                "only a hidden Character can be shown or turned face-up");
    }

    /** Requires that these Characters are in play; a defeated Character is not. */
    public void inPlay(Who who) {
        who.proofread(this);
        require(who.inPlay(around), "TO-1.13/left-play", "the Character has left play, and nothing can happen to it");
    }

    /** Requires that everybody can see the Character whose stat is used. */
    public void stat(Role who, Stat stat) {
        mentions(who);
        require(!who.hidden(around), "TO-7.5/hidden-stats", "a hidden Character has no stats that a text can ask for");
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
        effects.forEach(this::effect);
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
        Seq<? extends Seq<Effect>> all = effect.branches();
        require(
                effect.modes() == 0 || effect.modes() > 1 && effect.modes() <= all.size(),
                "TO-8.5/choice-of-modes",
                "a choice is one of two modes or more that are there");
        for (Seq<Effect> branch : all) {
            require(branch.nonEmpty(), "TO-8.2/empty-alternative", "each alternative does something");
            require(
                    branch.dropRight(1).forAll(each -> each.branches().isEmpty()),
                    "TO-8.2/open-end",
                    "what is made of other effects stands last among them: otherwise nobody could tell where it ends");
            effects(branch);
        }
    }
}
