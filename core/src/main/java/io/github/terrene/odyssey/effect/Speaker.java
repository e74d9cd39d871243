package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.odyssey.trait.NamedCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Words the effects of one ability, one after another. A Character that was just mentioned is "it", and a target is described only once:
 * afterwards it is "that Character".
 *
 * <p>It remembers what the text refers to, so that a catalogue can tell whether an ability names somebody who is not there.
 * One speaker for each text, used by one thread.
 */
@Rule("TO-8.5")
public final class Speaker {
    private final String target;
    private final String place;
    private final References mentioned;
    private boolean described;
    private Option<Role> last = Option.none();

    private Speaker(String target, String place, References mentioned) {
        this.target = target;
        this.place = place;
        this.mentioned = mentioned;
    }

    /**
     * A speaker that has said nothing yet.
     *
     * @param target how the target of the ability is described; an empty text if it has none
     */
    public static Speaker of(String target) {
        return new Speaker(target, "a text", new References());
    }

    /**
     * The same for a text that is printed there.
     *
     * @param printed the card and the ability: what the {@link FaultyEffect} says that is thrown for an effect which throws something
     */
    public Speaker at(String printed) {
        return new Speaker(target, printed, mentioned);
    }

    /** The effects as sentences: "Deal 5 damage to target Character. It is Slowed until end of turn." */
    public String sentences(Seq<? extends Effect> effects) {
        return Phrase.sentences(Array.<Effect>narrow(effects.toArray()).map(this::said));
    }

    /** The effects as part of a sentence: "target allied Character heals 10 HP and it loses all statuses". */
    public String clause(Seq<? extends Effect> effects) {
        return Array.<Effect>narrow(effects.toArray())
                .map(this::said)
                .map(this::withoutFullStop)
                .mkString(" and ");
    }

    /** A full stop that a foreign effect has said ends no part of a sentence; one that belongs to a name stays. */
    private String withoutFullStop(String words) {
        boolean ofName =
                mentioned.tokens().appendAll(mentioned.terrains()).exists(named -> words.endsWith(named.name()));
        return ofName ? words : Phrase.withoutFullStop(words);
    }

    /** Its words; none if a foreign effect returns null. */
    private String said(Effect effect) {
        String words = words(effect);
        if (words == null || words.trim().isEmpty()) {
            mentioned.addWordless(effect);
            return "";
        }
        return words.trim();
    }

    private @Nullable String words(Effect effect) {
        try {
            return effect.say(this);
        } catch (Throwable thrown) {
            throw FaultyEffect.of(place, effect, thrown);
        }
    }

    /** The Character in that role. */
    public String name(Role role) {
        mentioned.add(role);
        if (last.contains(role)) {
            return "it";
        }
        last = Option.of(role);
        if (role != Role.TARGET || target.isEmpty()) {
            return role.label();
        }
        String name = described ? "that Character" : target;
        described = true;
        return name;
    }

    /** The Character in that role in full, whoever was mentioned before. */
    public String full(Role role) {
        mentioned.add(role);
        return role.label();
    }

    /** The Terrain chosen when the ability was activated. */
    public String targetTerrain() {
        mentioned.addTargetTerrain();
        String name = described ? "that Terrain" : target;
        described = true;
        return name;
    }

    /** All Characters that fit: "each other Thief you control". */
    public String name(CharacterFilter each) {
        mentioned.add(each);
        return (each.other() ? "each other " : "each ") + each.noun(1);
    }

    /** The player who has the ability. */
    public String you() {
        mentioned.add(PlayerRole.YOU);
        return PlayerRole.YOU.label();
    }

    /** The player who does something: "draw a card", "that player draws a card". */
    public String does(PlayerRole player, String verb) {
        mentioned.add(player);
        return player == PlayerRole.YOU ? verb : player.label() + " " + Phrase.thirdPerson(verb);
    }

    /** The player to whom something is done: "you", "target opponent". */
    public String name(PlayerRole player) {
        mentioned.add(player);
        return player.label();
    }

    /** The player as an owner: "your", "target opponent's". */
    public String owned(PlayerRole player) {
        mentioned.add(player);
        return player == PlayerRole.YOU ? "your" : player.label() + "'s";
    }

    /** The ability that this one answers. */
    public String answered() {
        mentioned.addAnswered();
        return "that ability";
    }

    /** A token that is made. */
    public String token(NamedCard token) {
        mentioned.addToken(token);
        return token.name();
    }

    /** A Terrain that the text names. */
    public String terrain(NamedCard terrain) {
        mentioned.addTerrain(terrain);
        return terrain.name();
    }

    /** The card that has the ability, after "on": "it" if the source was just mentioned. */
    public String thisCard() {
        return last.contains(Role.SELF) ? "it" : "this card";
    }

    /** A speaker for one of several alternatives: it continues from here and leaves this speaker unchanged. */
    public Speaker alternative() {
        Speaker other = new Speaker(target, place, mentioned);
        other.described = described;
        other.last = last;
        return other;
    }

    /** A speaker for an alternative that stands alone, so that it describes the target again. */
    public Speaker afresh() {
        return new Speaker(target, place, mentioned);
    }

    /** Notes that the alternatives have described the target. */
    public void targetWasDescribed() {
        described = true;
    }

    /** What the text has referred to so far, its alternatives included. */
    public References mentioned() {
        return mentioned;
    }
}
