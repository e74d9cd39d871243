package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.SoloPrompt;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player may block, or decline.
 *
 * @param seat the player who decides
 * @param rest the players asked after that
 */
@Rule("TO-5.4")
public record ChooseBlock(Seat seat, Array<Seat> rest) implements Prompt, SoloPrompt {

    private static final Kinds OFFERS = Kinds.of(Block.class, DeclineBlock.class);

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public Array<Due> due() {
        return rest.isEmpty() ? Array.empty() : Array.of(new Due.Blocks(rest));
    }

    @Override
    public String rule() {
        return "TO-5.4";
    }

    @Override
    public String key() {
        return "block";
    }

    /** Players do not respond to their own attacks; the others have already responded when the block is chosen. */
    @Override
    @Rule({"TO-8.9", "TO-8.23"})
    public String forbidsActivation(Table table, Seat player) {
        return table.battle().exists(battle -> battle.seat().equals(player)) ? "TO-8.9" : "TO-8.23";
    }
}
