package io.github.terrene.example;

import static io.github.terrene.odyssey.ability.Cost.*;
import static io.github.terrene.odyssey.ability.HappeningKind.IS_RECRUITED;
import static io.github.terrene.odyssey.ability.Passive.*;
import static io.github.terrene.odyssey.ability.Payment.*;
import static io.github.terrene.odyssey.ability.Target.*;
import static io.github.terrene.odyssey.ability.When.*;
import static io.github.terrene.odyssey.card.Cards.*;
import static io.github.terrene.odyssey.card.Gain.*;
import static io.github.terrene.odyssey.effect.Amount.*;
import static io.github.terrene.odyssey.effect.CharacterFilter.*;
import static io.github.terrene.odyssey.effect.Condition.*;
import static io.github.terrene.odyssey.effect.Role.*;
import static io.github.terrene.odyssey.effect.character.CharacterEffects.*;
import static io.github.terrene.odyssey.effect.table.TableEffects.*;
import static io.github.terrene.odyssey.trait.Affiliation.*;
import static io.github.terrene.odyssey.trait.CharacterClass.*;
import static io.github.terrene.odyssey.trait.Color.*;
import static io.github.terrene.odyssey.trait.Counter.*;
import static io.github.terrene.odyssey.trait.Duration.*;
import static io.github.terrene.odyssey.trait.Keyword.*;
import static io.github.terrene.odyssey.trait.Stat.*;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Speaker;
import io.github.terrene.odyssey.effect.Who;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A small set with a card of every kind, and with an effect of its own. */
public final class EmberCoast implements CardSet {
    /** Deals damage to Characters, twice as much as they have DEF: the mechanic that this set brings. */
    public record Crush(Who to) implements Effect {
        @Override
        public void resolve(Resolution here) {
            here.reached(to).forEach(one -> here.characters().damage(Array.of(one), 2 * here.stat(one, DEF), true));
        }

        @Override
        public String say(Speaker speaker) {
            return "deal stab damage equal to twice its DEF to " + to.say(speaker);
        }
    }

    public static final CharacterCard SPARK =
            token("Spark").of(FIRE, ENERGY).stats(1, 0, 5, 10, 0).build();

    public static final CharacterCard PYRA = character("Pyra of the Coast")
            .of(FIRE, SPELLCASTER, ENERGY)
            .stats(2, 2, 30, 15, 5)
            .hero()
            .trigger(GREEN, actions(1), when(IS_RECRUITED), create(SPARK))
            .trigger(
                    BLUE,
                    paying(removeCounters(2, CHARGE)),
                    target(enemyCharacter().ofLvOrLess(2)),
                    stabDamage(15))
            .passive(bonus(perCounter(5, CHARGE), ATK))
            .build();

    public static final AssignableCard TONGS = item("Tongs")
            .trigger(BLUE, actions(1), target(enemyCharacter()), new Crush(TARGET))
            .build();

    public static final AssignableCard FURNACE = command("Furnace")
            .ongoing()
            .only(ENGINEER, ENERGY)
            .trigger(GREEN, free(), atStartOfTurn(), putCounters(1, CHARGE).to(SELF))
            .passive(bonus(5, DEF).to(each(yourCharacter().of(ENERGY))))
            .build();

    public static final AssignableCard BACKDRAFT = command("Backdraft")
            .trap()
            .trigger(
                    BLUE,
                    actions(1).and(discardCards(1)),
                    whenOpponent(IS_RECRUITED),
                    damage(10).to(RECRUITED),
                    provided(youControl(2, FIRE), draw(1)))
            .build();

    public static final AssignableCard WILDFIRE = command("Wildfire")
            .spell()
            .trigger(GREEN, actions(2), target(character()), damage(byLevel(10, 20, 35)))
            .build();

    public static final TerrainCard EMBER_COAST = terrain("Ember Coast")
            .actions(3)
            .xp(
                    plus(5, ATK),
                    plus(5, HP).and(healing(5)),
                    plus(STAB),
                    plus(10, ATK).and(plus(1, LV)))
            .trigger(GREEN, free(), target(yourCharacter()), gain(HASTE).until(END_OF_TURN))
            .onlyIf(youControl(FIRE), youControl(WATER))
            .oncePerTurn()
            .build();

    public static final TerrainCard RAIN_OF_ASH = storm("Rain of Ash")
            .actions(1)
            .xp(plus(10, ATK), plus(5, DEF), plus(10, ATK), plus(UNBLOCKABLE))
            .breaks(
                    damage(10).to(each(character())),
                    gets(-5, ATK).to(each(character())).until(START_OF_YOUR_NEXT_TURN))
            .build();

    @Override
    public String name() {
        return "Ember Coast";
    }

    @Override
    public Seq<Card> cards() {
        return Array.of(PYRA, TONGS, FURNACE, BACKDRAFT, WILDFIRE, EMBER_COAST, RAIN_OF_ASH);
    }

    @Override
    public Seq<CharacterCard> tokens() {
        return Array.of(SPARK);
    }
}
