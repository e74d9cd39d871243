package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Question;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A Character gains its fifth XP or a later one: its player chooses the gain.
 *
 * @param seat the player who chooses
 * @param member the number in play of the Character
 * @param left the amount of XP still to be gained, including this one
 * @param all the amount of XP to be gained in all
 * @param cause why the XP is gained
 */
@Rule("TO-6.3")
public record ChooseXpGain(Seat seat, @Names(Named.IN_PLAY) int member, int left, int all, Cause cause)
        implements Question {
    @Override
    public Array<Due> due() {
        return Array.of(new Due.XpGain(member, left, all, cause));
    }

    @Override
    public String rule() {
        return "TO-6.3";
    }

    @Override
    public Option<Due> within(Agenda agenda) {
        return due().headOption();
    }

    @Override
    public String key() {
        return "gain";
    }

    @Override
    public Seq<Choice.Gain> options(Game game) {
        return Array.rangeClosed(1, TerrainCard.TIERS).map(Choice.Gain::new);
    }

    @Override
    public boolean permits(Game game, Choice choice, Verdict why) {
        return choice instanceof Choice.Gain gain
                ? gain.tier() >= 1 && gain.tier() <= TerrainCard.TIERS
                        || why.no("TO-6.3/no-tier", "an XP gain tree has tiers 1 to 4")
                : why.no(choice.unasked());
    }

    @Override
    public void chosen(Choice choice, Play play) {
        new GainXpOf(member, left, all, cause).gain(play, ((Choice.Gain) choice).tier());
    }
}
