package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What a player chooses in the middle of an effect. */
public interface Choosing {
    /** Who chooses. */
    Seat seat();

    /** Chooses cards; their order does not matter. */
    default Act choosesCards(Card... cards) {
        Seq<Action> choices = Array.of(cards).map(Card::id).sorted().map(id -> new Choose(seat(), new Choice.Card(id)));
        return Act.ofSeveral(
                seat(), this + " chooses " + Array.of(cards).map(Card::name).mkString(", "), scene -> choices);
    }

    /** Chooses no card, or no more. */
    default Act choosesNothing() {
        return Act.of(seat(), this + " chooses nothing", scene -> new Choose(seat(), new Choice.Nothing()));
    }

    /** Chooses which happening an ability answers: the one that involves that Character. */
    default Act choosesHappening(CharacterCard card) {
        Someone who = Someone.anywhere(card);
        return Act.of(
                seat(),
                this + " answers what " + who + " did or met",
                scene -> new Choose(seat(), new Choice.Answered(scene.asked(who))));
    }

    /** Chooses what a copied Item is aimed at. */
    default Act choosesTarget(CharacterCard card) {
        return choosesTarget(Someone.anywhere(card));
    }

    /** Chooses what a copied Item is aimed at. */
    default Act choosesTarget(Someone who) {
        return Act.of(
                seat(), this + " chooses " + who, scene -> new Choose(seat(), new Choice.Target(scene.member(who))));
    }

    /** Chooses the Terrain that a copied Item is aimed at, the player's own if several players have it. */
    default Act choosesTarget(TerrainCard card) {
        return Act.of(
                seat(),
                this + " chooses " + card.name(),
                scene -> new Choose(seat(), new Choice.Target(scene.terrain(seat(), card))));
    }

    /** Chooses that player's Terrain, as {@code B.the(HOME_FIELD)}, for a copied Item. */
    default Act choosesTarget(Ground ground) {
        return Act.of(
                seat(),
                this + " chooses " + ground,
                scene -> new Choose(seat(), new Choice.Target(scene.terrain(ground))));
    }

    /** Chooses the opponent that a copied Item is aimed at. */
    default Act choosesTarget(Player opponent) {
        return Act.of(
                seat(),
                this + " chooses " + opponent,
                scene -> new Choose(seat(), new Choice.Opponent(opponent.seat())));
    }

    /** Chooses one of the things an ability may do, counted from 1. */
    default Act choosesMode(int place) {
        return Act.of(seat(), this + " chooses mode " + place, scene -> new Choose(seat(), new Choice.Mode(place - 1)));
    }

    /** Chooses one of the player's inactive Terrains. */
    default Act choosesTerrain(TerrainCard card) {
        return Act.of(
                seat(),
                this + " chooses " + card.name(),
                scene -> new Choose(seat(), new Choice.Terrain(scene.terrain(seat(), card))));
    }

    /** Chooses what a Character with 5 XP or more gains: the tier, from 1 to 4. */
    default Act choosesGain(int tier) {
        return Act.of(
                seat(),
                this + " chooses the gain of " + tier + " XP",
                scene -> new Choose(seat(), new Choice.Gain(tier)));
    }
}
