package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.trait.Place;

/** What one part of an effect does to castles and lanes. What makes no sense is refused as a bug in the effect. */
abstract class Doing extends Surveying {
    /**
     * For an effect of that card.
     *
     * @param card as it is, or as it was when it left
     */
    Doing(Play play, CardOnField card, CarryOut now) {
        super(play, card, now);
    }

    @Override
    public void damage(Seat castle, int damage) {
        Castles.damage(play, seat("damage", castle), Arguments.amount("damage", damage));
    }

    @Override
    public void heal(Seat castle, int hp) {
        Castles.heal(play, seat("heal", castle), Arguments.amount("heal", hp));
    }

    @Override
    public void limitDamage(Seat castle, int most) {
        Castles.limitDamage(play, seat("limitDamage", castle), Arguments.amount("limitDamage", most));
    }

    @Override
    public void addToTotal(Place lane, int points) {
        Castles.addToTotal(play, place("addToTotal", lane), points);
    }

    @Override
    public void multiplyTotal(Place lane, int by) {
        Castles.multiplyTotal(play, place("multiplyTotal", lane), Arguments.amount("multiplyTotal", by));
    }
}
