package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Asks;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The event an ability waits for.
 *
 * @param occasion what happens
 * @param subject which Character it happens to; none for the one that has the ability, or where a player does it
 * @param who which player does it; {@link Doer#ANYBODY} where it happens to a Character
 * @param kinds for activations, the kinds of cards that count; empty for all
 */
@Rule("TO-8.7")
public record When(HappeningKind occasion, Option<CharacterFilter> subject, Doer who, Array<CardKind> kinds)
        implements Asks.ForMoment {
    /** Which player must do it. */
    public enum Doer {
        /** Any player. */
        ANYBODY,
        /** The player who has the ability. */
        YOU,
        /** An opponent. */
        AN_OPPONENT
    }

    /** Whether it waits for something to happen to the Character that has the ability, or that holds the card. */
    boolean ofSource() {
        return who == Doer.ANYBODY && subject.isEmpty();
    }

    /** Whether it answers an activation that is still on the chain (8.23). */
    boolean activation() {
        return occasion == HappeningKind.ACTIVATES && who == Doer.AN_OPPONENT;
    }

    /** Tells a proofreader what it needs. */
    @Rule({"TO-7.5", "TO-8.23", "TO-8.25"})
    void proofread(Proofreader reader) {
        subject.forEach(filter -> filter.proofread(reader));
        proofreadWords(reader);
        proofreadPlace(reader);
    }

    /** Checks that it can be put into words, and that no part of it is superfluous. */
    @Rule("TO-8.7")
    private void proofreadWords(Proofreader reader) {
        boolean ofCharacter = who == Doer.ANYBODY && !occasion.turn();
        reader.require(
                !ofCharacter || occasion.ofCharacter(),
                "TO-8.7/no-character",
                "this happens to no Character: say which player does it");
        reader.require(
                ofCharacter || occasion.turn() || occasion.ofPlayer(),
                "TO-8.7/no-player",
                "no player does this: say to which Character it happens");
        reader.require(
                ofCharacter || subject.isEmpty(),
                "TO-8.7/idle-subject",
                "it cannot ask for a Character where a player does something, or at a turn");
        reader.require(
                kinds.isEmpty() || !ofCharacter && occasion == HappeningKind.ACTIVATES,
                "TO-8.7/idle-kinds",
                "it can ask for kinds of cards only where a player activates one");
    }

    private void proofreadPlace(Proofreader reader) {
        reader.require(
                !ofSource() || reader.around().character(),
                "TO-1.5/no-this-character",
                "this ability does not belong to a Character, so there is no \"this Character\": say which one");
        reader.require(
                !ofSource()
                        || occasion != HappeningKind.IS_DEFEATED
                        || !reader.around().held(),
                "TO-8.25/holder-defeated",
                "a defeated Character holds nothing, so a held card cannot wait for its holder's defeat");
        reader.require(
                who != Doer.ANYBODY || occasion != HappeningKind.HIDES || subject.exists(When::justHidden),
                "TO-7.5/being-hidden",
                "a Character being hidden comes face-down from the hand: it says nothing about damage or held cards");
        reader.require(
                !subject.exists(CharacterFilter::hidden)
                        || occasion == HappeningKind.HIDES
                        || occasion == HappeningKind.ASSIGNS,
                "TO-7.5/never-hidden",
                "this never happens to a hidden Character");
        reader.require(
                kinds.forAll(CardKind::held), "TO-8.15/not-held", "the kind must be Item, Command, Spell or Trap");
    }

    private static boolean justHidden(CharacterFilter filter) {
        return filter.hidden() && !filter.damaged() && !filter.holding();
    }
}
