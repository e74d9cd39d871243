package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.KnownName;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A player has begun to activate an ability and makes its choices: which event it answers, what it is aimed at, then what pays for it. Nobody
 * else knows of it until it is complete.
 *
 * @param seat the player who activates the ability
 * @param ability the ability
 * @param happenings the events it may answer: several until one is chosen; none if the ability does not wait for an event
 * @param aim what has been chosen for it so far
 * @param discards the ids of the cards chosen to pay with so far, for all payments
 * @param dismissed the numbers in play of the Characters chosen to pay with so far, in the order of the payments
 */
@Rule({"TO-8.5", "TO-8.7", "TO-8.32"})
public record CompleteActivation(
        Seat seat,
        AbilityInPlay ability,
        Array<Happening> happenings,
        Aim aim,
        @Names(Named.CARD) Array<String> discards,
        @Names(Named.IN_PLAY) Array<Integer> dismissed)
        implements Aiming {

    /** Whether it is clear what it answers. */
    boolean decided() {
        return happenings.size() <= 1;
    }

    @Override
    public Array<Due> due() {
        return Array.of(new Due.Activating(seat, ability, happenings, aim, discards, dismissed));
    }

    @Override
    public String rule() {
        return "TO-8.5";
    }

    @Override
    public Option<Due> within(Agenda agenda) {
        return due().headOption();
    }

    @Override
    public String key() {
        if (!decided()) {
            return "happening";
        }
        return trigger().target().isDefined() && aim.equals(Aim.NONE) ? "target" : "activation";
    }

    /** Everybody else sees the player still deciding. */
    @Override
    public boolean knownTo(Seat viewer) {
        return viewer.equals(seat);
    }

    /** What is asked for next; null once everything is chosen. */
    private @Nullable Class<? extends Choice> next() {
        if (!decided()) {
            return Choice.Answered.class;
        }
        @Nullable Class<? extends Choice> aimed = Targeting.next(ability, aim);
        return aimed == null ? payment() : aimed;
    }

    private @Nullable Class<? extends Choice> payment() {
        if (discards.size() < toDiscard()) {
            return Choice.Discarded.class;
        }
        return dismissed.size() < Payments.sacrifices(trigger()) ? Choice.Dismissed.class : null;
    }

    @Override
    public Seq<? extends Choice> options(Game game) {
        if (!decided()) {
            return happenings.map(Choice.Answered::new);
        }
        if (Targeting.next(ability, aim) != null) {
            return Targeting.options(game.table(), this);
        }
        return discards.size() < toDiscard()
                ? payable(game).map(Choice.Discarded::new)
                : game.side(seat).members().map(member -> new Choice.Dismissed(member.id()));
    }

    @Override
    public Seq<? extends Choice> beside(Game game) {
        return next() == Choice.Discarded.class
                ? game.side(seat).hand().cards().map(card -> new Choice.Discarded(card.id()))
                : Targeting.beside(game.table(), this);
    }

    @Override
    public boolean permits(Game game, Choice choice, Verdict why) {
        if (choice.getClass() != next()) {
            return why.no(choice.unasked());
        }
        if (choice instanceof Choice.Answered answered) {
            return happenings.contains(answered.happening())
                    || why.no("TO-8.7/no-answer", "the ability cannot answer that now");
        }
        if (choice instanceof Choice.Discarded discarded) {
            return payable(game).contains(discarded.card())
                    || why.no("TO-8.32/payment-card", "that card is not in your hand, or is out of order");
        }
        return choice instanceof Choice.Dismissed chosen
                ? pays(game, chosen.member(), why)
                : Targeting.permits(game, this, choice, why);
    }

    private Array<String> payable(Game game) {
        return Picking.next(game.side(seat).hand().cards(), discards, toDiscard());
    }

    private boolean pays(Game game, int member, Verdict why) {
        return (game.side(seat).find(member) != null || why.stop("TO-8.32/no-character", MemberRule.NO_CHARACTER))
                && (isLeftToPay(game, member)
                        || !why.silent()
                                && why.no(
                                        "TO-8.32/wrong-dismissal",
                                        "the cost cannot be paid in full by dismissing {character}",
                                        KnownName.of(game, seat, member)));
    }

    private boolean isLeftToPay(Game game, int member) {
        Purse purse = purse(game.table());
        @Nullable Member left = purse.table().find(member);
        return left != null && purse.permits(left);
    }

    @Override
    public void chosen(Choice choice, Play play) {
        with(choice).proceed(play);
    }

    private CompleteActivation with(Choice choice) {
        Array<Happening> answered = choice instanceof Choice.Answered said ? Array.of(said.happening()) : happenings;
        Array<String> cards = choice instanceof Choice.Discarded paid ? discards.append(paid.card()) : discards;
        Array<Integer> members = choice instanceof Choice.Dismissed paid ? dismissed.append(paid.member()) : dismissed;
        return new CompleteActivation(seat, ability, answered, Targeting.with(aim, choice), cards, members);
    }

    /** How many cards have to be discarded. */
    int toDiscard() {
        return Payments.discards(trigger());
    }

    /** What is left to pay with once everything before the next Character to be chosen is paid. */
    Purse purse(Table table) {
        Purse purse = Purse.full(table, seat, ability);
        Iterator<Integer> chosen = dismissed.iterator();
        while (purse.next().sacrifice().isEmpty() || chosen.hasNext()) {
            purse = purse.after(purse.next().sacrifice().isEmpty() ? CardNumbers.NONE : chosen.next());
        }
        return purse;
    }

    /** The ability, looked up; call only when the window it is used in is on top again. */
    private AbilityUse use(Play play) {
        return Option.of(AbilityUse.find(play.game(), new Activate(seat, source(), ability.place())))
                .get();
    }

    /** Asks for what is missing; once nothing is, pays and puts the ability on the chain. */
    void proceed(Play play) {
        if (next() != null) {
            play.next(this);
        } else {
            Link link = new Link(play.table().nextId(), seat, ability, aim, happenings.headOption(), false);
            Payments.activate(play, use(play), link, discards, dismissed);
        }
    }

    @Override
    public Seq<Action> actions() {
        Array<Choice> choices = Array.<Choice>empty()
                .appendAll(decided() ? happenings.map(Choice.Answered::new) : Array.empty())
                .appendAll(Targeting.chosen(aim))
                .appendAll(discards.map(Choice.Discarded::new))
                .appendAll(dismissed.map(Choice.Dismissed::new));
        return choices.<Action>map(choice -> new Choose(seat, choice))
                .prepend(new Activate(seat, source(), ability.place()));
    }
}
