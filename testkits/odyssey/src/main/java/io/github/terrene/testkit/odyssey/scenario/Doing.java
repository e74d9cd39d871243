package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.PayExtra;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.action.SwitchTerrain;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Member;
import java.util.function.Function;

/** What a player does: the verbs of the language. For choices in the middle of an effect, see {@link Choosing}. */
public interface Doing {
    /** Who does it. */
    Seat seat();

    /** A Character of this player: to say whose is meant, or which of several. */
    default Someone the(CharacterCard card) {
        return Someone.of(player(), card);
    }

    /** A Terrain of this player, for when several players have it. */
    default Ground the(TerrainCard card) {
        return new Ground(player(), card);
    }

    private Player player() {
        return new Player(seat(), toString());
    }

    /** Recruits a hidden Character, or one from hand if none with that card is hidden. */
    default Act recruits(CharacterCard card) {
        return recruits(the(card));
    }

    /** Recruits a hidden Character, or one from hand if none with that card is hidden. */
    default Act recruits(Someone who) {
        return deed("recruits " + who.card().name(), scene -> {
            boolean inHand = scene.table().side(seat()).hand().holds(who.card().id());
            boolean hidden = scene.table()
                    .side(seat())
                    .members()
                    .exists(member -> member.card().equals(who.card()) && (member.hidden() || !inHand));
            return hidden
                    ? new Recruit(seat(), scene.member(who, Member::hidden))
                    : new RecruitFromHand(seat(), who.card().id());
        });
    }

    /** Recruits a Character from hand. */
    default Act recruitsFromHand(CharacterCard card) {
        return deed("recruits " + card.name() + " from hand", scene -> new RecruitFromHand(seat(), card.id()));
    }

    /** Puts a Character from hand into play face-down. */
    default Act hides(CharacterCard card) {
        return deed("hides " + card.name(), scene -> new Hide(seat(), card.id()));
    }

    /** Attacks the next opponent. */
    default Attacking attacks(CharacterCard card) {
        return attacks(the(card));
    }

    /** Attacks the next opponent. */
    default Attacking attacks(Someone who) {
        return new Attacking(player(), who);
    }

    /** Blocks the attack. */
    default Act blocks(CharacterCard card) {
        return blocks(the(card));
    }

    /** Blocks the attack. */
    default Act blocks(Someone who) {
        return deed("blocks with " + who, scene -> new Block(seat(), scene.member(who)));
    }

    /** Does not block. */
    default Act declinesToBlock() {
        return deed("does not block", scene -> new DeclineBlock(seat()));
    }

    /** Pays the additional Action for an attacker that became Slowed. */
    default Act paysForTheAttack() {
        return deed("pays for the Slowed attacker", scene -> new PayExtra(seat()));
    }

    /** Does not pay it. */
    default Act abandonsTheAttack() {
        return deed("abandons the attack", scene -> new AbandonAttack(seat()));
    }

    /** Uses the trigger ability of a Character. */
    default Using uses(CharacterCard card) {
        return uses(the(card));
    }

    /** Uses the trigger ability of a Character. */
    default Using uses(Someone who) {
        return Using.ability(player(), who);
    }

    /** Uses the trigger ability of an Item or Command that one of the player's Characters holds. */
    default Using uses(AssignableCard card) {
        return Using.held(player(), card);
    }

    /** Uses the trigger ability of a Terrain. */
    default Using uses(TerrainCard card) {
        return Using.terrain(player(), card);
    }

    /** Plays a Terrain from hand. */
    default Act plays(TerrainCard card) {
        return deed("plays " + card.name(), scene -> new PlayTerrain(seat(), card.id()));
    }

    /** Switches to an inactive Terrain. */
    default Act switchesTo(TerrainCard card) {
        return deed("switches to " + card.name(), scene -> new SwitchTerrain(seat(), scene.terrain(seat(), card)));
    }

    /** Assigns a card from hand to one of the player's Characters. */
    default Act assigns(AssignableCard card, CharacterCard to) {
        return assigns(card, the(to));
    }

    /** Assigns a card from hand. */
    default Act assigns(AssignableCard card, Someone to) {
        return deed("assigns " + card.name() + " to " + to, scene -> new Assign(seat(), card.id(), scene.member(to)));
    }

    /** Lets two Characters exchange the cards they hold. */
    default Act trades(CharacterCard one, CharacterCard other) {
        return trades(the(one), the(other));
    }

    /** Lets two Characters exchange the cards they hold. */
    default Act trades(Someone one, Someone other) {
        return deed("trades between " + one + " and " + other, scene -> {
            int first = scene.member(one);
            int second = scene.member(other);
            return new Trade(seat(), Math.min(first, second), Math.max(first, second));
        });
    }

    /** Dismisses a Character. */
    default Act dismisses(CharacterCard card) {
        return dismisses(the(card));
    }

    /** Dismisses a Character. */
    default Act dismisses(Someone who) {
        return deed("dismisses " + who, scene -> new DismissCharacter(seat(), scene.member(who)));
    }

    /** Dismisses a card that one of the player's Characters holds. */
    default Act dismisses(AssignableCard card) {
        return deed(
                "dismisses " + card.name(),
                scene -> new DismissCard(
                        seat(), scene.holder(player(), card).map(Member::id).getOrElse(CardNumbers.NONE)));
    }

    /** Dismisses a Character because the supply limit is exceeded. */
    default Act givesUp(CharacterCard card) {
        return givesUp(the(card));
    }

    /** Dismisses a Character because the supply limit is exceeded. */
    default Act givesUp(Someone who) {
        return deed("gives up " + who, scene -> new DismissForSupply(seat(), scene.member(who)));
    }

    /** Does not respond, or gives up the abilities that wait. */
    default Act passes() {
        return deed("passes", scene -> new Pass(seat()));
    }

    /** Declares the end of the turn. */
    default Act endsTurn() {
        return deed("ends the turn", scene -> new EndTurn(seat()));
    }

    /** Concedes. */
    default Act runs() {
        return deed("runs", scene -> new Run(seat()));
    }

    /** Places a starting party, whole or in part; what the game does not ask for, since the deck leaves no choice, is placed by itself. */
    default Act places(StartingParty party) {
        return Act.ofSeveral(seat(), this + " places a party", scene -> Placing.actions(scene.game(), seat(), party));
    }

    /** Begins to place a starting party, with that many of the small choices that it is made of. */
    default Act beginsToPlace(StartingParty party, int choices) {
        return Act.ofSeveral(
                seat(),
                this + " begins to place a party",
                scene -> Placing.actions(scene.game(), seat(), party).take(choices));
    }

    /** Says who goes first. */
    default Act names(Player starter) {
        return deed("names " + starter, scene -> new Choose(seat(), new Choice.Starter(starter.seat())));
    }

    private Act deed(String words, Function<Scene, Action> action) {
        return Act.of(seat(), this + " " + words, action);
    }
}
