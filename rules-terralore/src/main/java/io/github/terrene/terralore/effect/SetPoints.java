package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Duration;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * "Points are N".
 *
 * @param whose of whom
 * @param points how many, 0 or more
 * @param duration for how long
 */
@Rule("TL-9.12")
public record SetPoints(Selection whose, int points, Duration duration) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whose.in(here).forEach(creatures -> here.change(creatures, new Change.Set(points, duration)));
    }

    @Override
    public void proofread(Proofreader reader) {
        whose.proofread(reader);
        reader.number("TL-9.12", "points are", points, 0, Proofreader.MOST_POINTS);
    }

    @Override
    public String say() {
        return "the points of " + whose.say() + " are " + points + duration.words();
    }
}
