package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.event.CardEntered;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.resolve.QueueTask.SkillLeaves;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.TurnedUp;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The card that was turned up comes into its lane. For a fifth Creature, its player first destroys one of the four that are already there.
 *
 * @param victim the Creature that makes room, once it is chosen
 */
@Rule({"TL-7.9", "TL-8.2", "TL-8.3", "TL-6.7"})
@Internal
public record Enter(Option<Choice> victim) implements Asking {
    /** No place was asked for yet. */
    public static final Enter TASK = new Enter(Option.none());

    @Override
    public Array<Due> due(Agenda agenda) {
        return Due.Course.CARD_ENTERS.next();
    }

    @Override
    public void run(Play play) {
        TurnedUp card = play.table().turnedUp().get();
        if (victim.isEmpty() && needsPlace(play.table(), card)) {
            play.next(Ask.of(makePlace(play.table(), card.place())), this);
        } else {
            victim.forEach(chosen -> Departures.destroy(
                    play, OwnChoice.onField(chosen, play.table()).toArray()));
            enter(play, card);
        }
    }

    private static boolean needsPlace(Table table, TurnedUp card) {
        return card.card().kind().creature() && table.row(card.place()).full();
    }

    private static Question makePlace(Table table, Place place) {
        Array<Choice> four = table.standing(place)
                .filter(each -> makesPlace(each, place, Verdict.SILENT))
                .map(each -> (Choice) new OwnChoice.Creature(each.number()));
        return Question.of(place.seat(), "TL-8.2", "place", four);
    }

    @Rule({"TL-3.5", "TL-8.2"})
    private static boolean makesPlace(CardOnField card, Place place, Verdict why) {
        return (card.creature()
                        || why.no(
                                "TL-3.5/skill",
                                "{card} is a Skill, which takes no place",
                                card.card().name()))
                && (card.place().equals(place)
                        || why.no(
                                "TL-8.2/other-lane",
                                "{card} is not in the lane that needs a place",
                                card.card().name()));
    }

    @Override
    public void keepOut(Game game, Choice choice, Verdict why) {
        OwnChoice.onField(choice, game.table())
                .forEach(card -> makesPlace(card, game.table().turnedUp().get().place(), why));
    }

    /** What the card does waits until after what the destroyed Creature does, but comes before what that causes. */
    @Rule({"TL-8.3", "TL-8.11", "TL-9.2"})
    private static void enter(Play play, TurnedUp card) {
        CardOnField standing = Arrivals.standing(play, card.card(), card.place().seat(), card.place());
        play.emit(new CardEntered(standing));
        if (card.card().ability(When.ON_REVEAL) == null) {
            play.next(new SkillLeaves(standing.number()));
        } else {
            play.queue(PendingEffect.of(standing, When.ON_REVEAL));
        }
        Arrivals.entered(play, standing);
    }

    @Override
    public Asking answered(Choice choice) {
        return new Enter(Option.some(choice));
    }
}
