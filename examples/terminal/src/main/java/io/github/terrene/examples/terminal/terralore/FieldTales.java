package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.event.CardEntered;
import io.github.terrene.terralore.event.CardTurnedUp;
import io.github.terrene.terralore.event.Chosen;
import io.github.terrene.terralore.event.CreaturesDestroyed;
import io.github.terrene.terralore.event.CreaturesExiled;
import io.github.terrene.terralore.event.CreaturesMoved;
import io.github.terrene.terralore.event.EffectBegan;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.PointsChanged;
import io.github.terrene.terralore.event.PutOntoField;
import io.github.terrene.terralore.event.ReturnedToHand;
import io.github.terrene.terralore.event.SkillLeft;
import io.github.terrene.terralore.event.TotalChanged;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Timing;

/** What is told of the cards in the lanes. */
final class FieldTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(CardTurnedUp.class, FieldTales::turnedUp)
            .on(CardEntered.class, FieldTales::entered)
            .on(EffectBegan.class, FieldTales::began)
            .on(
                    PutOntoField.class,
                    (scene, event) -> scene.after().creature(event.card()) + " comes back from the Graveyard into the "
                            + event.card().place().lane().word() + " lane.")
            .on(CreaturesDestroyed.class, FieldTales::destroyed)
            .on(CreaturesExiled.class, (scene, event) -> scene.before().happens(event.creatures(), "exiled") + ".")
            .on(CreaturesMoved.class, FieldTales::moved)
            .on(ReturnedToHand.class, FieldTales::returned)
            .on(PointsChanged.class, FieldTales::changed)
            .on(TotalChanged.class, FieldTales::total)
            .on(SkillLeft.class, FieldTales::left)
            .on(Chosen.class, FieldTales::chosen);

    private FieldTales() {}

    private static String turnedUp(Scene<Speech> scene, CardTurnedUp event) {
        Card card = event.card();
        int points = card.points().in(event.place().lane());
        String what = card.kind() == CardKind.SKILL ? "Skill" : Names.number(points, "point");
        return scene.before().does(event.place().seat(), "reveal") + " "
                + scene.before().card(event.place().seat(), card) + " (" + what + ") in the "
                + event.place().lane().word() + " lane.";
    }

    private static String entered(Scene<Speech> scene, CardEntered event) {
        CardOnField card = event.card();
        if (card.token()) {
            return "the token " + scene.after().card(card.controller(), card.card()) + " ("
                    + Names.number(scene.after().points(card.number()), "point") + ") comes into "
                    + scene.after().lane(card.place()) + ".";
        }
        return scene.onlyVerbose(card.creature() ? "it enters as #" + card.number() + "." : "");
    }

    /** For what a card does when it is turned up nothing needs to be said: it was named just before. */
    private static String began(Scene<Speech> scene, EffectBegan event) {
        String card = scene.before().creature(event.source());
        String text = scene.onlyVerbose(" \"" + CardText.of(event.source().card()) + "\"");
        if (scene.before().table().phase() == Phase.END) {
            return "at the end of the turn " + card + " acts." + text;
        }
        return switch (event.timing()) {
            case ON_REVEAL -> text.strip();
            case AT_COUNTING -> "before the count " + card + " acts." + text;
            case WHEN_DESTROYED, END_OF_TURN -> card + " acts, as it was destroyed." + text;
        };
    }

    private static String chosen(Scene<Speech> scene, Chosen event) {
        return scene.onlyVerbose(scene.before().does(event.seat(), "choose") + " "
                + scene.before().choice(event.choice()) + ".");
    }

    private static String destroyed(Scene<Speech> scene, CreaturesDestroyed event) {
        boolean makesPlace = scene.before().table().turnedUp().isDefined();
        return scene.before().happens(event.creatures(), "destroyed")
                + (makesPlace ? " to make place, as a lane holds four." : ".");
    }

    private static String moved(Scene<Speech> scene, CreaturesMoved event) {
        return Names.list(event.creatures()
                        .map(creature -> scene.before().creature(creature) + " moves to the "
                                + scene.after()
                                        .table()
                                        .get(creature)
                                        .place()
                                        .lane()
                                        .word() + " lane"))
                + ".";
    }

    private static String returned(Scene<Speech> scene, ReturnedToHand event) {
        CardOnField gone = scene.before().table().get(event.creature());
        String end = event.full()
                ? " goes to the Graveyard, as the hand is full."
                : " returns to " + scene.before().whose(event.owner()) + " hand.";
        return scene.before().creature(gone) + (gone.token() ? " leaves the field; a token is gone then." : end);
    }

    private static String changed(Scene<Speech> scene, PointsChanged event) {
        boolean one = event.creatures().size() == 1;
        String whom = Names.list(event.creatures()
                .map(creature -> scene.before().creature(creature) + " ("
                        + scene.before().points(creature) + " → "
                        + scene.after().points(creature) + ")"));
        return whom + (one ? " gets " : " get ") + what(event.change())
                + event.change().duration().words() + ".";
    }

    private static String what(Change change) {
        return change instanceof Change.Set set
                ? Names.number(set.points(), "point") + " instead"
                : (change.adds() < 0 ? "−" + -change.adds() : "+" + change.adds());
    }

    private static String total(Scene<Speech> scene, TotalChanged event) {
        return scene.before().lane(event.place()) + " counts "
                + CurrentStats.total(scene.after().table(), event.place()) + " in place of "
                + CurrentStats.total(scene.before().table(), event.place()) + " now, this turn only.";
    }

    private static String left(Scene<Speech> scene, SkillLeft event) {
        CardOnField gone = scene.before().table().get(event.skill());
        return event.exiled()
                ? scene.before().creature(gone) + " is exiled."
                : scene.onlyVerbose(scene.before().creature(gone) + " goes to the Graveyard.");
    }

    /** What to say if nothing came of an effect; nothing if it may have been put off to the end of the turn. */
    static String ifNothingCame(Speech speech, EffectBegan event) {
        Timing timing = event.timing();
        Phase phase = speech.table().phase();
        String effect = "The effect of "
                + speech.card(event.source().controller(), event.source().card());
        boolean putsOff = event.source()
                .card()
                .abilities()
                .exists(ability -> ability.timing() == timing
                        && ability.effects().exists(part -> !part.later().isEmpty()));
        if (!putsOff || phase == Phase.END && timing != Timing.END_OF_TURN) {
            return effect + " comes to nothing.";
        }
        return phase == Phase.END ? "" : effect + " waits for the end of the turn.";
    }
}
