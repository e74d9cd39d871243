package io.github.terrene.kernel.word;

import io.github.terrene.kernel.card.CardProof;
import io.vavr.collection.Array;

/**
 * Checks the texts of one card before anybody plays it, and notes what makes no sense on that card. What is printed is checked here; what only
 * a game knows, such as which cards have which numbers, is checked by its own proof.
 */
public abstract class Proof extends CardProof {
    /** The most that a number in a text may be. */
    public static final int MOST = 99;

    /** The most times that something is done in a turn, and the most by which a number is multiplied. */
    public static final int MOST_TIMES = 10;

    /** The most things to choose one of. */
    public static final int MOST_MODES = 10;

    /** @param place the place that problems name */
    protected Proof(String place) {
        super(place);
    }

    /** The number of the game's rule about a part of a text, which problems cite. */
    protected abstract String rule(Text text);

    /** The number of the game's rule about the order in which texts that always apply are decided. */
    protected abstract String order();

    /** Texts for which a game has no words: what it leaves out of the {@linkplain CommonForms common} ones. By default it has them all. */
    protected Array<Class<? extends Text>> wordless() {
        return Array.empty();
    }

    /** Checks a part of a text, if this game has words for it. */
    final void read(Text part) {
        if (wordless().contains(part.getClass())) {
            refuse(part);
        } else {
            part.proofread(this);
        }
    }

    private void refuse(Text text) {
        require(false, rule(text) + "/no-such-text", "nothing in this game does that: {text}", Text.inWords(text));
    }

    /** Requires that this card is there, and is one that the text can be about. */
    public abstract void thisCard();

    /** Requires that such things can be in play then. */
    public abstract void inPlay(Selection whom);

    /** Requires that something can have been chosen before. */
    public abstract void it();

    /** Requires that another card caused it, and is still there. */
    public abstract void thatCard();

    /** Requires that there are such things, and that a text on this card may speak of them. */
    public abstract void filter(Filter filter);

    /** Requires that this can happen, and that something on this card can wait for it. */
    public abstract void trigger(Trigger trigger);

    /** Requires that cards are of that sort. */
    public abstract void noun(Noun noun);

    /** Requires that a text can change that number. */
    public abstract void changed(Stat stat);

    /** Requires that such things have that number. */
    public abstract void asked(Selection whose, Stat stat);

    /** Requires that a text can apply at one time and not at another. */
    public abstract void conditional(Statement text);

    /** Requires that such things are there then, and can go there. */
    public abstract void moved(Selection whom, Area to);

    /** Requires that such cards lie in piles, and can go there. */
    public abstract void taken(Selection whom, Area to);

    /** Requires that such things can come under the control of another player. A game that does not say which has none. */
    public void controlled(Text text, Selection whom) {
        refuse(text);
    }

    /** Requires that this can be done several times in a turn. A game that does not say what has nothing. */
    public void often(Text text, Deed deed) {
        refuse(text);
    }

    /** Requires that cards can go from the top of that pile to that place. A game that does not say which has none. */
    public void milled(Text text, Area from, Area to) {
        refuse(text);
    }

    /** Requires that a text can look at the top cards of that pile. A game that does not say which has none. */
    public void lookedAt(Text text, Area pile) {
        refuse(text);
    }

    /** Requires that so many cards can be chosen from a hand. */
    public abstract void fromHand(Text text, int cards);

    /** Requires that so many things can be chosen. */
    public abstract void chosen(Selection.Chosen chosen);

    /** Requires a sensible number of things at random. */
    public final void atRandom(Selection.Random random) {
        number(rule(random), "the number of things", random.number(), 1, MOST);
    }

    /** The most that a number in that text may be. */
    protected int most(Text text) {
        return MOST;
    }

    /** Requires that the numbers printed in an amount are positive. */
    public final void amount(Text text, String what, Amount amount) {
        amount(text, what, amount, most(text));
    }

    /** Requires that the numbers printed in an amount are positive, and not above that. */
    public final void amount(Text text, String what, Amount amount, int most) {
        amount.printed().forEach(number -> number(rule(text), what, number, 1, most));
    }

    /** Requires that a number is not negative, and not too large. */
    public final void number(Text text, String what, int number) {
        number(rule(text), what, number, 0, MOST);
    }

    /** Requires that a number is positive, and not too large. */
    public final void positive(Text text, String what, int number) {
        number(rule(text), what, number, 1, most(text));
    }

    /** Requires that a number of times is more than one, and not too large. */
    public final void several(Text text, int times) {
        number(rule(text), "the number of times", times, 2, MOST_TIMES);
    }

    /** Requires that one thing is meant, which nobody has to choose. */
    public final void oneThing(Text text, Selection whom) {
        require(!whom.plural(), rule(text) + "/several-things", "one thing is meant");
        known(text, whom);
    }

    /** Requires that nobody has to choose them. */
    public final void known(Text text, Selection whom) {
        require(!whom.asks(), rule(text) + "/nobody-chooses", "nobody chooses here");
    }

    /** Requires that several things are meant. */
    public final void severalThings(Text text, Selection whom) {
        require(whom.plural(), rule(text) + "/one-thing", "several things are meant");
    }

    /** Requires that nothing follows what is made of other effects: it would seem to belong to that. */
    public final void flowLast(Text text, Array<Effect> effects) {
        require(
                !effects.dropRight(1).exists(Effect::takesWhatFollows),
                rule(text) + "/not-last",
                "what follows would seem to belong to what is before it");
    }

    /** Requires that it is clear to what "otherwise" belongs. */
    public final void plainBeforeOtherwise(Flow.If text) {
        require(
                text.otherwise().isEmpty() || !text.then().exists(Effect::takesWhatFollows),
                rule(text) + "/unclear-otherwise",
                "it is not clear to what \"otherwise\" belongs");
    }

    /** Requires that a change changes something: the numbers printed in it may be negative, but not 0. */
    public final void change(Text text, Amount change) {
        change.printed().forEach(number -> {
            require(number != 0, rule(text) + "/of-zero", "{what} of 0 changes nothing", "a change");
            number(rule(text), "a change", number, -MOST, MOST);
        });
    }

    /** Requires that a change can last so long. A game in which fights come and go has a next one, and says which changes it knows. */
    public void lasts(Text text, Duration duration) {
        require(duration != Duration.NEXT_FIGHT, rule(text) + "/no-fight", "nothing lasts until the next fight here");
    }

    /** Requires that a number can have that value: 0 or more. */
    public final void value(Text text, Stat stat, Amount value) {
        value.printed().forEach(number -> number(rule(text), stat.toString(), number, 0, MOST));
        changed(stat);
    }

    /** Requires that one player is meant, and not each. */
    public final void onePlayer(Text text, Whose whose) {
        require(
                whose != Whose.ANY,
                rule(text) + "/any-player",
                "one player is asked: each player's choice is a part of its own");
    }

    /** Requires that only others are meant. */
    public final void others(Text text, Whose whose) {
        require(whose == Whose.ENEMY, rule(text) + "/own-hand", "a player sees that hand anyway");
    }

    /** Requires that something happens. */
    public final void notEmpty(Text text, Array<Effect> effects) {
        require(effects.nonEmpty(), rule(text) + "/no-effect", "nothing happens");
    }

    /** Requires that there is something to choose, not too much, and that it is clear to which choice each thing belongs. */
    public final void modes(Flow.ChooseOne choice) {
        number(rule(choice), "the number of choices", choice.modes().size(), 2, MOST_MODES);
        require(
                !choice.parts().exists(Proof::chooses),
                rule(choice) + "/choice-in-choice",
                "it is not clear to which choice something belongs");
    }

    private static boolean chooses(Effect effect) {
        return effect instanceof Flow.ChooseOne
                || effect instanceof Flow flow && flow.parts().exists(Proof::chooses);
    }

    /** Requires that nothing that happens several times is within something else that does, so that it ends soon. */
    public final void repeatedOnce(Flow text) {
        require(
                !text.parts().exists(Proof::repeats),
                rule(text) + "/repeated-twice",
                "what happens several times cannot be within something that does");
    }

    private static boolean repeats(Effect effect) {
        return effect instanceof Flow flow && (flow.repeats() || flow.parts().exists(Proof::repeats));
    }

    /**
     * Requires that a text that always applies asks for nothing that such texts decide at the same time or later: what things are is decided
     * first, then their numbers, then all else.
     *
     * @param parts the text and all of its parts
     */
    final void decided(Array<Text> parts) {
        boolean ofQualities = parts.exists(part -> part instanceof Statement of && of.decidesQualities());
        boolean ofNumbers = ofQualities || parts.exists(part -> part instanceof Statement of && of.decidesNumbers());
        require(
                !(ofNumbers && parts.exists(this::asksNumber)) && !(ofQualities && parts.exists(Proof::asksQuality)),
                order() + "/circular",
                "it asks for what such texts decide at the same time or later");
    }

    private static boolean asksQuality(Text part) {
        return part instanceof Filter filter && filter.asksQuality();
    }

    private boolean asksNumber(Text part) {
        return part instanceof Filter.Than than && changes(than.stat())
                || part instanceof Amount.StatOf of && changes(of.stat());
    }

    /** Whether texts change that number. */
    protected abstract boolean changes(Stat stat);
}
