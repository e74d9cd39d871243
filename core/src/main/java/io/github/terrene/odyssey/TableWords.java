package io.github.terrene.odyssey;

import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.ChooseOne;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.EffectsByLevel;
import io.github.terrene.odyssey.effect.If;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.effect.table.CancelAbility;
import io.github.terrene.odyssey.effect.table.CancelAttack;
import io.github.terrene.odyssey.effect.table.CopyItem;
import io.github.terrene.odyssey.effect.table.Create;
import io.github.terrene.odyssey.effect.table.DamagePlayers;
import io.github.terrene.odyssey.effect.table.Discard;
import io.github.terrene.odyssey.effect.table.DiscardAtRandom;
import io.github.terrene.odyssey.effect.table.DismissTerrain;
import io.github.terrene.odyssey.effect.table.Draw;
import io.github.terrene.odyssey.effect.table.ExtraActions;
import io.github.terrene.odyssey.effect.table.HealYou;
import io.github.terrene.odyssey.effect.table.LoseActions;
import io.github.terrene.odyssey.effect.table.Mill;
import io.github.terrene.odyssey.effect.table.PutBackIntoPlay;
import io.github.terrene.odyssey.effect.table.PutCardIntoPlay;
import io.github.terrene.odyssey.effect.table.PutCountersHere;
import io.github.terrene.odyssey.effect.table.Search;
import io.github.terrene.odyssey.effect.table.SwitchActiveTerrain;
import io.github.terrene.odyssey.effect.table.TakeBack;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.odyssey.trait.Printed;
import io.vavr.collection.Array;

/** The words for what happens to players, cards, Terrains and the chain, and for effects made of effects. */
abstract class TableWords extends CharacterWords {
    /** You heal HP (10.7). */
    public static Effect healYou(int amount) {
        return new HealYou(amount);
    }

    /** You gain Actions (4.25). */
    public static Effect gainActions(int number) {
        return new ExtraActions(number);
    }

    /** Damage to a player's HP (8.35). */
    public static Effect damagePlayer(int amount, PlayerRole who) {
        return new DamagePlayers(Amount.of(amount), who);
    }

    /** A player loses Actions (4.25). */
    public static Effect loseActions(int number, PlayerRole who) {
        return new LoseActions(number, who);
    }

    /** You draw. */
    public static Effect draw(int cards) {
        return draw(cards, PlayerRole.YOU);
    }

    /** A player draws. */
    public static Effect draw(int cards, PlayerRole who) {
        return new Draw(cards, who);
    }

    /** A player discards cards of his or her choice (8.36). */
    public static Effect discard(int cards, PlayerRole who) {
        return new Discard(cards, who, false);
    }

    /** A player discards cards of your choice (8.36). */
    public static Effect discardOfYourChoice(int cards, PlayerRole who) {
        return new Discard(cards, who, true);
    }

    /** A player discards cards at random. */
    public static Effect discardAtRandom(int cards, PlayerRole who) {
        return new DiscardAtRandom(cards, who);
    }

    /** Puts cards from the top of a deck into the discard pile. */
    public static Effect mill(int cards, PlayerRole whose) {
        return new Mill(cards, whose);
    }

    /** You search your deck (8.36). */
    public static Effect search(CardKind what) {
        return search(CardFilter.of(what));
    }

    /** You search your deck (8.36). */
    public static Effect search(CardFilter what) {
        return new Search(what);
    }

    /** You return a card from your discard pile to your hand. */
    public static Effect takeBack(CardKind what) {
        return takeBack(CardFilter.of(what));
    }

    /** You return a card from your discard pile to your hand. */
    public static Effect takeBack(CardFilter what) {
        return new TakeBack(what);
    }

    /** You put a Character into play recruited (7.8). */
    public static Effect putIntoPlay(CardFilter what, Zone from) {
        return new PutCardIntoPlay(what, from, false);
    }

    /** You put a Character into play hidden (7.8). */
    public static Effect putIntoPlayHidden(CardFilter what, Zone from) {
        return new PutCardIntoPlay(what, from, true);
    }

    /** You put the defeated Character from your discard pile into play recruited (7.8). */
    public static Effect putDefeatedIntoPlay() {
        return new PutBackIntoPlay(false);
    }

    /** You put the defeated Character from your discard pile into play hidden (7.8). */
    public static Effect putDefeatedIntoPlayHidden() {
        return new PutBackIntoPlay(true);
    }

    /** Makes tokens, each where it fits (1.10, 7.8). */
    public static Effect create(Printed... tokens) {
        return new Create(Array.of(tokens).map(NamedCard::of));
    }

    /** Counters on the card that has the ability (8.22). */
    public static Effect putCountersHere(int number, Counter counter) {
        return new PutCountersHere(number, counter);
    }

    /** You switch to an inactive Terrain (4.22). */
    public static Effect switchTerrain() {
        return new SwitchActiveTerrain();
    }

    /** Dismisses the target Terrain (4.23). */
    public static Effect dismissTerrain() {
        return new DismissTerrain();
    }

    /** Cancels the ability that this one answers (8.33). */
    public static Effect cancelAbility() {
        return new CancelAbility();
    }

    /** Cancels the attack (5.16). */
    public static Effect cancelAttack() {
        return new CancelAttack();
    }

    /** Resolves an Item in an opponent's discard pile (8.38). */
    public static Effect copyItem() {
        return new CopyItem();
    }

    /** Several effects as one alternative of {@link #chooseOne} or {@link #byLevel}. */
    public static Array<Effect> these(Effect... effects) {
        return Array.of(effects);
    }

    /** One of several, chosen when the ability is activated (8.5). */
    @SafeVarargs
    @SuppressWarnings("varargs") // the options are only read
    public static Effect chooseOne(Array<Effect>... options) {
        return new ChooseOne(Array.of(options));
    }

    /** One of several, by the LV of the Spellcaster: 1, 2, 3 or more (8.16). */
    public static Effect byLevel(Array<Effect> atOne, Array<Effect> atTwo, Array<Effect> atThree) {
        return new EffectsByLevel(Array.of(atOne, atTwo, atThree));
    }

    /** Effects that happen only if a condition holds when they would. */
    public static Effect provided(Condition condition, Effect... then) {
        return new If(condition, Array.of(then));
    }
}
