package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.CardEffect;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Deed;
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
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** Checks the texts of a card before anybody plays it, and notes what makes no sense in Hobe. */
public final class Proofreader extends Proof {
    /** The most targets that a card may have, so that lists of plays stay short. */
    @Rule("HB-7.35")
    public static final int MOST_TARGETS = 2;

    /** The most cards of a Lost pile that a player can shuffle back in a game. */
    @Rule("HB-10.11")
    public static final int MOST_RECOVERED = 10;

    private static final String SENSELESS = "nothing happens then";
    private static final String NOWHERE = "nothing is brought there";
    private static final Map<Class<? extends Text>, String> RULES = LinkedHashMap.<Class<? extends Text>, String>empty()
            .put(ThingEffect.Damage.class, "HB-10.8")
            .put(ThingEffect.Heal.class, "HB-10.9")
            .put(ThingEffect.Gets.class, "HB-9.12")
            .put(ThingEffect.GetsExactly.class, "HB-1.8")
            .put(CardEffect.Draw.class, "HB-5.4")
            .put(CardEffect.Mill.class, "HB-10.18")
            .put(CardEffect.Discard.class, "HB-10.15")
            .put(CardEffect.DiscardAtRandom.class, "HB-10.23")
            .put(CardEffect.LookAtTop.class, "HB-10.18")
            .put(CardEffect.LookAtHand.class, "HB-10.18")
            .put(ThingEffect.Forbid.class, "HB-10.27")
            .put(ThingEffect.Prevent.class, "HB-10.28")
            .put(ThingEffect.Control.class, "HB-10.29")
            .put(Flow.May.class, "HB-10.20")
            .put(Flow.ChooseOne.class, "HB-10.21")
            .put(Flow.Mode.class, "HB-10.21")
            .put(Flow.If.class, "HB-10.22")
            .put(Flow.ForEach.class, "HB-10.22")
            .put(Flow.Repeat.class, "HB-10.22")
            .put(Condition.There.class, "HB-10.22")
            .put(Condition.Compared.class, "HB-10.22")
            .put(Condition.Is.class, "HB-10.22")
            .put(Selection.Random.class, "HB-10.23")
            .put(Statement.Adds.class, "HB-9.12")
            .put(Statement.Sets.class, "HB-1.8")
            .put(Statement.Limits.class, "HB-1.8")
            .put(Statement.Multiplies.class, "HB-9.12")
            .put(Statement.Often.class, "HB-9.3")
            .put(Statement.Is.class, "HB-9.15")
            .put(Statement.Cannot.class, "HB-10.12")
            .put(Statement.Costs.class, "HB-7.37");

    private final Card card;
    private final Option<Trigger> trigger;

    private Proofreader(Card card, Option<Trigger> trigger, String place) {
        super(place);
        this.card = card;
        this.trigger = trigger;
    }

    /** Checks what always applies. */
    static Proofreader ofStatement(Card card, String place) {
        return new Proofreader(card, Option.none(), place);
    }

    /** Checks what an ability waits for. */
    static Proofreader ofTrigger(Card card, Trigger trigger, String place) {
        return new Proofreader(card, Option.some(trigger), place);
    }

    /** Checks a part of what an ability does. */
    static Proofreader ofEffect(Card card, Trigger trigger, String place) {
        return new Proofreader(card, Option.some(trigger), place);
    }

    @Override
    protected String rule(Text text) {
        return RULES.getOrElse(text.getClass(), "HB-1.6");
    }

    @Override
    @Rule("HB-10.24")
    protected String order() {
        return "HB-10.24";
    }

    /** Only ATK changes: HP do not, and tokens are taken and given back. */
    @Override
    @Rule({"HB-3.11", "HB-9.12"})
    protected boolean changes(Stat stat) {
        return stat == Figure.ATK;
    }

    @Override
    @Rule({"HB-3.11", "HB-9.12"})
    public void changed(Stat stat) {
        require(changes(stat), "HB-3.11/only-attack", "only ATK changes");
    }

    @Override
    @Rule("HB-1.1")
    public void noun(Noun noun) {
        require(noun != CardKind.UNKNOWN, "HB-1.1/no-kind", "no card is of that kind");
    }

    /** Battle cards have types, words, Melee or Ranged, ATK and tokens; others have not. */
    @Override
    @Rule({"HB-1.3", "HB-1.5", "HB-3.6", "HB-7.29", "HB-10.2", "HB-12.3"})
    public void filter(Filter filter) {
        noun(filter.noun());
        Where where = (Where) filter.where();
        require(where.inPlay() || where == Where.UNDERWORLD, "HB-12.3/unseen", "not everybody sees what lies there");
        require(!where.inPlay() || filter.noun() != CardKind.EVENT, "HB-3.6/not-in-play", "no Event is in play");
        require(
                filter.adjectives().isEmpty() && filter.than().isEmpty() || battle(filter.noun()),
                "HB-1.3/no-battle-card",
                "only Battle cards have that");
        filter.than().forEach(than -> number("HB-1.8", than.stat().toString(), than.number(), 0, MOST));
        if (where == Where.STANDBY || where == Where.IN_PLAY) {
            require(card.kind() == CardKind.SITUATION, "HB-10.2/no-situation", "only a Situation reaches standby");
        }
    }

    private static boolean battle(Noun noun) {
        return noun == CardKind.BATTLE || noun instanceof BattleType;
    }

    @Override
    @Rule("HB-10.22")
    public void asked(Selection whose, Stat stat) {
        require(!whose.asks(), "HB-10.22/nobody-chooses", "nobody chooses here");
    }

    /** On which terms a card is put down and borne is asked when it is played, wherever it is then. */
    @Override
    @Rule("HB-10.22")
    public void conditional(Statement text) {
        require(!(text instanceof OwnStatement), "HB-10.22/always", "this always applies");
    }

    @Override
    @Rule("HB-10.25")
    public void it() {
        require(trigger.isDefined(), "HB-10.25/nothing-chosen", "nothing was chosen before");
    }

    @Override
    @Rule("HB-10.1")
    public void thisCard() {
        require(card.kind() == CardKind.BATTLE, "HB-10.1/no-battle-card", "its card is no Battle card");
    }

    @Override
    @Rule("HB-10.14")
    public void inPlay(Selection whom) {
        require(
                !whom.itself() || !trigger.exists(Proofreader::leaves),
                "HB-10.14/gone",
                "its card is no longer in play then");
    }

    private static boolean leaves(Trigger trigger) {
        return trigger.ofItself() && ((When) trigger.moment()).ofLeaving();
    }

    /** The other card that caused it is still there if it entered, not if it left play. */
    @Override
    @Rule("HB-10.7")
    public void thatCard() {
        require(
                trigger.exists(when -> when.moment() == When.ENTERS && !when.ofItself()),
                "HB-10.7/none-enters",
                "no other card enters then");
    }

    @Override
    @Rule({"HB-1.6", "HB-10.5", "HB-10.7"})
    public void trigger(Trigger when) {
        When moment = (When) when.moment();
        require(
                moment != When.PLAYED || card.kind() == CardKind.EVENT,
                "HB-1.6/when-played",
                "only an Event has an effect when it is played");
        require(
                when.who() instanceof Trigger.Who.Player == moment.ofPlayer()
                        && (moment != When.PLAYED || when.ofItself())
                        && !(moment.ofBattleCard() && when.ofItself() && card.kind() != CardKind.BATTLE),
                "HB-10.7/senseless",
                SENSELESS);
        if (when.who() instanceof Trigger.Who.OneOf one) {
            happensTo(one.who());
        } else if (when.who() instanceof Trigger.Who.Of of && !of.whom().itself()) {
            happensTo(of.whom());
        }
    }

    /** What happens to Battle cards, wherever they are in play. */
    @Rule("HB-10.7")
    private void happensTo(Filter who) {
        require(battle(who.noun()) && who.where() == Where.IN_PLAY, "HB-10.7/senseless", SENSELESS);
        who.than().forEach(than -> number("HB-1.8", than.stat().toString(), than.number(), 0, MOST));
    }

    /** What is meant before anything has happened, such as the bearer. */
    @Rule("HB-10.7")
    private void happensTo(Selection whom) {
        boolean later = whom instanceof Selection.That || whom instanceof Selection.It;
        require(!later && whom.filter().isEmpty() && !whom.plural(), "HB-10.7/senseless", SENSELESS);
        if (!later) {
            whom.proofread(this);
        }
    }

    @Override
    @Rule({"HB-10.10", "HB-10.17", "HB-12.7"})
    public void moved(Selection whom, Area to) {
        inPlay(whom);
        require(
                !whom.filter().exists(who -> who.where() == Where.UNDERWORLD),
                "HB-3.6/in-a-pile",
                "what lies in an Underworld is not in play");
        brought(whom, to);
    }

    @Override
    @Rule({"HB-10.10", "HB-10.17", "HB-12.7"})
    public void taken(Selection whom, Area to) {
        require(
                whom.itself()
                        ? trigger.exists(when -> when.equals(Trigger.itself(When.DESTROYED)))
                        : whom.filter().exists(who -> who.where() == Where.UNDERWORLD),
                "HB-3.5/no-pile",
                "only what lies in an Underworld is taken from there");
        brought(whom, to);
        require(to != Where.LOST, "HB-10.17/nowhere", NOWHERE);
    }

    @Override
    @Rule({"HB-3.9", "HB-10.29"})
    public void controlled(Text text, Selection whom) {
        require(
                whom.filter().forAll(who -> battle(who.noun()) && who.whose() != Whose.OWN) && !whom.itself(),
                "HB-10.29/no-enemy",
                "only enemy Battle cards change sides");
    }

    @Override
    @Rule("HB-9.3")
    public void often(Text text, Deed deed) {
        require(deed == Act.ATTACK, "HB-9.3/only-attacks", "only attacks happen several times");
    }

    private void brought(Selection whom, Area to) {
        require(to == Where.HAND || to == Where.STANDBY || to == Where.LOST, "HB-10.17/nowhere", NOWHERE);
        require(
                to != Where.STANDBY || whom.filter().forAll(who -> battle(who.noun())),
                "HB-3.1/standby",
                "only Battle cards are in standby");
    }

    @Override
    @Rule("HB-10.18")
    public void milled(Text text, Area from, Area to) {
        require(from == Where.DECK && to == Where.LOST, "HB-10.18/not-lost", "a deck loses cards to the Lost pile");
    }

    @Override
    @Rule("HB-10.18")
    public void lookedAt(Text text, Area pile) {
        require(pile == Where.DECK, "HB-10.18/not-deck", "only decks are looked into");
    }

    /** A choice from a hand is secret, so it is the last one of its part. */
    @Override
    @Rule("HB-10.15")
    public void fromHand(Text text, int cards) {
        number(rule(text), "cards", cards, 1, 1);
    }

    @Override
    @Rule({"HB-7.35", "HB-10.20"})
    public void chosen(Selection.Chosen chosen) {
        number("HB-7.35", "the number of targets", chosen.most(), 1, MOST_TARGETS);
        require(
                chosen.exact() || chosen.least() == 0,
                "HB-10.20/least",
                "a text says how many are chosen, or up to how many");
    }

    /** Requires that the card has a place on the battlefield, to which the text refers. */
    public void itsPlace() {
        require(
                card.kind() == CardKind.BATTLE || card.kind() == CardKind.WEAPON,
                "HB-10.5/not-on-battlefield",
                "its card is not on the battlefield");
    }

    /** Requires that the text is on a card of that kind. */
    public void on(CardKind kind, String rule) {
        require(card.kind() == kind, rule + "/other-kind", "it belongs on a {kinds:any}", Array.of(kind.word()));
    }

    /** Requires that the text is on a counter. */
    @Rule("HB-8.3")
    public void onCounter() {
        require(card.timed(EventTiming.COUNTER), "HB-8.3/no-counter", "only a counter counters");
    }
}
