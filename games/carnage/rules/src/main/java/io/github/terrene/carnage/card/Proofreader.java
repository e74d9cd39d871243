package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Adjective;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.CardEffect;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.Noun;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Score;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.kernel.word.ThingEffect;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** Checks the texts of a card before anybody plays it, and notes what makes no sense in Carnage. */
@Rule("CG-1.11")
public final class Proofreader extends Proof {
    /** The most Element cards that a card lets a player look at, so that lists of orders stay short. */
    public static final int MOST_LOOKED_AT = 4;

    /** The most cards that a card lets a player draw or discard. */
    public static final int MOST_CARDS = 10;

    /** The most things that a text lets a player choose. */
    @Rule("CG-12.19")
    public static final int MOST_CHOSEN = 3;

    private static final Map<Class<? extends Text>, String> RULES = LinkedHashMap.<Class<? extends Text>, String>empty()
            .put(CardEffect.Draw.class, "CG-12.7")
            .put(CardEffect.Discard.class, "CG-12.8")
            .put(CardEffect.DiscardAtRandom.class, "CG-12.19")
            .put(ThingEffect.Gets.class, "CG-12.21")
            .put(ThingEffect.Forbid.class, "CG-12.22")
            .put(Flow.May.class, "CG-12.19")
            .put(Flow.ChooseOne.class, "CG-12.19")
            .put(Flow.Mode.class, "CG-12.19")
            .put(Selection.Random.class, "CG-12.19")
            .put(Flow.If.class, "CG-12.23")
            .put(Flow.ForEach.class, "CG-12.23")
            .put(Flow.Repeat.class, "CG-12.23")
            .put(Condition.There.class, "CG-12.23")
            .put(Condition.Compared.class, "CG-12.23")
            .put(Condition.Is.class, "CG-12.23")
            .put(Statement.Adds.class, "CG-12.21")
            .put(Statement.Multiplies.class, "CG-12.21")
            .put(Statement.Cannot.class, "CG-12.22")
            .put(Statement.Costs.class, "CG-12.25");

    /** What the cards of other games say, and nothing in Carnage does. */
    @Rule("CG-12.17")
    public static final Array<Class<? extends Text>> WORDLESS = Array.of(
            ThingEffect.Damage.class,
            ThingEffect.Heal.class,
            ThingEffect.Prevent.class,
            ThingEffect.GetsExactly.class,
            ThingEffect.Becomes.class,
            ThingEffect.Control.class,
            CardEffect.Mill.class,
            CardEffect.LookAtTop.class,
            CardEffect.LookAtHand.class,
            Statement.Sets.class,
            Statement.Limits.class,
            Statement.Is.class,
            Statement.Often.class);

    private final Card card;
    private final Array<Element> elements;
    private final Option<Trigger> trigger;

    private Proofreader(Card card, Array<Element> elements, Option<Trigger> trigger, String place) {
        super(place);
        this.card = card;
        this.elements = elements;
        this.trigger = trigger;
    }

    /** Checks what always applies. */
    static Proofreader ofStatement(Card card, Array<Element> elements, String place) {
        return new Proofreader(card, elements, Option.none(), place);
    }

    /** Checks an ability: what it waits for, or a part of what it does. */
    static Proofreader ofTrigger(Card card, Array<Element> elements, Trigger trigger, String place) {
        return new Proofreader(card, elements, Option.some(trigger), place);
    }

    @Override
    protected String rule(Text text) {
        return WORDLESS.contains(text.getClass()) ? "CG-12.17" : RULES.getOrElse(text.getClass(), "CG-12.1");
    }

    @Override
    @Rule("CG-12.17")
    protected Array<Class<? extends Text>> wordless() {
        return WORDLESS;
    }

    @Override
    protected String order() {
        return "CG-12.21";
    }

    @Override
    protected int most(Text text) {
        return text instanceof CardEffect.Draw ? MOST_CARDS : MOST;
    }

    /** What a text asks for is printed. */
    @Override
    @Rule("CG-12.17")
    protected boolean changes(Stat stat) {
        return false;
    }

    /** Requires that the numbers printed in an amount are from 1 to that. */
    public void amount(String rule, String what, Amount amount, int most) {
        amount.printed().forEach(number -> number(rule, what, number, 1, most));
    }

    /** Requires that the game has an element that the text names. */
    @Rule("CG-1.2")
    public void element(Element element) {
        require(
                elements.contains(element),
                "CG-1.2/unknown-element",
                "there is no element called {element}",
                element.name());
    }

    /** Requires that the text is on a card of one of these kinds. */
    public void on(String rule, CardKind... kinds) {
        Array<CardKind> fitting = Array.of(kinds);
        require(
                fitting.contains(card.kind()),
                rule + "/other-kind",
                "it belongs on a {kinds:any}",
                fitting.map(CardKind::word));
    }

    /** Requires that texts let players gain and lose that. */
    @Rule({"CG-3.8", "CG-12.6", "CG-12.24"})
    public void gained(Score what) {
        require(
                what == Tally.SHARDS,
                "CG-12.24/only-shards",
                "by texts players gain and lose nothing but shards and cards");
    }

    @Override
    @Rule("CG-12.21")
    public void changed(Stat stat) {
        require(stat instanceof Element, "CG-12.21/only-values", "only values in elements change");
        stat(stat);
    }

    private void stat(Stat stat) {
        if (stat instanceof Element element) {
            element(element);
        }
    }

    @Override
    @Rule({"CG-12.16", "CG-12.21"})
    public void lasts(Text text, Duration duration) {
        require(
                duration == Duration.NEXT_FIGHT,
                "CG-12.21/other-duration",
                "a Legend is changed until the next duel is over, not longer or shorter");
        on("CG-12.16", CardKind.LEGEND, CardKind.RELIC, CardKind.LOCATION);
        if (text instanceof ThingEffect effect) {
            legends(text, effect.whom());
        }
    }

    @Override
    @Rule("CG-1.1")
    public void noun(Noun noun) {
        require(noun != CardKind.UNKNOWN, "CG-1.1/unknown-type", "a card is a Legend, Relic, Monster or Location");
    }

    @Override
    @Rule({"CG-12.17", "CG-14.1"})
    public void filter(Filter filter) {
        noun(filter.noun());
        filter.adjectives().forEach(this::adjective);
        filter.than().forEach(than -> number("CG-1.11", "a number", than.number(), 0, MOST));
        filter.than().forEach(than -> stat(than.stat()));
        require(
                filter.than().isEmpty() || filter.noun() != CardKind.LOCATION,
                "CG-1.7/location-numbers",
                "a Location has no level and no values");
        require(filter.where() != Where.HAND, "CG-14.2/unseen", "not everybody sees what is there");
    }

    private void adjective(Adjective adjective) {
        if (adjective instanceof Element element) {
            element(element);
        }
    }

    @Override
    @Rule("CG-12.23")
    public void asked(Selection whose, Stat stat) {
        require(!whose.asks(), "CG-12.23/nobody-chooses", "nobody chooses here");
        stat(stat);
    }

    /** "While" says when something applies once. */
    @Override
    @Rule("CG-12.13")
    public void conditional(Statement text) {
        require(!(text instanceof Statement.While), "CG-12.13/while-in-while", "it is not clear when what applies");
    }

    /** Requires that the text happens at a moment: a coin is not flipped all the time. */
    @Rule("CG-12.19")
    public void happens() {
        require(trigger.isDefined(), "CG-12.19/no-moment", "a coin is flipped when something happens");
    }

    @Override
    @Rule("CG-12.19")
    public void it() {
        require(trigger.isDefined(), "CG-12.19/nothing-chosen", "nothing was chosen before");
    }

    @Override
    @Rule("CG-12.17")
    public void thisCard() {}

    @Override
    @Rule("CG-12.17")
    public void inPlay(Selection whom) {
        require(
                whom.filter().forAll(who -> who.where() == Where.DOMAIN),
                "CG-12.17/not-in-play",
                "that is not in play");
    }

    /** Requires that Legends are meant, which alone can be changed for the next duel. */
    @Rule({"CG-12.21", "CG-12.22"})
    public void legends(Text text, Selection whom) {
        boolean legends = whom.filter()
                .map(who -> who.noun() == CardKind.LEGEND)
                .getOrElse(() -> !whom.itself() || card.is(CardKind.LEGEND));
        require(legends, rule(text) + "/no-legend", "only Legends are changed for the next duel");
    }

    @Override
    @Rule("CG-12.20")
    public void thatCard() {
        require(
                trigger.exists(when -> when.who() instanceof Trigger.Who.OneOf),
                "CG-12.20/no-other-card",
                "no other card causes it");
    }

    @Override
    @Rule({"CG-1.7", "CG-12.13", "CG-12.20"})
    public void trigger(Trigger when) {
        When moment = (When) when.moment();
        boolean sense = when.who() instanceof Trigger.Who.OneOf one
                ? moment != When.USED && happensTo(moment, one.who())
                : when.who() instanceof Trigger.Who.Player
                        ? moment.ofPlayer()
                        : when.ofItself()
                                && (moment.happensTo(card.kind())
                                        || moment == When.USED
                                        || moment == When.BEATEN
                                        || moment == When.PLACED);
        require(sense, "CG-12.20/senseless", "nothing happens then");
    }

    private boolean happensTo(When moment, Filter who) {
        filter(who);
        return who.where() == Where.DOMAIN && who.noun() instanceof CardKind kind && moment.happensTo(kind);
    }

    @Override
    @Rule("CG-12.18")
    public void moved(Selection whom, Area to) {
        require(to == Where.HAND, "CG-12.18/nowhere", "nothing is brought there");
    }

    /** Only own cards come back: those of others would come to another hand. */
    @Override
    @Rule({"CG-3.3", "CG-14.9"})
    public void taken(Selection whom, Area to) {
        require(
                whom.filter().exists(who -> who.where() == Where.DISCARD_PILE && who.whose() == Whose.OWN),
                "CG-3.3/no-own-pile",
                "a card comes back from its owner's discard pile");
        require(to == Where.HAND, "CG-12.18/nowhere", "nothing is brought there");
    }

    @Override
    @Rule("CG-12.8")
    public void fromHand(Text text, int cards) {
        number(rule(text), "cards", cards, 1, MOST_CARDS);
    }

    @Override
    @Rule("CG-12.19")
    public void chosen(Selection.Chosen chosen) {
        number("CG-12.19", "the number of things", chosen.most(), 1, MOST_CHOSEN);
        require(
                chosen.exact() || chosen.least() == 0,
                "CG-12.19/least",
                "a text says how many are chosen, or up to how many");
    }
}
