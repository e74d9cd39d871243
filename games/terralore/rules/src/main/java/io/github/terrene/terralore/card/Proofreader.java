package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.CardEffect;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.Noun;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.kernel.word.ThingEffect;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.When;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Checks the texts of a card before anybody plays it, and notes what makes no sense in Terralore: words that can never work in that place. */
public final class Proofreader extends Proof {
    /** The most points, HP or damage that a card may name. */
    public static final int MOST_POINTS = MOST;

    /** The most cards of a deck that a card may name: a deck has no more. */
    @Rule("TL-2.1")
    public static final int DECK = 20;

    /** The most cards of a hand that a card may name: a hand holds no more. */
    @Rule("TL-5.2")
    public static final int HAND = 7;

    /** The highest cost: a hand holds no more cards besides the one that is played. */
    @Rule({"TL-1.3", "TL-5.2"})
    public static final int MOST_COST = HAND - 1;

    /** The most Creatures that a card may name on one side of a column: it has no more places. */
    @Rule("TL-3.5")
    public static final int LANE = 4;

    /** The most Creatures that a card may name: each player has two lanes. */
    @Rule("TL-3.1")
    public static final int FIELD = 4 * LANE;

    private static final Map<Class<? extends Text>, String> RULES = LinkedHashMap.<Class<? extends Text>, String>empty()
            .put(ThingEffect.Gets.class, "TL-9.12")
            .put(ThingEffect.GetsExactly.class, "TL-9.12")
            .put(CardEffect.Draw.class, "TL-5.6")
            .put(CardEffect.Mill.class, "TL-5.7")
            .put(CardEffect.LookAtTop.class, "TL-9.18")
            .put(CardEffect.LookAtHand.class, "TL-9.18")
            .put(CardEffect.Discard.class, "TL-9.15")
            .put(CardEffect.DiscardAtRandom.class, "TL-9.15")
            .put(Flow.May.class, "TL-9.30")
            .put(Flow.ChooseOne.class, "TL-9.31")
            .put(Flow.Mode.class, "TL-9.31")
            .put(Selection.Random.class, "TL-9.33")
            .put(Statement.Adds.class, "TL-9.3")
            .put(ThingEffect.Forbid.class, "TL-9.35")
            .put(ThingEffect.Control.class, "TL-9.37")
            .put(Statement.Cannot.class, "TL-9.35")
            .put(Statement.Costs.class, "TL-6.14");

    private final Card card;
    private final Option<Trigger> trigger;
    private final Seq<Card> tokens;
    private Seq<? extends Text> deferred = Array.empty();

    private Proofreader(Card card, Option<Trigger> trigger, Seq<Card> tokens, String place) {
        super(place);
        this.card = card;
        this.trigger = trigger;
        this.tokens = tokens;
    }

    /**
     * Checks what always applies.
     *
     * @param tokens the tokens that cards of the same catalogue make
     */
    static Proofreader ofStatement(Card card, Seq<Card> tokens, String place) {
        return new Proofreader(card, Option.none(), tokens, place);
    }

    /** Checks what an ability waits for. */
    static Proofreader ofTrigger(Card card, Trigger trigger, String place) {
        return new Proofreader(card, Option.some(trigger), Array.empty(), place);
    }

    /**
     * Checks a part of what an ability does.
     *
     * @param tokens the tokens that cards of the same catalogue make
     */
    static Proofreader ofEffect(Card card, Trigger trigger, Seq<Card> tokens, String place) {
        return new Proofreader(card, Option.some(trigger), tokens, place);
    }

    /** Says which texts are put off until the end of the turn. */
    void deferring(Seq<? extends Text> texts) {
        deferred = texts;
    }

    private boolean happens(When moment) {
        return trigger.exists(when -> when.moment() == moment);
    }

    private boolean isDeferred(Text text) {
        return deferred.exists(each -> each == text);
    }

    @Override
    protected String rule(Text text) {
        return RULES.getOrElse(
                text.getClass(), text instanceof Flow || text instanceof Condition ? "TL-9.32" : "TL-1.2");
    }

    @Override
    @Rule("TL-1.2")
    protected Array<Class<? extends Text>> wordless() {
        return LeftOut.TEXTS;
    }

    /** What is continuous and changes points looks at no points. */
    @Override
    @Rule("TL-9.3")
    protected String order() {
        return "TL-9.3";
    }

    @Override
    @Rule({"TL-2.1", "TL-5.6", "TL-5.7"})
    protected int most(Text text) {
        return text instanceof CardEffect.DiscardAtRandom ? HAND : text instanceof CardEffect ? DECK : MOST;
    }

    @Override
    @Rule("TL-9.12")
    protected boolean changes(Stat stat) {
        return stat == Figure.POINTS;
    }

    @Override
    @Rule("TL-9.12")
    public void changed(Stat stat) {
        require(changes(stat), "TL-9.12/only-points", "only points change");
    }

    @Override
    @Rule({"TL-1.1", "TL-1.6"})
    public void noun(Noun noun) {
        require(noun != CardKind.UNKNOWN, "TL-1.1/no-kind", "no card is of that kind");
        require(
                !(noun instanceof Affinity affinity) || !affinity.name().trim().isEmpty(),
                "TL-1.6/no-name",
                "an affinity has no name");
    }

    @Override
    @Rule({"TL-1.3", "TL-1.4", "TL-1.7", "TL-1.9", "TL-1.11", "TL-3.7", "TL-9.12", "TL-12.1"})
    public void filter(Filter filter) {
        noun(filter.noun());
        filter.adjectives()
                .filter(each ->
                        each instanceof Tribe tribe && tribe.name().trim().isEmpty())
                .forEach(each -> require(false, "TL-1.7/no-name", "a tribe has no name"));
        Where where = (Where) filter.where();
        require(where != Where.EXILE, "TL-3.7/exiled", "no effect reaches what is exiled");
        require(
                where == Where.EXILE || where.onField() || where == Where.GRAVEYARD,
                "TL-12.1/unseen",
                "not everybody sees what is there");
        require(
                where != Where.GRAVEYARD || filter.noun() != CardKind.TOKEN,
                "TL-1.9/nowhere-else",
                "a token is nowhere but on the field");
        require(
                creature(filter.noun()) || filter.adjectives().isEmpty(),
                "TL-1.7/no-creature",
                "only a Creature belongs to a tribe");
        filter.than().forEach(than -> number(filter, than));
    }

    private static boolean creature(Noun noun) {
        return noun instanceof Affinity || noun == CardKind.CREATURE || noun == CardKind.TOKEN;
    }

    private void number(Filter filter, Filter.Than than) {
        if (than.stat() == Figure.COST) {
            number("TL-1.3", "a cost", than.number(), 0, MOST_COST);
            require(filter.noun() != CardKind.TOKEN, "TL-1.11/no-cost", "a token has no cost");
        } else {
            number("TL-9.12", "points", than.number(), 0, MOST_POINTS);
            require(creature(filter.noun()), "TL-1.4/no-points", "only a Creature has points");
        }
    }

    @Override
    @Rule("TL-9.32")
    public void asked(Selection whose, Stat stat) {
        require(!whose.asks(), "TL-9.32/nobody-chooses", "nobody chooses here");
    }

    @Override
    @Rule("TL-9.32")
    public void conditional(Statement text) {
        require(!(text instanceof Statement.While), "TL-9.32/while-twice", "a text applies while one thing is true");
    }

    @Override
    @Rule("TL-9.34")
    public void it() {
        require(trigger.isDefined(), "TL-9.34/nothing-chosen", "nothing was chosen before");
    }

    /** Because the text says "this Creature", its card must be a Creature and still on the field. */
    @Override
    @Rule({"TL-1.4", "TL-9.5"})
    public void thisCard() {
        require(
                card.kind().creature(),
                "TL-1.4/no-creature",
                "a Skill is not a Creature, so \"this Creature\" means nothing");
    }

    @Rule("TL-9.5")
    private void stillThere(Selection whom) {
        require(
                !whom.itself() || !afterItWasDestroyed(),
                "TL-9.5/destroyed",
                "\"this Creature\" is no longer on the field after it was destroyed");
    }

    private boolean afterItWasDestroyed() {
        return happens(When.WHEN_DESTROYED) && trigger.exists(Trigger::ofItself);
    }

    /** The other card that caused it is still there unless it was destroyed. */
    @Override
    @Rule("TL-9.36")
    public void thatCard() {
        require(
                trigger.exists(
                        when -> !when.ofItself() && (when.moment() == When.ENTERS || when.moment() == When.MOVES)),
                "TL-9.36/no-other",
                "no other card that is still there causes it");
    }

    @Override
    @Rule({"TL-8.4", "TL-9.36"})
    public void trigger(Trigger when) {
        When moment = (When) when.moment();
        boolean sensible = when.who() instanceof Trigger.Who.Player
                ? moment.ofPlayers()
                : when.who() instanceof Trigger.Who.OneOf one
                        ? moment.ofOthers() && ((Where) one.who().where()).onField()
                        : when.ofItself()
                                && !moment.ofPlayers()
                                && (!moment.ofOthers() || card.kind().creature());
        require(sensible, "TL-9.36/senseless", "nothing happens then");
        if (when.who() instanceof Trigger.Who.OneOf one) {
            filter(one.who());
        }
    }

    @Override
    @Rule({"TL-3.7", "TL-8.7", "TL-9.17"})
    public void moved(Selection whom, Area to) {
        require(
                to == Where.EXILE || to == Where.HAND || to == Where.OTHER_LANE,
                "TL-9.17/nowhere",
                "nothing on the field is brought there");
        require(
                to == Where.EXILE || whom.filter().forAll(Proofreader::onField),
                "TL-9.27/not-on-field",
                "what is in a Graveyard is not on the field");
        stillThere(whom);
    }

    private static boolean onField(Filter filter) {
        return filter.where() != Where.GRAVEYARD;
    }

    @Override
    @Rule({"TL-9.5", "TL-9.27"})
    public void inPlay(Selection whom) {
        stillThere(whom);
        require(
                whom.filter().forAll(Proofreader::onField),
                "TL-9.27/not-on-field",
                "what is in a Graveyard is not on the field");
    }

    @Override
    @Rule({"TL-3.8", "TL-7.10", "TL-9.19", "TL-9.27"})
    public void taken(Selection whom, Area to) {
        require(
                whom.itself() ? afterItWasDestroyed() : whom.filter().exists(who -> who.where() == Where.GRAVEYARD),
                "TL-3.4/no-graveyard",
                "only what is in a Graveyard is taken from there");
        require(
                to == Where.HERE || to == Where.HAND || to == Where.DECK,
                "TL-3.4/nowhere",
                "nothing is taken there from a Graveyard");
        require(
                to != Where.HERE || whom.filter().forAll(who -> creature(who.noun())),
                "TL-7.10/skill-on-field",
                "a Skill cannot be put onto the field");
        require(
                to == Where.HERE || whom.filter().forAll(who -> who.whose() == Whose.OWN),
                "TL-3.8/not-yours",
                "a card goes to its owner's hand or deck");
    }

    @Override
    @Rule({"TL-8.8", "TL-9.37"})
    public void controlled(Text text, Selection whom) {
        require(
                !whom.itself() && whom.filter().forAll(who -> creature(who.noun()) && who.whose() != Whose.OWN),
                "TL-9.37/no-enemy",
                "only enemy Creatures change sides");
    }

    @Override
    @Rule("TL-5.7")
    public void milled(Text text, Area from, Area to) {
        require(
                from == Where.DECK && to == Where.GRAVEYARD,
                "TL-5.7/not-graveyard",
                "the top of a deck goes to the Graveyard");
    }

    @Override
    @Rule("TL-9.18")
    public void lookedAt(Text text, Area pile) {
        require(pile == Where.DECK, "TL-9.18/not-deck", "only decks are looked into");
    }

    @Override
    @Rule("TL-9.15")
    public void fromHand(Text text, int cards) {
        number(rule(text), "cards", cards, 1, HAND);
    }

    @Override
    @Rule({"TL-9.24", "TL-9.30"})
    public void chosen(Selection.Chosen chosen) {
        number("TL-9.24", "the number of targets", chosen.most(), 1, FIELD);
        require(
                chosen.exact() || chosen.least() == 0,
                "TL-9.30/least",
                "a text says how many are chosen, or up to how many");
    }

    /** Requires, because the effect changes a lane's total this turn, that it happens before totals are computed. */
    @Rule("TL-10.2")
    public void beforeTotals(Text text) {
        require(
                !isDeferred(text) && !happens(When.END_OF_TURN),
                "TL-10.2/totals-done",
                "the totals of a turn are computed before the end of the turn");
    }

    /** Requires, because the effect puts its own card back onto the field, that it is a Creature card that can be in the Graveyard by then. */
    @Rule({"TL-1.9", "TL-7.10", "TL-9.21"})
    public void comesBack(Text text) {
        require(
                card.kind() != CardKind.TOKEN,
                "TL-1.9/token-gone",
                "a token that left no longer exists, and cannot come back");
        require(card.kind() != CardKind.SKILL, "TL-7.10/skill-on-field", "a Skill cannot be put onto the field");
        require(
                isDeferred(text) || afterItWasDestroyed(),
                "TL-9.21/not-left",
                "a card can come back only after it was destroyed, or at the end of the turn: before that it has not left");
    }

    /** Requires that some card makes a token that the text names. */
    @Rule("TL-1.10")
    public void token(String name) {
        require(
                tokens.exists(token -> name.equals(token.name())),
                "TL-1.10/unknown-token",
                "no card makes a token called {token}",
                name);
    }
}
