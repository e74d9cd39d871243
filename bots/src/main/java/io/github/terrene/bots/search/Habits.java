package io.github.terrene.bots.search;

/**
 * How a search divides its attention. {@link #USUAL} plays well in every game that was measured; docs/bots.md has the figures.
 *
 * @param curiosity how much it favors what it has rarely tried, 0 or more
 * @param hope how much better than average it assumes untried actions to be, as a share of the victory; negative if worse
 * @param trust how much it believes the policy about what to try first: 1 fully, 0 not at all
 */
public record Habits(double curiosity, double hope, double trust) {
    /** The usual ones. */
    public static final Habits USUAL = new Habits(1, 0.2, 0.2);

    /**
     * The habits that it assumes others to have: they prefer what the policy prefers, as long as nothing else has proved better, and where it
     * hopes for something new, they fear it.
     */
    Habits ofOthers() {
        return new Habits(curiosity, -hope, 1);
    }
}
