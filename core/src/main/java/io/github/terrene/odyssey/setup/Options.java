package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import org.immutables.value.Value;

/** The options of section 15 of the rules. Begin with {@link #standard()} and change what should differ. */
@Value.Immutable
public interface Options extends WithOptions {
    /** The printing of the rules. */
    @Rule("TO-12.1")
    Edition edition();

    /** How it is decided who goes first. */
    @Rule("TO-3.5")
    StartingPlayer startingPlayer();

    /** When Defense Decay ends. */
    @Rule("TO-5.9")
    DecayEnds decayEnds();

    /** How often one ability of a card in play may be activated in a turn, 1 or more. */
    @Rule("TO-8.28")
    @Bounded(most = Bounded.NO_LIMIT)
    int activationsPerTurn();

    /** How often a player may activate abilities in a turn, all cards together and whoever's turn it is, 1 or more. */
    @Rule("TO-8.39")
    @Bounded(most = Bounded.NO_LIMIT)
    int activationsInAll();

    /** Which players are asked whether they respond. */
    @Rule("TO-8.13")
    ResponseWindows responseWindows();

    /** Who may block an attack besides the attacked player. */
    @Rule("TO-13.6")
    TeamBlocks teamBlocks();

    /** Who may look at a player's hand and face-down cards besides the player. */
    @Rule("TO-13.9")
    TeamSight teamSight();

    /** The turn at whose end a game is drawn, 1 or more. */
    @Rule("TO-10.6")
    @Bounded(most = Bounded.NO_LIMIT)
    int turnLimit();

    /**
     * The defaults: the rulebook, 20 activations of an ability and 100 by a player, 200 turns. Team-mates may block for each other, but do not
     * see each other's cards.
     */
    static Options standard() {
        return new Builder()
                .edition(Edition.RULEBOOK)
                .startingPlayer(new StartingPlayer.WinnerDecides())
                .decayEnds(DecayEnds.OWN_NEXT_TURN)
                .activationsPerTurn(20)
                .activationsInAll(100)
                .responseWindows(ResponseWindows.WHERE_POSSIBLE)
                .teamBlocks(TeamBlocks.ALLOWED)
                .teamSight(TeamSight.OWN_ONLY)
                .turnLimit(200)
                .build();
    }

    /** A builder of options; every value must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds options. */
    final class Builder extends ImmutableOptions.Builder {}
}
