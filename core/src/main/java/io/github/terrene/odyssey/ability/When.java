package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Role;
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
public record When(HappeningKind occasion, Option<CharacterFilter> subject, Doer who, Array<CardKind> kinds) {

    /** Which player must do it. */
    public enum Doer {
        /** Any player. */
        ANYBODY("a player", "each player's"),
        /** The player who has the ability. */
        YOU("you", "your"),
        /** An opponent. */
        AN_OPPONENT("an opponent", "an opponent's");

        private final String label;
        private final String owner;

        Doer(String label, String owner) {
            this.label = label;
            this.owner = owner;
        }

        private String does(String deed) {
            return label + " " + (this == YOU ? deed.replace("their", owner) : Phrase.thirdPerson(deed));
        }
    }

    /**
     * When something happens to the Character that has the ability, or that holds the card.
     *
     * @throws IllegalArgumentException if such a thing does not happen to Characters
     */
    public static When when(HappeningKind occasion) {
        return new When(ofCharacter(occasion), Option.none(), Doer.ANYBODY, Array.empty());
    }

    /**
     * When something happens to a Character that fits.
     *
     * @throws IllegalArgumentException if such a thing does not happen to Characters
     */
    public static When when(CharacterFilter subject, HappeningKind occasion) {
        return new When(ofCharacter(occasion), Option.some(subject), Doer.ANYBODY, Array.empty());
    }

    /**
     * When you do something.
     *
     * @param kinds for activations, the kinds of cards that count; none for all
     * @throws IllegalArgumentException if players do not do such a thing
     */
    public static When whenYou(HappeningKind occasion, CardKind... kinds) {
        return ofPlayer(occasion, Doer.YOU, Array.of(kinds));
    }

    /**
     * When an opponent does something.
     *
     * @param kinds for activations, the kinds of cards that count; none for all
     * @throws IllegalArgumentException if players do not do such a thing
     */
    public static When whenOpponent(HappeningKind occasion, CardKind... kinds) {
        return ofPlayer(occasion, Doer.AN_OPPONENT, Array.of(kinds));
    }

    /** At the start of your turn (4.2). */
    public static When atStartOfTurn() {
        return new When(HappeningKind.START_OF_TURN, Option.none(), Doer.YOU, Array.empty());
    }

    /** At the end of your turn (4.7). */
    public static When atEndOfTurn() {
        return new When(HappeningKind.END_OF_TURN, Option.none(), Doer.YOU, Array.empty());
    }

    private static HappeningKind ofCharacter(HappeningKind occasion) {
        if (occasion != null && occasion.fate().isEmpty()) {
            throw new IllegalArgumentException(
                    occasion + " does not happen to a Character: say who does it, or whose turn it is");
        }
        return occasion;
    }

    private static When ofPlayer(HappeningKind occasion, Doer who, Array<CardKind> kinds) {
        if (occasion != null && occasion.deed().isEmpty()) {
            throw new IllegalArgumentException(
                    occasion + " is not something a player does: say to which Character it happens");
        }
        if (!kinds.isEmpty() && occasion != HappeningKind.ACTIVATES) {
            throw new IllegalArgumentException(occasion + " cannot be limited to kinds of cards: only activations can");
        }
        return new When(occasion, Option.none(), who, kinds);
    }

    /** Its words: "when this Character is recruited", "at the start of your turn". */
    public String say() {
        if (occasion.turn()) {
            return "at the " + (occasion == HappeningKind.START_OF_TURN ? "start" : "end") + " of " + who.owner
                    + " turn";
        }
        if (who != Doer.ANYBODY) {
            return "when " + who.does(occasion.deed().get()) + activated();
        }
        String whose = subject.map(CharacterFilter::one).getOrElse(Role.SELF.label());
        return "when " + whose + " " + occasion.fate().get();
    }

    private String activated() {
        String what = kinds.isEmpty() ? "trigger ability" : Phrase.anyOf(kinds.map(CardKind::label));
        return occasion == HappeningKind.ACTIVATES ? " " + Phrase.a(what) : "";
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
        reader.given("TO-8.7", "what happens", occasion);
        reader.given("TO-8.7", "who does it", who);
        reader.<CardKind>all("TO-8.7", "the kind of card", kinds);
        reader.<CharacterFilter>all("TO-8.7", "who it happens to", subject).forEach(filter -> filter.proofread(reader));
        if (reader.isComplete()) {
            proofreadWhole(reader);
        }
    }

    private void proofreadWhole(Proofreader reader) {
        reader.require(
                !ofSource() || reader.around().character(),
                "TO-1.5",
                "this ability does not belong to a Character, so there is no \"this Character\": say which one");
        reader.require(
                !ofSource()
                        || occasion != HappeningKind.IS_DEFEATED
                        || !reader.around().held(),
                "TO-8.25",
                "a defeated Character holds nothing, so a held card cannot wait for its holder's defeat");
        reader.require(
                who != Doer.ANYBODY || occasion != HappeningKind.HIDES || subject.exists(When::justHidden),
                "TO-7.5",
                "a Character being hidden comes face-down from the hand: say faceDown(), and nothing about damage or held cards");
        reader.require(
                !subject.exists(CharacterFilter::hidden)
                        || occasion == HappeningKind.HIDES
                        || occasion == HappeningKind.ASSIGNS,
                "TO-7.5",
                "this never happens to a hidden Character");
        reader.require(kinds.forAll(CardKind::held), "TO-8.15", "the kind must be Item, Command, Spell or Trap");
    }

    private static boolean justHidden(CharacterFilter filter) {
        return filter.hidden() && !filter.damaged() && !filter.holding();
    }
}
