package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.ChooseHappening;
import io.github.terrene.odyssey.action.ChooseMode;
import io.github.terrene.odyssey.action.ChooseOpponent;
import io.github.terrene.odyssey.action.ChooseTarget;
import io.github.terrene.odyssey.action.PayWithCard;
import io.github.terrene.odyssey.action.PayWithCharacter;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A player has begun to activate an ability and says what it needs to be told: which happening it answers, what it is aimed at, then
 * what it is paid with. Nobody else knows of it before it is complete.
 *
 * @param seat who
 * @param ability the ability
 * @param happenings what it may answer: several that differ until one is chosen, none if it waits for nothing
 * @param aim what was chosen so far
 * @param discards the cards chosen to pay with so far, for all payments
 * @param dismissed the Characters chosen to pay with so far, in the order of the payments
 */
@Rule({"TO-8.5", "TO-8.7", "TO-8.32"})
public record CompleteActivation(
        Seat seat,
        AbilityInPlay ability,
        Array<Happening> happenings,
        Aim aim,
        Array<String> discards,
        Array<Integer> dismissed)
        implements Aiming {

    @Override
    public long offers(Seat asked) {
        if (!asked.equals(seat)) {
            return 0;
        }
        return decided()
                ? ActionKind.CHOOSE_TARGET.bit()
                        | ActionKind.CHOOSE_OPPONENT.bit()
                        | ActionKind.CHOOSE_MODE.bit()
                        | ActionKind.PAY_WITH_CARD.bit()
                        | ActionKind.PAY_WITH_CHARACTER.bit()
                : ActionKind.CHOOSE_HAPPENING.bit();
    }

    /** Whether it is clear what it answers. */
    boolean decided() {
        return happenings.size() <= 1;
    }

    @Override
    public String key() {
        if (!decided()) {
            return "happening";
        }
        return trigger().target().isDefined() && aim.equals(Aim.NONE) ? "target" : "activation";
    }

    /** For all others the player is still deciding. */
    @Override
    public Option<Task> seenBy(Seat viewer) {
        return viewer.equals(seat) ? Option.some(this) : Option.none();
    }

    /** The kind of choice that comes next; none when all is said. */
    Option<ActionKind> next(Table table) {
        return decided()
                ? Targeting.next(table, seat, trigger(), aim).orElse(this::payment)
                : Option.some(ActionKind.CHOOSE_HAPPENING);
    }

    private Option<ActionKind> payment() {
        if (discards.size() < toDiscard()) {
            return Option.some(ActionKind.PAY_WITH_CARD);
        }
        return dismissed.size() < Payments.sacrifices(trigger())
                ? Option.some(ActionKind.PAY_WITH_CHARACTER)
                : Option.none();
    }

    /** The cards that have to be discarded. */
    int toDiscard() {
        return Payments.discards(trigger());
    }

    /** What is left to pay with when all is paid before the Character that is to be chosen next. */
    Purse purse(Table table) {
        Purse purse = Purse.full(table, seat, ability);
        Iterator<Integer> chosen = dismissed.iterator();
        while (purse.next().sacrifice().isEmpty() || chosen.hasNext()) {
            purse = purse.after(purse.next().sacrifice().isEmpty() ? CardNumbers.NONE : chosen.next());
        }
        return purse;
    }

    /** The ability, looked up; the decision it was begun at is uppermost again. */
    AbilityUse use(Play play) {
        return Option.of(AbilityUse.find(play.asked(), new Activate(seat, source(), ability.place())))
                .get();
    }

    /** Asks for what is missing; when nothing is, pays and puts the ability on the chain. */
    void proceed(Play play) {
        if (next(play.table()).isDefined()) {
            play.next(this);
        } else {
            Payments.activate(play, this);
        }
    }

    void answering(Play play, Happening chosen) {
        Array<Happening> one = Array.of(chosen);
        new CompleteActivation(seat, ability, one, aim, discards, dismissed).proceed(play);
    }

    @Override
    public void aimed(Play play, Aim chosen) {
        new CompleteActivation(seat, ability, happenings, chosen, discards, dismissed).proceed(play);
    }

    void paying(Play play, String discarded) {
        Array<String> more = discards.append(discarded);
        new CompleteActivation(seat, ability, happenings, aim, more, dismissed).proceed(play);
    }

    void paying(Play play, int member) {
        Array<Integer> more = dismissed.append(member);
        new CompleteActivation(seat, ability, happenings, aim, discards, more).proceed(play);
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.nonEmpty() && below.head().asPrompt() != null;
    }

    @Override
    public Seq<Action> actions() {
        return Array.<Action>of(new Activate(seat, source(), ability.place()))
                .appendAll(
                        decided() ? happenings.map(happening -> new ChooseHappening(seat, happening)) : Array.empty())
                .append(new ChooseTarget(seat, aim.target()))
                .appendAll(aim.opponent().map(opponent -> new ChooseOpponent(seat, opponent)))
                .append(new ChooseMode(seat, aim.mode()))
                .appendAll(discards.map(card -> new PayWithCard(seat, card)))
                .appendAll(dismissed.map(member -> new PayWithCharacter(seat, member)));
    }

    @Override
    public Option<Prompt> untouched(RuleBook book, Game below) {
        return Option.none();
    }
}
